import { isDeepStrictEqual } from 'node:util';
import type { RequestContext } from '../../kit/request/context.js';
import { Problems } from '../../kit/request/errors.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { notAnId } from '../../kit/request/input/refusalTexts.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import type { KbArticleChanges, MutationUpdateKbArticleArgs } from '../generated/schema.js';
import { holdCategory } from '../articleCategory/articleCategory.service.js';
import { database } from '../database.js';
import { Article } from './article.entity.js';
import { findArticle, lockArticle } from './article.loader.js';
import type { ArticleRow } from './article.loader.js';
import {
  checkCount,
  discardGiven,
  discardKept,
  forgetFiles,
  keepFiles,
  readFiles,
} from './files/articleFiles.service.js';
import type { GivenFiles } from './files/articleFiles.service.js';
import { readColumns } from './articleInput.service.js';
import type { ArticleColumns } from './articleInput.service.js';
import { questionsOf } from './question/articleQuestion.loader.js';
import { attachmentsOf } from './files/attachment.loader.js';
import type { AttachmentRow } from './files/attachment.loader.js';
import type { KbArticlePart } from './articlePart.kinds.js';
import { keepVersion } from './keepVersion.service.js';

/** The trail says of long texts only that they changed. */
const recorded = ({ content, questions, ...values }: Partial<ArticleColumns>): Record<string, unknown> => ({
  ...values,
  ...(content !== undefined && { content: 'changed' }),
  ...(questions !== undefined && { questions: 'changed' }),
});

/**
 * The article as its reader may see it now. It is read after the write, whose stored answer for repeats is only the
 * id and so reveals nothing to a person who may not see the article. @throws NOT_FOUND
 */
function readWritten(context: RequestContext, id: number): Promise<ArticleRow> {
  context.loaders.clear();
  return findArticle(context, id);
}

/** Runs what writes an article; the bytes of its new files go when that fails. */
async function withFiles<Result>(files: GivenFiles, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await discardGiven(files);
    throw error;
  }
}

/**
 * Creates an article with its files, in one transaction. @throws BAD_USER_INPUT that names every invalid field,
 * NOT_FOUND for a repeat by a person who may no longer see it
 */
export async function createArticle(context: RequestContext, input: KbArticleChanges): Promise<ArticleRow> {
  const viewer = requireViewer(context);
  const problems = new Problems();
  const columns = readColumns(input, problems) as ArticleColumns;
  if (!input.attachments?.length) checkCount(0, problems);
  const files = await readFiles(context, input.attachments ?? [], problems);
  problems.throwIfAny();
  const written = await database.write(context, (tx) =>
    withFiles(files, async () => {
      await holdCategory(tx, columns.categoryId);
      const { identifiers } = await tx.manager.insert(Article, {
        ...columns,
        authorId: viewer.userId,
        authorName: viewer.fullName,
      });
      const { id } = identifiers[0] as { id: number };
      await keepFiles(tx, id, files);
      await keepVersion(tx, [id], { editor: viewer });
      await tx.audit({
        action: 'article.create',
        objectType: 'article',
        objectId: id,
        after: { ...recorded(columns), attachments: files.files.map(({ name }) => name) },
      });
      return id;
    }),
  );
  return readWritten(context, written);
}

/**
 * Which of its files an article loses, and whether enough are left. @throws BAD_USER_INPUT on
 * `removeAttachments` for a file of another, on `attachments`
 */
function readRemoved(
  present: readonly AttachmentRow[],
  removed: readonly number[],
  added: number,
): AttachmentRow[] {
  const problems = new Problems();
  const wanted = new Set(removed);
  const rows = present.filter(({ id }) => wanted.has(id));
  for (const id of wanted)
    if (!present.some((row) => row.id === id)) problems.add('removeAttachments', notAnId(String(id)));
  // An article without any, from before they were needed, may still be written to.
  if (rows.length > 0 || added > 0) checkCount(present.length - rows.length + added, problems);
  problems.throwIfAny();
  return rows;
}

interface Order {
  columns: Partial<ArticleColumns>;
  files?: GivenFiles;
  removed?: readonly number[];
}

/** What the history calls the columns. */
const PARTS: Readonly<Record<keyof ArticleColumns, KbArticlePart>> = {
  title: 'title',
  content: 'content',
  categoryId: 'category',
  isPublished: 'published',
  questions: 'questions',
};

/** The columns as they are, its questions only when they are given. */
async function heldColumns(
  tx: Transaction,
  row: ArticleRow,
  { questions }: Partial<ArticleColumns>,
): Promise<Partial<ArticleColumns>> {
  return questions === undefined ? row : { ...row, questions: (await questionsOf(tx, [row.id])).get(row.id) };
}

/**
 * Changes an article that `lockArticle` has locked, and stores the version; equal values change nothing.
 * @returns the files it lost
 */
export async function change(
  tx: Transaction,
  editor: Viewer,
  before: ArticleRow,
  { columns, files, removed = [] }: Order,
): Promise<AttachmentRow[]> {
  const added = files?.files ?? [];
  const lost = readRemoved(await attachmentsOf(tx, [before.id]), removed, added.length);
  const stored = await heldColumns(tx, before, columns);
  const fields = (Object.keys(columns) as (keyof ArticleColumns)[]).filter(
    (field) => !isDeepStrictEqual(columns[field], stored[field]),
  );
  if (fields.length === 0 && lost.length === 0 && added.length === 0) return lost;
  const pick = (row: Partial<ArticleColumns>): Partial<ArticleColumns> =>
    Object.fromEntries(fields.map((field) => [field, row[field]]));
  const changes = pick(columns);
  if (changes.categoryId !== undefined) await holdCategory(tx, changes.categoryId);
  await forgetFiles(tx, lost);
  if (files) await keepFiles(tx, before.id, files);
  // Files are part of the version: changing them increments it, too.
  await tx.manager.update(Article, before.id, { isPublished: before.isPublished, ...changes });
  const hasOtherFiles = lost.length > 0 || added.length > 0;
  await keepVersion(tx, [before.id], {
    editor,
    changed: [...fields.map((field) => PARTS[field]), ...(hasOtherFiles ? (['files'] as const) : [])],
  });
  const names = {
    ...(lost.length > 0 && { removed: lost.map(({ filename }) => filename) }),
    ...(added.length > 0 && { added: added.map(({ name }) => name) }),
  };
  await tx.audit({
    action: 'article.update',
    objectType: 'article',
    objectId: before.id,
    before: recorded(pick(stored)),
    after: { ...recorded(changes), ...names },
  });
  return lost;
}

/** Changes an article; equal values change nothing. @throws FORBIDDEN, NOT_FOUND, CONFLICT, BAD_USER_INPUT */
export async function updateArticle(
  context: RequestContext,
  { id, input, version }: MutationUpdateKbArticleArgs,
): Promise<ArticleRow> {
  const viewer = requireViewer(context);
  const problems = new Problems();
  const columns = readColumns(input, problems);
  const files = await readFiles(context, input.attachments ?? [], problems);
  let lost: AttachmentRow[] = [];
  await database.write(context, (tx) =>
    withFiles(files, async () => {
      const before = await lockArticle(tx, viewer, id);
      problems.throwIfAny();
      requireVersion(version, before.version);
      lost = await change(tx, viewer, before, { columns, files, removed: input.removeAttachments ?? [] });
      return id;
    }),
  );
  await discardKept(context, lost);
  return readWritten(context, id);
}
