import { fileTypeFromStream } from 'file-type';
import type { Disk } from 'flydrive';

/** A PDF may have a line of a mail gateway in front; readers look for its beginning in so many bytes. */
const PDF_WITHIN = 1024;
const PDF_MARK = '%PDF-';

/** Whether a stored file begins a PDF within its first 1,024 bytes. @throws when the store does not answer */
export async function isPdf(store: Disk, key: string): Promise<boolean> {
  let head = '';
  for await (const chunk of await store.getStream(key)) {
    head += (chunk as Buffer).toString('latin1', 0, PDF_WITHIN - head.length);
    if (head.length >= PDF_WITHIN) break; // and that ends the stream
  }
  return head.includes(PDF_MARK);
}

/**
 * What a stored file is by the mark that it begins with, as file-type calls it, such as `rtf`; null without a
 * mark that is known, as plain text has none. @throws when the store does not answer
 */
export async function markOf(store: Disk, key: string): Promise<string | null> {
  const stream = await store.getStream(key);
  const found = await fileTypeFromStream(stream)
    .catch((error: unknown) => {
      // What is so broken that its kind is unknown is refused; a store that does not answer is another
      // matter.
      if (stream.errored) throw error;
      return { ext: 'broken' };
    })
    .finally(() => stream.destroy());
  return found?.ext ?? null;
}

/**
 * What is said of a file of a kind that is accepted under a name that says otherwise. @param ending with its
 * dot
 */
export const misnamed = (ending: string): string =>
  `The content of this file is ${ending.slice(1).toUpperCase()}, but its name does not end in ${ending}. Please rename it.`;
