import { passagesOf } from './passages.js';
import { plainLine, sentencesOf } from '../../plainMarkdown.js';

const ARTICLE = `First sentence, e.g. this one. Second one at 9:30 a.m. for
everybody.

## Steps **here**

You need:

1. Open \`/employee/leave\`.
2. Press **New**
   and wait.

- A point
- Another [with a link](https://northwind.example)

## Figures

| What | Days | Pay |
|---|---:|---|
| Parents | 16 | 100% |
| Others | 6 | |

\`\`\`
sudo run
\`\`\`
`;

test('an article is read by headings, and what it says by sentences, steps, points, rows and commands', () => {
  expect(
    passagesOf(ARTICLE).map(({ heading, units }) => [
      heading,
      units.map(({ kind, text }) => `${kind}: ${text}`),
    ]),
  ).toEqual([
    [null, ['sentence: First sentence, e.g. this one.', 'sentence: Second one at 9:30 a.m. for everybody.']],
    [
      'Steps here',
      [
        'sentence: You need:',
        'step: 1. Open /employee/leave.',
        'step: 2. Press New and wait.',
        'point: A point',
        'point: Another with a link',
      ],
    ],
    ['Figures', ['row: Parents: Days: 16; Pay: 100%', 'row: Others: Days: 6', 'code: sudo run']],
  ]);
});

test('a list knows what leads it', () => {
  expect(passagesOf(ARTICLE)[1]?.units.map(({ lead }) => lead)).toEqual([
    null,
    'You need:',
    'You need:',
    'You need:',
    'You need:',
  ]);
});

test('nothing of an article is lost, and an empty one has no passage', () => {
  expect(passagesOf('')).toEqual([]);
  expect(passagesOf('#\n\n##  \n')).toEqual([]);
  const odd = '| a |\nnot a table\n1) one\n* two\n```\nopen code';
  expect(passagesOf(odd).flatMap(({ units }) => units.map(({ text }) => text))).toEqual([
    'not a table',
    '1. one',
    'two',
    'open code',
  ]);
});

test('marks are taken away, words and signs of words are not', () => {
  expect(
    plainLine('**Bold**, _slanted_ and `code_with_marks` of 2 * 3 * 4 and name_with_marks ![picture](x.png)'),
  ).toBe('Bold, slanted and code_with_marks of 2 * 3 * 4 and name_with_marks picture');
});

test.each(['\r\n', '\r', '\u2028', '\u2029', '\v', '\f'])(
  'lines that end in %j are lines as any other',
  (end) => {
    expect(passagesOf(ARTICLE.replaceAll('\n', end))).toEqual(passagesOf(ARTICLE));
  },
);

test('of an article that is far too long the beginning is read: so many passages and units, and so much of each', () => {
  const unitsOf = (content: string) => passagesOf(content).flatMap(({ units }) => units);
  expect(unitsOf('- a\n'.repeat(12_000)).length).toBe(1_000);
  expect(passagesOf('# a\nb\n'.repeat(8_000)).length).toBe(200);
  for (const long of [
    'word '.repeat(10_000),
    `- a\n${' b\n'.repeat(16_000)}`,
    `1. ${'word '.repeat(10_000)}`,
    `\`\`\`\n${'run\n'.repeat(12_000)}`,
  ])
    expect(unitsOf(long).map(({ text }) => text.length)).toEqual([2_000]);
  // The name of a column stands in every row.
  const rows = unitsOf(`|What|${'name '.repeat(2_000)}|Pay|\n${'|a|b|c|\n'.repeat(5_000)}`);
  expect(rows.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(62_000);
  expect(unitsOf(`a${'😀'.repeat(2_000)}`)[0]?.text).toBe(`a${'😀'.repeat(999)}`);
});

test('sentences end where they end', () => {
  expect(sentencesOf('See Dr. Cho at 10.30 on vpn.northwind.example. Then go. “Done?” Yes.')).toEqual([
    'See Dr. Cho at 10.30 on vpn.northwind.example.',
    'Then go.',
    '“Done?”',
    'Yes.',
  ]);
});
