import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problems } from '../request/errors.js';
import { readDocument, TEXT_DOCUMENTS } from './documents.js';
import type { DocumentRules } from './documents.js';
import { loadConfig } from '../config/config.js';
import { openStore } from './fileStore.js';
import { archiveOf, WORD, wordDocument } from '../testing/files/archives.js';

const MEGABYTE = 1024 * 1024;
const RULES: DocumentRules = {
  field: 'resume',
  folder: 'x',
  accepts: TEXT_DOCUMENTS,
  wrongType: 'No document of that kind',
  megabytes: 25,
};

const dataDir = mkdtempSync(join(tmpdir(), 'portal-word-'));
const store = await openStore(loadConfig({ ...process.env, DATA_DIR: dataDir }));
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));

/** The messages to the person who sends the file; none if it is accepted. */
async function told(content: Buffer, name = 'cv.docx'): Promise<string[]> {
  const key = `provisional/${randomUUID()}`;
  await store.put(key, content);
  const problems = new Problems();
  const taken = await readDocument(
    store,
    { key, name, size: content.length, sha256: '', seal: '' },
    problems,
    RULES,
  );
  const refused = problems.isClean('resume') ? [] : [RULES.wrongType];
  expect(taken === null).toBe(refused.length > 0);
  return refused;
}

const REFUSED = [RULES.wrongType];

describe('a Word document is refused', () => {
  test('that would unpack to more than a hundred times its size', async () => {
    const bomb = wordDocument({ name: 'word/media/image1.bmp', content: Buffer.alloc(50 * MEGABYTE) });
    expect(bomb.length).toBeLessThan(60_000);
    expect(await told(bomb)).toEqual(REFUSED);
  });

  test('that would unpack to more than 100 MB, at any size', async () => {
    const packed = randomBytes(2 * MEGABYTE);
    expect(await told(wordDocument({ name: 'word/media/a.bmp', packed, claims: 99 * MEGABYTE }))).toEqual([]);
    expect(
      await told(
        wordDocument(
          { name: 'word/media/a.bmp', packed, claims: 50 * MEGABYTE },
          { name: 'word/media/b.bmp', packed: Buffer.alloc(0), claims: 50 * MEGABYTE },
        ),
      ),
    ).toEqual(REFUSED);
    for (const claims of [0xffffffff, 2 ** 40, 2 ** 52])
      expect([claims, await told(wordDocument({ name: 'word/media/a.bmp', packed, claims }))]).toEqual([
        claims,
        REFUSED,
      ]);
  });

  test('that has more than two thousand parts, or says so', async () => {
    const parts = (count: number) =>
      archiveOf([
        ...WORD,
        ...Array.from({ length: count - WORD.length }, (_, n) => ({ name: `word/p${n}.xml`, content: 'x' })),
      ]);
    expect(await told(parts(2000))).toEqual([]);
    expect(await told(parts(2001))).toEqual(REFUSED);
    expect(await told(archiveOf(WORD, 60_000))).toEqual(REFUSED);
  });

  test('that is another archive, contains macros, or is encrypted', async () => {
    expect(await told(archiveOf([{ name: 'a.txt', content: 'x' }]))).toEqual(REFUSED);
    expect(await told(archiveOf(WORD.slice(1)))).toEqual(REFUSED);
    expect(await told(archiveOf([WORD[0]!, { name: 'xl/workbook.xml', content: 'x' }]))).toEqual(REFUSED);
    expect(await told(wordDocument({ name: 'word/vbaProject.bin', content: 'x' }))).toEqual(REFUSED);
    expect(await told(wordDocument({ name: 'word/a.xml', content: 'x', flags: 1 }))).toEqual(REFUSED);
    expect(await told(archiveOf([]))).toEqual(REFUSED);
  });

  test('that is cut, has bytes in front or behind, or hides its directory', async () => {
    const whole = wordDocument();
    expect(await told(whole.subarray(0, whole.length - 30))).toEqual(REFUSED);
    expect(await told(Buffer.concat([Buffer.from('%PDF-1.7\n'), whole]))).toEqual(REFUSED);
    expect(await told(Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')]))).toEqual(REFUSED);
    const astray = Buffer.from(whole);
    astray.writeUInt32LE(0xfffffff0, whole.length - 6);
    expect(await told(astray)).toEqual(REFUSED);
    // Comments that make the directory itself larger than any document's.
    const comment = Buffer.alloc(65_000);
    expect(
      await told(
        wordDocument(
          ...Array.from({ length: 20 }, (_, n) => ({ name: `word/${n}.xml`, content: 'x', comment })),
        ),
      ),
    ).toEqual(REFUSED);
    expect(await told(Buffer.from('PK\x03\x04'))).toEqual(REFUSED);
  });

  test('with parts named like paths out of a folder', async () => {
    for (const name of ['../../etc/passwd', '/etc/passwd', 'C:\\a.xml'])
      expect([name, await told(wordDocument({ name, content: 'x' }))]).toEqual([name, REFUSED]);
  });
});

describe('a Word document is accepted', () => {
  test('with its parts in any order, even with large pictures before its list of contents', async () => {
    expect(await told(wordDocument())).toEqual([]);
    const picture = { name: 'word/media/photo.jpeg', content: randomBytes(3 * MEGABYTE) };
    expect(await told(archiveOf([picture, ...[...WORD].reverse()]))).toEqual([]);
  });

  test('without ever being unpacked: a forged directory, or content that cannot be unpacked, does no harm', async () => {
    const packed = randomBytes(1000);
    expect(await told(archiveOf(WORD.map((entry) => ({ ...entry, packed }))))).toEqual([]);
  });
});
