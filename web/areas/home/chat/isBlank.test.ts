import { isBlank } from './isBlank';

test.each(['a', '.', '\u200Ba', '👩\u200D💻'])('%j can be seen, and so is a message [A5.6]', (text) => {
  expect(isBlank(text)).toBe(false);
});

test.each(['', ' \n\t', '\u200B', '\u2063', '\uFEFF', '\u200B \u2063\n\uFEFF', '\u00AD\u2060'])('%j cannot be seen: it is blank [A5.6]', (text) => {
  expect(isBlank(text)).toBe(true);
});
