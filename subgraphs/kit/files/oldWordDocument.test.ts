import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { loadConfig } from '../config/config.js';
import { readDocument, TEXT_DOCUMENTS } from './documents.js';
import type { DocumentRules } from './documents.js';
import { Problems } from '../request/errors.js';
import { openStore } from './fileStore.js';
import { compoundFile, docOf } from '../testing/files/wordBinary.js';

const MEGABYTE = 1024 * 1024;
const SECTOR = 512;
const RULES: DocumentRules = {
  field: 'resume',
  folder: 'x',
  accepts: TEXT_DOCUMENTS,
  wrongType: 'No document of that kind',
  megabytes: 25,
};

const dataDir = mkdtempSync(join(tmpdir(), 'portal-old-word-'));
const store = await openStore(loadConfig({ ...process.env, DATA_DIR: dataDir }));
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));

async function isTaken(content: Buffer, key = `provisional/${randomUUID()}`): Promise<boolean> {
  await store.put(key, content);
  return (
    (await readDocument(
      store,
      { key, name: 'cv.doc', size: content.length, sha256: '', seal: '' },
      new Problems(),
      RULES,
    )) !== null
  );
}

const stream = (name: string, size = 100, within?: string) => ({
  name,
  content: Buffer.alloc(size, 7),
  ...(within !== undefined && { within }),
});

/** A copy with other numbers in the header. */
function headed(file: Buffer, ...numbers: readonly (readonly [at: number, value: number])[]): Buffer {
  const copy = Buffer.from(file);
  for (const [at, value] of numbers) copy.writeUInt32LE(value >>> 0, at);
  return copy;
}

describe('a document of Word 97 to 2003 is accepted', () => {
  test('as Word writes it, and locked by a password', async () => {
    expect(await isTaken(docOf('Ada Example'))).toBe(true);
    expect(await isTaken(docOf('Ada Example', { isProtected: true }))).toBe(true);
  });

  test('with an embedded workbook, and with its text the last of many streams', async () => {
    expect(
      await isTaken(
        compoundFile([stream('WordDocument'), stream('1Table'), stream('Workbook', 100, 'ObjectPool')]),
      ),
    ).toBe(true);
    const others = Array.from({ length: 9 }, (_, place) => stream(`Data ${place}`));
    expect(await isTaken(compoundFile([...others, stream('WordDocument')]))).toBe(true);
  });

  test('of many megabytes, whose sector table is too long for the header', async () => {
    expect(await isTaken(compoundFile([stream('Data', 20 * MEGABYTE), stream('WordDocument')]))).toBe(true);
  });

  test('with a fragmented directory', async () => {
    const file = compoundFile([stream('A'), stream('B'), stream('C'), stream('D'), stream('WordDocument')]);
    const last = file.length / SECTOR - 2;
    // Its two sectors change places.
    const [first, second] = [file.subarray(-2 * SECTOR, -SECTOR), file.subarray(-SECTOR)];
    const swapped = headed(Buffer.concat([file.subarray(0, -2 * SECTOR), second, first]), [48, last]);
    swapped.writeInt32LE(last - 1, SECTOR + last * 4);
    swapped.writeInt32LE(-2, SECTOR + (last - 1) * 4);
    expect(await isTaken(swapped)).toBe(true);
  });
});

describe('a file is refused as a Word document', () => {
  test.each([
    'Workbook',
    'Book',
    'PowerPoint Document',
    '\u4840\u3f3f\u4577\u446c',
    '__properties_version1.0',
    'VisioDocument',
    'WordDocuments',
  ])('for another file of the same container: %s', async (name) => {
    expect(await isTaken(compoundFile([stream(name), stream('1Table')]))).toBe(false);
  });

  test('for a workbook with an embedded Word document', async () => {
    expect(await isTaken(compoundFile([stream('Workbook'), stream('WordDocument', 100, 'MBD0001')]))).toBe(
      false,
    );
  });

  test('for a storage of that name, and the name without a stream', async () => {
    expect(await isTaken(compoundFile([stream('Workbook'), stream('Data', 100, 'WordDocument')]))).toBe(
      false,
    );
    expect(
      await isTaken(compoundFile([{ name: 'Workbook', content: Buffer.from('WordDocument', 'utf16le') }])),
    ).toBe(false);
  });

  test('for an empty container, a cut one, or one of zeros', async () => {
    const doc = docOf('Ada Example');
    for (const size of [8, 511, 512, 513, 1024, doc.length / 2, doc.length - SECTOR])
      expect([size, await isTaken(doc.subarray(0, size))]).toEqual([size, false]);
    expect(await isTaken(Buffer.concat([doc.subarray(0, 8), Buffer.alloc(5000)]))).toBe(false);
  });
});

describe('a container made to be read without end', () => {
  const doc = docOf('Ada Example');
  const book = compoundFile([stream('Workbook'), stream('Other')]);
  const directory = book.length - SECTOR;
  const last = book.length / SECTOR - 2;

  /** A copy of the workbook with other neighbours in its directory. */
  function related(...numbers: readonly (readonly [entry: number, at: number, value: number])[]): Buffer {
    const copy = Buffer.from(book);
    for (const [entry, at, value] of numbers) copy.writeUInt32LE(value, directory + entry * 128 + at);
    return copy;
  }

  test.each<[string, () => Buffer]>([
    [
      'a directory whose sectors follow each other in a ring',
      () =>
        compoundFile(
          [stream('Workbook')],
          (table) => void (table[table.indexOf(-1) - 1] = table.indexOf(-1) - 1),
        ),
    ],
    ['a directory that leads into the table of sectors and on', () => headed(doc, [48, 0])],
    ['a directory outside the file', () => headed(doc, [48, 0x00ff_ffff])],
    ['neighbours in a ring', () => related([1, 68, 2], [1, 72, 2], [2, 68, 1], [2, 72, 1], [0, 76, 1])],
    ['a stream that is its own neighbour', () => related([1, 72, 1])],
    ['neighbours that the directory has not', () => related([1, 72, 0x7fff_ffff], [1, 68, 999])],
    [
      'lists of the table that follow each other in a ring',
      () => headed(compoundFile([stream('Data', 9 * MEGABYTE)]), [72, 0xffff_fff0]),
    ],
    [
      'a list of the table in the table itself',
      () => headed(book, [44, 0xffff_ffff], [68, 0], [72, 0xffff_ffff]),
    ],
    ['a table of sectors that is the directory', () => headed(book, [76, last])],
    ['a sector size without end', () => headed(doc, [30, 0xffff])],
    ['a sector size of nothing', () => headed(doc, [30, 0])],
  ])('%s is refused immediately', async (_, make) => {
    const content = make();
    const started = performance.now();
    expect(await isTaken(content)).toBe(false);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test('with any numbers is accepted or refused without another effect', async () => {
    const whole = compoundFile([stream('Workbook'), stream('A', 100, 'Pool'), stream('B'), stream('C')]);
    const place = fc.oneof(
      fc.nat({ max: 127 }),
      fc.integer({ min: 128, max: 255 }),
      fc.integer({ min: (whole.length - 2 * SECTOR) / 4, max: whole.length / 4 - 1 }),
    );
    const number = fc.oneof(
      fc.nat({ max: 60 }),
      fc.constantFrom(0xffff_ffff, 0xffff_fffe, 0xffff_fffa, 0x7fff_ffff),
      fc.nat(),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(place, number), { minLength: 1, maxLength: 12 }),
        async (changes) => {
          const content = headed(whole, ...changes.map(([at, value]) => [at * 4, value] as const));
          expect(await isTaken(content, 'provisional/any')).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
    for (let round = 0; round < 50; round += 1)
      await isTaken(Buffer.concat([whole.subarray(0, 512), randomBytes(20_000)]), 'provisional/any');
  });
});

test('a store that does not answer does not make the file invalid', async () => {
  await expect(
    readDocument(
      store,
      { key: 'provisional/lost', name: 'cv.doc', size: 10, sha256: '', seal: '' },
      new Problems(),
      RULES,
    ),
  ).rejects.toThrow();
});
