import fc from 'fast-check';
import { layouts, score } from '../../testing/jobLayouts.js';

const UNREADABLE = [
  '??/?? - ??',
  '31/18 - 45/26',
  '18/19/20 - x',
  'MMXVIII – MMXXVI',
  'Twenty eighteen – twenty twenty-six',
  'two thousand and eighteen to two thousand and twenty-six',
  'zweitausendachtzehn bis zweitausendzwanzig',
  'the summer of eighteen',
  'in 2018 then 2020',
  'Jun – 2018',
  'Fall – 2018',
  '2018; 2020',
  'June 2018; March 2020',
  'before 2018',
  '–2018',
  '> 2018',
  '?? 2018',
  'circa 2018',
  '2018+',
  'XX.XX.XXXX - XX.XX.XXXX',
  'dd/mm/yyyy - dd/mm/yyyy',
  'S18 - F26',
  '2018 – ??',
  '2018 - 13/26',
  '2o18 - 2o26',
  '2018年6月 – 2026年3月',
  '99/99 to 99/99',
  "'18 // '26",
  '1806-2603',
  '6.18.1 - 3.26.1',
  '2018 to twenty-six',
  'Garagarrila 2018 – gaur',
  'June 2018 – ongoin',
  '06/18 ff.',
  '06.2018 | FY26',
  '06/18 - n.a.',
  '06/2018 bis einschließlich 3.Q 26',
];

test.each(UNREADABLE)('%s is no worse than no dates at all', (dates) => {
  for (const layout of layouts)
    expect([layout(dates), score(layout(dates)) >= score(layout(''))]).toEqual([layout(dates), true]);
});

test('impossible months, with any sign between them, are no worse than no dates', () => {
  const figures = fc.tuple(fc.integer({ min: 13, max: 99 }), fc.integer({ min: 10, max: 99 }));
  const written = fc.constantFrom<(month: number, year: number) => string>(
    (month, year) => `${month}/${year}`,
    (month, year) => `${month}.${year}`,
    (month, year) => `${month}-${year}`,
    (month, year) => `${month}/’${year}`,
    // A figure of a month in the middle would make a day of a year: 13 October 2013.
    (month, year) => `${month}/${Math.max(year, 13)}/${month}`,
    (month) => `${month}/??`,
  );
  const gap = fc.constantFrom(' - ', '-', ' – ', ' to ', ' bis ', ' ~ ', ' → ');
  fc.assert(
    fc.property(
      figures,
      figures,
      written,
      gap,
      fc.constantFrom(...layouts),
      (from, to, write, between, layout) => {
        const header = layout(`${write(...from)}${between}${write(...to)}`);
        expect([header, score(header) >= score(layout(''))]).toEqual([header, true]);
      },
    ),
    { numRuns: 400 },
  );
});

/** What is written for an end; before a line it would be the sign of a list. */
const MARK = fc.constantFrom('??', '??/??', 'XXXX', 'xx/xx', 'MM/YYYY', 'tt.mm.jjjj');
const YEAR = fc.oneof(
  fc.constantFrom('MMXVIII', 'MMXX', 'MCMXCIX', '2o18', '平成30年', '٢٠١٨', '२०१८', '5778', '99/99'),
  fc
    .tuple(
      fc.constantFrom(
        'twenty',
        'Twenty',
        'nineteen',
        'two thousand',
        'two thousand and',
        'dos mil',
        'deux mille',
      ),
      fc.constantFrom('ten', 'eighteen', 'nineteen', 'twenty-six', 'dieciocho'),
    )
    .map((words) => words.join(' ')),
  fc.constantFrom('zweitausendachtzehn', 'neunzehnhundertneunzig', 'duemiladiciotto', 'tweeduizendachttien'),
);
const SIGN = fc.constantFrom(
  ' - ',
  '-',
  ' – ',
  '–',
  ' — ',
  ' to ',
  ' bis ',
  ' ~ ',
  ' → ',
  '; ',
  ' / ',
  ' | ',
  ' … ',
);

test('what is not understood, whatever it is made of, is no worse than no dates', () => {
  const month = fc.constantFrom('June', 'Jun', 'Mai', 'Spring', '');
  const begin = fc.tuple(month, YEAR).map((parts) => parts.filter(Boolean).join(' '));
  const end = fc.oneof(MARK, begin);
  const named = fc.constantFrom('June', 'Jun', 'Dezember', 'Fall');
  const written = fc.oneof(
    fc.tuple(begin, SIGN, end).map((parts) => parts.join('')),
    // One end alone is understood: the other may be anything.
    fc.tuple(fc.constantFrom('2018', 'June 2018', '06/2018'), SIGN, end).map((parts) => parts.join('')),
    fc
      .tuple(named, fc.constantFrom(' – ', ' - ', ' — ', ' … '), fc.constantFrom('2018', '2020'))
      .map((parts) => parts.join('')),
    fc
      .tuple(
        fc.constantFrom('2018', 'June 2018', '06/2018'),
        fc.constantFrom('; ', ', ', ' & ', ' + '),
        fc.constantFrom('2020', 'March 2021'),
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(written, fc.constantFrom(...layouts), (dates, layout) => {
      expect([layout(dates), score(layout(dates)) >= score(layout(''))]).toEqual([layout(dates), true]);
    }),
    { numRuns: 400 },
  );
});
