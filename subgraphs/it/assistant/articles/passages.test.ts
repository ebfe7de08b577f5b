import { passagesOf } from './passages.js';
import { plainLine, sentencesOf } from './plainMarkdown.js';

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
  expect(passagesOf(ARTICLE).map(({ heading, units }) => [heading, units.map(({ kind, text }) => `${kind}: ${text}`)])).toEqual([
    [null, ['sentence: First sentence, e.g. this one.', 'sentence: Second one at 9:30 a.m. for everybody.']],
    ['Steps here', ['sentence: You need:', 'step: 1. Open /employee/leave.', 'step: 2. Press New and wait.', 'point: A point', 'point: Another with a link']],
    ['Figures', ['row: Parents: Days 16, Pay 100%', 'row: Others: Days 6', 'code: sudo run']],
  ]);
});

test('a list knows what leads it', () => {
  expect(passagesOf(ARTICLE)[1]?.units.map(({ lead }) => lead)).toEqual([null, 'You need:', 'You need:', 'You need:', 'You need:']);
});

test('nothing of an article is lost, and an empty one has no passage', () => {
  expect(passagesOf('')).toEqual([]);
  expect(passagesOf('#\n\n##  \n')).toEqual([]);
  const odd = '| a |\nnot a table\n1) one\n* two\n```\nopen code';
  expect(passagesOf(odd).flatMap(({ units }) => units.map(({ text }) => text))).toEqual(['not a table', '1. one', 'two', 'open code']);
});

test('marks are taken away, words and signs of words are not', () => {
  expect(plainLine('**Bold**, _slanted_ and `code_with_marks` of 2 * 3 * 4 and name_with_marks ![picture](x.png)')).toBe('Bold, slanted and code_with_marks of 2 * 3 * 4 and name_with_marks picture');
});

test('a text with thousands of marks is read in no time', () => {
  const began = performance.now();
  for (const mark of ['**a', '_a', '`a', '[a](', '| a ', '# ', '1. ', '\\|']) passagesOf(mark.repeat(12_000).slice(0, 50_000));
  expect(performance.now() - began).toBeLessThan(3_000);
});

test('sentences end where they end', () => {
  expect(sentencesOf('See Dr. Cho at 10.30 on vpn.northwind.example. Then go. “Done?” Yes.')).toEqual(['See Dr. Cho at 10.30 on vpn.northwind.example.', 'Then go.', '“Done?”', 'Yes.']);
});
