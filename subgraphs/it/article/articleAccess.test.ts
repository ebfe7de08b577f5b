import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { it as itSubgraph } from '../subgraph.js';
import {
  codeOf,
  CREATE,
  DOWNLOAD,
  FILE,
  given,
  pdfs,
  people,
  READ,
  REMOVE,
  RESTORE,
  runOn,
  stored,
  UPDATE,
  VIEW,
} from '../testing/articles.js';
import { addArticle } from './article.factory.js';

const { author, managers, strangers } = people();
const REFERENCE =
  'query ($r: [_Any!]!) { _entities(representations: $r) { ... on KbArticle { id title } ... on KbCategory { name } } }';

let test_: TestSubgraph;
const run = runOn(() => test_);
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());
beforeEach(() => test_.database.query('truncate article, file cascade'));

const draft = () => addArticle(test_.database, { isPublished: false, authorId: author.userId });
/** Every door to one article, with what goes through it. */
const DOORS: [document: string, variables: Record<string, unknown>][] = [
  [READ, {}],
  [FILE, { file: 1 }],
  [VIEW, {}],
  [DOWNLOAD, {}],
  [UPDATE, { input: { title: 'Mine' } }],
  [REMOVE, {}],
];

describe('who may not', () => {
  test('without a sign-in, or before the password is changed, a person reaches no article through any query [C6.3]', async () => {
    const id = await addArticle(test_.database, { authorId: author.userId });
    const before = await stored(test_);
    const documents: [string, Record<string, unknown>][] = [
      ...DOORS.map(([document, more]): [string, Record<string, unknown>] => [document, { id, ...more }]),
      [RESTORE, { id }],
      [CREATE, { input: await given(test_) }],
    ];
    for (const query of ['kbArticles', 'publishedKbArticles', 'popularKbArticles', 'kbCategories'])
      documents.push([`{ ${query} { count } }`, {}]);
    for (const [document, variables] of documents) {
      expect([document, await codeOf(run(null, document, variables))]).toEqual([document, 'UNAUTHENTICATED']);
      for (const who of [author, viewer(['IT Staff'])])
        expect([
          document,
          await codeOf(run({ ...who, mustChangePassword: true }, document, variables)),
        ]).toEqual([document, 'PASSWORD_CHANGE_REQUIRED']);
    }
    const references = {
      r: [
        { __typename: 'KbArticle', id },
        { __typename: 'KbCategory', id: 1 },
      ],
    };
    expect(await codeOf(run(null, REFERENCE, references))).toBe('UNAUTHENTICATED');
    expect(
      (await run({ ...viewer(['IT Staff']), mustChangePassword: true }, REFERENCE, references)).data,
    ).toEqual({ _entities: [null, null] });
    expect((await stored(test_)).slice(0, 3)).toEqual(before.slice(0, 3));
  });

  test.each(strangers)(
    'for %s an unpublished article does not exist, in GraphQL, REST and by reference [C7.23]',
    async (_who, stranger) => {
      const id = await draft();
      const [file] = await test_.database.query<{ id: number }>(
        'select id from article_attachment where article_id = $1',
        [id],
      );
      const before = await stored(test_);
      for (const [document, more] of DOORS) {
        const unknown = await run(stranger, document, { id: 999_999, ...more });
        expect([document, unknown.errors[0]]).toMatchObject([
          document,
          { code: 'NOT_FOUND', message: 'Not found.' },
        ]);
        expect(
          await run(stranger, document, { id, ...more, ...('file' in more && { file: file?.id }) }),
        ).toEqual(unknown);
      }
      expect((await run(stranger, REFERENCE, { r: [{ __typename: 'KbArticle', id }] })).data).toEqual({
        _entities: [null],
      });
      for (const list of [
        'kbArticles',
        'kbArticles(isPublished: false)',
        'publishedKbArticles',
        'popularKbArticles',
        `kbArticles(author: ${author.userId})`,
        'kbArticles(search: "catalogue")',
      ]) {
        expect([list, (await test_.run(stranger, `{ it: ${list} { count results { id } } }`)).data]).toEqual([
          list,
          { it: { count: 0, results: [] } },
        ]);
      }
      expect(await stored(test_)).toEqual(before);
    },
  );

  test.each(strangers)(
    '%s can neither change nor remove a colleague’s published article [K4]',
    async (_who, stranger) => {
      const id = await addArticle(test_.database, { authorId: author.userId });
      const before = await stored(test_);
      for (const input of [
        { title: 'Mine' },
        {},
        { title: '' },
        { isPublished: false },
        { attachments: await pdfs(test_, 'b.pdf') },
      ])
        expect([input, await codeOf(run(stranger, UPDATE, { id, input }))]).toEqual([input, 'FORBIDDEN']);
      expect(await codeOf(run(stranger, REMOVE, { id }))).toBe('FORBIDDEN');
      expect(await codeOf(run(stranger, RESTORE, { id }))).toBe('FORBIDDEN');
      expect((await run(stranger, READ, { id })).data.it.viewerCan).toEqual({ update: false, remove: false });
      expect(await stored(test_)).toEqual(before);
    },
  );

  test('the author can neither restore nor find a removed article', async () => {
    const id = await addArticle(test_.database, { authorId: author.userId });
    expect((await run(author, REMOVE, { id })).errors).toEqual([]);
    expect(await codeOf(run(author, RESTORE, { id }))).toBe('FORBIDDEN');
    for (const who of [author, ...managers.map(([, manager]) => manager)]) {
      for (const [document, more] of DOORS)
        expect(await codeOf(run(who, document, { id, ...more }))).toBe('NOT_FOUND');
      expect(
        (await test_.run<{ kbArticles: { count: number } }>(who, '{ kbArticles { count } }')).data.kbArticles
          .count,
      ).toBe(0);
    }
  });
});

test('an unpublished article is readable for its author, IT Staff and administrators in every query, and its author publishes it', async () => {
  const { data } = await run(author, CREATE, { input: await given(test_, { isPublished: false }) });
  const { id, attachments } = data.it;
  for (const who of [author, ...managers.map(([, manager]) => manager)]) {
    expect((await run(who, READ, { id })).data.it).toMatchObject({
      id,
      isPublished: false,
      viewerCan: { update: true, remove: true },
    });
    expect((await run(who, FILE, { id, file: attachments[0]?.id })).errors).toEqual([]);
    expect((await run(who, REFERENCE, { r: [{ __typename: 'KbArticle', id }] })).data).toEqual({
      _entities: [{ id, title: 'A title' }],
    });
    for (const document of [VIEW, DOWNLOAD]) expect((await run(who, document, { id })).errors).toEqual([]);
    expect(
      (
        await test_.run(
          who,
          '{ a: kbArticles(isPublished: false) { count } b: publishedKbArticles { count } c: popularKbArticles { count } }',
        )
      ).data,
    ).toEqual({ a: { count: 1 }, b: { count: 0 }, c: { count: 0 } });
  }
  expect((await run(author, UPDATE, { id, input: { isPublished: true } })).data.it).toMatchObject({
    isPublished: true,
    version: 2,
  });
  expect((await run(viewer(), READ, { id })).data.it.id).toBe(id);
});
