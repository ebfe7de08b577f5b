import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive; opened when its turn has come. */
interface Entry {
  name: string;
  open: () => Promise<Readable>;
}

/**
 * A ZIP archive of these files, read from the store and sent on piece by piece, so that no file is in memory as a
 * whole. Nothing is compressed: PDFs are already. A file that cannot be read ends the stream with its error.
 */
export const zipOf = (entries: readonly Entry[]): Readable =>
  Readable.from(piecesOf(entries), { objectMode: false });

async function* piecesOf(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for (const { name, open } of entries) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    for await (const piece of await open()) {
      entry.push(piece as Buffer);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
  }
  zip.end();
  yield* ready.splice(0);
}
