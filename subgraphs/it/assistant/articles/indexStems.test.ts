import { costAgainst } from '../../../kit/testing/cost.js';
import { stemsOf } from '../understanding/words.js';
import { stemWeights } from './indexStems.js';

const weights = (text: { title?: string; content?: string; questions?: string[] }) =>
  stemWeights({
    title: text.title ?? '',
    content: text.content ?? '',
    questions: (text.questions ?? []).map((question) => ({ heading: null, question })),
  });

/** Characters of the longest article. */
const LONGEST = 50_000;
/** Times what an ordinary article takes; what is read more than once takes hundreds. */
const MOST = 50;
const filled = (piece: string): string => piece.repeat(LONGEST).slice(0, LONGEST);
const PIECES = [
  'a',
  'a ',
  "n't ",
  "can't ",
  '1,234,',
  'wi-',
  'wi fi ',
  'sign in ',
  'out of ',
  '\ufdfa',
  '\u0301',
  '\u0301\uff9e',
  'ational',
  'yyyyyyy ',
  '\ufb03 ',
  '# ',
  '# a\n',
  '\u2028',
  '|',
  '\u4f60',
];
const manyWords = Array.from({ length: 12_000 }, (_, at) => at.toString(36))
  .join(' ')
  .slice(0, LONGEST);

test('whatever an employee writes into an article, it is read in a moment, and what is kept of it is bounded', () => {
  const ordinary = filled('The printer on the third floor prints when the light is green. ');
  for (const content of [...PIECES.map(filled), manyWords]) {
    const read = weights({ content });
    expect(read.size).toBeLessThanOrEqual(4_000);
    expect([...read.keys()].every((stem) => stem.length <= 40)).toBe(true);
    const times = costAgainst(
      () => weights({ content: ordinary }),
      () => weights({ content }),
      MOST,
    );
    const piece = content.slice(0, 10);
    expect([piece, times <= MOST ? 'in a moment' : times]).toEqual([piece, 'in a moment']);
  }
});

test('of an article with too many words title, headings and questions are kept', () => {
  const read = weights({
    title: 'Zeppelin',
    content: `${manyWords.slice(0, 40_000)}\n## Masts\n`,
    questions: ['Where do I park an airship?'],
  });
  expect(read.size).toBe(4_000);
  for (const stem of stemsOf('Zeppelin masts airship')) expect([stem, read.has(stem)]).toEqual([stem, true]);
});

test('a word says most of an article in its title, then under a heading, in the body and in a question', () => {
  const read = weights({
    title: 'Zeppelin',
    content: 'A zeppelin lands.\n\n## Mast\n\nThe tower is red, the rope is not.',
    questions: ['Which rope does an airship need?'],
  });
  expect(['zeppelin', 'mast', 'rope', 'airship'].map((word) => read.get(stemsOf(word)[0] ?? ''))).toEqual([
    1.6, 1.2, 1, 0.9,
  ]);
  const often = (times: number) => weights({ content: 'rope '.repeat(times) }).get('rope') ?? 0;
  expect(often(2)).toBeGreaterThan(often(1));
  expect(often(4) - often(3)).toBeLessThan(often(2) - often(1));
});

test('a word of several words is one, within the hash of a tag is no heading, and the heading of a question says nothing', () => {
  const read = stemWeights({
    title: 'Logging in',
    content: '#wifi\n\nUse the Wi-Fi.',
    questions: [{ heading: 'Badges', question: 'Am I locked out?' }],
  });
  expect([
    read.get('signin'),
    read.get('wifi'),
    read.has('badg'),
    read.get(stemsOf('lockedout')[0] ?? ''),
  ]).toEqual([1.6, 1 + 0.3 * Math.log(2), false, 0.9]);
});
