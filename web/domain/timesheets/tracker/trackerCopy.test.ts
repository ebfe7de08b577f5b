import { forgetTracker, readCopy, writeCopy, type TrackerCopy } from './trackerCopy';

const copy: TrackerCopy = {
  userId: 7,
  id: 'a',
  timesheetEntryId: 12,
  project: 'Training',
  task: 'Sample task',
  startTime: Date.UTC(2026, 10, 16, 9),
  isActive: true,
  elapsedSeconds: 0,
  clockOffset: 0,
  waiting: null,
};
const stop = {
  kind: 'stop',
  key: 'k',
  startTime: copy.startTime,
  stopTime: copy.startTime + 3_600_000,
} as const;
const year = 366 * 24 * 3600;
const key = 'portal.tracker';
const kept = () => window.localStorage.getItem(key);

afterEach(() => {
  jest.restoreAllMocks();
  forgetTracker();
  window.localStorage.clear();
});

test('the stored session of another person is not shown and is deleted', () => {
  writeCopy({ ...copy, userId: 8 });
  expect(readCopy(7)).toBeNull();
  expect(kept()).toBeNull();
});

test.each([
  ['no JSON', '{"userId":7,'],
  ['null', 'null'],
  ['a list', '[]'],
  ['of an older kind', JSON.stringify({ userId: 7, id: 'a' })],
  ['with a time that is none', JSON.stringify({ ...copy, startTime: 'yesterday' })],
  ['with less than no time', JSON.stringify({ ...copy, elapsedSeconds: -1 })],
  ['with more time than a session can have', JSON.stringify({ ...copy, elapsedSeconds: year + 1 })],
  ['with a beginning that no date can hold', JSON.stringify({ ...copy, startTime: 8.64e15 + 1 })],
  ['with a beginning long before there was a portal', JSON.stringify({ ...copy, startTime: -1 })],
  ['with a clock that is ages behind', JSON.stringify({ ...copy, clockOffset: 1e300 })],
  ['with a clock that is ages ahead', JSON.stringify({ ...copy, clockOffset: -8.64e15 })],
  ['of an entry that is none', JSON.stringify({ ...copy, timesheetEntryId: 1.5 })],
  [
    'with a stop that no date can hold',
    JSON.stringify({ ...copy, waiting: { ...stop, stopTime: 8.64e15 + 1 } }),
  ],
  [
    'with a stop before its beginning',
    JSON.stringify({ ...copy, waiting: { ...stop, stopTime: stop.startTime - 1 } }),
  ],
  ['with something unknown to be sent', JSON.stringify({ ...copy, waiting: { kind: 'burn', key: 'k' } })],
  [
    'with a stop without its end',
    JSON.stringify({ ...copy, waiting: { kind: 'stop', key: 'k', startTime: stop.startTime } }),
  ],
])('a stored session that is %s is ignored and deleted', (_what, text) => {
  window.localStorage.setItem(key, text);
  expect(readCopy(7)).toBeNull();
  expect(kept()).toBeNull();
});

test.each([
  [
    'a session that has run for a month, on a device that lost its clock',
    { ...copy, elapsedSeconds: 31 * 24 * 3600 + 0.5, clockOffset: copy.startTime },
  ],
  ['a change that waits', { ...copy, waiting: { kind: 'change', key: 'k', wasActive: true } as const }],
  ['a stop of no length', { ...copy, waiting: { ...stop, stopTime: stop.startTime } }],
])('a stored session of %s is kept', (_what, given) => {
  window.localStorage.setItem(key, JSON.stringify(given));
  expect(readCopy(7)).toEqual(given);
});

test('a stored session has every field, and actions that wait to be sent [A3.12]', () => {
  const waiting = { ...copy, waiting: stop };
  writeCopy(waiting);
  expect(Object.keys(JSON.parse(kept() ?? '') as object)).toEqual(
    expect.arrayContaining([
      'id',
      'timesheetEntryId',
      'project',
      'task',
      'startTime',
      'isActive',
      'elapsedSeconds',
    ]),
  );
  window.localStorage.setItem(key, ` ${kept() ?? ''}`);
  expect(readCopy(7)).toEqual(waiting);
});

test('a full storage loses the stored session, and the page continues from memory', () => {
  writeCopy(copy);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  writeCopy({ ...copy, isActive: false });
  expect(kept()).toBeNull();
  expect(readCopy(7)).toMatchObject({ isActive: false });
  expect(readCopy(8)).toBeNull();
  full.mockRestore();
  writeCopy(copy);
  expect(readCopy(7)).toEqual(copy);
  expect(kept()).not.toBeNull();
});

test('a storage that the portal cannot access causes no error', () => {
  const closed = () => {
    throw new DOMException('', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(closed);
  expect(readCopy(7)).toBeNull();
  writeCopy(copy);
  expect(readCopy(7)).toEqual(copy);
  expect(forgetTracker()).toBe(false);
  expect(readCopy(7)).toBeNull();
});

test('deleting the stored session says whether its stop was still to be sent', () => {
  writeCopy({ ...copy, waiting: stop });
  expect([forgetTracker(), forgetTracker()]).toEqual([true, false]);
});
