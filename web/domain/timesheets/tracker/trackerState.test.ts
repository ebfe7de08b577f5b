import { copyOf } from '../../../testing/time/openTracker';
import type { TrackerCopy } from './trackerCopy';
import { firstState, next, phaseOf, type CallFailure, type Phase, type TrackerEvent } from './trackerState';

const began = Date.UTC(2026, 10, 16, 17);
const now = began + 3_600_000;
const copy = (given: object = {}) => copyOf({ startTime: began, ...given }) as TrackerCopy;
const stop = { kind: 'stop', key: 'k1', startTime: began, stopTime: now };

const copies: Record<Phase, TrackerCopy | null> = {
  none: null,
  running: copy(),
  paused: copy({ isActive: false, elapsedSeconds: 60 }),
  stopped: copy({ waiting: stop }),
};
const phases = Object.keys(copies) as Phase[];
const failure = (reason: CallFailure['reason']): CallFailure => ({ reason, text: 'No.', isAhead: false });
const told = (session: TrackerCopy | null): TrackerEvent => ({
  type: 'serverAnswered',
  userId: 7,
  session,
  askedFor: copy().id,
  isQuiet: false,
  now,
});
const failed = (reason: CallFailure['reason']): TrackerEvent => ({
  type: 'sendFailed',
  failure: failure(reason),
  isAsked: true,
});
const pressed = (button: 'pause' | 'resume' | 'stop'): TrackerEvent => ({
  type: 'pressed',
  button,
  key: 'k2',
  now,
});

/** The phase after an event, for each earlier phase: none, running, paused, stopped. */
const table: [string, TrackerEvent, Phase[]][] = [
  ['Pause is pressed', pressed('pause'), ['none', 'paused', 'paused', 'stopped']],
  ['Resume is pressed', pressed('resume'), ['none', 'running', 'running', 'stopped']],
  ['Stop is pressed', pressed('stop'), ['none', 'stopped', 'stopped', 'stopped']],
  ['the server has a running session', told(copy()), ['running', 'running', 'running', 'stopped']],
  ['the server has no session', told(null), ['none', 'none', 'none', 'stopped']],
  ['the session is gone', failed('gone'), ['none', 'none', 'none', 'none']],
  ['the server is broken', failed('broken'), ['none', 'running', 'paused', 'stopped']],
  ['the server refuses', failed('refused'), ['none', 'running', 'paused', 'running']],
  ['the stop is saved', { type: 'stopSaved', id: copy().id, span: stop }, ['none', 'none', 'none', 'none']],
];

test.each(table)('when %s, each phase has one phase that follows [A4.7 A4.23 A4.24]', (_, event, after) => {
  const found = phases.map((phase) => {
    const { state } = next({ ...firstState, copy: copies[phase] }, event);
    return phaseOf(state);
  });
  expect(found).toEqual(after);
});

test('a button that changes nothing sends nothing', () => {
  expect(next({ ...firstState, copy: copies.paused }, pressed('pause')).effects).toEqual([]);
  expect(next({ ...firstState, copy: copies.running }, pressed('pause')).effects).toEqual([
    { do: 'send', key: 'k2' },
  ]);
});

test('a pause that is resumed before it was sent still sends both', () => {
  const paused = next({ ...firstState, copy: copies.running }, pressed('pause')).state;
  const { copy: resumed } = next(paused, { ...pressed('resume'), key: 'k3' } as TrackerEvent).state;
  expect(resumed?.waiting).toEqual({ kind: 'change', key: 'k3', wasActive: true });
});

test('a session that is longer than an entry can be cannot be stopped [A9.14]', () => {
  const tooLong = next({ ...firstState, copy: copy({ startTime: now - 25 * 3_600_000 }) }, pressed('stop'));
  expect(phaseOf(tooLong.state)).toBe('running');
});
