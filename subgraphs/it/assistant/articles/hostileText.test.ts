import { costAgainst } from '../../../kit/testing/cost.js';
import { passagesOf } from './passages.js';
import { plainLine, sentencesOf } from '../../plainMarkdown.js';
import { prepared } from './prepared.js';

/** Characters of the longest article. */
const LONGEST = 50_000;
/** Times what the passages of an ordinary article take; what is read more than once takes hundreds. */
const MOST = 30;
/** Times what an ordinary article takes to be made ready. */
const MOST_READY = 8;

const filled = (piece: string): string => piece.repeat(LONGEST).slice(0, LONGEST);
const BLANKS = ' '.repeat(LONGEST - 100);
const MARKS = [
  '[',
  ']',
  '(',
  ')',
  '![',
  '[](',
  '[a](',
  '[a](b',
  '[a]((',
  '[a](()',
  '[a](b()',
  '![a](',
  '*',
  '**',
  '***',
  '*a',
  '**a',
  '** a',
  '**a ',
  'a* ',
  '*_',
  '_',
  '__',
  '_a ',
  ' _a',
  '__a ',
  '`',
  '`a',
  '\\',
  '\\|',
  '!',
  '|',
  '|*',
  '| a ',
  '#',
  '# ',
  ' #',
  '-',
  '- ',
  '1. ',
  '. A',
  'A. ',
  '.” A',
  'Dr. ',
  '~~~',
];
const HOSTILE: [what: string, text: string][] = [
  ['a heading of blanks before a line separator', `The redostwo.\n# ${BLANKS}x\u2028x`],
  ['a heading of blanks before CR', `# ${BLANKS}x\rx`],
  ['a step of blanks before a line separator', `1. ${BLANKS}x\u2028x`],
  ['a point of blanks before a line separator', `- ${BLANKS}x\u2028x`],
  ['a point of other blanks', `- ${'\u00a0\t'.repeat(LONGEST / 2 - 10)}x\ry`],
  ['a rule of blanks', `|--${BLANKS}x|`],
  ['a rule of cells', `|--${'|--'.repeat(16_000)}x|`],
  ['a row of blanks', `|${BLANKS}x`],
  ['a sentence of blanks', `A.${BLANKS}b`],
  ...MARKS.flatMap((mark): [string, string][] => [
    [`${JSON.stringify(mark)} in one line`, filled(mark)],
    [`${JSON.stringify(mark)} in lines`, filled(`${mark}\n`)],
  ]),
  ...[
    ['[', ']'],
    ['(', ')'],
    ['[a](', ')'],
    ['**', '**'],
    ['_', '_'],
    ['![', '](b)'],
  ].map(([open = '', end = '']): [string, string] => [
    `nested ${JSON.stringify(open)}`,
    `${open.repeat(6_000)}x${end.repeat(6_000)}`,
  ]),
];

const ORDINARY = filled(
  '## The printer prints nothing\n\nIf the light is red, hold **Start** for five seconds:\n\n1. Open the [drawer](https://portal.example/drawer).\n2. Take the paper out.\n\nIt is ready when the light is green.\n\n',
);

let articles = 1_000;
const makeReady = (content: string) =>
  prepared({ id: (articles += 1), title: 'A title', content, questions: [] });

test.each([
  ['the passages', passagesOf],
  ['a line', plainLine],
  ['the sentences', sentencesOf],
])(
  'whatever an employee writes into an article, %s of it are read in a moment',
  (_what, read) => {
    for (const [what, text] of HOSTILE) {
      const times = costAgainst(
        () => passagesOf(ORDINARY),
        () => read(text),
        MOST,
      );
      expect([what, times <= MOST ? 'in a moment' : times]).toEqual([what, 'in a moment']);
    }
  },
  60_000,
);

test.each([
  ['headings', filled('# a\nb\n')],
  ['points', filled('- a\n')],
  ['marks that would have to be sorted', filled('\u0301\uff9e')],
  ['letters that become many', filled('\ufdfa')],
  ['points under a long sentence', `${'You need '.repeat(2_000)}:\n${filled('- a\n')}`.slice(0, LONGEST)],
  ['rows under long names', `|a|${'name '.repeat(2_000)}|b|\n${filled('|a|b|c|\n')}`.slice(0, LONGEST)],
])('an article of nothing but %s is made ready in a moment', (_what, content) => {
  const times = costAgainst(
    () => makeReady(ORDINARY),
    () => makeReady(content),
    MOST_READY,
  );
  expect(times).toBeLessThanOrEqual(MOST_READY);
});
