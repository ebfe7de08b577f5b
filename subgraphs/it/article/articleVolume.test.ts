import pg from 'pg';
import { planForAll, planForValues, rowsRead, scanned, statementsOf } from '../../kit/testing/plans.js';
import type { Statement } from '../../kit/testing/plans.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { it as itSubgraph } from '../subgraph.js';

const ARTICLES = 100_000;
/** Plus the removed articles. */
const REMOVED = 1_000;
const TABLES = ['article', 'article_attachment', 'article_word'];
/**
 * A page of 50 may read this many rows, however rare the match: one article in twenty, and one in ten for a search
 * combined with an order of its own.
 */
const FEW = ARTICLES / 20;
const ROLES: [string, Viewer][] = [
  ['an employee', viewer([], { userId: 77 })],
  ['IT Staff', viewer(['IT Staff'], { userId: 77 })],
];

let test_: TestSubgraph;

/**
 * Articles of eight categories by five hundred authors, one in fifty a draft, one in two hundred about
 * glassblowing; words of 40,000 kinds. On a connection without time limits and without triggers; indexes are made
 * again after the rows, which is much faster.
 */
async function fill(): Promise<void> {
  const client = new pg.Client({
    connectionString: String((test_.database.opened.options as { url?: string }).url),
    options: '-c search_path=it,public',
  });
  await client.connect();
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'it' and tablename = 'article' and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query('alter table article disable trigger user');
  await client.query(
    `insert into article_category (name) select 'Subject ' || n from generate_series(1, 8) n`,
  );
  await client.query(
    `insert into article (title, content, category_id, author_id, author_name, is_published, view_count, download_count, created_at, updated_at)
     select case when n % 200 = 3 then 'Glassblowing ' else 'Printing ' end || n, 'Everybody prints. ' || left(md5(n::text), 6) || ' ' || left(md5((n / 3)::text), 7), 1 + n % 8, n % 500, 'Ida Tech', n % 50 <> 7,
       (n * 7919) % 480, (n * 317) % 120, now() - n * interval '45 minutes', now() - ((n * 31) % ${ARTICLES}) * interval '45 minutes'
     from generate_series(1, ${ARTICLES}) n`,
  );
  await client.query(
    `insert into article (title, content, category_id, author_id, author_name, is_published, created_at, deleted_at)
     select 'Removed ' || n, 'Nobody prints.', 1 + n % 8, n % 500, 'Ida Tech', true, now() - n * interval '5 days', now() from generate_series(1, ${REMOVED}) n`,
  );
  await client.query(
    `insert into article_word (word) select distinct word from article, unnest(tsvector_to_array(to_tsvector('simple', title || ' ' || content))) word where is_published and id % 3 = 0 on conflict do nothing`,
  );
  await client.query(
    `insert into article_word (word) values ('everybody'), ('prints'), ('printing'), ('glassblowing') on conflict do nothing`,
  );
  await client.query(
    `with kept as (insert into file (key, owner, name, content_type, size, sha256) select 'it/' || n || '.pdf', 'article:' || n, 'a.pdf', 'application/pdf', 1, 'x' from generate_series(1, 20000) n returning key)
     insert into article_attachment (article_id, filename, size, file_key) select (select min(id) from article) + n - 1, 'a.pdf', 1, 'it/' || n || '.pdf' from generate_series(1, 20000) n`,
  );
  await client.query('alter table article enable trigger user');
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze article, article_word, article_attachment, file');
  await client.end();
}

beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
  await fill();
}, 180_000);
afterAll(() => test_.close());

const orders = (...names: string[]) =>
  names.flatMap((name) => [`ordering: "${name}"`, `ordering: "-${name}"`]);
const ASKED = [
  '',
  'page: 2',
  ...orders('createdAt', 'updatedAt', 'title', 'viewCount', 'downloadCount'),
  'ordering: "-viewCount,-downloadCount"',
  'category: 3',
  'category: [3, 4]',
  'category: 3, ordering: "-viewCount"',
  'author: 9',
  'author: [9, 10], ordering: "title"',
  'author: 77',
  'isPublished: true',
  'isPublished: false',
  'search: "glassblowing"',
  'search: "glasblowing"',
  'search: "printing"',
  'search: "everybody prints"',
  'search: "printing", ordering: "-createdAt"',
  'search: "glassbl", ordering: "-viewCount"',
  'search: "glassblowing", category: 4',
  'search: "printing", author: 9',
  'search: "p"',
  'search: "the"',
  'search: "everybody.prints"',
  'search: "glassblowing-203"',
  'search: "a1b2"',
  'search: "nothing like it"',
  'search: "xyzzy quux"',
];
const documentOf = (args: string, list = 'kbArticles') =>
  `{ list: ${list}(pageSize: 50${args && `, ${args}`}) { results { id title category { name } viewCount attachments { id } preview highlights { text } } } }`.replace(
    'pageSize: 50, page: 2',
    'pageSize: 25, page: 2',
  );

test.each(ROLES)(
  'among a hundred thousand articles no list that %s may read scans the table, or reads many more rows than it returns',
  async (_who, person) => {
    const documents = [
      ...ASKED.map((args) => documentOf(args)),
      ...['', 'category: 3', 'search: "glassblowing"'].map((args) => documentOf(args, 'popularKbArticles')),
      documentOf('', 'publishedKbArticles'),
    ];
    for (const document of documents) {
      const { sent } = await statementsOf(test_, person, document);
      expect([document, sent.length <= 4]).toEqual([document, true]);
      for (const statement of sent) {
        const plan = await planForValues(test_.database, statement);
        expect([document, scanned(plan, TABLES)]).toEqual([document, []]);
        const rows = rowsRead(plan, ['article', 'article_attachment']);
        expect([document, rows, rows <= (/search.*ordering/.test(document) ? 2 : 1) * FEW]).toEqual([
          document,
          rows,
          true,
        ]);
        expect([document, scanned(await planForAll(test_.database, statement), TABLES)]).toEqual([
          document,
          [],
        ]);
      }
    }
  },
  120_000,
);

test('among a hundred thousand articles the removed ones are listed without reading the others', async () => {
  const [, staff] = ROLES[1] as [string, Viewer];
  for (const args of [
    '',
    'page: 2',
    ...orders('createdAt', 'title', 'viewCount'),
    'category: 3',
    'author: 9',
    'isPublished: false',
    'search: "glassblowing"',
    'search: "nothing like it"',
  ]) {
    const document = documentOf(`isRemoved: true${args && `, ${args}`}`);
    const { sent } = await statementsOf(test_, staff, document);
    for (const statement of sent) {
      const plan = await planForValues(test_.database, statement);
      expect([document, scanned(plan, TABLES), rowsRead(plan, ['article']) <= 2 * REMOVED]).toEqual([
        document,
        [],
        true,
      ]);
      expect([document, scanned(await planForAll(test_.database, statement), TABLES)]).toEqual([
        document,
        [],
      ]);
    }
  }
});

test.each(ROLES)(
  'the number of articles for %s is read from an index alone, with a category too',
  async (_who, person) => {
    for (const args of ['', 'category: 3', 'category: [3, 4]', 'isPublished: true']) {
      const document = `{ list: kbArticles(pageSize: 50${args && `, ${args}`}) { count results { id } } }`;
      const { sent } = await statementsOf(test_, person, document);
      expect([document, sent.length]).toEqual([document, 2]);
      const count = sent[1] as Statement;
      for (const plan of [
        await planForValues(test_.database, count),
        await planForAll(test_.database, count),
      ]) {
        const ways = plan.flatMap((node) => (node['Relation Name'] === 'article' ? [node['Node Type']] : []));
        expect([document, ways]).toEqual([document, ['Index Only Scan']]);
      }
    }
  },
);

test('a search by relevance with a count looks up its articles once', async () => {
  const document = '{ list: kbArticles(pageSize: 50, search: "printing") { count results { id } } }';
  const { sent, data } = await statementsOf<{ list: { count: number } }>(test_, viewer(), document);
  expect([sent.filter(([sql]) => sql.includes('@@')).length, data.list.count]).toEqual([1, 2_000]);
  for (const statement of sent) {
    const plan = await planForValues(test_.database, statement);
    expect([scanned(plan, TABLES), rowsRead(plan, ['article']) <= FEW]).toEqual([[], true]);
    expect(scanned(await planForAll(test_.database, statement), TABLES)).toEqual([]);
  }
});

test('a single article, its files and its counters are read by its id only', async () => {
  const { data } = await test_.run<{ kbArticles: { results: { id: number }[] } }>(
    viewer(),
    '{ kbArticles(pageSize: 1) { results { id } } }',
  );
  const id = data.kbArticles.results[0]?.id;
  const { sent } = await statementsOf(
    test_,
    viewer(),
    `{ kbArticle(id: ${id}) { id title category { name } attachments { id file } } }`,
  );
  expect(sent).toHaveLength(2);
  for (const statement of sent)
    expect(rowsRead(await planForValues(test_.database, statement), TABLES)).toBeLessThanOrEqual(2);
});

test('the figures of the whole knowledge base are read from an index', async () => {
  const { sent } = await statementsOf(test_, viewer(), '{ kbFigures { articles views downloads } }');
  expect(sent).toHaveLength(1);
  for (const statement of sent)
    expect(scanned(await planForValues(test_.database, statement), TABLES)).toEqual([]);
});

test('the questions of a page are read by the ids of its articles only', async () => {
  const { sent } = await statementsOf(
    test_,
    viewer(),
    '{ kbArticles(pageSize: 50) { results { id questions { question } } } }',
  );
  expect(sent).toHaveLength(2);
  for (const statement of sent.slice(1)) {
    expect(rowsRead(await planForValues(test_.database, statement), TABLES)).toBeLessThanOrEqual(50);
    expect(scanned(await planForAll(test_.database, statement), TABLES)).toEqual([]);
  }
});

test('the statement of a list has the same text for every search', async () => {
  const texts = new Set<string>();
  for (const search of ['printing', 'glasblowing now', 'xyzzy']) {
    for (const [sql] of (
      await statementsOf(test_, viewer(), `{ kbArticles(search: "${search}") { results { id } } }`)
    ).sent)
      texts.add(sql);
  }
  expect(texts.size).toBe(2);
});
