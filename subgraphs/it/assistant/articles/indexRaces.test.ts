import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { addArticle } from '../../article/article.factory.js';
import { it as itSubgraph } from '../../subgraph.js';
import { addDemoArticles } from '../testing/demo.js';
import { misread, miscounted, titlesFor, unread } from '../testing/articleIndex.js';
import { createArticleIndex, sweepArticles } from './indexArticles.service.js';
import { VOCABULARY } from './indexStems.js';

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());
beforeEach(() => test_.database.query('truncate article, file cascade'));

const WORDS =
  'zeppelin balloon mast rope anchor hangar pilot gondola ballast propeller envelope rudder'.split(' ');

/** The same numbers below `most` in every run. */
function chance(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

const textOf = (among: (most: number) => number): string =>
  Array.from({ length: 8 }, () => WORDS[among(WORDS.length)]).join(' ');

/** One change of one article, as people make them. */
async function changeOne(ids: readonly number[], among: (most: number) => number): Promise<void> {
  const id = ids[among(ids.length)];
  const changes = [
    `content = '${textOf(among)}'`,
    `content = '${textOf(among)}'`,
    `title = '${textOf(among)}'`,
    `questions = '[{"heading": null, "question": "${textOf(among)}"}]'`,
    'is_published = not is_published',
    'deleted_at = now()',
    'deleted_at = null',
    'view_count = view_count + 1',
    `title = title, content = '${textOf(among)}', is_published = true`,
  ];
  await test_.database.system((tx) =>
    tx.query(`update article set ${changes[among(changes.length)]}, version = version + 1 where id = $1`, [
      id,
    ]),
  );
}

const addSome = async (many: number, among: (most: number) => number): Promise<number[]> => {
  const ids: number[] = [];
  for (let n = 0; n < many; n += 1)
    ids.push(await addArticle(test_.database, { title: `Ship ${n}`, content: textOf(among), files: 0 }));
  return ids;
};

test('the first questions of two processes, all at once, find everything', async () => {
  await addDemoArticles(test_.database);
  const other = createArticleIndex(VOCABULARY);
  const left = async () => {
    await other.begin();
    return unread(test_.database);
  };
  const [mine, theirs] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, () => titlesFor('How do I connect to the VPN?'))),
    Promise.all([left(), left()]),
  ]);
  expect(theirs).toEqual([0, 0]);
  expect(new Set(mine.map((titles) => titles.join('|'))).size).toBe(1);
  expect(mine[0]?.length).toBeGreaterThan(1);
  expect([await miscounted(test_.database), await misread(test_.database)]).toEqual([[], []]);
});

test('after whatever was written, stems are counted as articles have them', async () => {
  const among = chance(7);
  const ids = await addSome(12, among);
  for (let round = 0; round < 150; round += 1) {
    await changeOne(ids, among);
    if (among(3) === 0) await titlesFor('zeppelin');
    if (round % 25 === 24) {
      const gone = ids.splice(among(ids.length), 1);
      await test_.database.query('delete from article where id = any($1)', [gone]);
      ids.push(...(await addSome(1, among)));
    }
    expect([round, await miscounted(test_.database), await misread(test_.database)]).toEqual([round, [], []]);
  }
});

test('many who write articles of the same words at once, while others ask, wait for each other and nobody fails', async () => {
  const among = chance(11);
  const ids = await addSome(24, among);
  await sweepArticles();
  const processes = [createArticleIndex(VOCABULARY), createArticleIndex(VOCABULARY)];
  const writers = Array.from({ length: 6 }, async (_, writer) => {
    const own = chance(writer + 20);
    for (let round = 0; round < 25; round += 1) await changeOne(ids, own);
  });
  const readers = processes.map(async ({ catchUp }) => {
    for (let round = 0; round < 25; round += 1) await catchUp();
  });
  await Promise.all([
    ...writers,
    ...readers,
    ...Array.from({ length: 20 }, () => titlesFor('zeppelin rope')),
  ]);
  await sweepArticles();
  expect([
    await unread(test_.database),
    await miscounted(test_.database),
    await misread(test_.database),
  ]).toEqual([0, [], []]);
});

test('articles that are read anew while people change them are as they wrote them', async () => {
  const among = chance(13);
  const ids = await addSome(24, among);
  await sweepArticles();
  for (let round = 0; round < 4; round += 1) {
    await test_.database.query('update article set indexed_with = $1 where indexed_with is not null', [
      `older ${round}`,
    ]);
    const [one, two] = [createArticleIndex(VOCABULARY), createArticleIndex(VOCABULARY)];
    await Promise.all([
      one.begin(),
      two.begin(),
      ...Array.from({ length: 4 }, async (_, writer) => {
        const own = chance(round * 10 + writer);
        for (let change = 0; change < 6; change += 1) await changeOne(ids, own);
      }),
    ]);
    await sweepArticles();
    expect([
      round,
      await unread(test_.database),
      await miscounted(test_.database),
      await misread(test_.database),
    ]).toEqual([round, 0, [], []]);
  }
});
