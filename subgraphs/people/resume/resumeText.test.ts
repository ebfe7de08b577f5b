import { Readable } from 'node:stream';
import { docOf } from '../../kit/testing/files/wordBinary.js';
import { docxOf, docxParts, paragraph, pdfOf } from './testing/documents.js';
import { archiveOf } from '../../kit/testing/files/archives.js';
import { resumeText } from './resumeText.service.js';
import { LINES, read } from './testing/read.js';

const NO_TEXT =
  'No text could be read from this file. Please upload one with text, not a scan or a protected file.';

test('a resume is read in each of the five formats, line by line [A5.14]', async () => {
  const rtf = `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\\f0 ${LINES.join('\\par ')}}`;
  const files: [string, Buffer | string][] = [
    ['.pdf', pdfOf({ pages: [LINES.join('\n')] })],
    ['.docx', docxOf(...LINES.map((line) => line.replace('&', '&amp;')))],
    ['.doc', docOf(LINES.join('\n'))],
    ['.rtf', rtf],
    ['.txt', LINES.join('\r\n')],
  ];
  for (const [extension, content] of files)
    expect([extension, await read(extension, content)]).toEqual([extension, LINES.join('\n')]);
}, 60_000);

test('letters of other languages are read correctly in UTF-8, in Windows-1252 and in both byte orders of UTF-16', async () => {
  expect(await read('.txt', 'Résumé – Zoë, Düsseldorf, Łódź, 東京')).toBe(
    'Résumé – Zoë, Düsseldorf, Łódź, 東京',
  );
  expect(await read('.txt', Buffer.from('\ufeffR\u00e9sum\u00e9'))).toBe('Résumé');
  expect(await read('.txt', Buffer.from([0x52, 0xe9, 0x73, 0x75, 0x6d, 0xe9, 0x20, 0x80]))).toBe('Résumé €');
  const notepad = Buffer.from('\ufeffRésumé – Łódź, 東京, 😀\r\nTypeScript', 'utf16le');
  expect(await read('.txt', notepad)).toBe('Résumé – Łódź, 東京, 😀\nTypeScript');
  expect(await read('.txt', Buffer.from(notepad).swap16())).toBe('Résumé – Łódź, 東京, 😀\nTypeScript');
  expect(
    await read(
      '.txt',
      Buffer.concat([Buffer.from('\ufeff', 'utf16le'), Buffer.from('Ada '.repeat(1_000_000), 'utf16le')]),
    ),
  ).toMatch(/^(Ada )+/);
  expect(await read('.doc', docOf('Łódź, 東京'))).toBe('Łódź, 東京');
  expect(await read('.pdf', pdfOf({ pages: ['R\u00e9sum\u00e9'] }))).toBe('Résumé');
}, 60_000);

test('a table and a list of a Word document keep their lines', async () => {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
  expect(
    await read(
      '.docx',
      archiveOf(
        docxParts(
          `${paragraph('Skills')}${paragraph('')}<w:tbl><w:tr>${cell('TypeScript')}${cell('9 years')}</w:tr></w:tbl>${paragraph('End')}`,
        ),
      ),
    ),
  ).toBe('Skills\n\nTypeScript\n9 years\nEnd');
});

test('the first 60,000 characters of a long resume are read, with lines of any length', async () => {
  for (const content of [
    'TypeScript '.repeat(200_000),
    'TypeScript\n'.repeat(200_000),
    `Skill ${' '.repeat(3_000_000)}end`,
    `.${'😀'.repeat(1_000_000)}`,
  ]) {
    const text = await read('.txt', `Ada ${content}`);
    expect(text.length).toBeLessThanOrEqual(60_000);
    expect(text).toMatch(/^Ada [TS.]/);
    expect(/[\ud800-\udbff](?![\udc00-\udfff])/.test(text)).toBe(false);
  }
}, 60_000);

test('invisible characters, lone surrogates and terminal control characters are left out', async () => {
  const rtf = '{\\rtf1 Type\\u8203?Script\\u173? \\u55357? half \\u27?[31m red\\u0? \\u65534? end}';
  expect(await read('.rtf', rtf)).toBe('TypeScript half [31m red end');
  expect(await read('.txt', 'a\u202eb\u0007c\u2028d')).toBe('abc\nd');
});

test('a scan, an empty document and a protected one get other messages than a broken file', async () => {
  const locked = pdfOf({
    pages: LINES,
    objects: [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`],
    trailer: '/Encrypt 4 0 R /ID [<00> <00>]',
  });
  const textless: [string, Buffer | string][] = [
    ['.pdf', pdfOf({ pages: [''] })],
    ['.pdf', pdfOf({ pages: ['1'] })],
    ['.pdf', locked],
    ['.doc', docOf(LINES.join('\n'), { isProtected: true })],
    ['.docx', docxOf('')],
    ['.rtf', '{\\rtf1 }'],
    ['.txt', ' \n\t 2024 -- '],
  ];
  for (const [extension, content] of textless)
    await expect(read(extension, content)).rejects.toMatchObject({
      message: NO_TEXT,
      extensions: { code: 'BAD_USER_INPUT', fields: { resume: [NO_TEXT] } },
    });
}, 60_000);

test('a file that the store cannot deliver is not refused as a bad resume', async () => {
  await expect(
    resumeText({ userId: 1, pauses: true }, async () => Promise.reject(new Error('store away')), '.pdf'),
  ).rejects.toThrow('store away');
  const broken = new Readable({
    read() {
      this.destroy(new Error('connection lost'));
    },
  });
  await expect(resumeText({ userId: 1, pauses: true }, async () => broken, '.pdf')).rejects.toThrow(
    'connection lost',
  );
});

test('a plain text in two columns is read column by column, and tabs and wide blanks elsewhere separate columns', async () => {
  const columns = [
    'Ada Example',
    'Skills             Experience',
    'Bouquets           Florist at Blossom Ltd',
    'Wreaths            Weddings and funerals',
    '                   - Deliveries by van',
    'Driving licence    Clerk at Hill Ltd',
  ].join('\n');
  expect(await read('.txt', columns)).toBe(
    [
      'Ada Example',
      'Skills\nBouquets\nWreaths\nDriving licence',
      '',
      'Experience\nFlorist at Blossom Ltd\nWeddings and funerals\n- Deliveries by van\nClerk at Hill Ltd',
    ].join('\n'),
  );
  expect(await read('.txt', 'Florist      01/2018 - 12/2020\n-    Bouquets  and wreaths')).toBe(
    'Florist\t01/2018 - 12/2020\n-\tBouquets and wreaths',
  );
  const hostile = `${'a   b\n'.repeat(80_000)}`;
  expect((await read('.txt', hostile)).length).toBeLessThanOrEqual(60_000);
  expect((await read('.txt', 'a   '.repeat(150_000))).length).toBeLessThanOrEqual(60_000);
});
