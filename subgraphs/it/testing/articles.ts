import { readLink } from '../../kit/files/files.js';
import type { FileLink } from '../../kit/files/files.js';
import { openStore } from '../../kit/files/fileStore.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { uploadTo } from '../../kit/testing/files/uploads.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addCategory } from '../article/article.factory.js';

const FIELDS = `id title content category { id name } authorId authorName author { id } isPublished viewCount downloadCount attachments { id filename fileSize file }
  createdAt updatedAt version viewerCan { update remove }`;
export const READ = `query ($id: Int!) { it: kbArticle(id: $id) { ${FIELDS} } }`;
export const CREATE = `mutation ($input: KbArticleInput!) { it: createKbArticle(input: $input) { ${FIELDS} } }`;
export const UPDATE = `mutation ($id: Int!, $input: KbArticleChanges!, $version: Int) { it: updateKbArticle(id: $id, input: $input, version: $version) { ${FIELDS} } }`;
export const REMOVE = 'mutation ($id: Int!) { it: deleteKbArticle(id: $id) }';
export const RESTORE = `mutation ($id: Int!) { it: restoreKbArticle(id: $id) { ${FIELDS} } }`;
export const VIEW = `mutation ($id: Int!) { it: registerKbArticleView(id: $id) { ${FIELDS} } }`;
export const DOWNLOAD = `mutation ($id: Int!) { it: registerKbArticleDownload(id: $id) { ${FIELDS} } }`;
export const FILE =
  'query ($id: Int!, $file: Int!) { it: kbAttachment(articleId: $id, id: $file) { id filename fileSize file } }';

/** An article as the graph answers it. */
export interface Article {
  id: number;
  title: string;
  content: string;
  category: { id: number; name: string };
  authorId: number;
  authorName: string;
  isPublished: boolean;
  viewCount: number;
  downloadCount: number;
  attachments: { id: number; filename: string; fileSize: number; file: string }[];
  createdAt: string;
  updatedAt: string;
  version: number;
  viewerCan: { update: boolean; remove: boolean };
}

export const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

/** The people around an article: its author, people who may write every article, and people who may not. */
export const people = () => ({
  author: viewer([], { fullName: 'Olive Winter' }),
  managers: [
    ['IT Staff', viewer(['IT Staff'])],
    ['an administrator', viewer(['Administrator'])],
  ] as [who: string, viewer: Viewer][],
  strangers: [
    ['a colleague', viewer()],
    ['a manager', viewer(['Manager'])],
    ['HR', viewer(['HR'])],
    ['an analyst', viewer(['Analyst'])],
  ] as [who: string, viewer: Viewer][],
});

/** PDFs of these names, put into the store as the gateway does. */
export const pdfs = (test_: TestSubgraph, ...names: string[]) =>
  Promise.all(names.map((name) => uploadTo(test_, name, `${PDF}${name}`)));

/** What the link of a file grants now; null for one that is not the subgraph's own. */
export const linkOf = (
  { config }: TestSubgraph,
  file: string,
  subgraph = 'it',
  now = Date.now(),
): FileLink | null => readLink(subgraph, file.split('/').at(-2) ?? '', config, now);

/** How many files the store has for the knowledge base. */
export async function filesKept({ config }: TestSubgraph): Promise<number> {
  const listed = await (await openStore(config)).listAll('it').catch(() => ({ objects: [] }));
  return [...listed.objects].length;
}

/** Everything that is stored, to compare before and after. */
export async function stored({ database }: TestSubgraph): Promise<unknown[]> {
  return Promise.all(
    [
      'select * from article order by id',
      'select * from article_attachment order by id',
      'select * from file order by key',
      'select * from article_category order by id',
    ].map((sql) => database.query(sql)),
  );
}

/** The code with which something was refused. */
export const codeOf = async (answer: Promise<{ errors: { code: string }[] }>) =>
  (await answer).errors[0]?.code;

/** Runs a document about one article. */
export const runOn =
  (test_: () => TestSubgraph) =>
  (who: Viewer | null, document: string, variables: Record<string, unknown>, more = {}) =>
    test_().run<{ it: Article }>(who, document, variables, more);

/** What an article is written with. */
export const given = async (test_: TestSubgraph, more: Record<string, unknown> = {}) => ({
  title: 'A title',
  content: 'Some text.',
  category: await addCategory(test_.database, 'Software'),
  ...('attachments' in more ? {} : { attachments: await pdfs(test_, 'a.pdf') }),
  ...more,
});
