import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Readable } from 'node:stream';
import { archiveOf } from '../../kit/testing/files/archives.js';
import { compoundFile, docOf } from '../../kit/testing/files/wordBinary.js';
import { cascade, docxOf, docxParts, packedZeros, paragraph, pdfOf } from './testing/documents.js';
import { resumeText } from './resumeText.service.js';

const MEGABYTE = 1024 * 1024;
const INVALID = 'Invalid file. Please try again.';

let nextPerson = 100;
const read = (extension: string, content: Buffer | string, userId = (nextPerson += 1)) =>
  resumeText(
    { userId, pauses: true },
    async () => Readable.from([Buffer.from(content as Buffer)]),
    extension,
  );

/** The result of reading: the text, the message of a refusal, or the code if this machine was too busy. */
const ending = (extension: string, content: Buffer | string, userId?: number): Promise<string> =>
  read(extension, content, userId).catch((error: { message: string; extensions: { code: string } }) =>
    error.extensions.code === 'BAD_USER_INPUT' ? error.message : error.extensions.code,
  );

/** Refused for its cost; on a busy machine it is postponed. */
const STOPPED = new RegExp(`^(${INVALID}|SERVICE_UNAVAILABLE)$`);

describe('a file made to use up all memory or hours of time', () => {
  const lying = (name: string) =>
    docxParts(paragraph('Ada')).map((entry) =>
      entry.name === name ? { ...entry, packed: packedZeros(2_000), claims: 1_000 } : entry,
    );
  const deepXml = (depth: number) => `${'<w:p><w:r>'.repeat(depth)}${'</w:r></w:p>'.repeat(depth)}`;
  const laughs = `<!DOCTYPE w [<!ENTITY a "${'ha'.repeat(1_000)}">${'bcdefgh'
    .split('')
    .map((name, place) => `<!ENTITY ${name} "${`&${'abcdefg'[place]};`.repeat(10)}">`)
    .join('')}]>`;
  const bombStream = {
    dictionary: '/Filter /FlateDecode',
    content: Buffer.concat([Buffer.from([0x78, 0x9c]), packedZeros(1_000)]),
  };
  const looping = (place: number) => (table: Int32Array) => void (table[place] = 2);

  test.each<[string, string, () => Buffer | string]>([
    [
      'a Word document whose directory lies about what it unpacks to',
      '.docx',
      () => archiveOf(lying('word/document.xml')),
    ],
    [
      'one whose directory lies about a part beside the text',
      '.docx',
      () => archiveOf(lying('word/_rels/document.xml.rels')),
    ],
    ['a PDF whose page unpacks to a gigabyte', '.pdf', () => pdfOf({ pages: ['x'], stream: bombStream })],
    ['a PDF of forms that draw each other', '.pdf', cascade],
    [
      'a Word document of 200,000 paragraphs within each other',
      '.docx',
      () => archiveOf(docxParts(deepXml(200_000))),
    ],
    ['a .doc whose sectors follow each other in a ring', '.doc', () => docOf('Ada', { chain: looping(5) })],
  ])(
    '(%s) is stopped, and the next file is read',
    async (_, extension, make) => {
      expect(await ending(extension, make())).toMatch(STOPPED);
      expect(await ending('.txt', 'Ada')).toBe('Ada');
    },
    60_000,
  );

  test.each<[string, string, () => Buffer | string]>([
    [
      'a Word document of 20,000 paragraphs within each other',
      '.docx',
      () => archiveOf(docxParts(deepXml(20_000))),
    ],
    [
      'a Word document with entities that multiply',
      '.docx',
      () => archiveOf(docxParts(paragraph('&h;'), { prologue: laughs })),
    ],
    ['an RTF of a million groups within each other', '.rtf', () => `{\\rtf1 ${'{'.repeat(1_000_000)}`],
    ['a file of 30 MB', '.txt', () => Buffer.alloc(30 * MEGABYTE, 'x')],
    ['a PDF of 30 MB', '.pdf', () => Buffer.concat([pdfOf({ pages: ['Ada'] }), Buffer.alloc(30 * MEGABYTE)])],
  ])(
    '(%s) is refused',
    async (_, extension, make) => {
      expect(await ending(extension, make())).toBe(INVALID);
    },
    60_000,
  );

  test.each<[string, string, () => Buffer | string, RegExp]>([
    [
      'ten thousand pages',
      '.pdf',
      () => pdfOf({ pages: Array.from({ length: 10_000 }, (_, page) => `Page ${page + 1}`) }),
      /^Page 1\n\nPage 2\n[^]*\nPage 100$/,
    ],
    ['ten million groups after each other', '.rtf', () => `{\\rtf1 Ada ${'{}'.repeat(10_000_000)}}`, /^Ada$/],
    [
      'a picture of 20 MB in hexadecimal digits',
      '.rtf',
      () => `{\\rtf1 Ada {\\pict\\pngblip ${'89504e47'.repeat(2_500_000)}} Example}`,
      /^Ada Example$/,
    ],
    ['a line of 20 MB', '.txt', () => `Ada ${'x'.repeat(20 * MEGABYTE)}`, /^Ada x{59996}$/],
  ])(
    'with %s is read only to the maximum length of a resume',
    async (_, extension, make, text) => {
      expect(await ending(extension, make())).toMatch(text);
    },
    60_000,
  );
});

describe('a file in another format, or only a part of one', () => {
  const workbook = compoundFile([{ name: 'Workbook', content: Buffer.alloc(100, 9) }]);
  const pdf = pdfOf({ pages: ['Ada Example, engineer'] });
  const [docx, doc] = [docxOf('Ada Example, engineer'), docOf('Ada Example, engineer')];

  test.each<[string, string, Buffer | string]>([
    ['a workbook named .doc', '.doc', workbook],
    ['a Word document named .doc', '.doc', docx],
    ['an RTF named .doc', '.doc', '{\\rtf1 Ada}'],
    ['a PDF named .docx', '.docx', pdf],
    ['a PDF named .txt, with its zero bytes', '.txt', Buffer.concat([pdf, Buffer.from([0])])],
    ['a web page named .pdf', '.pdf', '<html><body>Ada</body></html>'],
    ['an archive without a document', '.docx', archiveOf([{ name: 'word/other.xml', content: '<a/>' }])],
    ['UTF-16 without its mark named .txt', '.txt', Buffer.from('Ada Example', 'utf16le')],
    ['UTF-16 with zeros named .txt', '.txt', Buffer.from(`\ufeffAda${'\0'.repeat(20)}`, 'utf16le')],
    [
      'random bytes behind the mark of UTF-16',
      '.txt',
      Buffer.concat([Buffer.from([0xff, 0xfe]), randomBytes(20_000)]),
    ],
    ['zero bytes', '.txt', Buffer.alloc(1_000)],
    ['random bytes named .txt', '.txt', Buffer.from(randomBytes(20_000).map((byte) => byte || 1))],
    ['random bytes named .pdf', '.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20_000)])],
    ['random bytes named .doc', '.doc', Buffer.concat([workbook.subarray(0, 512), randomBytes(20_000)])],
    ['random bytes named .docx', '.docx', Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(20_000)])],
    ['nothing', '.pdf', ''],
    ['a half Word document', '.docx', docx.subarray(0, docx.length / 2)],
    ['a quarter of a .doc', '.doc', doc.subarray(0, doc.length / 4)],
    ['the head of a PDF', '.pdf', pdf.subarray(0, 60)],
    ['an unknown kind', '.exe', 'MZ'],
  ])(
    '%s is refused',
    async (_, extension, content) => {
      expect(await ending(extension, content)).toBe(INVALID);
    },
    60_000,
  );

  test('that is a cut RTF or a PDF without its last lines is read as far as possible', async () => {
    expect(await ending('.rtf', '{\\rtf1 Ada {\\b Exam')).toBe('Ada Exam');
    expect(await ending('.pdf', pdf.subarray(0, pdf.lastIndexOf('startxref')))).toBe('Ada Example, engineer');
  }, 60_000);

  test('has no text in the objects of an RTF, whatever their stated length', async () => {
    const object = `{\\object\\objemb{\\*\\objdata ${'d0cf11e0'.repeat(1_000)}}{\\result cheat}}`;
    expect(await ending('.rtf', `{\\rtf1 Ada ${object}{\\*\\unknown cheat}{\\bin9999999999 }`)).toBe('Ada');
    expect(await ending('.rtf', '{\\rtf1 Ada \\bin5 {{{{{Example \\bin-7 end}')).toBe('Ada Example end');
  }, 60_000);
});

test('loads nothing, runs nothing and reads nothing on this machine', async () => {
  const asked: string[] = [];
  const canary = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('cheat');
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'portal-canary-'));
  const secret = join(folder, 'secret.txt');
  writeFileSync(secret, 'cheat');
  try {
    for (const address of [
      `http://127.0.0.1:${(canary.address() as AddressInfo).port}/a`,
      pathToFileURL(secret).href,
    ]) {
      const script = `(this.submitForm\\('${address}'\\); app.launchURL\\('${address}'\\); require\\('fs'\\).writeFileSync\\('${join(folder, 'ran')}', ''\\))`;
      const picture = '<w:p><w:r><w:drawing><a:blip r:link="p1"/></w:drawing><w:t>Ada</w:t></w:r></w:p>';
      const relation = (kind: string) =>
        `<Relationship Id="p1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${address}" TargetMode="External"/>`;
      const files: [string, Buffer | string][] = [
        [
          '.pdf',
          pdfOf({
            pages: ['Ada'],
            catalogue: `/OpenAction << /S /JavaScript /JS ${script} >> /AcroForm << /Fields [] /XFA (<x href='${address}'/>) >>`,
            page: `/AA << /O << /S /URI /URI (${address}) >> >>`,
          }),
        ],
        [
          '.pdf',
          pdfOf({
            pages: ['x', 'Ada'],
            stream: { dictionary: `/F (${address})`, content: Buffer.from('BT ET') },
          }),
        ],
        ['.docx', archiveOf(docxParts(picture, { relations: relation('image') }))],
        [
          '.docx',
          archiveOf(
            docxParts(`${paragraph('Ada')}<w:altChunk r:id="p1"/>`, { relations: relation('aFChunk') }),
          ),
        ],
        ['.docx', archiveOf(docxParts(paragraph('Ada'), { relations: relation('attachedTemplate') }))],
        [
          '.rtf',
          `{\\rtf1 Ada {\\field{\\*\\fldinst INCLUDETEXT "${address}"}{\\fldrslt }}{\\*\\template ${address}}}`,
        ],
      ];
      for (const [extension, content] of files)
        expect([extension, await ending(extension, content)]).toEqual([extension, 'Ada']);
      for (const prologue of [
        `<!DOCTYPE w SYSTEM "${address}">`,
        `<!DOCTYPE w [<!ENTITY x SYSTEM "${address}">]>`,
        `<!DOCTYPE w [<!ENTITY % x SYSTEM "${address}"> %x;]>`,
      ]) {
        expect(await ending('.docx', archiveOf(docxParts(paragraph('Ada &x;'), { prologue })))).not.toContain(
          'cheat',
        );
      }
    }
    expect(asked).toEqual([]);
    expect(() => rmSync(join(folder, 'ran'))).toThrow('ENOENT');
  } finally {
    canary.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}, 120_000);

test('that had to be stopped makes its sender wait before the next file; other people do not wait', async () => {
  const bomb = archiveOf(
    docxParts(paragraph('Ada')).map((entry) =>
      entry.name === 'word/document.xml' ? { ...entry, packed: packedZeros(2_000), claims: 1_000 } : entry,
    ),
  );
  expect(await ending('.docx', bomb, -7)).toMatch(STOPPED);
  expect(await ending('.txt', 'Ada', -7)).toBe('RATE_LIMITED');
  expect(await ending('.txt', 'Ada')).toBe('Ada');
}, 60_000);
