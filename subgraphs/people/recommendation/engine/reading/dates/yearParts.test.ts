import { readResume } from '../../engine.js';
import { TODAY } from '../../testing/openings.js';
import { FAMILIES } from '../../vocabulary/vocabulary.js';

const held = (text: string) =>
  readResume(text, TODAY)
    .titles.filter(({ kind }) => kind === 'held')
    .map(({ family, years }) => `${FAMILIES[family]?.name ?? ''} ${Math.round(years * 12)} months`);

const layouts: ((dates: string) => string)[] = [
  (dates) => `Jane Doe\nExperience\nAccountant, Hill Ltd, ${dates}\n- Closed the books\n`,
  (dates) => `Jane Doe\nExperience\n${dates}\nAccountant at Hill Ltd\n- Closed the books\n`,
  (dates) => `Jane Doe\nExperience\nAccountant (${dates})\nHill Ltd\n- Closed the books\n`,
];

test.each([
  ['Q1 2019 – Q3 2021', 33],
  ['2019 Q1 – 2021 Q3', 33],
  ['Q1/2019 – Q3/2021', 33],
  ['Q1/19 - Q3/21', 33],
  ['Q1 19 – Q3 21', 33],
  ['Q1-19 to Q3-21', 33],
  ["Q1 '19 – Q3 '21", 33],
  ['1Q19 – 3Q21', 33],
  ['1Q 2019 - 3Q 2021', 33],
  ['1.Q 2019 - 3.Q 2021', 33],
  ['2019Q1–2021Q3', 33],
  ['2019-Q1 to 2021-Q3', 33],
  ['1st quarter 2019 – 3rd quarter 2021', 33],
  ['first quarter of 2019 to third quarter of 2021', 33],
  ['1. Quartal 2019 – 3. Quartal 2021', 33],
  ['I. Quartal 2019 – III. Quartal 2021', 33],
  ['1er trimestre 2019 – 3e trimestre 2021', 33],
  ['primer trimestre de 2019 – tercer trimestre de 2021', 33],
  ['T1 2019 – T3 2021', 33],
  ['Q1 2019 – Sep 2021', 33],
  ['January 2019 – Q3 2021', 33],
  ['Q1 2019 … Q3 2021', 33],
  ['Q1–Q3 2021', 9],
  ['Q1 to Q3 2021', 9],
  ['H1 2019 – H2 2021', 36],
  ['2019 H1 – 2021 H2', 36],
  ['1H2019 – 2H2021', 36],
  ['1. Halbjahr 2019 – 2. Halbjahr 2021', 36],
  ['Q3 2021 – present', 48],
  ['since Q3 2021', 48],
  ['FY2019 – FY2021', 36],
  ['FY19–FY21', 36],
  ['KW 23/2018 – KW 12/2021', 34],
  ['VI 2018 – III 2021', 34],
  ['VI.2018 – III.2021', 34],
])('a part of a year goes from its first month to its last: %s are %s months', (dates, months) => {
  for (const layout of layouts)
    expect([layout(dates), held(layout(dates))]).toEqual([layout(dates), [`Accountant ${months} months`]]);
});

test.each([
  ['Jun 2018 … Mar 2021', 34],
  ['Jun 2018 ... Mar 2021', 34],
  ['Jun 2018…Mar 2021', 34],
  ['Jun 2018 .. Mar 2021', 34],
  ['Jun 2018 . . . Mar 2021', 34],
  ['06/2018 ... 03/2021', 34],
  ['06/18 … 03/21', 34],
  ['2018 … 2020', 36],
  ['2018...2020', 36],
  ['June 2021 … present', 49],
  ['06.2018 r. – 03.2021 r.', 34],
  ['Sept. – Nov. 2018', 3],
])('what is between two dates ends no sentence: %s are %s months', (dates, months) => {
  for (const layout of layouts)
    expect([layout(dates), held(layout(dates))]).toEqual([layout(dates), [`Accountant ${months} months`]]);
});

test.each([
  ['June 2018 (34 months)', 34],
  ['June 2018 (2 years 10 months)', 34],
  ['Jun 2018, 6 months', 6],
  ['06/2018 – 6 months', 6],
  ['Start: Jun 2018, End: Mar 2021', 34],
  ['Start date: June 2018, end date: March 2021', 34],
  ['20180601 - 20210331', 34],
  ['2018年6月 – 2021年3月', 34],
  ['Jun 2018 | Mar 2021', 34],
  ['06/2018\t03/2021', 34],
  ['June 2018 ➔ March 2021', 34],
  ['until 2021', 18],
  ['(– 2021)', 18],
  ['bis zum 31.03.2021', 18],
  ['2018…', 18],
])(
  'a length, labels, columns or figures alone make a time, and half of one counts as none: %s are %s months',
  (dates, months) => {
    for (const layout of layouts.slice(0, 2))
      expect([layout(dates), held(layout(dates))]).toEqual([layout(dates), [`Accountant ${months} months`]]);
  },
);

test('a form that has the end on its own line is read', () => {
  expect(
    held(
      'Jane Doe\nExperience\nAccountant, Hill Ltd\nStart date: June 2018\nEnd date: March 2021\n- Closed the books\n',
    ),
  ).toEqual(['Accountant 34 months']);
});

test.each([
  'Q3 20 deals closed',
  'raised in Q1 2019 by a quarter',
  'T1 and T2 lines',
  'Level II 2019 award',
  'half 2019 of 2021 files',
])('%s is no time of work', (words) => {
  expect(held(`Experience\nAccountant, Hill Ltd\n- ${words}\n`)).toEqual(['Accountant 18 months']);
});
