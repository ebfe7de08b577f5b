import fc from 'fast-check';

import { createTrackerClock } from './trackerClock';

const hour = 3_600_000;
const noon = Date.UTC(2026, 10, 16, 12);

/** A device whose two clocks go as the test says; the truth is what a server's clock would show. */
function device(behind = 0) {
  const at = { truth: noon, wall: noon - behind, steady: 5000 };
  const clock = createTrackerClock({ wall: () => at.wall, steady: () => at.steady });
  const pass = (time: number) => {
    at.truth += time;
    at.wall += time;
    at.steady += time;
  };
  const sleep = (time: number) => {
    at.truth += time;
    at.wall += time;
  };
  const set = (by: number) => {
    at.wall += by;
  };
  /** A call that takes so long to the server and back. */
  const ask = (there = 20, back = 20) => {
    const learn = clock.timeCall();
    pass(there);
    const answer = at.truth;
    pass(back);
    learn(answer);
  };
  return { at, clock, pass, sleep, set, ask };
}

test('a device that is hours behind shows the time of the server', () => {
  const { at, clock, ask, pass } = device(3 * hour);
  ask();
  pass(hour);
  expect(clock.now()).toBe(at.truth);
});

test('a slow answer does not spoil what a quick one taught', () => {
  const { at, clock, ask } = device(hour);
  ask();
  ask(0, 20_000);
  ask(20_000, 0);
  expect(clock.now()).toBe(at.truth);
});

test('a clock that is set back by an hour is made up for before any server says so, and the server is to be asked', () => {
  const { at, clock, ask, pass, set } = device();
  ask();
  pass(1000);
  set(-hour);
  expect(clock.now()).toBe(at.truth);
  expect([clock.hasJumped(), clock.hasJumped()]).toEqual([true, false]);
});

test('the hours of a sleep count, and the server is to be asked', () => {
  const { at, clock, ask, sleep } = device();
  ask();
  sleep(8 * hour);
  expect(clock.now()).toBe(at.truth);
  expect(clock.hasJumped()).toBe(true);
});

test('a clock that is set ahead is put right by the next answer', () => {
  const { at, clock, ask, set } = device();
  ask();
  set(2 * hour);
  ask();
  expect(clock.now()).toBe(at.truth);
});

test('an answer that was on its way through a sleep teaches nothing', () => {
  const { at, clock, ask, sleep } = device();
  ask();
  const learn = clock.timeCall();
  const answer = at.truth;
  sleep(8 * hour);
  learn(answer);
  expect(clock.now()).toBe(at.truth);
});

test('what an earlier page learnt counts until this one learns', () => {
  const { at, clock, ask } = device(hour);
  clock.suggest(hour);
  expect(clock.now()).toBe(at.truth);
  ask();
  clock.suggest(0);
  expect(clock.now()).toBe(at.truth);
});

test('property: through any time, sleep and settings the clock is right within the way of an answer, once it was asked', () => {
  const events = fc.array(
    fc.tuple(fc.constantFrom('pass', 'sleep', 'set'), fc.integer({ min: 0, max: 9 * hour }), fc.boolean()),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(events, fc.integer({ min: 0, max: 900 }), (taken, way) => {
      const { at, clock, ask, pass, sleep, set } = device();
      ask();
      for (const [kind, time, isBack] of taken) {
        if (kind === 'pass') pass(time);
        else if (kind === 'sleep') sleep(time);
        else set(isBack ? -time : time);
        if (clock.hasJumped()) ask(way, way);
        // Less than a second of setting is not noticed, and each may add to the one before.
        if (kind === 'set' && time <= 1000) ask(way, way);
      }
      expect(Math.abs(clock.now() - at.truth)).toBeLessThanOrEqual(2 * way);
    }),
    { numRuns: 300 },
  );
});
