import { numberListsOf, wordListsOf } from './tables.js';

const lists = (...rows: string[]) =>
  wordListsOf('jobWords.tsv', ['list\tentry', ...rows].join('\n'), ['schools', 'studies']);

test('each list has its own words and phrases, in the order of the rows', () => {
  const { schools, studies } = lists('schools\tcollege', 'studies\tcourse', 'schools\tevening school');
  expect([[...schools], [...studies]]).toEqual([['college', 'evening school'], ['course']]);
});

test.each([
  ['a column more', 'schools\tcollege\tuniversity', 'jobWords.tsv, row 3: has 3 columns, not 2'],
  ['an unknown list', 'shcools\tcollege', 'jobWords.tsv, row 3: there is no list "shcools"'],
  ['no word', 'schools\t', 'jobWords.tsv, row 3: "" is not one word or phrase'],
  ['two words for one', 'schools\tcollege, campus', 'row 3: "college, campus" is not one word or phrase'],
  ['a blank too many', 'schools\tcollege ', 'jobWords.tsv, row 3: a comma or blank is wrong in "entry"'],
  ['a word that the list has', 'studies\tcourse', 'jobWords.tsv, row 3: "course" is there twice'],
])('a row of a list with %s is named', (_what, row, problem) => {
  expect(() => lists('studies\tcourse', row)).toThrow(problem);
});

test('a list without words is named', () => {
  expect(() => lists('studies\tcourse')).toThrow('jobWords.tsv: the list "schools" has no row');
});

test('a number is read beside its word, and a row without one is named', () => {
  const months = (...rows: string[]) =>
    numberListsOf('dateNumbers.tsv', ['list\tentry\tnumber', ...rows].join('\n'), ['months']);
  expect([...months('months\tjan\t1', 'months\tfeb\t2').months]).toEqual([
    ['jan', 1],
    ['feb', 2],
  ]);
  expect(() => months('months\tjan\t')).toThrow('dateNumbers.tsv, row 2: "" is no number');
  expect(() => months('months\tjan\tone')).toThrow('dateNumbers.tsv, row 2: "one" is no number');
});
