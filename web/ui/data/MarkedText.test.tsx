import { piecesOf } from './MarkedText';

const marked = (text: string, sought: string) =>
  piecesOf(text, sought)
    .map(({ words, isMarked }) => (isMarked ? `[${words}]` : words))
    .join('');

test.each([
  ['Zoë Quist', 'zoe', '[Zoë] Quist'],
  ['Maeve O’Hara', "o'hara", 'Maeve [O’Hara]'],
  ['Straße 7', 'strasse', '[Straße] 7'],
  ['Leave for leaves', 'LEAVE', '[Leave] for [leave]s'],
  ['Anna Lind', 'lind anna', '[Anna] [Lind]'],
  ['Printer', '', 'Printer'],
  ['Printer', '%', 'Printer'],
])('in "%s" a search for "%s" marks %s', (text, sought, shown) => {
  expect(marked(text, sought)).toBe(shown);
});
