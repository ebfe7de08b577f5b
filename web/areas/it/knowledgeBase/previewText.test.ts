import { previewText } from './previewText';

test.each([
  ['a text that fits stays whole', 'Ask the help desk.', 18, 'Ask the help desk.'],
  ['a longer one is cut between words', 'Ask the help desk for a key', 20, 'Ask the help desk…'],
  ['no sentence ends twice', 'Ask the help desk. They know.', 23, 'Ask the help desk…'],
  ['a pause is left out as well', 'Size, name, owner, date of it', 20, 'Size, name, owner…'],
  ['one long word is cut within', 'a'.repeat(30), 20, `${'a'.repeat(19)}…`],
  ['no character is cut in two', '😀'.repeat(30), 20, `${'😀'.repeat(19)}…`],
])('of what a card tells, %s [C2.44]', (_, text, most, shown) => {
  expect(previewText(text, most)).toBe(shown);
});
