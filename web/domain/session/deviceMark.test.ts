import { deviceMark } from './deviceMark';

test('a browser sends the same unguessable mark at each sign-in', () => {
  window.localStorage.clear();
  const mark = deviceMark();
  expect(mark).toMatch(/^[0-9a-f]{32}$/);
  expect(deviceMark()).toBe(mark);
  window.localStorage.clear();
  expect(deviceMark()).not.toBe(mark);
});

test('without storage there is no mark', () => {
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  expect(deviceMark()).toBeNull();
  storage.mockRestore();
});
