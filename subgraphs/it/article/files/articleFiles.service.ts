import { extname } from 'node:path';
import type { Disk } from 'flydrive';
import type { RequestContext } from '../../../kit/request/context.js';
import { readDocument } from '../../../kit/files/documents.js';
import type { DocumentRules } from '../../../kit/files/documents.js';
import { notFound } from '../../../kit/request/errors.js';
import type { Problems } from '../../../kit/request/errors.js';
import { checkReferenceSeal, claimFile, discardFiles, linkPath } from '../../../kit/files/files.js';
import type { StoredFile } from '../../../kit/files/files.js';
import { openStore } from '../../../kit/files/fileStore.js';
import type { Transaction } from '../../../kit/postgres/queryable.js';
import type { UploadReference } from '../../../kit/graphql/scalars.js';
import { KbArticleLimits } from '../../generated/limits.js';
import { findArticle } from '../article.loader.js';
import type { ArticleRow } from '../article.loader.js';
import { ArticleAttachment } from './attachment.entity.js';
import { attachmentsByArticle } from './attachment.loader.js';
import type { AttachmentRow } from './attachment.loader.js';

/** Input field that gets the message of a refusal. */
const FIELD = 'attachments';
const LIMITS = KbArticleLimits.attachments;
const RULES: DocumentRules = {
  field: FIELD,
  folder: 'it',
  accepts: ['.pdf'],
  wrongType: 'Only PDF files are allowed for attachments.',
  megabytes: LIMITS.megabytes,
};
const TOO_LARGE = `Each PDF file must be smaller than ${LIMITS.megabytes}MB.`;
const NONE = 'At least one PDF attachment is required';
const TOO_MANY = `An article can have at most ${LIMITS.count} attachments.`;
const LINK_SECONDS = 300;

/** A link for a person who may read the article (K3). */
export function attachmentLink({ key, filename }: AttachmentRow, context: RequestContext): string {
  return linkPath(
    'it',
    {
      key,
      name: filename,
      contentType: 'application/pdf',
      inline: false,
      expires: Math.floor(Date.now() / 1000) + LINK_SECONDS,
    },
    context.config,
  );
}

/** A name in an archive has no folder, and ten of them fit into an address, whatever letters they have. */
const LONGEST_NAME = 100;

/** The name of a file in an archive; one that is there already gets a number. */
function nameWithin(taken: ReadonlySet<string>, name: string): string {
  const plain = name.replace(/[\\/:*?"<>|]|\p{Cc}/gu, '_');
  const end = extname(plain).slice(0, 10);
  const stem = shortened(plain.slice(0, plain.length - extname(plain).length), LONGEST_NAME - end.length);
  for (let number = 1; ; number += 1) {
    const unique = number === 1 ? `${stem}${end}` : `${stem} (${number})${end}`;
    if (!taken.has(unique.toLowerCase())) return unique;
  }
}

/** As many whole characters as fit into this many bytes. */
function shortened(text: string, bytes: number): string {
  let left = bytes;
  return [...text].filter((letter) => (left -= Buffer.byteLength(letter)) >= 0).join('');
}

/** A link to all files of an article in one ZIP archive, for a person who may read it; null without files. */
export function archiveLink(
  { title }: Pick<ArticleRow, 'title'>,
  rows: readonly AttachmentRow[],
  { config }: RequestContext,
): string | null {
  if (rows.length === 0) return null;
  const taken = new Set<string>();
  const files = rows.map(({ key, filename }) => {
    const name = nameWithin(taken, filename);
    taken.add(name.toLowerCase());
    return [key, name] as const;
  });
  const name = nameWithin(new Set(), `${title}.zip`);
  return linkPath('it', { name, files, expires: Math.floor(Date.now() / 1000) + LINK_SECONDS }, config);
}

/** @throws NOT_FOUND if the viewer may not see the article, or it has no such file */
export async function findAttachment(
  context: RequestContext,
  articleId: number,
  id: number,
): Promise<AttachmentRow> {
  const article = await findArticle(context, articleId);
  const found = (await attachmentsByArticle(context).load(article.id))?.find((row) => row.id === id);
  if (!found) throw notFound();
  return found;
}

/** Uploaded PDFs on their way to an article: judged, and under the names they will be kept by. */
export interface GivenFiles {
  store: Disk;
  files: (StoredFile & { upload: UploadReference })[];
}

const isPdf = ({ name }: UploadReference) => extname(name).toLowerCase() === '.pdf';

/**
 * Adds the error of the first invalid file, whatever the others are. @throws BAD_USER_INPUT for a forged reference
 */
export async function readFiles(
  context: RequestContext,
  uploads: readonly UploadReference[],
  problems: Problems,
): Promise<GivenFiles> {
  const store = await openStore(context.config);
  const files: GivenFiles['files'] = [];
  if (uploads.length > LIMITS.count) problems.add(FIELD, TOO_MANY);
  for (const upload of uploads.slice(0, LIMITS.count)) {
    checkReferenceSeal(upload, FIELD, context.config);
    // With a message of its own.
    if (isPdf(upload) && upload.size >= RULES.megabytes * 1024 * 1024) problems.add(FIELD, TOO_LARGE);
    const file = problems.isClean(FIELD) && (await readDocument(store, upload, problems, RULES));
    if (!file) break;
    files.push({ ...file, upload });
  }
  return { store, files };
}

/** One to ten files. @param count how many there would be */
export function checkCount(count: number, problems: Problems): void {
  if (count < 1) problems.add(FIELD, NONE);
  if (count > LIMITS.count) problems.add(FIELD, TOO_MANY);
}

/**
 * Makes the files the article's own, within the transaction that writes it. What fails then leaves no bytes
 * behind: see `discardGiven`.
 */
export async function keepFiles(
  tx: Transaction,
  articleId: number,
  { store, files }: GivenFiles,
): Promise<void> {
  for (const { upload, ...file } of files) {
    await claimFile(tx, store, {
      ...file,
      owner: `article:${articleId}`,
      sha256: upload.sha256,
      content: { from: upload.key },
    });
    await tx.manager.insert(ArticleAttachment, {
      articleId,
      filename: file.name,
      fileSize: file.size,
      key: file.key,
    });
  }
}

/** Removes the bytes of files whose transaction failed. */
export const discardGiven = ({ store, files }: GivenFiles): Promise<void> =>
  discardFiles(
    store,
    files.map(({ key }) => key),
  );

/** Takes files from their article, within the transaction. */
export async function forgetFiles(tx: Transaction, rows: readonly AttachmentRow[]): Promise<void> {
  const keys = rows.map(({ key }) => key);
  await tx.query('delete from article_attachment where file_key = any($1::text[])', [keys]);
  await tx.query('delete from file where key = any($1::text[])', [keys]);
}

/** Removes the bytes once that is committed. */
export async function discardKept(context: RequestContext, rows: readonly AttachmentRow[]): Promise<void> {
  if (rows.length > 0)
    await discardFiles(
      await openStore(context.config),
      rows.map(({ key }) => key),
    );
}
