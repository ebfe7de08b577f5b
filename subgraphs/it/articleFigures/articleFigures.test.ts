import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addArticle } from '../article/article.factory.js';
import { it as itSubgraph } from '../subgraph.js';

const FIGURES = '{ kbFigures { articles views downloads } }';

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());

const figures = async () =>
  (await test_.run<{ kbFigures: Record<string, number> }>(viewer(), FIGURES)).data.kbFigures;

test('a person who is not signed in cannot read the figures', async () => {
  expect((await test_.run(null, FIGURES)).errors[0]?.code).toBe('UNAUTHENTICATED');
});

test('everyone reads the number of published articles and of their views and downloads [C2.41]', async () => {
  expect(await figures()).toEqual({ articles: 0, views: 0, downloads: 0 });
  await addArticle(test_.database, { viewCount: 30, downloadCount: 4 });
  await addArticle(test_.database, { viewCount: 12, downloadCount: 1 });
  await addArticle(test_.database, { viewCount: 1_000, downloadCount: 1_000, isPublished: false });
  const gone = await addArticle(test_.database, { viewCount: 500, downloadCount: 500 });
  await test_.database.query('update article set deleted_at = now() where id = $1', [gone]);
  expect(await figures()).toEqual({ articles: 2, views: 42, downloads: 5 });
});
