import type { Disk } from 'flydrive';
import type { RequestContext } from '../../kit/request/context.js';
import { readDocument } from '../../kit/files/documents.js';
import type { DocumentRules } from '../../kit/files/documents.js';
import type { Problems } from '../../kit/request/errors.js';
import {
  checkReferenceSeal,
  claimFile,
  discardFiles,
  linkPath,
  steadyExpiry,
} from '../../kit/files/files.js';
import type { StoredFile } from '../../kit/files/files.js';
import { openStore } from '../../kit/files/fileStore.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import type { UploadReference } from '../../kit/graphql/scalars.js';
import { CourseLimits } from '../generated/limits.js';
import type { CourseChanges } from '../generated/schema.js';
import type { Course, CourseFile } from './course.entity.js';
import type { CourseContent } from './course.kinds.js';

const FOLDER = 'learning';

/** What each file of a course may be. */
const RULES = {
  videoFile: {
    accepts: ['.mp4', '.webm'],
    wrongType: 'Only MP4 and WebM videos are allowed.',
    megabytes: CourseLimits.videoFile,
  },
  captionsFile: {
    accepts: ['.vtt'],
    wrongType: 'Only WebVTT captions (.vtt) are allowed.',
    megabytes: CourseLimits.captionsFile,
  },
  pdfFile: {
    accepts: ['.pdf'],
    wrongType: 'Only PDF files are allowed.',
    megabytes: CourseLimits.pdfFile,
  },
} as const satisfies Record<string, Omit<DocumentRules, 'field' | 'folder'>>;

type FileField = keyof typeof RULES;
const FIELDS = Object.keys(RULES) as FileField[];

/**
 * A link for a person who may read the course. It stays the same for a day, so that a playing video does not
 * restart when the page is read again.
 */
export const courseFileLink = (file: CourseFile | null, { config }: RequestContext): string | null =>
  file && linkPath(FOLDER, { ...file, inline: true, expires: steadyExpiry() }, config);

type Contents = Pick<Course, 'videoUrl' | 'videoFile' | 'pdfUrl' | 'pdfFile' | 'externalLink'>;

/** What opens when the course is started: the first there is. */
export function primaryContentOf(
  row: Contents,
  context: RequestContext,
): { content: CourseContent; url: string } | null {
  const contents: [CourseContent, string | null][] = [
    ['video_url', row.videoUrl],
    ['video_file', courseFileLink(row.videoFile, context)],
    ['pdf_url', row.pdfUrl],
    ['pdf_file', courseFileLink(row.pdfFile, context)],
    ['external_link', row.externalLink],
  ];
  for (const [content, url] of contents) if (url !== null) return { content, url };
  return null;
}

/** Uploads on their way to a course: judged, and under the names they will be kept by; null takes one away. */
export interface GivenFiles {
  store: Disk;
  files: { field: FileField; file: (StoredFile & { upload: UploadReference }) | null }[];
}

/** Checks the uploads, and adds the error of each invalid one. @throws BAD_USER_INPUT for a forged reference */
export async function readFiles(
  context: RequestContext,
  input: Pick<CourseChanges, FileField>,
  problems: Problems,
): Promise<GivenFiles> {
  const store = await openStore(context.config);
  const files: GivenFiles['files'] = [];
  for (const field of FIELDS) {
    const upload = input[field];
    if (upload === undefined) continue;
    if (upload === null) {
      files.push({ field, file: null });
      continue;
    }
    checkReferenceSeal(upload, field, context.config);
    const file = await readDocument(store, upload, problems, { field, folder: FOLDER, ...RULES[field] });
    if (file) files.push({ field, file: { ...file, upload } });
  }
  return { store, files };
}

/** What the course's row keeps of them. */
export const fileColumns = ({ files }: GivenFiles): Partial<Pick<Course, FileField>> =>
  Object.fromEntries(
    files.map(({ field, file }) => [
      field,
      file && { key: file.key, name: file.name, contentType: file.contentType },
    ]),
  );

/** Makes the files the course's own, within the transaction that writes it. */
export async function keepFiles(
  tx: Transaction,
  courseId: number,
  { store, files }: GivenFiles,
): Promise<void> {
  for (const { file } of files) {
    if (!file) continue;
    const { upload, ...stored } = file;
    await claimFile(tx, store, {
      ...stored,
      owner: `course:${courseId}`,
      sha256: upload.sha256,
      content: { from: upload.key },
    });
  }
}

/** Removes the bytes of files whose transaction failed. */
export const discardGiven = ({ store, files }: GivenFiles): Promise<void> =>
  discardFiles(
    store,
    files.flatMap(({ file }) => file?.key ?? []),
  );

/** Keys of the files that the course has in these fields, by default in all. */
export const heldKeys = (row: Pick<Course, FileField>, fields: readonly FileField[] = FIELDS): string[] =>
  fields.flatMap((field) => row[field]?.key ?? []);

/** Takes files from their course, within the transaction. */
export async function forgetFiles(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.query('delete from file where key = any($1::text[])', [keys]);
}

/** Removes the bytes once that is committed. */
export async function discardKept(context: RequestContext, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await discardFiles(await openStore(context.config), keys);
}
