import pg from 'pg';
import { planForAll, planForValues, rowsRead, scanned, statementsOf } from '../../../kit/testing/plans.js';
import type { Statement } from '../../../kit/testing/plans.js';
import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { viewer } from '../../../kit/testing/viewers.js';
import { it as itSubgraph } from '../../subgraph.js';
import { synonymWords } from '../understanding/terms.js';
import { sweepArticles } from './indexArticles.service.js';

const ARTICLES = 6_000;
const WORDS_OF_ONE = 40;
const TABLES = ['article', 'article_stem', 'article_stem_count'];
/**
 * Rows that a question may look at besides counting the articles, however many words it has and however many
 * articles have them.
 */
const FEW = 12_000;

let test_: TestSubgraph;

/**
 * Articles of words that stand for each other, most of them common ones; and one about the moon. Without
 * triggers, as they would count word by word.
 */
async function fill(): Promise<void> {
  const client = new pg.Client({
    connectionString: String((test_.database.opened.options as { url?: string }).url),
    options: '-c search_path=it,public',
  });
  await client.connect();
  await client.query('alter table article disable trigger user');
  await client.query(`insert into article_category (name) values ('Everything')`);
  await client.query(
    `insert into article (title, content, category_id, author_id, author_name, is_published)
     select 'Article ' || n, string_agg($1::text[][1 + floor(power(hashint8(n * 1000 + w)::float8 / 4294967296 + 0.5, 3) * ${synonymWords.length})::int], ' '), 1, 1, 'Ida Tech', n % 50 <> 7
     from generate_series(1, ${ARTICLES}) n, generate_series(1, ${WORDS_OF_ONE}) w group by n`.replace(
      '$1::text[][',
      '($1::text[])[',
    ),
    [[...synonymWords].sort()],
  );
  await client.query(
    `insert into article (title, content, category_id, author_id, author_name, is_published) values ('The laptop on the moon', 'Its battery and its keyboard are gone.', 1, 1, 'Ida Tech', true)`,
  );
  await client.query(
    `insert into article_word (word, articles) select word, count(*) from article, unnest(tsvector_to_array(to_tsvector('simple', title || ' ' || content))) word where is_published and char_length(word) between 2 and 40 group by word`,
  );
  await client.query('alter table article enable trigger user');
  await sweepArticles();
  await client.query('vacuum analyze article, article_word, article_stem, article_stem_count');
  await client.end();
}

beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
  await fill();
}, 60_000);
afterAll(() => test_.close());

const MANY =
  'laptop phone email vpn leave salary insurance printer wifi password calendar meeting travel hotel expense receipt badge visitor headset monitor battery keyboard training feedback';
const ASKED = [
  'How do I connect to the VPN?',
  'laptop',
  'laptop phone leave',
  'What about the first day at work with a shared mailbox?',
  MANY,
  `${MANY} moon`,
];

async function ask(message: string) {
  const { sent, data } = await statementsOf<{
    sendChatMessage: { sources: { article: { title: string } }[] };
  }>(
    test_,
    viewer(),
    'mutation ($message: String!) { sendChatMessage(message: $message) { sources { article { title } } } }',
    { message },
  );
  return { searches: sent.filter(([sql]: Statement) => sql.includes('from article_stem i')), data };
}

test(`among ${ARTICLES.toLocaleString('en')} articles no question reads a table from end to end or looks at much more than a few of them, however many common words it has`, async () => {
  const texts = new Set<string>();
  for (const message of ASKED) {
    const { searches } = await ask(message);
    expect([message, searches.length]).toEqual([message, 1]);
    for (const statement of searches) {
      texts.add(statement[0]);
      const plan = await planForValues(test_.database, statement);
      expect([message, scanned(plan, TABLES)]).toEqual([message, []]);
      const rows = rowsRead(plan, TABLES);
      expect([message, rows, rows <= ARTICLES + FEW]).toEqual([message, rows, true]);
      expect([message, scanned(await planForAll(test_.database, statement), TABLES)]).toEqual([message, []]);
    }
  }
  expect(texts.size).toBe(1);
});

test('who asks for something rare among many common words is answered from the one article that has it', async () => {
  const { data } = await ask(
    'My laptop has a dead battery and a broken keyboard, and it is on the moon. Is there a phone?',
  );
  expect(data.sendChatMessage.sources.map(({ article }) => article.title)).toContain(
    'The laptop on the moon',
  );
});
