import { Readable } from 'node:stream';
import { docOf } from '../../kit/testing/wordBinary.js';
import { docxOf, docxParts, paragraph, pdfOf } from './testing/documents.js';
import { archiveOf } from '../../kit/testing/archives.js';
import { resumeText } from './resumeText.service.js';

let nextPerson = 0;
const read = (extension: string, content: Buffer | string) =>
  resumeText(
    { userId: (nextPerson += 1), pauses: true },
    async () => Readable.from([Buffer.from(content as Buffer)]),
    extension,
  );

const LINES = ['Ada Example', 'Engineer, 2015-2024', 'TypeScript & PostgreSQL'];
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

test('letters of other languages arrive as they were, in UTF-8, in Windows-1252 and in both orders of UTF-16', async () => {
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

test('of a long resume the first 60,000 characters are read, however long its lines are', async () => {
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

test('characters that nobody sees, half characters and those that command a terminal are left out', async () => {
  const rtf = '{\\rtf1 Type\\u8203?Script\\u173? \\u55357? half \\u27?[31m red\\u0? \\u65534? end}';
  expect(await read('.rtf', rtf)).toBe('TypeScript half [31m red end');
  expect(await read('.txt', 'a\u202eb\u0007c\u2028d')).toBe('abc\nd');
});

test('a scan, an empty document and a protected one are told apart from a broken file', async () => {
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

test('a file that the store cannot give is no fault of the resume', async () => {
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

describe('a PDF', () => {
  const stream = (text: string) => ({ dictionary: '', content: Buffer.from(text, 'latin1') });
  const at = (x: number, y: number, text: string) => `BT /F1 11 Tf ${x} ${y} Td (${text}) Tj ET\n`;

  test.each([
    ['a line feed', '\n'],
    ['a line of a mail gateway', 'X-Scanned-By: gateway.example\r\n'],
    ['a thousand bytes', `${'x'.repeat(999)}\n`],
  ])('is read with %s in front', async (_what, before) => {
    expect(
      await read('.pdf', Buffer.concat([Buffer.from(before), pdfOf({ pages: [LINES.join('\n')] })])),
    ).toBe(LINES.join('\n'));
  });

  test('with a form is read with what was filled in, where it stands, and without passwords', async () => {
    const field = (value: string, y: number, more = '') =>
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${y}) /V (${value}) ${more} /Rect [200 ${y - 3} 400 ${y + 12}] >>`;
    const pdf = pdfOf({
      pages: [''],
      objects: [
        field('Ada Example', 700),
        field('Florist\\nBlossom Ltd', 650),
        field('secret', 600, '/Ff 8192'),
        field('', 550),
        '<< /Type /Annot /Subtype /FreeText /Contents (Leeds) /DA (/Helv 11 Tf) /Rect [200 497 400 512] >>',
      ],
      page: '/Annots [4 0 R 5 0 R 6 0 R 7 0 R 8 0 R]',
      catalogue: '/AcroForm << /Fields [4 0 R 5 0 R 6 0 R 7 0 R] >>',
      stream: stream(
        at(72, 700, 'Name') + at(72, 660, 'Position') + at(72, 600, 'Password') + at(72, 500, 'Town'),
      ),
    });
    const text = await read('.pdf', pdf);
    expect(text).toMatch(/^Name\sAda Example\n/);
    expect(text).toMatch(/Position\sFlorist\nBlossom Ltd/);
    expect(text).toMatch(/Town\sLeeds/);
    expect(text).not.toContain('secret');
  });

  test('in two columns is read column by column, though it was written line by line', async () => {
    const rows = [
      ['Skills', 'Experience'],
      ['Bouquets', 'Florist at Blossom Ltd'],
      ['Wreaths', 'Weddings and funerals'],
      ['Driving licence', 'Deliveries'],
    ];
    const pdf = pdfOf({
      pages: [''],
      stream: stream(
        at(72, 740, 'Ada Example') +
          rows
            .map(
              ([left = '', right = ''], row) => at(72, 700 - row * 14, left) + at(260, 700 - row * 14, right),
            )
            .join(''),
      ),
    });
    expect(await read('.pdf', pdf)).toBe(
      ['Ada Example', ...rows.map(([left]) => left), '', ...rows.map(([, right]) => right)].join('\n'),
    );
  });

  test('with dates beside the work keeps them on one line', async () => {
    const rows = [
      ['01/2018 - 12/2020', 'Florist, Blossom Ltd'],
      ['01/2015 - 12/2017', 'Gardener, Green Ltd'],
      ['2010 - 2014', 'Clerk, Hill Ltd'],
      ['2008 - 2010', 'Student'],
    ];
    const pdf = pdfOf({
      pages: [''],
      stream: stream(
        rows
          .map(
            ([left = '', right = ''], row) => at(72, 700 - row * 14, left) + at(260, 700 - row * 14, right),
          )
          .join(''),
      ),
    });
    expect(await read('.pdf', pdf)).toBe(rows.map((row) => row.join('\t')).join('\n'));
  });

  test.each([
    [
      'dates on the right',
      [
        ['Florist, Blossom Ltd', '01/2018 - 12/2020'],
        ['Gardener, Green Ltd', '01/2015 - 12/2017'],
        ['Clerk, Hill Ltd', '01/2010 - 12/2014'],
      ],
    ],
    [
      'years beside skills',
      [
        ['Python', '5 years'],
        ['SQL', '3 years'],
        ['Excel', 'expert'],
      ],
    ],
    [
      'headings beside the work',
      [
        ['Experience', 'Florist at Blossom Ltd'],
        ['', 'Weddings and funerals'],
        ['', 'Wreaths and bouquets'],
        ['Education', 'School of flowers in Leeds'],
        ['', 'Botany and design'],
        ['Languages', 'English and German'],
      ],
    ],
  ])('with %s keeps what belongs together on one line', async (_what, rows) => {
    const pdf = pdfOf({
      pages: [''],
      stream: stream(
        rows
          .map(
            ([left = '', right = ''], row) =>
              (left && at(72, 700 - row * 14, left)) + at(260, 700 - row * 14, right),
          )
          .join(''),
      ),
    });
    expect(await read('.pdf', pdf)).toBe(rows.map((row) => row.filter(Boolean).join('\t')).join('\n'));
  });

  test('with bullets far from their text keeps them on one line', async () => {
    const points = ['Bouquets for weddings', 'Wreaths and crosses', 'Deliveries by van'];
    const pdf = pdfOf({
      pages: [''],
      stream: stream(
        points.map((text, row) => at(72, 700 - row * 14, '-') + at(110, 700 - row * 14, text)).join(''),
      ),
    });
    expect(await read('.pdf', pdf)).toBe(points.map((text) => `-\t${text}`).join('\n'));
  });
});

test('a plain text in two columns is read column by column, and tabs and wide blanks elsewhere part what stands apart', async () => {
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
