import { fileTypeFromStream } from 'file-type';
import type { Disk } from 'flydrive';

/** A mail gateway may have put a line in front of a PDF; readers look for its header in this many bytes. */
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
 * The kind of a stored file by its magic number, in file-type's words, such as `rtf`; null without a known one, as
 * for plain text. @throws when the store does not answer
 */
export async function markOf(store: Disk, key: string): Promise<string | null> {
  const stream = await store.getStream(key);
  const found = await fileTypeFromStream(stream)
    .catch((error: unknown) => {
      // A file too broken to have a kind is refused; a store that does not answer is a different error.
      if (stream.errored) throw error;
      return { ext: 'broken' };
    })
    .finally(() => stream.destroy());
  return found?.ext ?? null;
}

/** The refusal of a file of an accepted kind whose name has another extension. @param ending with its dot */
export const misnamed = (ending: string): string =>
  `The content of this file is ${ending.slice(1).toUpperCase()}, but its name does not end in ${ending}. Please rename it.`;
