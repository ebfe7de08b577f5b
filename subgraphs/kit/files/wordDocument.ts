import type { Disk } from 'flydrive';
import { fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl';

const MOST_ENTRIES = 2000;
const MOST_UNPACKED = 100 * 1024 * 1024;
const MOST_RATIO = 100;
/** A directory of two thousand ordinary entries is a quarter of it. */
const LONGEST_DIRECTORY = 1024 * 1024;
const ARCHIVE_MARK = Buffer.from('PK\x03\x04');

/** The end of a file of which the rest was not kept. */
class Tail extends RandomAccessReader {
  constructor(
    private readonly bytes: Buffer,
    private readonly start: number,
  ) {
    super();
  }

  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    const from = position - this.start;
    const isKept = from >= 0 && from + length <= this.bytes.length;
    if (isKept) this.bytes.copy(into, offset, from, from + length);
    done(isKept ? null : new Error('outside the end of the file'));
  }

  override close(done: (error: Error | null) => void): void {
    done(null);
  }
}

interface Ends {
  head: Buffer;
  tail: Buffer;
  size: number;
}

/**
 * Reads a file through and keeps its first and last bytes. The store has no reading from a place, and a file
 * may be 25 MB.
 */
async function endsOf(store: Disk, key: string): Promise<Ends> {
  const kept: Buffer[] = [];
  let head = Buffer.alloc(0);
  let [size, keptBytes] = [0, 0];
  for await (const part of await store.getStream(key)) {
    const chunk = part as Buffer;
    if (head.length < ARCHIVE_MARK.length)
      head = Buffer.concat([head, chunk.subarray(0, ARCHIVE_MARK.length - head.length)]);
    size += chunk.length;
    keptBytes += chunk.length;
    kept.push(chunk);
    for (let first = kept[0]; first && keptBytes - first.length >= LONGEST_DIRECTORY; first = kept[0]) {
      keptBytes -= first.length;
      kept.shift();
    }
  }
  return { head, tail: Buffer.concat(kept), size };
}

/** The kind of an archive: a document, a refused document with the reason, or null for another file. */
type Judged = 'docx' | 'locked' | 'macros' | 'huge' | 'broken' | null;

async function judgeParts({ tail, size }: Ends): Promise<Judged> {
  const archive = await fromRandomAccessReaderPromise(new Tail(tail, size - tail.length), size, {
    autoClose: true,
  });
  if (archive.entryCount > MOST_ENTRIES) return 'huge';
  const most = Math.min(MOST_UNPACKED, size * MOST_RATIO);
  let unpacked = 0;
  let [hasContents, hasBody] = [false, false];
  for await (const entry of archive.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    unpacked += entry.uncompressedSize;
    if (unpacked > most) return 'huge';
    if (entry.isEncrypted()) return 'locked';
    // Word itself does not open a document with macros under this extension.
    if (name.endsWith('vbaproject.bin')) return 'macros';
    hasContents ||= name === '[content_types].xml';
    hasBody ||= name.startsWith('word/');
  }
  return hasContents && hasBody ? 'docx' : null;
}

/**
 * The kind of a stored archive, read as a Word document (.docx). A harmless document has at most 2,000 parts that
 * unpack to at most 100 MB and a hundred times its size (S-55). Only the directory at its end is read; nothing is
 * unpacked, so that a forged directory does no harm. At most 1 MB is kept in memory.
 * @returns `none` for a file that is no archive.
 * @throws when the store does not answer
 */
export async function judgeWordDocument(store: Disk, key: string): Promise<Judged | 'none'> {
  const ends = await endsOf(store, key);
  // Cut off, or with a directory that leads elsewhere: whatever the reader says is wrong with it.
  return ends.head.equals(ARCHIVE_MARK) ? judgeParts(ends).catch(() => 'broken') : 'none';
}
