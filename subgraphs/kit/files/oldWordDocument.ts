import type { Disk } from 'flydrive';

/**
 * The container of Word 97 to 2003, Excel, PowerPoint, Outlook and installers alike ([MS-CFB]): a header,
 * then sectors of one size.
 */
const MARK = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER = 512;
/**
 * Where the header says how large sectors are (as a power of two), where the directory begins, and what of
 * the table lies where.
 */
const AT = { sectorSize: 30, directory: 48, lists: 68, tables: 76 } as const;
const SECTOR_SIZES = [512, 4096];
/** Greater numbers are not sectors: the end of a chain, a free entry. */
const LAST_SECTOR = 0xfffffffa;
const END = 0xfffffffe;
const NUMBER = 4;

const ENTRY = 128;
const IN_ENTRY = { nameLength: 64, kind: 66, left: 68, right: 72, child: 76 } as const;
const LONGEST_NAME = 64;
const STREAM = 2;
const ROOT = 5;
const TEXT = 'worddocument';
/** A newer document under a password. */
const LOCKED = 'encryptedpackage';
/** Eight thousand entries; a document with pictures and objects has some dozens. */
const LONGEST_DIRECTORY = 1024 * 1024;

/**
 * The blocks of that size at these places of a file, counted from 0, in one pass; what lies behind its end is
 * not there, the rest of a half one is zero.
 */
async function readBlocks(
  store: Disk,
  key: string,
  size: number,
  places: readonly number[],
): Promise<Map<number, Buffer>> {
  const wanted = new Set(places);
  const last = Math.max(...places);
  const found = new Map<number, Buffer>();
  let start = 0;
  const stream = await store.getStream(key);
  for await (const part of stream) {
    const chunk = part as Buffer;
    const end = start + chunk.length;
    for (let place = Math.floor(start / size); place * size < end && place <= last; place += 1) {
      if (!wanted.has(place)) continue;
      const block = found.get(place) ?? Buffer.alloc(size);
      const from = Math.max(place * size, start);
      chunk.copy(block, from - place * size, from - start);
      found.set(place, block);
    }
    start = end;
    if (start >= (last + 1) * size) break; // and that ends the stream
  }
  return found;
}

/** The numbers of a sector. */
const numbersIn = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length / NUMBER }, (_, place) => bytes.readUInt32LE(place * NUMBER));

/**
 * A file of which a few sectors are read; each reading goes through the file, because the store has no
 * reading from a place.
 */
interface Container {
  header: Buffer;
  sectorSize: number;
  /** How many sectors it can have at most. */
  sectors: number;
  read: (numbers: readonly number[]) => Promise<Map<number, Buffer>>;
}

async function openContainer(store: Disk, key: string, size: number): Promise<Container | null> {
  const header = (await readBlocks(store, key, HEADER, [0])).get(0);
  if (!header?.subarray(0, MARK.length).equals(MARK)) return null;
  const sectorSize = 2 ** header.readUInt16LE(AT.sectorSize);
  if (!SECTOR_SIZES.includes(sectorSize)) return null;
  const read = async (numbers: readonly number[]) => {
    const inside = numbers.filter((number) => number < size / sectorSize);
    // The header takes the place of a sector.
    const blocks =
      inside.length > 0
        ? await readBlocks(
            store,
            key,
            sectorSize,
            inside.map((number) => number + 1),
          )
        : new Map<number, Buffer>();
    return new Map([...blocks].map(([place, block]) => [place - 1, block]));
  };
  return { header, sectorSize, sectors: Math.ceil(size / sectorSize), read };
}

/**
 * The sectors of the table which says what sector follows which; no more of them than the file has
 * sectors for.
 */
async function tableSectors({ header, sectorSize, sectors, read }: Container): Promise<number[]> {
  const needed = Math.ceil((sectors * NUMBER) / sectorSize);
  const listed = numbersIn(header.subarray(AT.tables));
  for (let list = header.readUInt32LE(AT.lists); listed.length < needed && list <= LAST_SECTOR;) {
    const numbers = numbersIn((await read([list])).get(list) ?? Buffer.alloc(NUMBER, 0xff));
    // The last number of a list leads to the next.
    list = numbers.pop() ?? list;
    listed.push(...numbers);
  }
  return listed.slice(0, needed);
}

/** The directory, its sectors put together; null when they are not in the file or too many. */
async function readDirectory(container: Container): Promise<Buffer | null> {
  const { header, sectorSize, read } = container;
  const places = await tableSectors(container);
  const tables = await read(places);
  const inTable = sectorSize / NUMBER;
  const after = (sector: number) =>
    tables.get(places[Math.floor(sector / inTable)] ?? -1)?.readUInt32LE((sector % inTable) * NUMBER);
  const chain: number[] = [];
  // What the table does not have ends the chain as well.
  for (let sector = header.readUInt32LE(AT.directory); sector <= LAST_SECTOR; sector = after(sector) ?? END) {
    if (chain.length * sectorSize >= LONGEST_DIRECTORY) return null;
    chain.push(sector);
  }
  const found = await read(chain);
  return chain.length > 0 && chain.every((sector) => found.has(sector))
    ? Buffer.concat(chain.flatMap((sector) => found.get(sector) ?? []))
    : null;
}

function nameOf(entry: Buffer): string {
  const length = Math.min(entry.readUInt16LE(IN_ENTRY.nameLength), LONGEST_NAME);
  return entry.toString('utf16le', 0, Math.max(0, length - 2));
}

/** The streams that lie at the top, and not only in something that was put into another file; lower case. */
function* streamsAtTop(directory: Buffer): Generator<string> {
  const entryAt = (place: number) => directory.subarray(place * ENTRY, (place + 1) * ENTRY);
  const root = entryAt(0);
  if (root.readUInt8(IN_ENTRY.kind) !== ROOT) return;
  const seen = new Set<number>();
  const waiting = [root.readUInt32LE(IN_ENTRY.child)];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (seen.has(place) || place >= directory.length / ENTRY) continue;
    seen.add(place);
    const entry = entryAt(place);
    if (entry.readUInt8(IN_ENTRY.kind) === STREAM) yield nameOf(entry).toLowerCase();
    waiting.push(entry.readUInt32LE(IN_ENTRY.left), entry.readUInt32LE(IN_ENTRY.right));
  }
}

/**
 * The kind of a stored file of that container: a document of Word 97 to 2003 (`doc`), a newer one that is `locked`,
 * or null for anything else, such as a workbook or an installer. Only its directory is read, of which at most 1 MB
 * is kept in memory; a container whose chains form cycles or end nowhere is neither.
 * @param size of the file, bytes.
 * @throws when the store does not answer
 */
export async function judgeOldDocument(
  store: Disk,
  key: string,
  size: number,
): Promise<'doc' | 'locked' | null> {
  const container = await openContainer(store, key, size);
  const directory = container && (await readDirectory(container));
  const streams = new Set(directory ? streamsAtTop(directory) : []);
  if (streams.has(TEXT)) return 'doc';
  return streams.has(LOCKED) ? 'locked' : null;
}
