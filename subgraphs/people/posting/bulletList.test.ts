import fc from 'fast-check';
import { readBulletList } from './bulletList.js';

test('a text is split at its line breaks, leading bullets and numbers are removed, blank lines are dropped [A3.17]', () => {
  expect(
    readBulletList([
      '- Strong TypeScript\r\n* PostgreSQL\n\n  • Reviews code \r– Writes well\n1. Fluent English\n12.  Calm\n-\n   ',
    ]),
  ).toEqual(['Strong TypeScript', 'PostgreSQL', 'Reviews code', 'Writes well', 'Fluent English', 'Calm']);
  expect(readBulletList(['One\u2028Two', '• Three'])).toEqual(['One', 'Two', 'Three']);
  expect(readBulletList([])).toEqual([]);
});

test('numbers, abbreviations and dashes that are not bullets stay', () => {
  const lines = [
    '3.5 years of experience',
    '5 years of C++',
    '.NET 8',
    'ISO 9001. Certified',
    '401(k) plans',
    'Full-time – in the office',
    '2024. was the first year',
    'e.g. Kafka',
  ];
  expect(readBulletList(lines)).toEqual(lines);
});

test('splitting a text a second time does not change it', () => {
  const once = readBulletList(['- - Twice\n1. - Mixed\n• 2. Three']);
  expect(once).toEqual(['Twice', 'Mixed', 'Three']);
  expect(readBulletList(once)).toEqual(once);
});

test.each([
  ...[
    '\uF0B7',
    '\uF0A7',
    '·',
    '•',
    '▪',
    '■',
    '●',
    '○',
    '◦',
    '‣',
    '➢',
    '➤',
    '❖',
    '✓',
    '✔',
    '✔\uFE0F',
    '→',
    '⇒',
    '★',
    '☐',
    '»',
    '›',
    '*',
    '-',
    '–',
    '—',
    '‑',
  ],
  ...[
    '1.',
    '2)',
    '12)',
    '1.)',
    '2.1)',
    '2.1.3)',
    '(3)',
    'a)',
    '(b)',
    'iv)',
    '[ ]',
    '[x]',
    '🔹',
    '• ▪',
    '2) -',
  ],
])('a line pasted with %s in front is read without it, with any spacing', (bullet) => {
  for (const gap of [' ', '\t', '   ', '\u00A0\u00A0 '])
    expect(readBulletList([`${bullet}${gap}Forklift licence`])).toEqual(['Forklift licence']);
});

test('letters are bullets only with the spacing of a bullet', () => {
  for (const line of [
    'o\tForklift licence',
    'o   Forklift licence',
    'o\u00A0\u00A0 Forklift licence',
    'o Forklift licence',
    '§\tForklift licence',
    'a.\tForklift licence',
    'Ø\tForklift licence',
    'ü\tForklift licence',
    'q\tForklift licence',
    '·\to\tForklift licence',
  ]) {
    expect(readBulletList([line])).toEqual(['Forklift licence']);
  }
  const words = [
    'o algo parecido',
    'z. B. Kafka',
    '§ 34a GewO',
    'a driver',
    'C) or D) licence',
    'of age',
    'C\tand R',
    '[sic] papers',
  ];
  expect(readBulletList(words)).toEqual(words);
});

test('the minus sign of a number stays, with or without a bullet in front', () => {
  const lines = [
    '-5 °C to 25 °C in the cold store',
    '–20 °C',
    '−5 °C',
    '− 5 °C',
    '-0.5 dioptres at most',
    '-1.5',
    '-5 °C',
    '-.5 mm',
    '-,5 mm',
    '– 5 °C',
    '– 5 to – 2.5 °C in the cold store',
    '- 18 ℃',
  ];
  expect(readBulletList(lines)).toEqual(lines);
  for (const bullet of ['-', '•', '\uF0B7', '2)'])
    expect(readBulletList(lines.map((line) => `${bullet} ${line}`))).toEqual(lines);
  expect(readBulletList(['- 5 years at sea', '– 2 to 3 trips a week'])).toEqual([
    '5 years at sea',
    '2 to 3 trips a week',
  ]);
});

test('a line that begins with another sign is not a list item', () => {
  const lines = [
    '.NET 8',
    '#1 in sales',
    '+49 30 1234',
    '> 5 years',
    '< 2 t',
    '≥ B2',
    '€ 100k quota',
    '$5m',
    '(m/f/d)',
    '401(k)',
    '"Meister" or alike',
    '@work',
    '°C and °F',
    '¿Habla español?',
    '1.5 t',
    '1.5 years',
    '2024 budget',
    '31.12. at the latest',
    '2.0',
  ];
  expect(readBulletList(lines)).toEqual(lines);
});

test('reading any pasted text a second time changes nothing', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...' \t\n-–−·•▪o§()12ab.)\uF0B7A'),
      fc.string({ minLength: 1, maxLength: 1 }),
    ),
    maxLength: 30,
  });
  fc.assert(
    fc.property(text, (typed) => {
      const once = readBulletList([typed]);
      expect(readBulletList(once)).toEqual(once);
    }),
  );
});
