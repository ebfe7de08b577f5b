import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { addArticle } from '../../article/article.factory.js';
import { it as itSubgraph } from '../../subgraph.js';
import { Chat } from '../testing/chat.js';
import { encodeArticles } from './encodeArticles.service.js';

// The articles of a company that keeps no questions with them, found with the encoder that comes with the portal.

const LONG = 60_000;
const ARTICLES = {
  'Lost property':
    'Hand in what you find at reception before your shift ends. After six months it belongs to the finder.',
  'Your uniform':
    'Housekeeping washes uniforms. Torn pieces are exchanged in the linen room from 14:00 to 15:00.',
  'Wages and payslips': 'Wages arrive on the last working day of the month. Payslips are in the staff app.',
  'Parking and the staff bus': 'The staff car park is behind the laundry. The bus leaves at 6:10 and 14:20.',
};
const found = async (message: string) =>
  (await chat.ask(message)).sources.map(({ article }) => article.title);

let subgraph: TestSubgraph;
const ids = new Map<string, number>();
const chat = new Chat(() => subgraph);
const vectors = async (title: string) =>
  subgraph.database.one<{ revision: string; version: number }>(
    'select revision::text, article_version as version from article_vectors where article_id = $1',
    [ids.get(title)],
  );

beforeAll(async () => {
  subgraph = await openTestSubgraph(itSubgraph, { config: { AI_ENCODER: 'bundled' } });
  for (const [title, content] of Object.entries(ARTICLES))
    ids.set(title, await addArticle(subgraph.database, { title, content }));
  await encodeArticles(subgraph.config);
}, LONG);
afterAll(() => subgraph.close());

test('a question is answered from the article that says it in other words', async () => {
  expect(await found('My trousers have ripped. Who swaps them?')).toContain('Your uniform');
});

test('two questions of one message are both answered, each from its own article', async () => {
  const { response, brief, sources } = await chat.ask(
    'When do wages arrive, and where is the staff car park?',
  );
  expect(new Set(sources.map(({ article }) => article.title))).toEqual(
    new Set(['Wages and payslips', 'Parking and the staff bus']),
  );
  for (const words of [response, brief]) {
    expect(words).toContain('the last working day');
    expect(words).toContain('behind the laundry');
  }
});

test(
  'a changed article is encoded again and an unchanged one is not; an unpublished one is no longer quoted',
  async () => {
    const [uniform, wages] = [await vectors('Your uniform'), await vectors('Wages and payslips')];
    await subgraph.database.query(
      `update article set content = 'Dinner jackets are lent for balls.', version = version + 1 where id = $1`,
      [ids.get('Your uniform')],
    );
    await encodeArticles(subgraph.config);
    expect((await vectors('Your uniform'))?.version).toBe((uniform?.version ?? 0) + 1);
    expect(await vectors('Wages and payslips')).toEqual(wages);
    expect(await found('Can I borrow a tuxedo?')).toContain('Your uniform');
    await subgraph.database.query('update article set is_published = false where id = $1', [
      ids.get('Your uniform'),
    ]);
    expect(await found('Can I borrow a tuxedo?')).not.toContain('Your uniform');
    await encodeArticles(subgraph.config);
    expect((await vectors('Your uniform'))?.version).toBe(0);
  },
  LONG,
);

test('without an encoder articles are found by their words, and nothing is encoded', async () => {
  const config = { ...subgraph.config, ai: { ...subgraph.config.ai, encoder: 'none' as const } };
  await subgraph.database.query('delete from article_vectors');
  await encodeArticles(config);
  expect(await vectors('Wages and payslips')).toBeNull();
  subgraph.config.ai.encoder = 'none';
  expect(await found('When do wages arrive?')).toContain('Wages and payslips');
});
