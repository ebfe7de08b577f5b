import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { loadConfig } from '../config/config.js';
import { JPEGS, readDocument, TEXT_DOCUMENTS } from './documents.js';
import type { Extension } from './documents.js';
import { Problems } from '../request/errors.js';
import { misnamed } from './fileKind.js';
import { openStore } from './fileStore.js';
import { archiveOf, WORD, wordDocument } from '../testing/files/archives.js';
import { compoundFile, docOf } from '../testing/files/wordBinary.js';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-documents-'));
const store = await openStore(loadConfig({ ...process.env, DATA_DIR: dataDir }));
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));

const RULES = {
  field: 'resume',
  folder: 'x',
  accepts: TEXT_DOCUMENTS,
  wrongType: 'No document of that kind',
  megabytes: 25,
};

/** The message to the person who sends the file; none if it is accepted. */
async function told(
  name: string,
  content: Buffer | string,
  accepts: readonly Extension[] = TEXT_DOCUMENTS,
): Promise<string | null> {
  const key = `provisional/${randomUUID()}`;
  await store.put(key, content);
  const problems = new Problems();
  await readDocument(store, { key, name, size: Buffer.byteLength(content), sha256: '', seal: '' }, problems, {
    ...RULES,
    accepts,
  });
  try {
    problems.throwIfAny();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

async function judge(name: string, content: Buffer, key = `provisional/${randomUUID()}`): Promise<boolean> {
  await store.put(key, content);
  const problems = new Problems();
  return (
    (await readDocument(
      store,
      { key, name, size: content.length, sha256: '', seal: '' },
      problems,
      RULES,
    )) !== null
  );
}

test('a file too broken to identify gets the same message as a file of a wrong type', async () => {
  const broken = archiveOf(WORD.map((entry) => ({ ...entry, packed: randomBytes(1000) })));
  for (const name of ['cv.pdf', 'cv.doc', 'cv.rtf', 'cv.txt'])
    expect([name, await judge(name, broken)]).toEqual([name, false]);
});

test('nested archives are never unpacked to identify them', async () => {
  let nested = Buffer.alloc(20 * 1024 * 1024);
  for (let depth = 0; depth < 5; depth += 1) nested = gzipSync(nested);
  const started = Date.now();
  for (const name of ['cv.pdf', 'cv.doc', 'cv.docx', 'cv.rtf', 'cv.txt'])
    expect([name, await judge(name, nested)]).toEqual([name, false]);
  expect(Date.now() - started).toBeLessThan(2000);
});

test('any bytes under any name are accepted or refused without another effect', async () => {
  const marks = [
    '',
    '%PDF-',
    '{\\rtf',
    'PK\x03\x04',
    'PK\x05\x06',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    '\x1f\x8b',
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff',
    'II*\0',
    'RIFF',
    'OggS',
    'ID3',
    'MZ',
    '\0\0\0\x20ftyp',
    '\x30\x26\xb2\x75',
    '\xff\xfe',
    '\xfe\xff',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...TEXT_DOCUMENTS),
      fc.constantFrom(...marks),
      fc.uint8Array({ minLength: 1, maxLength: 4000 }),
      async (extension, mark, rest) => {
        const content = Buffer.concat([Buffer.from(mark, 'latin1'), rest]);
        const isTaken = await judge(`cv${extension}`, content, 'provisional/any');
        if (extension === '.pdf') expect(isTaken).toBe(content.toString('latin1', 0, 1024).includes('%PDF-'));
        const isMarked = ['fffe', 'feff'].includes(content.toString('hex', 0, 2));
        if (extension === '.txt' && content.includes(0) && !isMarked) expect(isTaken).toBe(false);
      },
    ),
    { numRuns: 400 },
  );
});

describe('plain text', () => {
  const TEXT = 'Résumé – Łódź, 東京, 😀\r\n';
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

  test('is accepted in the encodings of editors: UTF-8 with and without a byte order mark, Windows-1252, UTF-16 with a mark in both byte orders', async () => {
    const long = TEXT.repeat(20_000);
    for (const content of [
      TEXT,
      `\ufeff${TEXT}`,
      Buffer.from([0x52, 0xe9, 0x80, 0x96]),
      utf16(TEXT),
      utf16(TEXT).swap16(),
      utf16(long),
      utf16(long).swap16(),
      utf16(''),
      'x',
    ]) {
      expect(await judge('cv.txt', Buffer.from(content as Buffer))).toBe(true);
    }
  });

  test('is refused with zero bytes, cut inside a character, and as UTF-16 without a mark or without text', async () => {
    const long = utf16(TEXT.repeat(20_000));
    const half = Buffer.concat([utf16('Ada'), Buffer.from([0x00, 0xd8])]);
    for (const content of [
      Buffer.from([0]),
      Buffer.from('Ada\0'),
      utf16(TEXT).subarray(2),
      utf16('Ada\0'),
      utf16('Ada\0').swap16(),
      long.subarray(0, -1),
      Buffer.concat([long, Buffer.alloc(2)]),
      half,
      Buffer.concat([utf16(''), randomBytes(5_000)]),
    ]) {
      expect(await judge('cv.txt', content)).toBe(false);
    }
  });

  test('of one kind is refused under the extension of another', async () => {
    for (const name of ['cv.pdf', 'cv.doc', 'cv.docx', 'cv.rtf'])
      expect([name, await judge(name, utf16(TEXT))]).toEqual([name, false]);
  });
});

test('a store that does not answer does not make the file invalid', async () => {
  const lost = (name: string) =>
    readDocument(
      store,
      { key: 'provisional/lost', name, size: 10, sha256: '', seal: '' },
      new Problems(),
      RULES,
    );
  for (const name of ['cv.pdf', 'cv.docx', 'cv.txt']) await expect(lost(name)).rejects.toThrow();
});

describe('a refusal has the real reason', () => {
  const RTF = '{\\rtf1 Ada}';
  const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
  const IMAGES: readonly Extension[] = [...JPEGS, '.png'];

  test.each<[string, string, Buffer | string, string]>([
    ['RTF', 'cv.doc', RTF, misnamed('.rtf')],
    ['DOCX', 'cv.doc', wordDocument(), misnamed('.docx')],
    ['DOC', 'cv.docx', docOf('Ada'), misnamed('.doc')],
    ['PDF', 'cv.doc', '%PDF-1.7', misnamed('.pdf')],
    ['a PDF behind a line', 'cv.rtf', '\n%PDF-1.7', misnamed('.pdf')],
    ['PDF without an ending', 'cv', '%PDF-1.7', misnamed('.pdf')],
    ['DOCX under an ending that is not accepted', 'cv.zip', wordDocument(), misnamed('.docx')],
    ['a picture that is not accepted', 'cv.pdf', JPEG, RULES.wrongType],
    ['text', 'cv.doc', 'Ada', RULES.wrongType],
    [
      'a workbook',
      'cv.doc',
      compoundFile([{ name: 'Workbook', content: Buffer.from('Ada') }]),
      RULES.wrongType,
    ],
  ])('%s under the name %s', async (_what, name, content, text) => {
    expect(await told(name, content)).toBe(text);
  });

  test('for a document of the right kind that cannot be accepted', async () => {
    const locked = compoundFile([{ name: 'EncryptedPackage', content: Buffer.from('Ada') }]);
    expect(await told('cv.docx', locked)).toBe(
      'This document is locked with a password. Please save it without one.',
    );
    expect(await told('cv.docx', wordDocument({ name: 'word/vbaProject.bin', content: 'x' }))).toBe(
      'This document has macros. Please save it without them.',
    );
    expect(await told('cv.docx', wordDocument().subarray(0, -30))).toBe(
      'This document is damaged. Please save it again.',
    );
    const bomb = wordDocument({ name: 'word/a.bmp', packed: Buffer.from('x'), claims: 2 ** 40 });
    expect(await told('cv.docx', bomb)).toMatch(
      /^This document has too many parts, or unpacks to too much\./,
    );
  });

  test('a JPEG is accepted under each of its extensions, and no other', async () => {
    for (const name of ['a.jpg', 'a.JPEG', 'a.jpe', 'a.JFIF', 'a.pjp', 'a.pjpeg'])
      expect([name, await told(name, JPEG, IMAGES)]).toEqual([name, null]);
    for (const name of ['a.png', 'a', 'a.gif'])
      expect([name, await told(name, JPEG, IMAGES)]).toEqual([name, misnamed('.jpg')]);
  });
});

test.each([
  ['a line feed', '\n'],
  ['a line of a mail gateway', 'X-Scanned-By: gateway.example\r\n'],
  ['as much as may be', 'x'.repeat(1019)],
])('a PDF with %s in front is accepted, and with more it is not', async (_what, before) => {
  expect(await told('cv.pdf', `${before}%PDF-1.7`)).toBeNull();
  expect(await told('cv.pdf', `${'x'.repeat(1020)}${before}%PDF-1.7`)).toBe(RULES.wrongType);
});
