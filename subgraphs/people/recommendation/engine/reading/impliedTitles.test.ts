import { readResume } from '../engine.js';
import { TODAY } from '../testing/openings.js';
import { FAMILIES } from '../vocabulary/vocabulary.js';

const held = (text: string) =>
  readResume(text, TODAY)
    .titles.filter(({ kind }) => kind === 'held')
    .map(({ family }) => FAMILIES[family]?.name);

test('who tells of one work again and again has its title', () => {
  expect(
    held(
      'Since March 2018 I have been at Marlow: payroll for 300 people, payslips, social security contributions, wage tax.\n',
    ),
  ).toEqual(['Payroll Specialist']);
  expect(
    held(
      '2018 – today  Marlow Group, Cork\n- Sourcing candidates, structured interviews\n- Job ads and applicant tracking\n',
    ),
  ).toEqual(['Recruiter']);
});

test('who does both sides of the web does all of it', () => {
  expect(
    held(
      'Since March 2018 I have been at Marlow. I write the screens in React with HTML and CSS, and the services in Node.js with PostgreSQL behind them.\n',
    ),
  ).toEqual(['Full Stack Engineer']);
});

test('one or two words are no work, nor are those of far trades in like number', () => {
  expect(held('2018 – today  Marlow Group, Cork\n- Payroll, now and then\n')).toEqual([]);
  expect(
    held(
      '2018 – today  Marlow Group, Cork\n- Payroll, payslips, wage tax\n- Forklift, order picking, warehouse\n',
    ),
  ).toEqual([]);
});

test('the title of the line below is that line’s own', () => {
  expect(
    held(
      '2021 – today  Pharmacies Galien, Lyon: SQL, Power BI\n2018 – 2021  Controlling, Pharmacies Galien\n',
    ),
  ).not.toEqual(['Financial Controller', 'Financial Controller']);
});
