import { pdfOf } from './testing/documents.js';
import { LINES, read } from './testing/read.js';

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

  test('with a form is read with what was filled in, in its place, and without passwords', async () => {
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

  test('with a form whose fields are far from their labels keeps each beside its label', async () => {
    const field = (value: string, y: number) =>
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${y}) /V (${value}) /Rect [300 ${y - 3} 500 ${y + 12}] >>`;
    const pdf = pdfOf({
      pages: [''],
      objects: [
        field('Ada Example', 700),
        field('Florist, Blossom Ltd', 680),
        field('Wreaths', 660),
        field('Leeds', 640),
      ],
      page: '/Annots [4 0 R 5 0 R 6 0 R 7 0 R]',
      catalogue: '/AcroForm << /Fields [4 0 R 5 0 R 6 0 R 7 0 R] >>',
      stream: stream(
        at(72, 700, 'Name:') + at(72, 680, 'Job:') + at(72, 660, 'Skills:') + at(72, 640, 'Town:'),
      ),
    });
    expect(await read('.pdf', pdf)).toBe(
      'Name: Ada Example\nJob: Florist, Blossom Ltd\nSkills: Wreaths\nTown: Leeds',
    );
  });

  test('in two columns is read column by column, even if it was written line by line', async () => {
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

  test('with dates beside each job keeps them on one line', async () => {
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
  ])('with %s keeps related text on one line', async (_what, rows) => {
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
