import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { viewer } from '../../../kit/testing/viewers.js';
import { addArticle } from '../../article/article.factory.js';
import { it as itSubgraph } from '../../subgraph.js';
import { DOWNLOAD, REMOVE, RESTORE, UPDATE, VIEW } from '../../testing/articles.js';
import { misread, miscounted, titlesFor, unread } from '../testing/articleIndex.js';
import { termsOf } from '../understanding/terms.js';
import { findCandidates } from './candidates.service.js';
import { createArticleIndex, sweepArticles } from './indexArticles.service.js';
import { VOCABULARY } from './indexStems.js';

const staff = viewer(['IT Staff']);
let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());
beforeEach(() => test_.database.query('truncate article, file cascade'));
afterEach(async () =>
  expect([await miscounted(test_.database), await misread(test_.database)]).toEqual([[], []]),
);

const add = (title: string, content: string, isPublished = true) =>
  addArticle(test_.database, { title, content, isPublished, files: 0 });
const change = async (id: number, input: Record<string, unknown>) =>
  expect((await test_.run(staff, UPDATE, { id, input })).errors).toEqual([]);
const having = async (word: string) =>
  (await findCandidates(termsOf(word))).having.get(termsOf(word)[0]?.stem ?? '') ?? 0;

/** So many articles with a word of their own each, written in one statement. */
const addMany = async (many: number, words = `'zeppelin' || n`) => {
  const category = (
    await test_.database.one<{ id: number }>(
      `insert into article_category (name) values ('Subject ' || gen_random_uuid()) returning id`,
    )
  )?.id;
  await test_.database.query(
    `insert into article (title, content, category_id, author_id, author_name) select 'Ship ' || n, ${words}, $1, 1, 'Ida Tech' from generate_series(1, $2::int) n`,
    [category, many],
  );
};

describe('nobody finds', () => {
  test('a draft, and its words count for nothing', async () => {
    await add('Zeppelin parking', 'At mast 17.', false);
    await add('Airship parking', 'At mast 18.');
    expect(await titlesFor('zeppelin mast')).toEqual(['Airship parking']);
    expect([await having('zeppelin'), await having('mast')]).toEqual([0, 1]);
  });

  test('an article that was found before it was hidden or removed, and finds it again once it is back', async () => {
    const [hidden, removed] = [
      await add('Zeppelin parking', 'At mast 17.'),
      await add('Zeppelin landing', 'At mast 18.'),
    ];
    expect(await titlesFor('zeppelin')).toHaveLength(2);
    await change(hidden, { isPublished: false });
    expect([await titlesFor('zeppelin'), await having('mast')]).toEqual([['Zeppelin landing'], 1]);
    await test_.run(staff, REMOVE, { id: removed });
    expect([await titlesFor('zeppelin'), await having('mast')]).toEqual([[], 0]);
    await change(hidden, { isPublished: true });
    await test_.run(staff, RESTORE, { id: removed });
    expect([(await titlesFor('zeppelin')).sort(), await having('mast')]).toEqual([
      ['Zeppelin landing', 'Zeppelin parking'],
      2,
    ]);
  });

  test('an article by words that it no longer has, and finds it by its new ones at the very next question', async () => {
    const id = await add('Parking', 'The zeppelin is at mast 17.');
    expect(await titlesFor('zeppelin')).toEqual(['Parking']);
    await change(id, { content: 'The balloon is at mast 17.' });
    expect([await titlesFor('zeppelin'), await titlesFor('balloon'), await having('zeppelin')]).toEqual([
      [],
      ['Parking'],
      0,
    ]);
    await change(id, { title: 'Mooring' });
    expect([await titlesFor('parking'), await titlesFor('mooring')]).toEqual([[], ['Mooring']]);
  });

  test('an article that is no more', async () => {
    await titlesFor('zeppelin');
    const id = await add('Zeppelin', 'At mast 17.');
    expect(await titlesFor('zeppelin')).toEqual(['Zeppelin']);
    await test_.database.query('delete from article where id = $1', [id]);
    expect([await titlesFor('zeppelin'), await having('mast')]).toEqual([[], 0]);
  });
});

describe('whoever asks finds', () => {
  test('what was written just now, also by a question that it answers in other words', async () => {
    await titlesFor('zeppelin');
    const id = await add('Parking', 'At mast 17.');
    expect(await titlesFor('mast')).toEqual(['Parking']);
    expect(await titlesFor('zeppelin')).toEqual([]);
    await test_.database.query(
      `update article set questions = '[{"heading": null, "question": "Where do I leave my zeppelin?"}]' where id = $1`,
      [id],
    );
    const { articles, having: had } = await findCandidates(termsOf('zeppelin'));
    expect(articles.map(({ title, questions }) => ({ title, questions }))).toEqual([
      { title: 'Parking', questions: [{ heading: null, question: 'Where do I leave my zeppelin?' }] },
    ]);
    expect(had.get('zeppelin')).toBe(1);
    await test_.database.query(`update article set questions = '[]' where id = $1`, [id]);
    expect(await titlesFor('zeppelin')).toEqual([]);
  });

  test('the newest of very many that nobody asked for yet, and all of them before long; no question reads more than a hundred', async () => {
    await addMany(230);
    expect(await titlesFor('zeppelin230')).toEqual(['Ship 230']);
    expect(await unread(test_.database)).toBe(130);
    expect((await findCandidates(termsOf('zeppelin'))).total).toBe(230);
    await itSubgraph.sweep?.(test_.config);
    expect([await unread(test_.database), await titlesFor('zeppelin1')]).toEqual([0, ['Ship 1']]);
  });

  test('an answer soon, however much of whatever others wrote is unread: no question reads more than some ten articles of nothing but words', async () => {
    for (let n = 1; n <= 12; n += 1)
      await add(
        `Ship ${n}`,
        Array.from({ length: 6_000 }, (_, at) => (n * 10_000 + at).toString(36)).join(' '),
      );
    await titlesFor('zeppelin');
    expect(await unread(test_.database)).toBe(2);
    await titlesFor('zeppelin');
    expect(await unread(test_.database)).toBe(0);
  });

  test('the others at once while somebody changes one, and that one afterwards', async () => {
    const id = await add('Zeppelin parking', 'At mast 17.');
    await add('Zeppelin landing', 'At mast 18.');
    await test_.database.system(async (tx) => {
      await tx.query(`update article set content = 'At mast 19.' where id = $1`, [id]);
      expect(await titlesFor('zeppelin')).toEqual(['Zeppelin landing']);
    });
    expect((await titlesFor('zeppelin')).sort()).toEqual(['Zeppelin landing', 'Zeppelin parking']);
    expect(await having('19')).toBe(1);
  });
});

test('who views or downloads an article, or writes what stands there already, has nothing read again', async () => {
  const id = await addArticle(test_.database, { title: 'Zeppelin', content: 'At mast 17.' });
  await titlesFor('zeppelin');
  const rows = () =>
    test_.database.query(
      'select s.xmin::text as written, s.stem, a.indexed_with from article_stem s join article a on a.id = s.article_id order by stem',
    );
  const before = await rows();
  for (const document of [VIEW, DOWNLOAD])
    expect((await test_.run(viewer(), document, { id })).errors).toEqual([]);
  await change(id, { title: 'Zeppelin', content: 'At mast 17.' });
  await test_.database.query(
    'update article set title = title, content = content, questions = questions, is_published = is_published where id = $1',
    [id],
  );
  expect([await rows(), before.length]).toEqual([before, 4]);
});

test('with other words that stand for each other every article is read anew, a part at each question, and found by the old ones until then', async () => {
  await addMany(70);
  await sweepArticles();
  await test_.database.query(`update article set indexed_with = 'older'`);
  await test_.database.query(
    `insert into article_stem (stem, article_id, weight) select 'balloon', id, 1 from article`,
  );
  const next = createArticleIndex(VOCABULARY);
  await next.begin();
  const older = async () =>
    (
      await test_.database.one<{ n: number }>(
        `select count(*)::int as n from article where indexed_with = 'older'`,
      )
    )?.n;
  expect([
    await older(),
    await unread(test_.database),
    await having('balloon'),
    await titlesFor('zeppelin1'),
    await titlesFor('zeppelin70'),
  ]).toEqual([20, 0, 20, ['Ship 1'], ['Ship 70']]);
  await next.begin();
  expect([
    await older(),
    await unread(test_.database),
    await having('balloon'),
    await titlesFor('zeppelin1'),
  ]).toEqual([0, 0, 0, ['Ship 1']]);
  const { statements } = test_.database;
  await next.begin();
  expect(test_.database.statements).toBe(statements);
});
