import { statementsOf } from '../../kit/testing/plans.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addArticle } from '../article/article.factory.js';
import { it as itSubgraph } from '../subgraph.js';
import { codeOf } from '../testing/articles.js';

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());

const SUGGESTIONS = 'query ($text: String!) { it: kbSuggestions(text: $text) { title } }';
const ask = (text: string, who: ReturnType<typeof viewer> | null = viewer()) =>
  test_.run<{ it: { title: string }[] }>(who, SUGGESTIONS, { text });
const suggested = async (text: string) => (await ask(text)).data.it.map(({ title }) => title);

beforeEach(async () => {
  await test_.database.query('truncate article, file cascade');
  for (const [title, content] of [
    ['Printer shows a paper jam', 'Open the tray of the printer and take out the paper.'],
    ['Connecting to the VPN', 'Install the client, then connect to the VPN with your password.'],
    ['Parking at the office', 'The garage opens with your badge.'],
  ] as const)
    await addArticle(test_.database, { title, content });
  await addArticle(test_.database, {
    title: 'Printer driver draft',
    content: 'The printer and its paper jam.',
    isPublished: false,
  });
});

test('without a sign-in, or before the password is changed, no article is suggested', async () => {
  expect(await codeOf(ask('My printer has a paper jam', null))).toBe('UNAUTHENTICATED');
  expect(await codeOf(ask('My printer has a paper jam', { ...viewer(), mustChangePassword: true }))).toBe(
    'PASSWORD_CHANGE_REQUIRED',
  );
});

test('a person who writes a ticket gets the published article about it as a suggestion, never a draft', async () => {
  const titles = await suggested('Printer on floor 2. There is a paper jam and I cannot print my slides.');
  expect(titles[0]).toBe('Printer shows a paper jam');
  expect(titles).not.toContain('Printer driver draft');
  expect(titles).not.toContain('Parking at the office');
});

test('a text about another subject, or a very short text, gets no suggestion', async () => {
  expect(await suggested('Zebra giraffe saxophone')).toEqual([]);
  expect(await suggested('  VP ')).toEqual([]);
  expect(await suggested('')).toEqual([]);
});

test('of many similar articles the three most similar are suggested, with the same number of statements for a long text as for a short one', async () => {
  for (let n = 1; n <= 8; n += 1)
    await addArticle(test_.database, { title: `Printer jam in room ${n}`, content: 'A paper jam.' });
  expect(await suggested('printer paper jam')).toHaveLength(3);
  const statements = async (text: string) =>
    (await statementsOf(test_, viewer(), SUGGESTIONS, { text })).sent.length;
  expect(await statements('The printer has a paper jam again. '.repeat(200))).toBe(
    await statements('printer paper jam'),
  );
});
