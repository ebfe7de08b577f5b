import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { it as itSubgraph } from '../subgraph.js';
import { people, REMOVE, RESTORE } from '../testing/articles.js';
import { addArticle } from './article.factory.js';

const { author, managers, strangers } = people();
interface Found {
  id: number;
  title: string;
  category: { name: string };
  attachments: object[];
  viewerCan: { update: boolean; remove: boolean };
}

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());
beforeEach(() => test_.database.query('truncate article, file cascade'));

const removed = async (who: Viewer, more = '') => {
  const answer = await test_.run<{ kbArticles: { count: number; results: Found[] } }>(
    who,
    `{ kbArticles(isRemoved: true${more}) { count results { id title category { name } attachments { id file } viewerCan { update remove } } } }`,
  );
  expect(answer.errors).toEqual([]);
  return answer.data.kbArticles;
};
const titles = async (who: Viewer, more = '') => (await removed(who, more)).results.map(({ title }) => title);
const gone = async (given: Parameters<typeof addArticle>[1]) => {
  const id = await addArticle(test_.database, given);
  await test_.database.query('update article set deleted_at = now() where id = $1', [id]);
  return id;
};

test.each([['its author', author] as [string, Viewer], ...strangers])(
  '%s finds no removed article, with any filter [K4]',
  async (_who, who) => {
    await gone({ title: 'Gone', authorId: author.userId });
    for (const more of ['', ', search: "gone"', `, author: ${author.userId}`, ', isPublished: true'])
      expect(await removed(who, more)).toEqual({ count: 0, results: [] });
  },
);

test.each(managers)(
  '%s lists the removed articles, without their files, and restores one [K4]',
  async (_who, who) => {
    const id = await addArticle(test_.database, {
      title: 'Gone',
      category: 'Network',
      authorId: author.userId,
    });
    await addArticle(test_.database, { title: 'Here' });
    expect(await titles(who)).toEqual([]);
    await test_.run(author, REMOVE, { id });
    expect(await removed(who)).toEqual({
      count: 1,
      results: [
        {
          id,
          title: 'Gone',
          category: { name: 'Network' },
          attachments: [],
          viewerCan: { update: false, remove: false },
        },
      ],
    });
    for (const list of ['kbArticles', 'kbArticles(isRemoved: false)', 'kbArticles(isRemoved: null)']) {
      expect((await test_.run(who, `{ it: ${list} { results { title } } }`)).data).toEqual({
        it: { results: [{ title: 'Here' }] },
      });
    }
    expect((await test_.run(who, RESTORE, { id })).errors).toEqual([]);
    expect(await titles(who)).toEqual([]);
  },
);

test('removed articles are filtered, ordered and paged like other articles', async () => {
  const [, staff] = managers[0] as [string, Viewer];
  await gone({ title: 'b cables', createdAt: '2026-01-01T00:00:00Z', authorId: author.userId });
  await gone({ title: 'A cable', createdAt: '2026-01-02T00:00:00Z', isPublished: false });
  await gone({ title: 'c', createdAt: '2026-01-03T00:00:00Z' });
  for (const [more, found] of [
    ['', ['c', 'A cable', 'b cables']],
    [', ordering: "title"', ['A cable', 'b cables', 'c']],
    [', search: "CABLE"', ['A cable', 'b cables']],
    [', search: "cäble"', ['A cable', 'b cables']],
    [`, author: ${author.userId}`, ['b cables']],
    [', isPublished: false', ['A cable']],
    [', page: 2, pageSize: 2', ['b cables']],
  ] as const)
    expect([more, await titles(staff, more)]).toEqual([more, found]);
});
