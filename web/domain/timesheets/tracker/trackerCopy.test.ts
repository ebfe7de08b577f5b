import { forgetTracker, readCopy, writeCopy, type TrackerCopy } from './trackerCopy';

const copy: TrackerCopy = {
  userId: 7, id: 'a', timesheetEntryId: 12, project: 'Training', task: 'Sample task', startTime: 1, isActive: true, elapsedSeconds: 0, clockOffset: 0, waiting: null,
};
const key = 'portal.tracker';
const kept = () => window.localStorage.getItem(key);

afterEach(() => {
  jest.restoreAllMocks();
  forgetTracker();
  window.localStorage.clear();
});

test('the copy of another person is not shown and does not stay', () => {
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
  ['with something unknown to be sent', JSON.stringify({ ...copy, waiting: { kind: 'burn', key: 'k' } })],
  ['with a stop without its end', JSON.stringify({ ...copy, waiting: { kind: 'stop', key: 'k', startTime: 1 } })],
])('a copy that is %s counts as none and is removed', (_what, text) => {
  window.localStorage.setItem(key, text);
  expect(readCopy(7)).toBeNull();
  expect(kept()).toBeNull();
});

test('what is kept holds all of a session, also what waits to be sent [A3.12]', () => {
  const waiting = { ...copy, waiting: { kind: 'stop', key: 'k', startTime: 1, stopTime: 2 } } as const;
  writeCopy(waiting);
  expect(Object.keys(JSON.parse(kept() ?? '') as object)).toEqual(expect.arrayContaining(['id', 'timesheetEntryId', 'project', 'task', 'startTime', 'isActive', 'elapsedSeconds']));
  window.localStorage.setItem(key, ` ${kept() ?? ''}`);
  expect(readCopy(7)).toEqual(waiting);
});

test('a full storage keeps nothing of what it had, and the page goes on from memory', () => {
  writeCopy(copy);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('', 'QuotaExceededError'); });
  writeCopy({ ...copy, isActive: false });
  expect(kept()).toBeNull();
  expect(readCopy(7)).toMatchObject({ isActive: false });
  expect(readCopy(8)).toBeNull();
  full.mockRestore();
  writeCopy(copy);
  expect(readCopy(7)).toEqual(copy);
  expect(kept()).not.toBeNull();
});

test('a storage that is closed to the portal is no error', () => {
  const closed = () => { throw new DOMException('', 'SecurityError'); };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) jest.spyOn(Storage.prototype, name).mockImplementation(closed);
  expect(readCopy(7)).toBeNull();
  writeCopy(copy);
  expect(readCopy(7)).toEqual(copy);
  expect(forgetTracker()).toBe(false);
  expect(readCopy(7)).toBeNull();
});

test('who forgets the copy learns whether the end of a session was still to be sent', () => {
  writeCopy({ ...copy, waiting: { kind: 'stop', key: 'k', startTime: 1, stopTime: 2 } });
  expect([forgetTracker(), forgetTracker()]).toEqual([true, false]);
});
