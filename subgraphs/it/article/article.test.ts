import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { it as itSubgraph } from '../subgraph.js';
import {
  codeOf,
  CREATE,
  DOWNLOAD,
  given,
  linkOf,
  pdfs,
  people,
  PDF,
  READ,
  REMOVE,
  RESTORE,
  runOn,
  UPDATE,
  VIEW,
} from '../testing/articles.js';
import { addArticle, addCategory } from './article.factory.js';

const { author, managers, strangers } = people();

let test_: TestSubgraph;
const run = runOn(() => test_);
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());
beforeEach(() => test_.database.query('truncate article, file cascade'));

test("everyone signed in writes an article with its PDFs, and the article keeps the author's name of that moment [C7.34 C2.43 C3.9]", async () => {
  const category = await addCategory(test_.database, 'Network');
  for (const [, who] of [...strangers, ...managers]) {
    const [one, two] = await pdfs(test_, 'Steps.pdf', 'Plan “B”.PDF');
    const { data, errors } = await run(who, CREATE, {
      input: { title: '  Guest Wi-Fi ', content: ' Ask at the desk.\n', category, attachments: [one, two] },
    });
    expect(errors).toEqual([]);
    expect(data.it).toEqual({
      ...{
        id: expect.any(Number),
        title: 'Guest Wi-Fi',
        content: ' Ask at the desk.\n',
        category: { id: category, name: 'Network' },
        authorId: who.userId,
        authorName: who.fullName,
        author: { id: who.userId },
      },
      ...{
        isPublished: true,
        viewCount: 0,
        downloadCount: 0,
        createdAt: expect.any(String),
        updatedAt: data.it.createdAt,
        version: 1,
        viewerCan: { update: true, remove: true },
      },
      attachments: ['Steps.pdf', 'Plan “B”.PDF'].map((filename) => ({
        id: expect.any(Number),
        filename,
        fileSize: Buffer.byteLength(PDF + filename),
        file: expect.stringMatching(/^\/api\/files\/it\//),
      })),
    });
    const read = await run(author, READ, { id: data.it.id });
    expect({ ...read.data.it, attachments: [], viewerCan: null }).toEqual({
      ...data.it,
      attachments: [],
      viewerCan: null,
    });
  }
});

test.each([['the author', author] as [string, Viewer], ...managers])(
  '%s changes an article and removes it; its author stays, and the audit trail has the changes [C2.45 C7.35]',
  async (_who, who) => {
    const { data } = await run(author, CREATE, { input: await given(test_) });
    const { id } = data.it;
    const category = await addCategory(test_.database, 'Security');
    const changed = (
      await run(who, UPDATE, { id, version: 1, input: { title: 'Another', content: 'Better.', category } })
    ).data.it;
    expect(changed).toMatchObject({
      title: 'Another',
      content: 'Better.',
      category: { id: category, name: 'Security' },
      authorId: author.userId,
      authorName: 'Olive Winter',
      version: 2,
    });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(changed.createdAt));
    // Equal values change nothing.
    for (const input of [
      {},
      { title: ' Another ' },
      { isPublished: null },
      { attachments: [], removeAttachments: [] },
    ])
      expect((await run(who, UPDATE, { id, input })).data.it).toMatchObject({
        version: 2,
        updatedAt: changed.updatedAt,
      });
    expect((await run(who, REMOVE, { id })).data.it).toBe(true);
    expect(await codeOf(run(who, REMOVE, { id }))).toBe('NOT_FOUND');
    const trail = await test_.database.query(
      `select action, actor_user_id as actor, before, after from audit where object_id = $1 and object_type = 'article' order by id`,
      [String(id)],
    );
    expect(trail).toMatchObject([
      {
        action: 'article.create',
        actor: author.userId,
        after: { title: 'A title', content: 'changed', attachments: ['a.pdf'] },
      },
      {
        action: 'article.update',
        actor: who.userId,
        before: { title: 'A title' },
        after: { title: 'Another', content: 'changed' },
      },
      { action: 'article.delete', actor: who.userId, before: { title: 'Another', authorId: author.userId } },
    ]);
  },
);

test.each(managers)(
  '%s restores a removed article with its files and counters [K4]',
  async (_who, manager) => {
    const { data } = await run(author, CREATE, { input: await given(test_) });
    const { id } = data.it;
    await run(author, VIEW, { id });
    await run(author, REMOVE, { id });
    const back = (await run(manager, RESTORE, { id })).data.it;
    expect(back).toMatchObject({
      id,
      title: 'A title',
      viewCount: 1,
      version: 3,
      authorId: author.userId,
      attachments: [{ filename: 'a.pdf' }],
    });
    expect(linkOf(test_, back.attachments[0]?.file ?? '')).not.toBeNull();
    expect((await run(manager, RESTORE, { id })).data.it.version).toBe(3);
    expect((await run(viewer(), READ, { id })).data.it.id).toBe(id);
    expect(await codeOf(run(manager, RESTORE, { id: 999_999 }))).toBe('NOT_FOUND');
  },
);

test('views and downloads are counted separately, for every reader, and do not change the version [C4.32 C4.33 C7.25 K1]', async () => {
  const id = await addArticle(test_.database, {
    viewCount: 7,
    downloadCount: 2,
    updatedAt: '2026-01-01T00:00:00.000Z',
  });
  for (const [, who] of strangers) await run(who, VIEW, { id });
  expect((await run(viewer(), DOWNLOAD, { id })).data.it).toMatchObject({
    viewCount: 11,
    downloadCount: 3,
    version: 1,
    updatedAt: '2026-01-01T00:00:00.000Z',
  });
  // To read is not to open.
  await run(viewer(), READ, { id });
  expect((await run(viewer(), READ, { id })).data.it).toMatchObject({ viewCount: 11, downloadCount: 3 });
  const who = viewer();
  for (let call = 0; call < 2; call += 1)
    expect((await run(who, VIEW, { id }, { idempotencyKey: 'one view' })).data.it.viewCount).toBe(12);
  expect((await run(who, READ, { id })).data.it.viewCount).toBe(12);
});

test('all invalid fields are named at the same time, when an article is created and when it is changed [C5.24]', async () => {
  const id = await addArticle(test_.database, { authorId: author.userId });
  const category = await addCategory(test_.database, 'Software');
  const [blank, empty, nul, marks] = [
    'This field may not be blank.',
    'This field may not be null.',
    'Null characters are not allowed.',
    'Ensure this field has no more than 30 combining marks in a row.',
  ];
  for (const [input, fields] of [
    [
      { title: ' ', content: '\n' },
      { title: [blank], content: [blank] },
    ],
    [
      { title: 'x'.repeat(201), content: 'x'.repeat(50_001) },
      {
        title: ['Ensure this field has no more than 200 characters.'],
        content: ['Ensure this field has no more than 50000 characters.'],
      },
    ],
    [{ category: 999_999 }, { category: ['Invalid pk "999999" - object does not exist.'] }],
    [
      { title: `a${'\u0301'.repeat(31)}`, content: `b${'\u0301\u0316'.repeat(20_000)}` },
      { title: [marks], content: [marks] },
    ],
    [
      { title: 'a\u0000', content: '\u0000b' },
      { title: [nul], content: [nul] },
    ],
    [
      { title: ' \u200b\u2060\u3164 ', content: '\u200b\n' },
      { title: [blank], content: [blank] },
    ],
    [
      { content: `${' '.repeat(49_999)}ab` },
      { content: ['Ensure this field has no more than 50000 characters.'] },
    ],
  ] as [Record<string, unknown>, unknown][]) {
    expect([input, (await run(author, UPDATE, { id, input })).errors[0]?.fields]).toEqual([input, fields]);
    expect([
      input,
      (await run(author, CREATE, { input: await given(test_, { category, ...input }) })).errors[0]?.fields,
    ]).toEqual([input, fields]);
  }
  expect(
    (await run(author, UPDATE, { id, input: { title: null, content: null, category: null } })).errors[0]
      ?.fields,
  ).toEqual({ title: [empty], content: [empty], category: [empty] });
  // Characters, not halves of them.
  expect(
    (
      await run(author, CREATE, {
        input: await given(test_, { title: '🙂'.repeat(200), content: '🙂'.repeat(50_000) }),
      })
    ).errors,
  ).toEqual([]);
});

test('a person who read an older version is refused, whatever they change', async () => {
  const id = await addArticle(test_.database, { authorId: author.userId });
  await run(author, UPDATE, { id, input: { title: 'First' } });
  for (const input of [{ title: 'Second' }, {}, { attachments: await pdfs(test_, 'x.pdf') }]) {
    expect((await run(managers[0]?.[1] ?? null, UPDATE, { id, version: 1, input })).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'Someone changed this meanwhile. Please look again.',
    });
  }
  expect((await run(author, UPDATE, { id, version: 2, input: { title: 'Second' } })).data.it).toMatchObject({
    title: 'Second',
    version: 3,
  });
});

test('the same call sent twice creates one article with its files', async () => {
  const input = await given(test_);
  const first = await run(author, CREATE, { input }, { idempotencyKey: 'once' });
  expect((await run(author, CREATE, { input }, { idempotencyKey: 'once' })).data.it.id).toBe(
    first.data.it.id,
  );
  expect([
    (await test_.database.query('select 1 from article')).length,
    (await test_.database.query('select 1 from article_attachment')).length,
  ]).toEqual([1, 1]);
});
