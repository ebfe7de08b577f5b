import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { Disk } from 'flydrive';
import type { Problems } from '../request/errors.js';
import { isPdf, markOf, misnamed } from './fileKind.js';
import type { StoredFile } from './files.js';
import { judgeOldDocument } from './oldWordDocument.js';
import { isPlainText } from './plainText.js';
import type { UploadReference } from '../graphql/scalars.js';
import { judgeWordDocument } from './wordDocument.js';

/** What each extension must be inside, and how it is served. */
const DOCUMENTS = {
  '.pdf': { inside: 'pdf', contentType: 'application/pdf' },
  '.doc': { inside: 'doc', contentType: 'application/msword' },
  '.docx': {
    inside: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  '.rtf': { inside: 'rtf', contentType: 'application/rtf' },
  '.txt': { inside: 'txt', contentType: 'text/plain; charset=utf-8' },
  '.jpg': { inside: 'jpg', contentType: 'image/jpeg' },
  '.jpeg': { inside: 'jpg', contentType: 'image/jpeg' },
  '.jpe': { inside: 'jpg', contentType: 'image/jpeg' },
  '.jfif': { inside: 'jpg', contentType: 'image/jpeg' },
  '.pjp': { inside: 'jpg', contentType: 'image/jpeg' },
  '.pjpeg': { inside: 'jpg', contentType: 'image/jpeg' },
  '.png': { inside: 'png', contentType: 'image/png' },
  '.mp4': { inside: 'mp4', contentType: 'video/mp4' },
  '.webm': { inside: 'webm', contentType: 'video/webm' },
  '.vtt': { inside: 'vtt', contentType: 'text/vtt; charset=utf-8' },
} as const;

export type Extension = keyof typeof DOCUMENTS;
type Inside = (typeof DOCUMENTS)[Extension]['inside'];

/** The written documents that a resume may be. */
export const TEXT_DOCUMENTS: readonly Extension[] = ['.pdf', '.doc', '.docx', '.txt', '.rtf'];

/** All that a JPEG may be called. */
export const JPEGS = [
  '.jpg',
  '.jpeg',
  '.jpe',
  '.jfif',
  '.pjp',
  '.pjpeg',
] as const satisfies readonly Extension[];

export interface DocumentRules {
  /** Input field that gets the message of a refusal. */
  field: string;
  /** Folder of the store that the subgraph owns, such as `tickets`. */
  folder: string;
  accepts: readonly Extension[];
  wrongType: string;
  /** A file of this many megabytes or more is refused. */
  megabytes: number;
}

/** Why a document of the right kind is not taken. */
const UNBEARABLE = {
  locked: 'This document is locked with a password. Please save it without one.',
  macros: 'This document has macros. Please save it without them.',
  huge: 'This document has too many parts, or unpacks to too much. Please save it in another format, such as PDF.',
  broken: 'This document is damaged. Please save it again.',
} as const;

type Fault = keyof typeof UNBEARABLE;
type Found = Inside | Fault | null;

/** The kinds that file-type finds in a Word document, old or new. */
async function judgeWord(store: Disk, { key, size }: UploadReference): Promise<Found> {
  const word = await judgeWordDocument(store, key);
  return word === 'none' ? judgeOldDocument(store, key, size) : word;
}

/** The same for a kind that a mark at the beginning tells. */
async function judgeMarked(store: Disk, { key }: UploadReference, wanted: Inside): Promise<Found> {
  if (wanted === 'pdf' && (await isPdf(store, key))) return 'pdf';
  const mark = await markOf(store, key);
  if (mark === wanted) return wanted;
  // The mark of UTF-16 is also how a sound in MPEG layer 1 may begin.
  return wanted === 'txt' && (mark === null || mark === 'mp1') && (await isPlainText(store, key))
    ? 'txt'
    : null;
}

const judgeAs = (store: Disk, file: UploadReference, wanted: Inside): Promise<Found> =>
  wanted === 'docx' || wanted === 'doc' ? judgeWord(store, file) : judgeMarked(store, file, wanted);

/**
 * The accepted kind of a file whose name has another extension. Plain text is not checked: nearly any file could be
 * that.
 */
async function kindWithin(
  store: Disk,
  file: UploadReference,
  accepts: readonly Extension[],
): Promise<Extension | null> {
  const [mark, word] = [await markOf(store, file.key), await judgeWord(store, file)];
  const kind = word ?? mark ?? ((await isPdf(store, file.key)) ? 'pdf' : null);
  return accepts.find((extension) => extension !== '.txt' && DOCUMENTS[extension].inside === kind) ?? null;
}

/**
 * Judges an uploaded document by extension and content and says how it will be stored; the bytes stay in the
 * store and are never kept whole in memory. Adds a problem and answers null when it is refused (S-53).
 */
export async function readDocument(
  store: Disk,
  file: UploadReference,
  problems: Problems,
  rules: DocumentRules,
): Promise<StoredFile | null> {
  const { field, folder, accepts, wrongType, megabytes } = rules;
  const refuse = (text: string) => {
    problems.add(field, text);
    return null;
  };
  if (file.size === 0) return refuse('The submitted file is empty.');
  const extension = extname(file.name).toLowerCase();
  const accepted = accepts.find((one) => one === extension);
  // Before the content: of a file far over every limit the gateway keeps nothing but the size.
  if (file.size >= megabytes * 1024 * 1024)
    return refuse(accepted ? `File size must be less than ${megabytes}MB` : wrongType);
  const wanted = accepted && DOCUMENTS[accepted].inside;
  const found = wanted ? await judgeAs(store, file, wanted) : null;
  if (accepted && found === wanted) {
    return {
      key: `${folder}/${randomUUID()}${extension}`,
      name: file.name,
      contentType: DOCUMENTS[accepted].contentType,
      size: file.size,
    };
  }
  if (found !== null && found in UNBEARABLE) return refuse(UNBEARABLE[found as Fault]);
  const kind = await kindWithin(store, file, accepts);
  return refuse(kind ? misnamed(kind) : wrongType);
}
