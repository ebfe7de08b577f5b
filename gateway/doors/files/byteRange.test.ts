import { readRange } from './byteRange.js';

test.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=10-5000', { first: 10, last: 99 }],
  ['bytes=-1', { first: 99, last: 99 }],
  ['bytes=-5000', { first: 0, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=', null],
  ['bytes=-', null],
  ['bytes=9-3', null],
  ['bytes=0-1,5-6', null],
  ['pages=0-1', null],
  [undefined, null],
] as const)('of 100 bytes, %s asks for %j', (header, part) => {
  expect(readRange(header, 100)).toEqual(part);
});

test('a range of an empty file cannot be served', () => {
  expect([readRange('bytes=0-', 0), readRange('bytes=-1', 0)]).toEqual(['none', 'none']);
});
