import fc from 'fast-check';

import { createTrackerClock } from './trackerClock';

const hour = 3_600_000;
const noon = Date.UTC(2026, 10, 16, 12);

/** A device whose two clocks are set by the test; a server's clock would show the true time. */
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

test("a device whose clock is hours slow shows the server's time", () => {
  const { at, clock, ask, pass } = device(3 * hour);
  ask();
  pass(hour);
  expect(clock.now()).toBe(at.truth);
});

test('a slow answer does not replace the offset learnt from a fast one', () => {
  const { at, clock, ask } = device(hour);
  ask();
  ask(0, 20_000);
  ask(20_000, 0);
  expect(clock.now()).toBe(at.truth);
});

test('a clock that is set back by an hour is corrected before a server answer, and the server should be asked', () => {
  const { at, clock, ask, pass, set } = device();
  ask();
  pass(1000);
  set(-hour);
  expect(clock.now()).toBe(at.truth);
  expect([clock.hasJumped(), clock.hasJumped()]).toEqual([true, false]);
});

test('the hours of a sleep count, and the server should be asked', () => {
  const { at, clock, ask, sleep } = device();
  ask();
  sleep(8 * hour);
  expect(clock.now()).toBe(at.truth);
  expect(clock.hasJumped()).toBe(true);
});

test('a clock that is set ahead is corrected by the next answer', () => {
  const { at, clock, ask, set } = device();
  ask();
  set(2 * hour);
  ask();
  expect(clock.now()).toBe(at.truth);
});

test('an answer that was in transit during a sleep is ignored', () => {
  const { at, clock, ask, sleep } = device();
  ask();
  const learn = clock.timeCall();
  const answer = at.truth;
  sleep(8 * hour);
  learn(answer);
  expect(clock.now()).toBe(at.truth);
});

test('the offset of an earlier page applies until this page learns its own', () => {
  const { at, clock, ask } = device(hour);
  clock.suggest(hour);
  expect(clock.now()).toBe(at.truth);
  ask();
  clock.suggest(0);
  expect(clock.now()).toBe(at.truth);
});

test('property: after any time, sleep and clock change the clock is right to within the transit time of an answer, once the server was asked', () => {
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
