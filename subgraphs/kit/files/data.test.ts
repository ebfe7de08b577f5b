import { z } from 'zod';
import { checkedData, frontMatterOf, linesOf, rowsOf } from './data.js';

const Rows = z.array(z.strictObject({ name: z.string('is missing'), days: z.number('is no number') }));

test('an engineer reads which row of JSON data is malformed', () => {
  const rows = [{ name: 'a', days: 1 }, { days: 2 }, { name: 'c', days: '3' }];
  expect(() => checkedData('demo/rows.json', rows, Rows)).toThrow(
    'demo/rows.json: 1.name is missing; 2.days is no number',
  );
  expect(checkedData('demo/rows.json', rows.slice(0, 1), Rows)).toEqual(rows.slice(0, 1));
});

test('an engineer reads which line of a list is empty or has blanks around it', () => {
  expect(() => linesOf('words.txt', 'one\n\ntwo')).toThrow('words.txt, line 2: is empty');
  expect(() => linesOf('words.txt', 'one\ntwo ')).toThrow('words.txt, line 2: has blanks at an end');
  expect(linesOf('words.txt', 'one\ntwo words')).toEqual(['one', 'two words']);
});

test('an engineer reads which row of a table has other columns', () => {
  const read = (text: string) => rowsOf('skills.tsv', text, ['name', 'words']);
  expect(() => read('name\tword')).toThrow('skills.tsv: the columns are not name, words');
  expect(() => read('name\twords\na\tb\na')).toThrow('skills.tsv, row 3: has 1 columns, not 2');
  expect(read('name\twords\na\tb\na\t')).toEqual([
    { name: 'a', words: 'b' },
    { name: 'a', words: '' },
  ]);
});

test('an engineer gets an error for Markdown without front matter', () => {
  expect(() => frontMatterOf('a.md', '# Title')).toThrow('a.md: has no front matter.');
  expect(frontMatterOf('a.md', '---\ntitle: A: b\ntags:\n  - one\n  - two\n---\n\nText\n')).toEqual({
    header: { title: 'A: b', tags: ['one', 'two'] },
    body: '\nText\n',
  });
});
