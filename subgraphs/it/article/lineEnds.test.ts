import { linesOf, withPlainLineEnds } from './lineEnds.js';

test('every kind of line break ends one line', () => {
  expect(linesOf('a\r\nb\nc\rd\u2028e\u2029f\vg\fh\n\r\n\ri')).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
    'g',
    'h',
    '',
    '',
    'i',
  ]);
});

test('a text is stored with LF as its only line break, and is otherwise unchanged', () => {
  expect(withPlainLineEnds(' # One\r\n\r\n\tTwo  \r\u2028')).toBe(' # One\n\n\tTwo  \n\n');
  expect(withPlainLineEnds('')).toBe('');
});
