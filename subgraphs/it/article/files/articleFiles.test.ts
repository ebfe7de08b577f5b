import { misnamed } from '../../../kit/files/fileKind.js';
import { openStore } from '../../../kit/files/fileStore.js';
import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { uploadTo } from '../../../kit/testing/files/uploads.js';
import { viewer } from '../../../kit/testing/viewers.js';
import { it as itSubgraph } from '../../subgraph.js';
import {
  CREATE,
  FILE,
  filesKept,
  linkOf,
  pdfs,
  people,
  PDF,
  REMOVE,
  stored,
  UPDATE,
} from '../../testing/articles.js';
import type { Article } from '../../testing/articles.js';
import { addArticle, addCategory } from '../article.factory.js';

const { author } = people();
let test_: TestSubgraph;
let category = 0;
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
  category = await addCategory(test_.database, 'Software');
});
afterAll(() => test_.close());
beforeEach(async () => {
  await test_.database.query('truncate article, file cascade');
  await (await openStore(test_.config)).deleteAll('it').catch(() => undefined);
});

const create = (attachments: unknown, more = {}) =>
  test_.run<{ it: Article }>(author, CREATE, {
    input: { title: 'A title', content: 'Some text.', category, attachments, ...more },
  });
const update = (id: number, input: Record<string, unknown>) =>
  test_.run<{ it: Article }>(author, UPDATE, { id, input });
const bytesOf = async (key: string | undefined) =>
  Buffer.from(await (await openStore(test_.config)).getBytes(key ?? '')).toString();
const names = (article: Article) => article.attachments.map(({ filename }) => filename);
const WRONG = 'Only PDF files are allowed for attachments.';
const LARGE = 'Each PDF file must be smaller than 10MB.';
const NONE = 'At least one PDF attachment is required';
const megabytes = (count: number, more = 0) =>
  Buffer.concat([Buffer.from(PDF), Buffer.alloc(count * 1024 * 1024 - PDF.length + more)]);

test.each([
  ['a program', 'a.exe', 'MZ', WRONG],
  ['a program called pdf', 'a.pdf', 'MZ', WRONG],
  ['a page called pdf', 'a.pdf', '<script>alert(1)</script>', WRONG],
  ['a PDF called txt', 'a.txt', PDF, misnamed('.pdf')],
  ['a PDF without a kind', 'a', PDF, misnamed('.pdf')],
  ['a large text', 'a.txt', Buffer.alloc(11 * 1024 * 1024, 32), WRONG],
  ['nothing', 'a.pdf', '', 'The submitted file is empty.'],
  ['ten megabytes', 'a.pdf', megabytes(10), LARGE],
  ['more than that', 'a.pdf', megabytes(11), LARGE],
])(
  '%s is refused, even together with a valid file, when an article is created and when it is changed, and nothing is stored [C5.26 C5.27 C9.1 K2]',
  async (_, name, content, text) => {
    const id = await addArticle(test_.database, { authorId: author.userId });
    const [before, kept] = [await stored(test_), await filesKept(test_)];
    const bad = await uploadTo(test_, name, content);
    const [good] = await pdfs(test_, 'good.pdf');
    for (const files of [[bad], [good, bad], [bad, good, bad]]) {
      for (const answer of [await create(files), await update(id, { attachments: files })])
        expect(answer.errors).toMatchObject([
          { code: 'BAD_USER_INPUT', message: text, fields: { attachments: [text] } },
        ]);
    }
    expect([await stored(test_), await filesKept(test_)]).toEqual([before, kept]);
  },
);

test('an article needs a file, and the refusal also names its other invalid fields [C5.25]', async () => {
  for (const attachments of [undefined, null, []])
    expect((await create(attachments)).errors[0]?.fields).toEqual({ attachments: [NONE] });
  expect((await create([], { title: '' })).errors[0]?.fields).toEqual({
    title: ['This field may not be blank.'],
    attachments: [NONE],
  });
});

test('a PDF one byte under ten megabytes is accepted, and so are ten files; eleven are refused, in one call or one after the other [C9.1]', async () => {
  const many = (count: number) => pdfs(test_, ...Array.from({ length: count }, (_, at) => `${at}.pdf`));
  expect((await create([await uploadTo(test_, 'large.pdf', megabytes(10, -1))])).errors).toEqual([]);
  const text = 'An article can have at most 10 attachments.';
  expect((await create(await many(11))).errors[0]?.fields).toEqual({ attachments: [text] });
  const { data } = await create(await many(10));
  expect(names(data.it)).toHaveLength(10);
  expect((await update(data.it.id, { attachments: await many(1) })).errors[0]?.fields).toEqual({
    attachments: [text],
  });
  expect((await update(data.it.id, { attachments: await many(11) })).errors[0]?.fields).toEqual({
    attachments: [text],
  });
  // One goes, another comes.
  expect(
    names(
      (
        await update(data.it.id, {
          attachments: await pdfs(test_, 'new.pdf'),
          removeAttachments: [data.it.attachments[0]?.id],
        })
      ).data.it,
    ),
  ).toEqual([...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${n}.pdf`), 'new.pdf']);
});

test('adding and removing files needs the version; the last file stays, and files of another article cannot be removed', async () => {
  const { data } = await create(await pdfs(test_, 'a.pdf', 'b.pdf'));
  const {
    id,
    attachments: [a, b],
  } = data.it;
  const other = (await create(await pdfs(test_, 'c.pdf'))).data.it;
  expect((await update(id, { removeAttachments: [a?.id, b?.id] })).errors[0]?.fields).toEqual({
    attachments: [NONE],
  });
  const foreign = other.attachments[0]?.id ?? 0;
  expect((await update(id, { removeAttachments: [foreign, -1] })).errors[0]?.fields).toEqual({
    removeAttachments: [
      `Invalid pk "${foreign}" - object does not exist.`,
      'Invalid pk "-1" - object does not exist.',
    ],
  });
  const first = await update(id, { removeAttachments: [a?.id, a?.id] });
  expect([names(first.data.it), first.data.it.version]).toEqual([['b.pdf'], 2]);
  expect((await update(id, { removeAttachments: [b?.id] })).errors[0]?.fields).toEqual({
    attachments: [NONE],
  });
  // The same name is another file.
  const swapped = await update(id, { removeAttachments: [b?.id], attachments: await pdfs(test_, 'b.pdf') });
  expect([
    names(swapped.data.it),
    swapped.data.it.version,
    swapped.data.it.attachments[0]?.id === b?.id,
  ]).toEqual([['b.pdf'], 3, false]);
  expect([await filesKept(test_), (await test_.database.query('select 1 from file')).length]).toEqual([2, 2]);
});

test('a removed file is deleted from the store; the files of a removed article stay for a restore', async () => {
  const store = await openStore(test_.config);
  const { data } = await create(await pdfs(test_, 'a.pdf', 'b.pdf'));
  const [a, b] = data.it.attachments.map(({ file }) => linkOf(test_, file)?.key ?? '');
  await update(data.it.id, { removeAttachments: [data.it.attachments[0]?.id] });
  expect([await store.exists(a ?? ''), await store.exists(b ?? '')]).toEqual([false, true]);
  await test_.run(author, REMOVE, { id: data.it.id });
  await itSubgraph.sweep?.(test_.config);
  expect([await store.exists(b ?? ''), (await test_.database.query('select 1 from file')).length]).toEqual([
    true,
    1,
  ]);
});

test('the link opens the article’s own copy of a file, as an attachment, for five minutes, and no other file [C3.9 K3]', async () => {
  const { data } = await create(await pdfs(test_, 'Plan “B”.pdf'));
  const {
    id,
    attachments: [file],
  } = data.it;
  const read = (
    await test_.run<{ it: Article['attachments'][number] }>(viewer(), FILE, { id, file: file?.id })
  ).data.it;
  const link = linkOf(test_, read.file);
  expect(link).toMatchObject({
    name: 'Plan “B”.pdf',
    contentType: 'application/pdf',
    inline: false,
    key: expect.stringMatching(/^it\/[\da-f-]{36}\.pdf$/),
  });
  expect(await bytesOf(link?.key)).toBe(`${PDF}Plan “B”.pdf`);
  expect(linkOf(test_, read.file, 'it', Date.now() + 301_000)).toBeNull();
  for (const subgraph of ['identity', 'people', 'tickets'])
    expect(linkOf(test_, read.file, subgraph)).toBeNull();
});

test('a file can be read only under its own article', async () => {
  const [mine, other] = [
    (await create(await pdfs(test_, 'a.pdf'))).data.it,
    (await create(await pdfs(test_, 'b.pdf'))).data.it,
  ];
  for (const [id, file] of [
    [other.id, mine.attachments[0]?.id],
    [mine.id, 999_999],
  ])
    expect((await test_.run(author, FILE, { id, file })).errors[0]?.code).toBe('NOT_FOUND');
});

test('a reference that the gateway did not make is refused and changes nothing', async () => {
  const [file] = await pdfs(test_, 'a.pdf');
  for (const forged of [
    { ...file, seal: 'mine' },
    { ...file, key: 'identity/other.pdf' },
  ]) {
    expect((await create([forged])).errors[0]?.fields).toEqual({
      attachments: ['The submitted data was not a file. Check the encoding type on the form.'],
    });
  }
  expect([await filesKept(test_), await test_.database.query('select 1 from article')]).toEqual([0, []]);
});

test('an article that could not be saved leaves neither rows nor bytes [K2]', async () => {
  expect(
    (await create(await pdfs(test_, 'a.pdf', 'b.pdf'), { category: 999_999 })).errors[0]?.fields,
  ).toEqual({ category: ['Invalid pk "999999" - object does not exist.'] });
  // PostgreSQL goes away between the files.
  await test_.database.query(
    `create function go_away() returns trigger language plpgsql as $$ begin raise exception 'away' using errcode = '57P01'; end $$`,
  );
  await test_.database.query(
    `create trigger away before insert on article_attachment for each row when (new.filename = 'b.pdf') execute function go_away()`,
  );
  expect((await create(await pdfs(test_, 'a.pdf', 'b.pdf'))).errors[0]?.code).toBe('SERVICE_UNAVAILABLE');
  const id = await addArticle(test_.database, { authorId: author.userId, files: 0 });
  expect((await update(id, { attachments: await pdfs(test_, 'a.pdf', 'b.pdf') })).errors[0]?.code).toBe(
    'SERVICE_UNAVAILABLE',
  );
  await test_.database.query('drop trigger away on article_attachment');
  expect([
    await filesKept(test_),
    (await test_.database.query('select 1 from article')).length,
    await test_.database.query('select 1 from file'),
  ]).toEqual([0, 1, []]);
});

test('an article from before files were required can be changed without a file', async () => {
  const id = await addArticle(test_.database, { authorId: author.userId, files: 0 });
  expect((await update(id, { title: 'Another' })).data.it).toMatchObject({
    title: 'Another',
    attachments: [],
  });
  expect(names((await update(id, { attachments: await pdfs(test_, 'a.pdf') })).data.it)).toEqual(['a.pdf']);
});
