import { Readable } from 'node:stream';
import { resumeText } from './resumeText.service.js';

let nextPerson = 300;
/** The text read from a document with these fonts (number and character set) and this content, in Latin-1. */
const read = (content: string, fonts = '{\\f0\\fcharset0 Arial;}', head = '\\ansi\\ansicpg1252\\deff0') =>
  resumeText(
    { userId: (nextPerson += 1), pauses: false },
    async () => Readable.from([Buffer.from(`{\\rtf1${head}{\\fonttbl${fonts}}${content}}`, 'latin1')]),
    '.rtf',
  );

test('characters outside the code page are read once, for any number of replacement characters', async () => {
  expect(
    await read(
      "\\u8364? \\uc2\\u20320??\\u22909{\\b ok} {\\uc0\\u26481 }\\uc1\\u-10179?\\u-8704? \\u960\\'70 end",
    ),
  ).toBe('€ 你好ok 東😀 π end');
});

test('each font is read in its own code page, and a two-byte character also when its second byte looks like a letter', async () => {
  const fonts =
    '{\\f0\\fcharset0 Arial;}{\\f1\\fcharset238 Arial CE;}{\\f2\\fcharset204 Arial Cyr;}{\\f3\\fcharset128 MS Mincho{\\*\\falt x};}{\\f4\\fcharset1 Any;}';
  expect(
    await read(
      "\\f1 Pawe\\'b3 {\\f2 \\'cf\\'f0}\\'9f \\f3 \\'83e\\'83L\\'83X\\'83g \\f0 R\\'e9sum\\'e9 \\'80 \\f4 r\\'e9 \\f9 x \\plain y",
      fonts,
    ),
  ).toBe('Paweł Прź テキスト Résumé € ré x y');
  expect(await read("\\'cf\\'f0\\'e8\\'e2\\'e5\\'f2", '', '\\ansi\\ansicpg1251')).toBe('Привет');
  expect(await read('caf\xe9 \x96', '')).toBe('café –');
});

test('breaks, cells, dashes and quotes become their characters', async () => {
  const row = '\\trowd\\cellx100 TypeScript\\cell 9 years\\cell\\row';
  expect(
    await read(`Skills\\par${row} \\bullet\\tab a\\emdash b\\endash c \\lquote d\\rquote  \\ldblquote e\\rdblquote\\line f\\~g h\\_i co\\-op\\page end\\
last \\{x\\} \\\\ y`),
  ).toBe(
    'Skills\nTypeScript\t9 years\t\n•\ta—b–c ‘d’ “e”\nf g h-i coop\nend\nlast {x} \\ y'.replace('\t\n', '\n'),
  );
});

test('parts that are not text are left out: styles, titles, headers, pictures, fields, hidden and deleted words', async () => {
  const hidden = [
    '{\\stylesheet{\\s1 Heading;}}',
    '{\\info{\\title Secret}{\\author Eve}}',
    '{\\header Page}',
    '{\\*\\generator Word;}',
    '{\\pict\\wmetafile8 0100}',
    '{\\v hidden}',
    '\\v hidden\\v0 ',
    '\\v hidden\\plain ',
    '{\\deleted gone}',
    '{\\footnote{\\*\\unknown x}}',
    '{\\object\\objemb{\\*\\objclass x}{\\result shown}}',
    '{\\xe{\\v entry}}',
    '{\\listtable{\\list x}}',
    '{\\*\\bkmkstart a}',
  ];
  expect(await read(hidden.map((part, place) => `${part}n${place} `).join(''))).toBe(
    hidden.map((_, place) => `n${place}`).join(' '),
  );
  expect(await read('{\\field{\\*\\fldinst HYPERLINK "https://portal.example"}{\\fldrslt portal}} end')).toBe(
    'portal end',
  );
});

test('the text of a text box is read, its properties are not', async () => {
  expect(
    await read(
      '{\\shp{\\*\\shpinst\\shpleft1{\\sp{\\sn shapeType}{\\sv 202}}{\\shptxt In the box\\par}}{\\shprslt{\\*\\do{\\dptxbx again}}}}Beside it',
    ),
  ).toBe('In the box\nBeside it');
});
