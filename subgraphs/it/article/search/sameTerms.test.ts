import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { viewer } from '../../../kit/testing/viewers.js';
import { it as itSubgraph } from '../../subgraph.js';
import { addArticle } from '../article.factory.js';

interface Found {
  title: string;
  highlights: { text: string; isMatch: boolean }[];
}

const FIND =
  'query ($s: String) { kbArticles(search: $s, ordering: "title") { results { title highlights { text isMatch } } } }';
const ARTICLES: Readonly<Record<string, string>> = {
  hyphen: 'Open the e-mail and the wi-fi options, then log-in.',
  one: 'Open the email and the wifi options, then login.',
  factor: 'Turn on two-factor authentication.',
  short: 'Turn on 2FA now.',
  step: 'Use 2-step verification.',
  monitors: 'Plug in two monitors.',
  accents: 'Das Café in Łódź öffnet für Müller; O’Brien bezahlt.',
  soft: 'Fill in the time\u00adsheet.',
  zero: 'Fill in the time\u200bsheet.',
  apart: 'Make a back up, then set up the time sheet.',
  whole: 'Make a backup before the setup of timesheets.',
  hyphens: 'Make a back-up before the set-up of a time-sheet.',
  dash: 'Rooms—quiet ones—on floor 1–4.',
};

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
  for (const [title, content] of Object.entries(ARTICLES))
    await addArticle(test_.database, { title, content });
  await addArticle(test_.database, {
    title: 'draft',
    content: 'Un-published.',
    isPublished: false,
    authorId: 7,
  });
});
afterAll(() => test_.close());

const search = async (text: string): Promise<Found[]> => {
  const { data, errors } = await test_.run<{ kbArticles: { results: Found[] } }>(
    viewer([], { userId: 7 }),
    FIND,
    { s: text },
  );
  expect([text, errors]).toEqual([text, []]);
  return data.kbArticles.results;
};
const found = async (text: string) => (await search(text)).map(({ title }) => title);

test.each([
  [
    'with a hyphen and without',
    ['e-mail', 'email', 'E-Mails', 'emails', 'wi-fi', 'WIFI', 'log-in', 'login'],
    ['hyphen', 'one'],
  ],
  ['with a particle beside it', ['log in', 'log\u200bin', 'wi fi'], ['hyphen', 'one']],
  ['by its beginning', ['e-mai', 'emai'], ['hyphen', 'one']],
  ['in a draft of one’s own', ['unpublished', 'un-published'], ['draft']],
  [
    'in digits, in letters and shortened',
    ['2fa', 'two-factor', 'two factor', '2-factor', 'twofactor', 'TFA', 'MFA', 'multi-factor'],
    ['factor', 'short', 'step'],
  ],
  [
    'in two words that belong together',
    ['two-factor authentication', '2 step verification'],
    ['factor', 'short', 'step'],
  ],
  ['as a number', ['2 monitors', 'two monitors'], ['monitors']],
  [
    'without its accents',
    ['cafe', 'CAFÉ', 'lodz', 'muller', 'Mu\u0308ller', 'o’brien', "o'brien"],
    ['accents'],
  ],
  ['with accents that it has not', ['ëmail'], ['hyphen', 'one']],
  [
    'in one, in two and with a hyphen',
    [
      'timesheet',
      'time sheet',
      'time-sheet',
      'time\u00adsheet',
      'time\u200bsheet',
      'Time Sheets',
      'timesheets',
    ],
    ['apart', 'hyphens', 'soft', 'whole', 'zero'],
  ],
  [
    'with its particle in one, in two and with a hyphen',
    ['setup', 'set up', 'set-up', 'backup', 'back up', 'back-up', 'back\u00adup', 'back\u200bup'],
    ['apart', 'hyphens', 'whole'],
  ],
  ['with a blank in what shortens it', ['2 fa', 'two fa', '2 FA'], ['factor', 'short', 'step']],
  ['where a dash is beside it', ['quiet', 'rooms quiet'], ['dash']],
])('a word is found %s', async (_how, texts, titles) => {
  for (const text of texts) expect([text, await found(text)]).toEqual([text, titles]);
});

test.each([
  '\u200b',
  '\u2060',
  '\u200c\u200d',
  '\u2800',
  '\u3164',
  '\u115f\u1160',
  '\uffa0',
  '\u{e0041}',
  '\ufe0f',
  ' \t',
])('a search of %j, which has only invisible characters, filters nothing', async (text) => {
  expect(await found(text)).toEqual(await found(''));
});

test('adjacent words are not a hyphenated word, and a dash joins no words', async () => {
  for (const text of ['roomsqiet', 'two monitors verification'])
    expect([text, await found(text)]).toEqual([text, []]);
});

test.each([
  ['email', ['e', 'mail', 'email']],
  ['e-mail', ['e', 'mail', 'email']],
  ['2fa', ['two', 'factor', 'authentication', '2FA', '2', 'step', 'verification']],
  ['cafe', ['Café']],
  ['muller', ['Müller']],
])('the matches of %j are marked in the spelling of the text', async (text, words) => {
  const marked = (await search(text)).map(({ highlights }) =>
    highlights.filter(({ isMatch }) => isMatch).map((part) => part.text),
  );
  expect(marked.length).toBeGreaterThan(0);
  for (const parts of marked)
    expect([parts.length > 0, parts.every((part) => words.includes(part))]).toEqual([true, true]);
});
