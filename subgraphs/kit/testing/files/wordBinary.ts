const SECTOR = 512;
/** Numbers of sectors that a sector has, and that the header has of those of the table. */
const IN_SECTOR = SECTOR / 4;
const IN_HEADER = 109;
const ENTRY = 128;
const PER_SECTOR = SECTOR / ENTRY;
const END = -2;
const FAT = -3;
const LIST = -4;
/** Streams below this size would lie in sectors of another kind. */
const LEAST_STREAM = 4096;

/** A stream of a compound file, as Word 97 to 2003, Excel and Outlook make them. */
interface Stream {
  name: string;
  content: Buffer;
  /** The storage it lies in; else it lies at the top. */
  within?: string;
}

function padded(content: Buffer): Buffer {
  const size = Math.max(LEAST_STREAM, Math.ceil(content.length / SECTOR) * SECTOR);
  return Buffer.concat([content, Buffer.alloc(size - content.length)]);
}

function entry(
  name: string,
  kind: number,
  given: { child?: number; next?: number; sector?: number; size?: number },
): Buffer {
  const bytes = Buffer.alloc(ENTRY);
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
 * The directory, in which everything that lies side by side follows each other to the right. @param firsts
 * first sector of each stream
 */
function directoryOf(streams: readonly Stream[], firsts: readonly number[]): Buffer {
  const storages = [...new Set(streams.flatMap(({ within }) => within ?? []))];
  const all = [...streams, ...storages.map((name) => ({ name, content: null, within: undefined }))];
  const beside = (owner: string | undefined, from = 0) =>
    all.findIndex(({ within }, place) => place >= from && within === owner);
  const numberOf = (place: number) => (place < 0 ? -1 : place + 1);
  const entries = all.map(({ name, content, within }, place) => {
    const next = numberOf(beside(within, place + 1));
    return content
      ? entry(name, 2, { next, sector: firsts[place] ?? END, size: Math.max(content.length, LEAST_STREAM) })
      : entry(name, 1, { next, child: numberOf(beside(name)) });
  });
  const unused = (PER_SECTOR - ((entries.length + 1) % PER_SECTOR)) % PER_SECTOR;
  return Buffer.concat([
    entry('Root Entry', 5, { child: numberOf(beside(undefined)) }),
    ...entries,
    ...Array.from({ length: unused }, () => entry('', 0, {})),
  ]);
}

/**
 * The sectors of the table, then those that list what of the table the header has no room for, then streams
 * and directory.
 */
function placesFor(sectors: number): { tables: number; lists: number } {
  for (let tables = 1, lists = 0; ; tables += 1) {
    lists = Math.ceil(Math.max(0, tables - IN_HEADER) / (IN_SECTOR - 1));
    if (tables * IN_SECTOR >= tables + lists + sectors) return { tables, lists };
  }
}

/**
 * A compound file of streams, each in sectors that follow each other, and of the directory in its last
 * sectors. @param chain changes the table of sectors, which is in sector 0 and, when it is large, those
 * after it
 */
export function compoundFile(
  streams: readonly Stream[],
  chain: (table: Int32Array) => void = () => undefined,
): Buffer {
  const bodies = streams.map(({ content }) => padded(content));
  const sizes = bodies.map(({ length }) => length / SECTOR);
  const directorySize = directoryOf(streams, []).length / SECTOR;
  const { tables, lists } = placesFor(sizes.reduce((sum, size) => sum + size, directorySize));
  const table = new Int32Array(tables * IN_SECTOR)
    .fill(-1)
    .fill(FAT, 0, tables)
    .fill(LIST, tables, tables + lists);
  let sector = tables + lists;
  const firsts = [...sizes, directorySize].map((size) => {
    const first = sector;
    for (let step = 0; step < size; step += 1, sector += 1)
      table[sector] = step === size - 1 ? END : sector + 1;
    return first;
  });
  chain(table);
  const header = Buffer.alloc(SECTOR);
  header.write('d0cf11e0a1b11ae1', 'hex');
  for (const [value, at] of [
    [0x3e, 24],
    [3, 26],
    [0xfffe, 28],
    [9, 30],
    [6, 32],
  ] as const)
    header.writeUInt16LE(value, at);
  for (const [value, at] of [
    [tables, 44],
    [firsts.at(-1) ?? END, 48],
    [LEAST_STREAM, 56],
    [END, 60],
    [0, 64],
    [lists > 0 ? tables : END, 68],
    [lists, 72],
  ] as const)
    header.writeInt32LE(value, at);
  const listed = Int32Array.from({ length: IN_HEADER + lists * (IN_SECTOR - 1) }, (_, place) =>
    place < tables ? place : -1,
  );
  Buffer.from(listed.buffer, 0, IN_HEADER * 4).copy(header, 76);
  const listSectors = Array.from({ length: lists }, (_, place) => {
    const from = IN_HEADER + place * (IN_SECTOR - 1);
    return Buffer.from(
      Int32Array.from([
        ...listed.subarray(from, from + IN_SECTOR - 1),
        place === lists - 1 ? END : tables + place + 1,
      ]).buffer,
    );
  });
  return Buffer.concat([
    header,
    Buffer.from(table.buffer),
    ...listSectors,
    ...bodies,
    directoryOf(streams, firsts),
  ]);
}

/**
 * Word's record at the beginning of a document, then its text, then the table that says where the text lies.
 */
function wordStreams(text: string, flags: number): Stream[] {
  const record = Buffer.alloc(2048);
  const letters = Buffer.from(text.replaceAll('\n', '\r'), 'utf16le');
  const pieces = Buffer.alloc(5 + 16);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE(record.length, 15);
  for (const [value, at] of [
    [0xa5ec, 0],
    [0xc1, 2],
    [0x0200 | flags, 10],
  ] as const)
    record.writeUInt16LE(value, at);
  // Beginning and length of the text; where the table has styles (none: four bytes each) and pieces.
  for (const [value, at] of [
    [record.length, 24],
    [text.length, 76],
    [64, 0xfa],
    [4, 0xfe],
    [64, 0x102],
    [4, 0x106],
    [0, 0x1a2],
    [pieces.length, 0x1a6],
  ] as const)
    record.writeUInt32LE(value, at);
  return [
    { name: 'WordDocument', content: Buffer.concat([record, letters]) },
    { name: '1Table', content: Buffer.concat([pieces, Buffer.alloc(128)]) },
  ];
}

/**
 * A .doc as Word 97 to 2003 writes it, of one piece of text; with `isProtected` it says that a password opens
 * it.
 */
export function docOf(
  text: string,
  { isProtected = false, chain }: { isProtected?: boolean; chain?: (table: Int32Array) => void } = {},
): Buffer {
  return compoundFile(wordStreams(text, isProtected ? 0x0100 : 0), chain);
}
