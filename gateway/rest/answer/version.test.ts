import { Refusal } from './problems.js';
import { versionAsked, versionTag } from './version.js';

test('the version of a caller is accepted with and without quotes, and as a weak ETag of a compressing proxy', () => {
  for (const [header, version] of [
    ['1', 1],
    ['"2"', 2],
    ['W/"3"', 3],
    [' "4" ', 4],
  ] as const)
    expect(versionAsked(header)).toBe(version);
});

test('without the header, or with a star, any version is accepted', () => {
  for (const header of [undefined, '*', ' * ']) expect(versionAsked(header)).toBeNull();
});

test('several versions, incomplete ones and impossible numbers are refused', () => {
  for (const header of ['"1", "4"', '"4', 'x', '-1', '99999999999', '4294967296', '']) {
    expect(() => versionAsked(header)).toThrow(Refusal);
  }
});

test('a record with a version has it in the ETag, and a record without one has no ETag', () => {
  expect(versionTag({ id: 7, version: 3 })).toEqual({ etag: '"3"' });
  for (const other of [{ id: 7 }, null, 'x', [{ version: 3 }]]) expect(versionTag(other)).toEqual({});
});
