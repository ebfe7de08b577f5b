import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { fileTypeFromStream } from 'file-type';
import type { Disk } from 'flydrive';
import type { Problems } from './errors.js';
import type { StoredFile } from './files.js';
import { isOldWordDocument } from './oldWordDocument.js';
import { isPlainText } from './plainText.js';
import type { UploadReference } from './scalars.js';
import { isWordDocument } from './wordDocument.js';

/** What each extension must be inside (as file-type calls it; plain text has no mark, and documents of Word are looked at by ourselves), and how it is served. */
const DOCUMENTS = {
  '.pdf': { inside: 'pdf', contentType: 'application/pdf' },
  '.doc': { inside: 'doc', contentType: 'application/msword' },
  '.docx': { inside: 'docx', contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  '.rtf': { inside: 'rtf', contentType: 'application/rtf' },
  '.txt': { inside: null, contentType: 'text/plain; charset=utf-8' },
  '.jpg': { inside: 'jpg', contentType: 'image/jpeg' },
  '.jpeg': { inside: 'jpg', contentType: 'image/jpeg' },
  '.png': { inside: 'png', contentType: 'image/png' },
} as const;

export type Extension = keyof typeof DOCUMENTS;

/** The written documents that a resume may be (A5.11). */
export const TEXT_DOCUMENTS: readonly Extension[] = ['.pdf', '.doc', '.docx', '.txt', '.rtf'];

export interface DocumentRules {
  /** Input field that gets the words of a refusal. */
  field: string;
  /** Folder of the store that the subgraph owns, such as `tickets`. */
  folder: string;
  accepts: readonly Extension[];
  wrongType: string;
  /** A file of so many megabytes or more is refused. */
  megabytes: number;
}

async function isInside(store: Disk, { key, size }: UploadReference, wanted: string | null): Promise<boolean> {
  if (wanted === 'docx') return isWordDocument(store, key);
  if (wanted === 'doc') return isOldWordDocument(store, key, size);
  const stream = await store.getStream(key);
  const found = await fileTypeFromStream(stream)
    .catch((error: unknown) => {
      // What is so broken that it cannot be told is none of ours; a store that does not answer is another matter.
      if (stream.errored) throw error;
      return { ext: 'broken' };
    })
    .finally(() => stream.destroy());
  if (wanted !== null) return found?.ext === wanted;
  // The mark of UTF-16 is also how a sound in MPEG layer 1 may begin.
  return (found === undefined || found.ext === 'mp1') && isPlainText(store, key);
}

/**
 * Judges an uploaded document by extension and content and says how it will be stored; the bytes stay in the store and are
 * never held in memory. Adds a problem and answers null when it is refused (S-53).
 */
export async function readDocument(store: Disk, file: UploadReference, problems: Problems, rules: DocumentRules): Promise<StoredFile | null> {
  const { field, folder, accepts, wrongType, megabytes } = rules;
  if (file.size === 0) {
    problems.add(field, 'The submitted file is empty.');
    return null;
  }
  const extension = extname(file.name).toLowerCase();
  const accepted = accepts.find((one) => one === extension);
  if (!accepted) {
    problems.add(field, wrongType);
    return null;
  }
  // Before the content: of a file far over every limit the gateway keeps nothing but the size.
  if (file.size >= megabytes * 1024 * 1024) {
    problems.add(field, `File size must be less than ${megabytes}MB`);
    return null;
  }
  if (!(await isInside(store, file, DOCUMENTS[accepted].inside))) {
    problems.add(field, wrongType);
    return null;
  }
  return { key: `${folder}/${randomUUID()}${extension}`, name: file.name, contentType: DOCUMENTS[accepted].contentType, size: file.size };
}
