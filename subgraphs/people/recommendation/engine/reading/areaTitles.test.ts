import { readResume } from '../engine.js';
import { TODAY } from '../testing/openings.js';
import { FAMILIES } from '../vocabulary/vocabulary.js';

const held = (text: string) =>
  readResume(text, TODAY)
    .titles.filter(({ kind }) => kind === 'held')
    .map(({ family }) => FAMILIES[family]?.name);

test.each([
  [
    'Experiencia\nCoworking Ribera, Cádiz — 2022 a 2024\nRecepción y apoyo en oficina\n  * llaves y tarjetas',
    'Receptionist',
  ],
  ['Berufserfahrung\n2018 - 2022  Möbelhaus Pohl\nEmpfang\n- Telefon', 'Receptionist'],
  [
    'Berufserfahrung\n2018 - 2022  Möbelhaus Pohl, Abteilung Einkauf\n- Bestellungen',
    'Purchasing Specialist',
  ],
  ['Expérience\n2018 - 2022  Laiterie Guégan, service comptabilité\n- saisie', 'Accountant'],
  ['Work\n2018 - 2022  Marlow Ltd, Payroll\n- 300 people', 'Payroll Specialist'],
])('where no title is, the part of the company tells the work: %j', (text, family) => {
  expect(held(text)).toEqual([family]);
});

test('a part of the company beside a title, or in a sentence, is no title', () => {
  expect(held('Work\n2018 - 2022  Nurse, Payroll Ltd, accounting\n- wards')).toEqual(['Nurse']);
  expect(held('Work\n2018 - 2022  Marlow Ltd\nEverybody in accounting liked my reports\n')).toEqual([]);
});
