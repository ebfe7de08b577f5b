import { deviceMark } from './deviceMark';

test('a browser calls itself the same at each sign-in, by a mark that no one guesses', () => {
  window.localStorage.clear();
  const mark = deviceMark();
  expect(mark).toMatch(/^[0-9a-f]{32}$/);
  expect(deviceMark()).toBe(mark);
  window.localStorage.clear();
  expect(deviceMark()).not.toBe(mark);
});

test('where nothing can be kept there is no mark', () => {
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  expect(deviceMark()).toBeNull();
  storage.mockRestore();
});
