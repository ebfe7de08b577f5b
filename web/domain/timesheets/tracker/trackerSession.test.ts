import fc from 'fast-check';

import {
  adoptSession,
  countedSeconds,
  pauseSession,
  resumeSession,
  shiftLength,
  spanOf,
  type TrackerSession,
} from './trackerSession';

const began = Date.UTC(2026, 10, 16, 17);
const active: TrackerSession = {
  id: 'a',
  timesheetEntryId: 12,
  project: 'Training',
  task: 'Sample task',
  startTime: began,
  isActive: true,
  elapsedSeconds: 0,
};
const hour = 3_600_000;

test('a session is active after a start, paused after a pause, active after a resume, and a repeated step changes nothing [A4.7 A4.24]', () => {
  const paused = pauseSession(active, began + hour);
  const again = resumeSession(paused, began + 3 * hour);
  expect([active, paused, again].map(({ isActive }) => isActive)).toEqual([true, false, true]);
  expect(resumeSession(active, began + 9)).toBe(active);
  expect(pauseSession(paused, began + 2 * hour)).toBe(paused);
});

test('resuming computes the start from the counted seconds [A4.7]', () => {
  const paused = pauseSession(active, began + hour);
  expect(resumeSession(paused, began + 3 * hour)).toMatchObject({
    startTime: began + 2 * hour,
    elapsedSeconds: 3600,
  });
});

test('a session restored after a crash counts the time since the start if it was active, and none if it was paused [A4.8]', () => {
  const kept = (session: TrackerSession) => JSON.parse(JSON.stringify(session)) as TrackerSession;
  expect(countedSeconds(kept(active), began + 8 * hour)).toBe(8 * 3600);
  expect(countedSeconds(kept(pauseSession(active, began + hour)), began + 8 * hour)).toBe(3600);
});

test('a session of exactly 16 hours is normal, one second more is long, and more than 24 hours are too long [A9.14]', () => {
  expect([16 * 3600, 16 * 3600 + 1, 24 * 3600, 24 * 3600 + 1].map(shiftLength)).toEqual([
    'usual',
    'long',
    'long',
    'tooLong',
  ]);
});

test("the server's times are used without their rounding", () => {
  const own = active;
  const told = { ...own, project: 'Meetings', startTime: began + 1400, elapsedSeconds: 58 };
  expect(adoptSession(own, told, began + 60_000)).toEqual({ ...told, startTime: began, elapsedSeconds: 0 });
  const corrected = { ...told, startTime: began + hour };
  expect(adoptSession(own, corrected, began + 2 * hour)).toEqual(corrected);
  expect(adoptSession(own, { ...told, isActive: false }, began + 60_000)).toMatchObject({
    isActive: false,
    elapsedSeconds: 58,
  });
  expect(adoptSession(own, { ...told, id: 'b' }, began + 60_000)).toMatchObject({
    id: 'b',
    startTime: began + 1400,
  });
  expect(adoptSession(null, told, began)).toBe(told);
});

/**
 * Any sequence of steps, each after a wait in milliseconds; a wait below zero is a clock that was set back.
 */
const steps = (least: number) =>
  fc.array(
    fc.record({
      step: fc.constantFrom('pause', 'resume', 'keep', 'look'),
      wait: fc.integer({ min: least, max: 9 * hour }),
    }),
    { maxLength: 40 },
  );
type Step = { step: string; wait: number };

function follow(taken: readonly Step[]) {
  let now = began;
  let session = active;
  let worked = 0;
  const counts: number[] = [];
  for (const { step, wait } of taken) {
    now += wait;
    if (session.isActive) worked += wait;
    if (step === 'pause') session = pauseSession(session, now);
    if (step === 'resume') session = resumeSession(session, now);
    if (step === 'keep') session = JSON.parse(JSON.stringify(session)) as TrackerSession;
    counts.push(countedSeconds(session, now));
  }
  return { session, now, worked, counts };
}

test('property: after any steps exactly the time outside of pauses is counted, stored in between or not [A4.7 A4.8 A4.24]', () => {
  fc.assert(
    fc.property(steps(0), (taken) => {
      const { session, now, worked } = follow(taken);
      expect(countedSeconds(session, now) * 1000).toBeCloseTo(worked, 3);
    }),
    { numRuns: 300 },
  );
});

test('property: a stop writes a start and an end as far apart as the counted time, and an end that is not in the future [A4.11 A4.25]', () => {
  fc.assert(
    fc.property(steps(0), (taken) => {
      const { session, now, worked } = follow(taken);
      const { startTime, stopTime } = spanOf(session, now);
      expect(stopTime - startTime).toBe(worked);
      expect(stopTime).toBeLessThanOrEqual(now);
    }),
    { numRuns: 300 },
  );
});

test('property: whatever the clock does, no time counted before a pause is lost, and no time is negative', () => {
  fc.assert(
    fc.property(steps(-9 * hour), (taken) => {
      const { counts, session, now } = follow(taken);
      expect(Math.min(0, ...counts)).toBe(0);
      expect(countedSeconds(session, now)).toBeGreaterThanOrEqual(session.elapsedSeconds);
      const { startTime, stopTime } = spanOf(session, now);
      expect(stopTime).toBeGreaterThanOrEqual(startTime);
    }),
    { numRuns: 300 },
  );
});
