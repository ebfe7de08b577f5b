const SECTOR = 512;
const END = -2;
const FAT = -3;
/** Streams below this size would lie in sectors of another kind. */
const LEAST_STREAM = 4096;

/** A stream of a compound file, as Word 97 to 2003, Excel and Outlook make them. */
interface Stream {
  name: string;
  content: Buffer;
}

function padded(content: Buffer): Buffer {
  const size = Math.max(LEAST_STREAM, Math.ceil(content.length / SECTOR) * SECTOR);
  return Buffer.concat([content, Buffer.alloc(size - content.length)]);
}

function entry(name: string, kind: number, given: { child?: number; next?: number; sector?: number; size?: number }): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE(name === '' ? 0 : (name.length + 1) * 2, 64);
  bytes.writeUInt8(kind, 66);
  bytes.writeUInt8(1, 67);
  bytes.writeInt32LE(-1, 68);
  bytes.writeInt32LE(given.next ?? -1, 72);
  bytes.writeInt32LE(given.child ?? -1, 76);
  bytes.writeInt32LE(given.sector ?? END, 116);
  bytes.writeInt32LE(given.size ?? 0, 120);
  return bytes;
}

/**
 * A compound file with at most three streams, each in sectors that follow each other. @param chain changes the table of sectors, in which
 * sector 0 is the table itself, 1 the directory, and the streams come after it
 */
export function compoundFile(streams: readonly Stream[], chain: (table: Int32Array) => void = () => undefined): Buffer {
  const bodies = streams.map(({ content }) => padded(content));
  const table = new Int32Array(SECTOR / 4).fill(-1);
  table[0] = FAT;
  table[1] = END;
  let sector = 2;
  const entries = streams.map(({ name, content }, place) => {
    const count = (bodies[place]?.length ?? 0) / SECTOR;
    for (let step = 0; step < count; step += 1) table[sector + step] = step === count - 1 ? END : sector + step + 1;
    const made = entry(name, 2, { sector, size: Math.max(content.length, LEAST_STREAM), ...(place < streams.length - 1 && { next: place + 2 }) });
    sector += count;
    return made;
  });
  if (sector > table.length) throw new Error('The streams do not fit into one table.');
  chain(table);
  const header = Buffer.alloc(SECTOR);
  header.write('d0cf11e0a1b11ae1', 'hex');
  for (const [value, at] of [[0x3e, 24], [3, 26], [0xfffe, 28], [9, 30], [6, 32]] as const) header.writeUInt16LE(value, at);
  for (const [value, at] of [[1, 44], [1, 48], [LEAST_STREAM, 56], [END, 60], [0, 64], [END, 68], [0, 72], [0, 76]] as const) header.writeInt32LE(value, at);
  for (let place = 1; place < 109; place += 1) header.writeInt32LE(-1, 76 + place * 4);
  const directory = Buffer.concat([entry('Root Entry', 5, { child: 1 }), ...entries, ...Array.from({ length: 3 - entries.length }, () => entry('', 0, {}))]);
  return Buffer.concat([header, Buffer.from(table.buffer), directory, ...bodies]);
}

/** Word's record at the beginning of a document, then its text, then the table that says where the text lies. */
function wordStreams(text: string, flags: number): Stream[] {
  const record = Buffer.alloc(2048);
  const letters = Buffer.from(text.replaceAll('\n', '\r'), 'utf16le');
  const pieces = Buffer.alloc(5 + 16);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE(record.length, 15);
  for (const [value, at] of [[0xa5ec, 0], [0xc1, 2], [0x0200 | flags, 10]] as const) record.writeUInt16LE(value, at);
  // Beginning and length of the text; where the table has styles (none: four bytes each) and pieces.
  for (const [value, at] of [[record.length, 24], [text.length, 76], [64, 0xfa], [4, 0xfe], [64, 0x102], [4, 0x106], [0, 0x1a2], [pieces.length, 0x1a6]] as const) record.writeUInt32LE(value, at);
  return [
    { name: 'WordDocument', content: Buffer.concat([record, letters]) },
    { name: '1Table', content: Buffer.concat([pieces, Buffer.alloc(128)]) },
  ];
}

/** A .doc as Word 97 to 2003 writes it, of one piece of text; with `isProtected` it says that a password opens it. */
export function docOf(text: string, { isProtected = false, chain }: { isProtected?: boolean; chain?: (table: Int32Array) => void } = {}): Buffer {
  return compoundFile(wordStreams(text, isProtected ? 0x0100 : 0), chain);
}
