import { isCutShort } from './picture';

const file = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'me.jpg');

test('a JPEG without its end marker is truncated, and one with a few bytes after it is not', async () => {
  expect(await isCutShort(file(0xff, 0xd8, 1, 2, 3))).toBe(true);
  expect(await isCutShort(file(0xff, 0xd8, 1, 0xff, 0xd9))).toBe(false);
  expect(await isCutShort(file(0xff, 0xd8, 1, 0xff, 0xd9, 0, 0))).toBe(false);
});

test('other formats are not checked for the end marker of a JPEG', async () => {
  expect(await isCutShort(file(0x89, 0x50, 0x4e, 0x47))).toBe(false);
  expect(await isCutShort(file())).toBe(false);
});
