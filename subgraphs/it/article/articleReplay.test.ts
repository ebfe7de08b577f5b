import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { it as itSubgraph } from '../subgraph.js';
import { CREATE, DOWNLOAD, pdfs, people, READ, REMOVE, RESTORE, UPDATE, VIEW } from '../testing/articles.js';
import type { Article } from '../testing/articles.js';
import { addArticle, addCategory } from './article.factory.js';

const { author } = people();
const staff = viewer(['IT Staff']);
const reader = viewer();
const HIDDEN = { code: 'NOT_FOUND', message: 'Not found.' };

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());
beforeEach(() => test_.database.query('truncate article, file, idempotency cascade'));

const run = (who: Viewer, document: string, variables: Record<string, unknown>, idempotencyKey?: string) =>
  test_.run<{ it: Article }>(
    who,
    document,
    variables,
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );
const CALLS: [what: string, who: Viewer, document: string, variables: Record<string, unknown>][] = [
  ['a view', reader, VIEW, {}],
  ['a download', reader, DOWNLOAD, {}],
  ['a change', author, UPDATE, { input: { content: 'Another text.' } }],
];

describe.each(CALLS)('%s that is sent again with the same key', (_what, who, document, more) => {
  test('after the article was removed is answered as not found, and after it was restored with its present state [K4]', async () => {
    const id = await addArticle(test_.database, { authorId: author.userId });
    const send = () => run(who, document, { id, ...more }, 'again');
    expect((await send()).data.it.id).toBe(id);
    await run(staff, REMOVE, { id });
    expect((await send()).errors).toMatchObject([HIDDEN]);
    await run(staff, RESTORE, { id });
    await run(staff, UPDATE, { id, input: { title: 'Newer' } });
    const now = (await run(who, READ, { id })).data.it;
    const { data } = await send();
    expect({ ...data.it, attachments: [] }).toEqual({ ...now, attachments: [] });
    expect(data.it.attachments.map((file) => file.id)).toEqual(now.attachments.map((file) => file.id));
  });
});

test.each(CALLS.slice(0, 2))(
  '%s sent again after the article was unpublished does not show the article [C7.23]',
  async (_what, who, document) => {
    const id = await addArticle(test_.database, { authorId: author.userId });
    await run(who, document, { id }, 'again');
    const secret = {
      title: 'Secret',
      content: 'Nobody’s business.',
      isPublished: false,
      attachments: await pdfs(test_, 'secret.pdf'),
    };
    expect((await run(author, UPDATE, { id, input: secret })).errors).toEqual([]);
    expect((await run(who, document, { id }, 'again')).errors).toMatchObject([HIDDEN]);
  },
);

test('a change sent again by a former member of IT Staff does not show a colleague’s draft [C7.23]', async () => {
  const id = await addArticle(test_.database, { authorId: author.userId, isPublished: false });
  const change = (who: Viewer) => run(who, UPDATE, { id, input: { title: 'Another' } }, 'again');
  expect((await change(staff)).data.it.title).toBe('Another');
  expect((await change({ ...reader, userId: staff.userId })).errors).toMatchObject([HIDDEN]);
});

test('a new article sent again after it was removed is not created again or shown', async () => {
  const input = {
    title: 'A title',
    content: 'Some text.',
    category: await addCategory(test_.database, 'Software'),
    attachments: await pdfs(test_, 'a.pdf'),
  };
  const create = () => run(author, CREATE, { input }, 'again');
  const { data } = await create();
  await run(staff, REMOVE, { id: data.it.id });
  expect((await create()).errors).toMatchObject([HIDDEN]);
  expect(await test_.database.query('select id from article')).toEqual([{ id: data.it.id }]);
});

test('the answer stored for repeats has only the id of the article', async () => {
  const id = await addArticle(test_.database, { authorId: author.userId });
  for (const [what, who, document, more] of CALLS) await run(who, document, { id, ...more }, what);
  const input = {
    title: 'A title',
    content: 'Some text.',
    category: await addCategory(test_.database, 'Software'),
    attachments: await pdfs(test_, 'a.pdf'),
  };
  const made = (await run(author, CREATE, { input }, 'a new one')).data.it.id;
  const kept = await test_.database.query<{ result: unknown }>(
    'select result from idempotency order by created_at',
  );
  expect(kept.map(({ result }) => result)).toEqual([...CALLS.map(() => id), made]);
});
