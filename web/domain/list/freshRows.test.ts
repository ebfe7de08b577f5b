import { newsIn } from './freshRows';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

test.each([
  ['nothing', [3, 2, 1], [3, 2, 1], 0, false],
  ['two rows that came first', [3, 2, 1], [5, 4, 3], 2, false],
  ['a row that came between others', [3, 1], [3, 2, 1], 1, false],
  ['a row that went', [3, 2, 1], [3, 1], 0, false],
  ['a row that moved up because another went', [4, 3, 2], [4, 2, 1], 0, false],
  ['one that came while another went', [4, 3, 2], [5, 4, 2], 1, false],
  ['other rows altogether', [3, 2], [6, 5], 2, false],
  ['the first row of an empty list', [], [1], 1, false],
  ['rows in another order', [3, 2, 1], [1, 3, 2], 0, true],
])('%s', (_, shown, found, came, isReordered) => {
  expect(newsIn(rows(...shown), rows(...found))).toEqual({ came, isReordered });
});
