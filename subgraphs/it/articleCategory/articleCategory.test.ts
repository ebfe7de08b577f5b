import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addArticle, addCategory } from '../article/article.factory.js';
import { it as itSubgraph } from '../subgraph.js';
import { people, READ, REMOVE, RESTORE } from '../testing/articles.js';
import type { Article } from '../testing/articles.js';

const { author, managers, strangers } = people();
const staff = viewer(['IT Staff']);

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());
beforeEach(() => test_.database.query('truncate article_category, article, file cascade'));

interface Category {
  id: number;
  name: string;
}
const run = (who: Viewer, document: string, variables: Record<string, unknown>, more = {}) =>
  test_.run<{ it: Category }>(who, document, variables, more);
const create = (who: Viewer, name: string, more = {}) =>
  run(
    who,
    'mutation ($name: String!) { it: createKbCategory(input: { name: $name }) { id name } }',
    { name },
    more,
  );
const rename = (who: Viewer, id: number, name: string) =>
  run(
    who,
    'mutation ($id: Int!, $name: String!) { it: updateKbCategory(id: $id, input: { name: $name }) { id name } }',
    { id, name },
  );
const remove = (who: Viewer, id: number) =>
  run(who, 'mutation ($id: Int!) { it: deleteKbCategory(id: $id) }', { id });
const one = (who: Viewer, id: number) =>
  run(who, 'query ($id: Int!) { it: kbCategory(id: $id) { id name } }', { id });
const listed = async (args = '', who = author) => {
  const { data } = await test_.run<{ kbCategories: { count: number; results: Category[] } }>(
    who,
    `{ kbCategories${args} { count results { name } } }`,
  );
  return data.kbCategories.results.map(({ name }) => name);
};

test.each([['an author', author] as [string, Viewer], ...strangers])(
  '%s cannot write a category [C7.22]',
  async (_who, who) => {
    const id = await addCategory(test_.database, 'Network');
    for (const answer of [await create(who, 'Mine'), await rename(who, id, 'Mine'), await remove(who, id)])
      expect(answer.errors[0]?.code).toBe('FORBIDDEN');
    expect(await listed()).toEqual(['Network']);
  },
);

test.each(managers)(
  '%s adds, renames and removes categories, and everyone reads them by name [C7.22 C7.33 C3.10]',
  async (_who, who) => {
    const { data } = await create(who, '  Printers ');
    const { id } = data.it;
    expect(data.it).toEqual({ id: expect.any(Number), name: 'Printers' });
    await create(who, 'Email');
    expect(await listed()).toEqual(['Email', 'Printers']);
    expect(await listed('(ordering: "-name")')).toEqual(['Printers', 'Email']);
    for (const search of ['INT', 'pr\u00adínt'])
      expect(await listed(`(search: "${search}")`)).toEqual(['Printers']);
    expect((await rename(who, id, 'Printing')).data.it).toEqual({ id, name: 'Printing' });
    expect((await rename(who, id, 'PRINTING')).data.it.name).toBe('PRINTING');
    for (const [, reader] of strangers)
      expect((await one(reader, id)).data.it).toEqual({ id, name: 'PRINTING' });
    expect((await remove(who, id)).data.it).toBe(true);
    for (const answer of [await one(who, id), await rename(who, id, 'x'), await remove(who, id)])
      expect(answer.errors[0]?.code).toBe('NOT_FOUND');
    const trail = await test_.database.query<{ action: string }>(
      `select action from audit where object_type = 'articleCategory' and object_id = $1 order by id`,
      [String(id)],
    );
    expect(trail.map(({ action }) => action)).toEqual(
      ['create', 'update', 'update', 'delete'].map((verb) => `articleCategory.${verb}`),
    );
  },
);

test('a blank, overlong or existing name is refused on the name; the name of a removed category can be used again', async () => {
  const { id } = (await create(staff, 'Network')).data.it;
  const other = (await create(staff, 'Email')).data.it.id;
  const taken = { name: ['A category with this name already exists.'] };
  for (const answer of [await create(staff, 'network'), await rename(staff, other, ' NETWORK')])
    expect(answer.errors[0]?.fields).toEqual(taken);
  for (const answer of [
    await create(staff, ' '),
    await rename(staff, other, ''),
    await create(staff, '\u200b \u2060'),
    await rename(staff, other, '\u3164'),
  ])
    expect(answer.errors[0]?.fields).toEqual({ name: ['This field may not be blank.'] });
  for (const answer of [await create(staff, 'a\u0000b'), await rename(staff, other, '\u0000')])
    expect(answer.errors[0]?.fields).toEqual({ name: ['Null characters are not allowed.'] });
  expect((await create(staff, 'x'.repeat(101))).errors[0]?.fields).toEqual({
    name: ['Ensure this field has no more than 100 characters.'],
  });
  expect((await create(staff, '🙂'.repeat(100))).errors).toEqual([]);
  await remove(staff, id);
  expect((await create(staff, 'NETWORK')).errors).toEqual([]);
});

test('a category that articles use, even drafts, cannot be removed', async () => {
  const id = await addCategory(test_.database, 'Network');
  const article = await addArticle(test_.database, { category: 'Network', isPublished: false });
  expect((await remove(staff, id)).errors[0]).toMatchObject({
    code: 'CONFLICT',
    message: 'Articles use this category. Move or delete them first.',
  });
  await test_.run(staff, REMOVE, { id: article });
  expect((await remove(staff, id)).errors).toEqual([]);
});

test('a restored article restores its category, or joins the category that has its name by now', async () => {
  const back = async (id: number) =>
    (await test_.run<{ it: Article }>(staff, RESTORE, { id })).data.it.category;
  const id = await addCategory(test_.database, 'Network');
  const article = await addArticle(test_.database, { category: 'Network' });
  for (const heir of [null, 'NETWORK']) {
    await test_.run(staff, REMOVE, { id: article });
    await remove(staff, id);
    expect(await listed()).toEqual([]);
    const made = heir === null ? { id, name: 'Network' } : (await create(staff, heir)).data.it;
    expect(await back(article)).toEqual(made);
    expect(await listed()).toEqual([made.name]);
  }
  expect((await test_.run<{ it: Article }>(author, READ, { id: article })).data.it.category.name).toBe(
    'NETWORK',
  );
});

test('when a category is removed while an article is put into it, the article always has a category', async () => {
  for (let round = 0; round < 8; round += 1) {
    const id = await addCategory(test_.database, `Round ${round}`);
    const article = await addArticle(test_.database, { category: 'Other' });
    const moving = test_.run<{ it: Article }>(
      staff,
      'mutation ($id: Int!, $c: Int!) { it: updateKbArticle(id: $id, input: { category: $c }) { id } }',
      { id: article, c: id },
    );
    const [move, removal] = await Promise.all([moving, remove(staff, id)]);
    expect([move, removal].filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    if (move.errors.length > 0)
      expect(move.errors[0]?.fields).toEqual({ category: [`Invalid pk "${id}" - object does not exist.`] });
    else expect(removal.errors[0]?.code).toBe('CONFLICT');
    expect(
      await test_.database.query(
        'select 1 from article a join article_category c on c.id = a.category_id where c.deleted_at is not null',
      ),
    ).toEqual([]);
  }
});

test('an article that is restored while someone creates a category of its name joins that category', async () => {
  const id = await addCategory(test_.database, 'Network');
  const article = await addArticle(test_.database, { category: 'Network' });
  await test_.run(staff, REMOVE, { id: article });
  await remove(staff, id);
  const { heir, restoring } = await test_.database.system(async (tx) => {
    const made = await tx.one<{ id: number }>(
      `insert into article_category (name) values ('NETWORK') returning id`,
    );
    let isOver = false;
    const restored = test_
      .run<{ it: Article }>(staff, RESTORE, { id: article })
      .finally(() => (isOver = true));
    // Asked on another connection: within a transaction the view does not change.
    const isWaiting = () =>
      test_.database.one(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    while (!isOver && !(await isWaiting()));
    // not the promise itself: the transaction would wait for it
    return { heir: made?.id, restoring: [restored] };
  });
  const { data, errors } = (await restoring[0]) ?? {};
  expect([errors, data?.it.category]).toEqual([[], { id: heir, name: 'NETWORK' }]);
  expect(await listed()).toEqual(['NETWORK']);
  expect(
    await test_.database.query(
      `select after from audit where action = 'article.restore' and object_id = $1`,
      [String(article)],
    ),
  ).toMatchObject([{ after: { categoryId: heir } }]);
});

test('creating a category again with the same key after it was removed is answered as not found', async () => {
  const { id } = (await create(staff, 'Once', { idempotencyKey: 'gone' })).data.it;
  const renamed = () =>
    run(
      staff,
      'mutation ($id: Int!) { it: updateKbCategory(id: $id, input: { name: "Twice" }) { id name } }',
      { id },
      { idempotencyKey: 'rename' },
    );
  expect((await renamed()).data.it).toEqual({ id, name: 'Twice' });
  await remove(staff, id);
  for (const answer of [await create(staff, 'Once', { idempotencyKey: 'gone' }), await renamed()])
    expect(answer.errors[0]?.code).toBe('NOT_FOUND');
  expect(await listed()).toEqual([]);
});

test('the same call sent twice creates one category', async () => {
  const first = await create(staff, 'Once', { idempotencyKey: 'once' });
  expect((await create(staff, 'Once', { idempotencyKey: 'once' })).data).toEqual(first.data);
});
