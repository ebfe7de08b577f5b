import fc from 'fast-check';
import { readResume } from '../../engine.js';
import { TODAY } from '../../testing/openings.js';
import { FAMILIES } from '../../vocabulary/vocabulary.js';

const accountant = (dates: string) =>
  `Jane Doe\nExperience\nAccountant, Hill Ltd, ${dates}\n- Closed the books\n`;
const held = (text: string) =>
  readResume(text, TODAY)
    .titles.filter(({ kind }) => kind === 'held')
    .map(({ family, years }) => `${FAMILIES[family]?.name ?? ''} ${Math.round(years * 12)} months`);

test.each([
  ['6/18 - 3/21', 34],
  ['06/18 to 03/21', 34],
  ['Jun 18 – Mar 21', 34],
  ['2018.06 – 2021.03', 34],
  ['06.18 – 03.21', 34],
  ['06-18 – 03-21', 34],
  ['Jun-18 – Mar-21', 34],
  ['Jun. 18 - Mar. 21', 34],
  ["Jun '18 to Mar '21", 34],
  ['06/’18 – 03/’21', 34],
  ['2018/6 - 2021/3', 34],
  ['2018.6 → 2021.3', 34],
  ['juin 18 – mars 21', 34],
  ['Juni 18 bis März 21', 34],
  ['junio 18 a marzo 21', 34],
  ['6/18 - March 2021', 34],
  ['June 2018 – 3/21', 34],
  ['6 / 18 — 3 / 21', 34],
  ['6-18 to 3-21', 34],
  ['6.18 - 3.21', 34],
  ['06.18-03.21', 34],
  ['1.6.18 – 31.3.21', 34],
  ['01/06/18 - 31/03/21', 34],
  ['06´18 – 03´21', 34],
  ['Jun ‘18 – Mar ‘21', 34],
  ['Jun2018-Mar2021', 34],
  ['201806 – 202103', 34],
  ['06/18 ― 03/21', 34],
  ['06/18 / 03/21', 34],
  ['06/18 up to 03/21', 34],
  ['(06/18 – 03/21)', 34],
  ['6/21 through present', 49],
  ['6/21 to the present', 49],
  ['(6/21 –)', 49],
  ['6/21 - present', 49],
  ['Jun 21 – today', 49],
  ['2021.06 – now', 49],
  ['06.21 – heute', 49],
  ['since 6/21', 49],
  ['seit 06.21', 49],
  ['depuis juin 21', 49],
  ['6/21 –', 49],
])('an accountant %s was one for %s months', (dates, months) => {
  expect(held(accountant(dates))).toEqual([`Accountant ${months} months`]);
});

test.each([
  ['06.2018 – 03.2021', 34],
  ['2018-06 – 2021-03', 34],
  ['Sept. 2018 – Mar. 2021', 31],
  ['06 / 2018 – 03 / 2021', 34],
  ['06-2018 / 03-2021', 34],
  ['2018 Jun – 2021 Mar', 34],
  ['2018, June – 2021, March', 34],
  ['June 1st, 2018 – March 31st, 2021', 34],
  ['1er juin 2018 – 31 mars 2021', 34],
  ['6/13/2018 - 3/31/2021', 34],
  ['giugno 2018 – marzo 2021', 34],
  ['junho de 2018 – março de 2021', 34],
  ['juni 2018 – maart 2021', 34],
  ['czerwca 2018 – marca 2021', 34],
  ['červen 2018 – březen 2021', 34],
  ['2018. június – 2021. március', 34],
  ['июнь 2018 – март 2021', 34],
  ['giugno 2021 – oggi', 49],
  ['juni 2021 – heden', 49],
  ["'18 – '20", 36],
  ["2018-'20", 36],
  ['’21 – present', 54],
  ['early 2018 – late 2020', 36],
  ['mid-2018 – mid-2020', 36],
  ['Anfang 2018 bis Ende 2020', 36],
  ['garagarrila 2018 – otsaila 2020', 36],
  ['6/1/2018 - 3/31/2021', 34],
  ['06/01/2018 to 03/31/2021', 34],
  ['06-01-2018 – 03-31-2021', 34],
  ['6/13/2018 – 3/1/2021', 34],
  ['6/1/18-3/31/21', 34],
  ['1/6/2018 - 31/3/2021', 34],
  ['01-06-2018 – 31-03-2021', 34],
  ['1-Jun-2018 to 31-Mar-2021', 34],
  ['01-Jun-2018 – 31-Mar-2021', 34],
  ['06–08/2018', 3],
  ['06/2018 - pres.', 85],
  ['June 2018 onwards', 85],
  ['Started June 2018', 85],
  ['Starting 06/18', 85],
  ['\u200e06/2018\u200e – \u200e03/2021\u200e', 34],
  ['06\u20442018 – 03\u22152021', 34],
  ['06\u221518 – 03\u221521', 34],
])(
  'dates as people write them elsewhere are read: a person was an accountant %s for %s months',
  (dates, months) => {
    expect(held(accountant(dates))).toEqual([`Accountant ${months} months`]);
    expect(held(`Jane Doe\nExperience\n${dates}\nAccountant at Hill Ltd\n- Closed the books\n`)).toEqual([
      `Accountant ${months} months`,
    ]);
  },
);

test('where one date has its month first, so have the others of the resume; with none the day comes first', () => {
  const two = (other: string) =>
    held(
      `Jane Doe\nExperience\nAccountant, Hill Ltd, 6/1/2018 – 3/1/2021\n- Closed the books\n\nNurse, Mill Ltd, ${other}\n- Cared\n`,
    )[0];
  expect(two('4/15/2021 – 4/20/2022')).toBe('Accountant 34 months');
  expect(two('15/4/2021 – 20/4/2022')).toBe('Accountant 37 months');
  expect(two('1.4.2021 – 1.4.2022')).toBe('Accountant 37 months');
});

test('with short years dates are read as with long ones, whatever is between', () => {
  const month = fc.record({
    year: fc.integer({ min: 1990, max: 2024 }),
    month: fc.integer({ min: 1, max: 12 }),
  });
  const two = (number: number) => String(number).padStart(2, '0');
  const NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  type Month = { year: number; month: number };
  const short: ((of: Month) => string)[] = [
    (of) => `${of.month}/${two(of.year % 100)}`,
    (of) => `${two(of.month)}/${two(of.year % 100)}`,
    (of) => `${NAMES[of.month - 1]} ${two(of.year % 100)}`,
    (of) => `${NAMES[of.month - 1]}-${two(of.year % 100)}`,
    (of) => `${of.year}.${two(of.month)}`,
    (of) => `${of.year}/${of.month}`,
  ];
  fc.assert(
    fc.property(
      month,
      month,
      fc.constantFrom(...short),
      fc.constantFrom(' - ', '–', ' to ', ' — ', ' bis '),
      (one, other, write, gap) => {
        const [from, to] = [one, other].sort((a, b) => a.year * 12 + a.month - b.year * 12 - b.month) as [
          Month,
          Month,
        ];
        const long = (of: Month) => `${two(of.month)}/${of.year}`;
        expect(held(accountant(`${write(from)}${gap}${write(to)}`))).toEqual(
          held(accountant(`${long(from)} - ${long(to)}`)),
        );
      },
    ),
  );
});

test.each([
  'Windows 10/11',
  'June 18 – March 26, 2020 course',
  'available 24/7',
  'shares of 3/4 - 4/4',
  'open 9.00 - 12.00',
  'Unity 2019.04',
  'ratio 13/18 - 14/20',
  'pages 10/11, 10/12',
  'open 10.00 - 11.15',
  'open 08.00 - 12.00',
])('%s is no period', (words) => {
  expect(held(`Experience\nAccountant, Hill Ltd\n- ${words}\n`)).toEqual(['Accountant 18 months']);
});
