import { SUBJECTS } from '../../demo/knowledge.js';
import { askingOf } from '../understanding/asking.js';
import { unanswered } from '../unanswered/unanswered.js';
import { termsOf } from '../understanding/terms.js';
import { answerFrom } from './articleAnswer.service.js';
import { NO_MEANING } from './meaning.service.js';
import { pairsOf } from './pairs.js';
import { prepared } from './prepared.js';
import { ranked } from './ranking.js';

// The knowledge base of the demo organisation with the questions its articles say they answer, compared in
// this process.

const articles = SUBJECTS.flatMap((subject) => subject.articles).map(({ title, content, questions }, at) => ({
  ...{
    id: at + 1,
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
}));
const known = await unanswered();
const having = new Map<string, number>();
for (const article of articles)
  for (const stem of new Set([...prepared(article).whole.keys(), ...prepared(article).asked.keys()]))
    having.set(stem, (having.get(stem) ?? 0) + 1);

function ask(message: string, quoted: string | null = null) {
  const wanted = {
    terms: termsOf(message),
    asking: askingOf(message),
    pairs: pairsOf(message),
    meaning: NO_MEANING,
    total: articles.length,
    having,
    quoted,
  };
  return answerFrom(ranked(articles, wanted), wanted, known);
}

test.each([
  'Is there a discount at the swimming pool for people who work here?',
  'May I paint the wall behind my desk blue?',
  'Does the canteen have something without gluten?',
  'Who waters the palm in the entrance hall while facilities are on strike?',
  'May my parrot sit beside me at work?',
  'How do I turn rows into columns in Excel?',
  'When was the company founded, and by whom?',
])('"%s" is answered by no article, and that is said [S-76]', (message) => {
  expect(ask(message)).toMatchObject({ certainty: 'none', extracts: [] });
});

test.each([
  [
    'My old flatmate is a fine forklift mechanic. If you take her, is there some cash in it for me?',
    'Recommending a friend',
  ],
  ['The cleaners tipped coffee over my keys and now the letters stick.', 'Cleaning a keyboard safely'],
  [
    'Sixteen folks from the carrier come by next week and all want to get online.',
    'Guest network for visitors',
  ],
  [
    'I got hitched and have another surname now. What do you need from me?',
    'Changing your bank details, name or address',
  ],
  ['Grandpa passed away on Sunday. May I stay home?', 'Bereavement leave and family emergencies'],
])('"%s" is answered from "%s", whose words it does not use [S-76]', (message, title) => {
  const { certainty, extracts } = ask(message);
  expect(certainty).not.toBe('none');
  expect(extracts[0]?.article.title).toBe(title);
});

test('what could be about many things is about the article that was quoted last, and what is clearly about another is not', () => {
  const about = (message: string, quoted: string | null) => ask(message, quoted).extracts[0]?.article.title;
  expect(about('When does the new one come?', 'What to do when a laptop is lost')).toBe(
    'What to do when a laptop is lost',
  );
  expect(about('When does the new one come?', 'Replacing a worn battery')).toBe('Replacing a worn battery');
  expect(about('How do I connect to the VPN from home?', 'What to do when a laptop is lost')).toBe(
    'Using the VPN from home',
  );
});
