import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addCategory } from '../article/article.factory.js';
import { it as itSubgraph } from '../subgraph.js';
import { codeOf, CREATE, given, pdfs, people, READ, REMOVE, runOn, UPDATE } from '../testing/articles.js';
import type { Article } from '../testing/articles.js';

const { author, managers, strangers } = people();
const staff = viewer(['IT Staff'], { fullName: 'Ida Tech' });
let test_: TestSubgraph;
const run = runOn(() => test_);
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());
beforeEach(() => test_.database.query('truncate article, file cascade'));

const VERSIONS = `query ($id: Int!, $page: Int, $pageSize: Int) { it: kbArticleVersions(articleId: $id, page: $page, pageSize: $pageSize)
  { count results { version previousVersion title content category { name } isPublished changed editorId editorName editedAt } } }`;
const VERSION =
  'query ($id: Int!, $version: Int!) { it: kbArticleVersion(articleId: $id, version: $version) { title content } }';
const BRING_BACK =
  'mutation ($id: Int!, $from: Int!, $version: Int) { it: restoreKbArticleVersion(id: $id, from: $from, version: $version) { id title content category { name } version } }';

interface VersionPage {
  count: number;
  results: {
    version: number;
    previousVersion: number | null;
    title: string;
    content: string;
    changed: string[];
    editorName: string | null;
  }[];
}
const versionsOf = async (id: number, more: object = {}) =>
  (await test_.run<{ it: VersionPage }>(author, VERSIONS, { id, ...more })).data.it;
const written = async (more: Record<string, unknown> = {}): Promise<Article> =>
  (await run(author, CREATE, { input: await given(test_, more) })).data.it;
const change = async (who: typeof author, id: number, input: Record<string, unknown>) =>
  (await run(who, UPDATE, { id, input })).data.it;

describe('who may not', () => {
  test('without a sign-in, or before the password is changed, a person can neither read nor restore a version', async () => {
    const { id } = await written();
    for (const [document, more] of [
      [VERSIONS, {}],
      [VERSION, { version: 1 }],
      [BRING_BACK, { from: 1 }],
    ] as const) {
      expect(await codeOf(run(null, document, { id, ...more }))).toBe('UNAUTHENTICATED');
      expect(await codeOf(run({ ...author, mustChangePassword: true }, document, { id, ...more }))).toBe(
        'PASSWORD_CHANGE_REQUIRED',
      );
    }
  });

  test.each(strangers)('%s reads an article, but not its versions', async (_who, stranger) => {
    const { id } = await written();
    await change(author, id, { content: 'Another text.' });
    for (const [document, more] of [
      [VERSIONS, {}],
      [VERSION, { version: 1 }],
      [BRING_BACK, { from: 1 }],
    ] as const)
      expect(await codeOf(run(stranger, document, { id, ...more }))).toBe('FORBIDDEN');
    const draft = await written({ isPublished: false });
    expect(await codeOf(run(stranger, VERSIONS, { id: draft.id }))).toBe('NOT_FOUND');
    expect((await run(author, READ, { id })).data.it).toMatchObject({ content: 'Another text.', version: 2 });
  });

  test('a removed article and an unknown version are not found', async () => {
    const { id } = await written();
    expect(await codeOf(run(author, VERSION, { id, version: 2 }))).toBe('NOT_FOUND');
    expect(await codeOf(run(author, BRING_BACK, { id, from: 2 }))).toBe('NOT_FOUND');
    await run(author, REMOVE, { id });
    expect(await codeOf(run(author, VERSIONS, { id }))).toBe('NOT_FOUND');
    expect(await codeOf(run(author, BRING_BACK, { id, from: 1 }))).toBe('NOT_FOUND');
  });
});

describe('the versions of an article', () => {
  test('every change is stored with the text, its author and its category', async () => {
    const { id } = await written({ title: 'VPN', content: 'First.' });
    await change(author, id, { content: 'Second.' });
    await change(staff, id, { title: 'VPN at home', isPublished: false });
    await change(author, id, { attachments: await pdfs(test_, 'b.pdf') });
    await change(author, id, { title: 'VPN at home' });
    const { count, results } = await versionsOf(id);
    expect(count).toBe(4);
    expect(
      results.map(({ version, previousVersion, title, content, changed, editorName }) => [
        version,
        previousVersion,
        title,
        content,
        changed,
        editorName,
      ]),
    ).toEqual([
      [4, 3, 'VPN at home', 'Second.', ['FILES'], 'Olive Winter'],
      [3, 2, 'VPN at home', 'Second.', ['TITLE', 'PUBLISHED'], 'Ida Tech'],
      [2, 1, 'VPN', 'Second.', ['CONTENT'], 'Olive Winter'],
      [1, null, 'VPN', 'First.', [], 'Olive Winter'],
    ]);
    expect((await versionsOf(id, { page: 2, pageSize: 3 })).results.map(({ version }) => version)).toEqual([
      1,
    ]);
  });

  test.each(managers)('%s reads the versions of every article', async (_who, manager) => {
    const { id } = await written({ content: 'First.' });
    expect((await run(manager, VERSION, { id, version: 1 })).data.it).toMatchObject({ content: 'First.' });
  });

  test('an earlier version is restored as a new version, with its category; files stay', async () => {
    const { id } = await written({ title: 'VPN', content: 'First.' });
    const network = await addCategory(test_.database, 'Network');
    await change(author, id, {
      content: 'Second.',
      category: network,
      attachments: await pdfs(test_, 'b.pdf'),
    });
    expect((await run(staff, BRING_BACK, { id, from: 1 })).data.it).toMatchObject({
      title: 'VPN',
      content: 'First.',
      category: { name: 'Software' },
      version: 3,
    });
    expect((await run(author, READ, { id })).data.it.attachments).toHaveLength(2);
    const [latest] = (await versionsOf(id)).results;
    expect(latest).toMatchObject({
      version: 3,
      content: 'First.',
      changed: ['CONTENT', 'CATEGORY'],
      editorName: 'Ida Tech',
    });
    // What it says already changes nothing.
    expect((await run(author, BRING_BACK, { id, from: 1 })).data.it.version).toBe(3);
  });

  test('of two people who restore a version at the same time one is refused', async () => {
    const { id } = await written({ content: 'First.' });
    await change(author, id, { content: 'Second.' });
    const answers = await Promise.all([
      run(staff, BRING_BACK, { id, from: 1, version: 2 }),
      run(author, UPDATE, { id, version: 2, input: { content: 'Third.' } }),
    ]);
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['CONFLICT']);
    expect((await versionsOf(id)).count).toBe(3);
  });

  test('of forty versions the newest twenty are on the first page, with their texts', async () => {
    const { id } = await written();
    await test_.database.query(
      `insert into article_version (article_id, version, title, content, category_id, is_published)
        select $1, n, 'T', repeat('x', 1000), (select category_id from article where id = $1), true from generate_series(2, 40) n`,
      [id],
    );
    const { results } = await versionsOf(id, { pageSize: 20 });
    expect(results.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, at) => 40 - at));
    expect(results[0]?.content).toHaveLength(1000);
  });
});
