import { textDiff } from './textDiff';

const said = (before: string, after: string) =>
  textDiff(before, after).map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`);

test.each([
  ['nothing changed', 'One.\nTwo.', 'One.\nTwo.', [' One.\nTwo.']],
  ['a line came', 'One.\n', 'One.\nTwo.\n', [' One.\n', '+Two.\n']],
  ['a line went', 'One.\nTwo.\nThree.', 'One.\nThree.', [' One.\n', '-Two.\n', ' Three.']],
  [
    'a word was replaced',
    'Open the door.\n',
    'Open the window.\n',
    [' Open the ', '-door.', '+window.', ' \n'],
  ],
  ['all was written new', 'One', 'Two', ['-One', '+Two']],
  ['the text began', '', 'One\nTwo', ['+One\nTwo']],
] as const)('%s', (_what, before, after, pieces) => {
  expect(said(before, after)).toEqual(pieces);
});

test.each([
  ['long texts of other words', 'a b '.repeat(6_000), 'c d '.repeat(6_000)],
  ['long texts of other lines', 'a\n'.repeat(3_000), 'b\n'.repeat(3_000)],
])('%s are compared completely, and both texts can be restored from the parts', (_what, before, after) => {
  const pieces = textDiff(before, after);
  const without = (left: string) =>
    pieces
      .filter(({ kind }) => kind !== left)
      .map(({ text }) => text)
      .join('');
  expect(without('added')).toBe(before);
  expect(without('removed')).toBe(after);
});
