import { wordsOf } from '../../text/words.js';
import { yearsSaid } from './years.js';

const said = (text: string) => yearsSaid(text, wordsOf(text)).map(({ years }) => years);

test.each([
  'Negotiated frame contracts twice a year',
  'Two audits a year',
  'Employee of the year',
  'Won the prize in year 2',
  'Wrote a 3-year plan',
  'Signed a 5-year contract',
  'Finished a three-year apprenticeship',
  'I am 32 years old',
  'Left five years ago',
  'Two years later we moved',
  'The stock is counted every two years',
  'Paid back within 3 years',
  'Machines with 10 years warranty',
  'Dreijährige Ausbildung, dann 3 Jahre Studium',
  'Alle zwei Jahre ein Audit',
  'Vor fünf Jahren gegründet',
  'Una vez al año',
  'Hace dos años',
  'Une fois par an',
  'Tous les deux ans',
])('no years of experience come from: %s', (sentence) => {
  expect(said(sentence).filter((years) => years > 0)).toEqual([]);
});

test.each([
  ['5+ years of experience in sales', 5],
  ['3-5 years of payroll', 3],
  ['at least 3 (three) years in a similar role', 3],
  ['A year of experience', 1],
  ['one year in a call centre', 1],
  ['FE dev, 5 yrs', 5],
  ['Twenty years in logistics', 20],
  ['Mindestens drei Jahre Berufserfahrung', 3],
  ['Más de cuatro años de experiencia', 4],
  ['Cinq ans d’expérience', 5],
])('%s says %s', (sentence, years) => {
  expect(said(sentence)).toEqual([years]);
});

test('"up to three years" asks for none', () => {
  expect(said('Up to 3 years of experience')).toEqual([0]);
});

test.each(['Málaga · 26 años · mail', 'Schlossermeister, 52 Jahre, Zwickau', 'Paris, 31 ans'])(
  'an age is no experience: %s',
  (line) => {
    expect(yearsSaid(line, wordsOf(line))).toEqual([]);
  },
);
