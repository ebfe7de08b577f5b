import { askingOf } from '../understanding/asking.js';
import { unanswered } from '../unanswered/unanswered.js';
import { termsOf } from '../understanding/terms.js';
import { answerFrom, articleWords } from './articleAnswer.service.js';
import type { Candidate } from './candidates.service.js';
import { NO_MEANING } from './meaning.service.js';
import { pairsOf } from './pairs.js';
import { prepared } from './prepared.js';
import { ranked } from './ranking.js';

const known = await unanswered();
let id = 0;
const articleOf = (title: string, content: string, questions: Candidate['questions'] = []): Candidate => ({
  ...{
    id: (id += 1),
    title,
    content,
    questions,
    categoryId: 1,
    categoryName: 'Hardware',
    authorId: 3,
    authorName: 'Ida Tech',
    isPublished: true,
    isPolicy: false,
  },
  ...{
    viewCount: 0,
    downloadCount: 0,
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-01T00:00:00Z',
    version: 1,
  },
});

/** What the articles answer, each word as rare as in them. */
function ask(message: string, articles: readonly Candidate[]) {
  const having = new Map<string, number>();
  for (const article of articles)
    for (const stem of new Set([...prepared(article).whole.keys(), ...prepared(article).asked.keys()]))
      having.set(stem, (having.get(stem) ?? 0) + 1);
  const wanted = {
    terms: termsOf(message),
    asking: askingOf(message),
    pairs: pairsOf(message),
    meaning: NO_MEANING,
    total: articles.length,
    having,
    quoted: null,
  };
  return answerFrom(ranked(articles, wanted), wanted, known);
}

const others = [
  'Parking',
  'Monitors',
  'Calendars',
  'Training',
  'Keyboards',
  'Folders',
  'Meals',
  'Badges',
].map((subject) =>
  articleOf(`${subject} at a glance`, `All about ${subject.toLowerCase()}. Facilities answer.`),
);
const LOST = `Call extension 4311 at once when it is gone.

A loan laptop, which costs nothing, waits in room 2.14.

## Costs

The first lost laptop costs you nothing; for the second your department pays $300.`;

test('what must be done at once is read first and in one piece, whatever else of the article answers', () => {
  const found = ask('What does a lost laptop cost me?', [articleOf('Lost laptops', LOST), ...others]);
  expect(articleWords(found)).toBe(`From “Lost laptops”:
Call extension 4311 at once when it is gone.
A loan laptop, which costs nothing, waits in room 2.14.

Costs:
The first lost laptop costs you nothing; for the second your department pays $300.`);
});

const DESK = `A desk has two screens.

## Ordering

Ask your manager for another one.

## Moving

Facilities carry it to the other floor on Thursdays.`;
const QUESTIONS = [
  { heading: 'Moving', question: 'Who schleps my stuff upstairs when my seat changes?' },
  { heading: 'Ordering', question: 'I want one more display' },
];

test('an article is found, and the right part of it, by a question that it says it answers, in words that it has nowhere', () => {
  const { certainty, extracts } = ask('somebody must schlep my stuff upstairs', [
    articleOf('Desks', DESK, QUESTIONS),
    ...others,
  ]);
  expect(certainty).toBe('sure');
  expect(extracts.map(({ article, heading }) => [article.title, heading])).toEqual([['Desks', 'Moving']]);
});

test('a question that says nothing by itself takes nothing away from the others', () => {
  const { extracts } = ask('somebody must schlep my stuff upstairs', [
    articleOf('Desks', DESK, [...QUESTIONS, { heading: null, question: 'Who was it, and why is it so?' }]),
    ...others,
  ]);
  expect(extracts.map(({ heading }) => heading)).toEqual(['Moving']);
});

test('an article that answers is found as well after its author added a question about something else', () => {
  for (const questions of [[], [{ heading: null, question: 'May I paint it green?' }]]) {
    const { certainty, extracts } = ask('Where does facilities carry a desk?', [
      articleOf('Desks', DESK, questions),
      ...others,
    ]);
    expect([questions.length, certainty, extracts[0]?.heading]).toEqual([questions.length, 'sure', 'Moving']);
  }
});

test('who asks in words of no question and no article is told that nothing is known', () => {
  const { certainty, extracts } = ask('Is there a sauna on the roof?', [
    articleOf('Desks', DESK, QUESTIONS),
    ...others,
  ]);
  expect([certainty, extracts]).toEqual(['none', []]);
});

test('of a list of steps that is too long, those are quoted that answer', () => {
  const steps = Array.from(
    { length: 30 },
    (_, at) =>
      `${at + 1}. ${at === 26 ? 'Oil the hinge of the cupboard.' : 'Look at the next thing, whatever it may be, and go on when it is as it was before.'}`,
  );
  const { extracts } = ask('How do I oil the hinge?', [articleOf('Cupboards', steps.join('\n')), ...others]);
  expect(extracts[0]?.text).toContain('27. Oil the hinge of the cupboard.');
});

test('of a long paragraph the sentences around the one that answers are quoted, none out of the middle', () => {
  const filler =
    'Much is said here that nobody asked for, in many words, and it goes on for a while longer than one would like.';
  const content = [
    ...Array.from({ length: 6 }, () => filler),
    'Half of the bonus hangs on the result of the company.',
    'The other half hangs on your rating.',
    ...Array.from({ length: 6 }, () => filler),
  ].join(' ');
  const { extracts } = ask('What does my rating do to the bonus?', [articleOf('Bonus', content), ...others]);
  expect(extracts[0]?.text).toContain(
    'Half of the bonus hangs on the result of the company. The other half hangs on your rating.',
  );
});
