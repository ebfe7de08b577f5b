import { readAnyLink } from '../../kit/files/files.js';
import type { ArchiveLink } from '../../kit/files/files.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { it as itSubgraph } from '../subgraph.js';
import { CREATE, given, pdfs, people, REMOVE } from '../testing/articles.js';
import type { Article } from '../testing/articles.js';
import { addArticle } from './article.factory.js';

const { author } = people();
const READ =
  'query ($id: Int!) { it: kbArticle(id: $id) { archive preview attachments { id file filename fileSize } } }';
let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());

const create = async (more: Record<string, unknown>) =>
  (await test_.run<{ it: Article }>(author, CREATE, { input: await given(test_, more) })).data.it.id;
const read = async (id: number, who = viewer()) =>
  (await test_.run<{ it: { archive: string | null; preview: string } | null }>(who, READ, { id })).data.it;
const linkIn = (address = '', now = Date.now()) =>
  readAnyLink('it', address.split('/').at(-2) ?? '', test_.config, now) as ArchiveLink | null;

test('a person who may not read an article cannot download its archive, and there is no archive without a file or of a removed article', async () => {
  const draft = await create({ isPublished: false });
  expect(await read(draft)).toBeNull();
  expect((await read(draft, author))?.archive).toMatch(/^\/api\/files\/it\//);
  expect((await read(await addArticle(test_.database, { files: 0 })))?.archive).toBeNull();
  await test_.run(author, REMOVE, { id: draft });
  const { data } = await test_.run<{ list: { results: { archive: string | null }[] } }>(
    viewer(['IT Staff']),
    '{ list: kbArticles(isRemoved: true) { results { archive } } }',
  );
  expect(data.list.results).toEqual([{ archive: null }]);
});

test('one link downloads all files for five minutes, each under its own name without a path [C2.45]', async () => {
  const attachments = await pdfs(test_, 'guide.pdf', 'Guide.pdf', 'guide.pdf', 'plan “B”: now?.pdf');
  const address =
    (await read(await create({ title: 'Using the VPN / at home', attachments })))?.archive ?? '';
  expect(linkIn(address)).toEqual({
    name: 'Using the VPN _ at home.zip',
    files: ['guide.pdf', 'Guide (2).pdf', 'guide (3).pdf', 'plan “B”_ now_.pdf'].map((name) => [
      expect.stringMatching(/^it\/[\da-f-]{36}\.pdf$/),
      name,
    ]),
    expires: expect.any(Number),
  });
  expect(linkIn(address, Date.now() + 301_000)).toBeNull();
});

test('the link to ten files with the longest names fits into a URL', async () => {
  const names = Array.from({ length: 10 }, (_, at) => `${at}${'語'.repeat(240)}.pdf`);
  const id = await create({ title: '語'.repeat(200), attachments: await pdfs(test_, ...names) });
  const address = (await read(id))?.archive ?? '';
  expect(linkIn(address)?.files).toHaveLength(10);
  expect(address.length).toBeLessThan(4_096);
});

test.each([
  [
    'without headings and marks',
    '# VPN\n\n## Connect\n\n1. Open **it**\n2. Press [Connect](https://a.example)',
    'Open it Press Connect',
  ],
  [
    'of a table alone, without its lines and those of code',
    '| What | Hours |\n|---|---|\n| Longest | 12 |\n\n```\n```',
    'What Hours Longest 12',
  ],
  [
    'without a table, whose cells are no sentence',
    'All offices close.\n\n| Holiday | Date |\n|---|---|\n| New Year | January 1 |\n\nThe day stays empty.',
    'All offices close. The day stays empty.',
  ],
  ['of headings alone', '# VPN\n## Limits', 'VPN Limits'],
  ['with HTML as it is written', '> <b>Read</b> this\n\n---', '<b>Read</b> this'],
  ['cut after 300 characters and through none', '😀'.repeat(400), '😀'.repeat(300)],
])('the preview is the beginning of the text without Markdown: %s [C2.44]', async (_, content, preview) => {
  expect((await read(await create({ content })))?.preview).toBe(preview);
});
