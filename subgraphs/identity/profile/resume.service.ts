import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { fileTypeFromStream } from 'file-type';
import type { Disk } from 'flydrive';
import type { StoredFile } from '../../kit/files.js';
import type { Problems } from '../../kit/errors.js';
import type { UploadReference } from '../../kit/scalars.js';

const LIMIT = 25 * 1024 * 1024;
const WRONG_TYPE = 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)';

/** What each extension must be inside (as file-type calls it; plain text has no mark), and how it is served. */
const KINDS: Record<string, { inside: string | null; contentType: string }> = {
  '.pdf': { inside: 'pdf', contentType: 'application/pdf' },
  '.doc': { inside: 'cfb', contentType: 'application/msword' },
  '.docx': { inside: 'docx', contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  '.rtf': { inside: 'rtf', contentType: 'application/rtf' },
  '.txt': { inside: null, contentType: 'text/plain; charset=utf-8' },
};

/** UTF-8 and Latin-1 text alike never contain a zero byte; nearly everything else does (5j). */
async function isText(store: Disk, key: string): Promise<boolean> {
  for await (const chunk of await store.getStream(key)) {
    if ((chunk as Buffer).includes(0)) return false;
  }
  return true;
}

async function isInside(store: Disk, key: string, wanted: string | null): Promise<boolean> {
  const stream = await store.getStream(key);
  const found = await fileTypeFromStream(stream).finally(() => stream.destroy());
  if (wanted !== null) return found?.ext === wanted;
  return found === undefined && isText(store, key);
}

/**
 * Judges a resume by extension and content and says how it will be stored; the bytes stay in the store and are never held
 * in memory. Adds a problem and answers null when it is refused (A5.11, A5.12).
 */
export async function readResume(store: Disk, file: UploadReference, problems: Problems): Promise<StoredFile | null> {
  const extension = extname(file.name).toLowerCase();
  const kind = Object.hasOwn(KINDS, extension) ? KINDS[extension] : undefined;
  if (!kind || !(await isInside(store, file.key, kind.inside))) {
    problems.add('resume', WRONG_TYPE);
    return null;
  }
  if (file.size >= LIMIT) {
    problems.add('resume', 'File size must be less than 25MB');
    return null;
  }
  return { key: `identity/${randomUUID()}${extension}`, name: file.name, contentType: kind.contentType, size: file.size };
}
