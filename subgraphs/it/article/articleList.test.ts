import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { it as itSubgraph } from '../subgraph.js';
import { addArticle, addCategory } from './article.factory.js';

const employee = viewer();
const author = viewer();
const staff = viewer(['IT Staff']);
let test_: TestSubgraph;
/** Id of an article by what the tests call it. */
let made: Record<string, number> = {};
let network = 0;

beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
  const day = (n: number) => `2026-03-0${n}T18:00:00Z`;
  const add = (given: Parameters<typeof addArticle>[1]) => addArticle(test_.database, given);
  made = {
    wifi: await add({
      title: 'Wi-Fi',
      category: 'Network',
      authorId: 3,
      viewCount: 9,
      downloadCount: 1,
      createdAt: day(1),
      updatedAt: day(9),
    }),
    vpn: await add({
      title: 'VPN',
      category: 'Network',
      authorId: 4,
      viewCount: 9,
      downloadCount: 5,
      createdAt: day(2),
      updatedAt: day(3),
    }),
    apps: await add({
      title: 'Apps',
      category: 'Software',
      authorId: 3,
      viewCount: 2,
      downloadCount: 8,
      createdAt: day(3),
      updatedAt: day(4),
    }),
    mail: await add({
      title: 'Mail',
      category: 'Email',
      authorId: author.userId,
      viewCount: 4,
      downloadCount: 0,
      createdAt: day(4),
      updatedAt: day(5),
    }),
    draft: await add({
      title: 'Draft',
      category: 'Network',
      authorId: author.userId,
      isPublished: false,
      viewCount: 99,
      downloadCount: 99,
      createdAt: day(5),
      updatedAt: day(6),
    }),
    gone: await add({
      title: 'Gone',
      category: 'Network',
      authorId: author.userId,
      viewCount: 100,
      createdAt: day(6),
    }),
  };
  await test_.database.query('update article set deleted_at = now() where id = $1', [made['gone']]);
  network = await addCategory(test_.database, 'Network');
});
afterAll(() => test_.close());

interface Page {
  count: number;
  results: { id: number }[];
}
async function listed(args = '', who: Viewer = employee, list = 'kbArticles'): Promise<string[]> {
  const { data, errors } = await test_.run<{ list: Page }>(
    who,
    `{ list: ${list}${args && `(${args})`} { count results { id } } }`,
  );
  expect(errors).toEqual([]);
  if (!args.includes('page')) expect(data.list.count).toBe(data.list.results.length);
  return data.list.results.map(({ id }) => Object.keys(made).find((name) => made[name] === id) ?? String(id));
}

test('everyone lists published articles, the newest first; their author, IT Staff and administrators also list drafts, and nobody lists removed articles [C7.32 C9.17]', async () => {
  const all = ['mail', 'apps', 'vpn', 'wifi'];
  for (const who of [employee, viewer(['HR']), viewer(['Manager']), viewer(['Analyst'])]) {
    expect(await listed('', who)).toEqual(all);
    expect(await listed('isPublished: false', who)).toEqual([]);
  }
  for (const who of [author, staff, viewer(['Administrator'])]) {
    expect(await listed('', who)).toEqual(['draft', ...all]);
    expect(await listed('isPublished: false', who)).toEqual(['draft']);
    expect(await listed('', who, 'publishedKbArticles')).toEqual(all);
  }
});

test('the popular articles are published articles by views, then by downloads [C7.24]', async () => {
  for (const who of [employee, author, staff])
    expect(await listed('', who, 'popularKbArticles')).toEqual(['vpn', 'wifi', 'mail', 'apps']);
  expect(await listed(`category: ${network}`, staff, 'popularKbArticles')).toEqual(['vpn', 'wifi']);
  expect(await listed('search: "wi-fi"', staff, 'popularKbArticles')).toEqual(['wifi']);
});

test('the lists filter by category, author and published or not', async () => {
  expect(await listed(`category: ${network}`)).toEqual(['vpn', 'wifi']);
  expect(await listed(`category: [${network}, ${await addCategory(test_.database, 'Email')}]`)).toEqual([
    'mail',
    'vpn',
    'wifi',
  ]);
  expect(await listed('category: [999]')).toEqual([]);
  expect(await listed('author: 3')).toEqual(['apps', 'wifi']);
  expect(await listed('author: [3, 4]')).toEqual(['apps', 'vpn', 'wifi']);
  expect(await listed(`author: ${author.userId}`)).toEqual(['mail']);
  expect(await listed(`author: ${author.userId}`, author)).toEqual(['draft', 'mail']);
  expect(await listed(`author: 3, category: ${network}`, employee, 'publishedKbArticles')).toEqual(['wifi']);
  expect(await listed('category: [], author: [], isPublished: null, search: " "')).toEqual([
    'mail',
    'apps',
    'vpn',
    'wifi',
  ]);
});

test.each([
  ['createdAt', ['wifi', 'vpn', 'apps', 'mail']],
  ['-createdAt', ['mail', 'apps', 'vpn', 'wifi']],
  ['-updatedAt', ['wifi', 'mail', 'apps', 'vpn']],
  ['title', ['apps', 'mail', 'vpn', 'wifi']],
  ['-title', ['wifi', 'vpn', 'mail', 'apps']],
  ['viewCount,downloadCount', ['apps', 'mail', 'wifi', 'vpn']],
  ['-downloadCount', ['apps', 'vpn', 'wifi', 'mail']],
  ['content', ['mail', 'apps', 'vpn', 'wifi']],
] as const)(
  'the order %s is applied, and any other order is refused [C9.16 C9.17]',
  async (ordering, names) => {
    expect(await listed(`ordering: "${ordering}"`)).toEqual(names);
    expect(await listed(`ordering: "${ordering}"`, employee, 'publishedKbArticles')).toEqual(names);
  },
);

test('pages follow each other without gaps, and a page past the end is not found, with or without a search', async () => {
  expect([...(await listed('pageSize: 3')), ...(await listed('pageSize: 3, page: 2'))]).toEqual(
    await listed(),
  );
  expect(
    (await test_.run<{ kbArticles: Page }>(employee, '{ kbArticles(pageSize: 2) { count } }')).data.kbArticles
      .count,
  ).toBe(4);
  for (const more of ['', ', search: "install"'])
    expect((await test_.run(employee, `{ kbArticles(page: 9${more}) { count } }`)).errors[0]).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Invalid page.',
    });
});

test('a page with categories, files and permissions costs two statements at any size [R-03]', async () => {
  for (const pageSize of [1, 4]) {
    const before = test_.database.statements;
    const { errors } = await test_.run(
      staff,
      `{ kbArticles(pageSize: ${pageSize}) { results { id category { id name } author { id } attachments { id file } viewerCan { update } } } }`,
    );
    expect([errors, test_.database.statements - before]).toEqual([[], 2]);
  }
});

test('a filter of more than two hundred values is refused', async () => {
  const { errors } = await test_.run(
    employee,
    'query ($ids: [Int!]) { kbArticles(category: $ids, author: $ids) { count } }',
    { ids: Array.from({ length: 201 }, (_, id) => id) },
  );
  const text = 'Ensure this field has no more than 200 elements.';
  expect(errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields: { category: [text], author: [text] } });
});
