import { readResume } from '../../engine.js';
import { TODAY } from '../../testing/openings.js';
import { FAMILIES } from '../../vocabulary/vocabulary.js';

const yearsIn = (text: string) => Math.round(readResume(`Hello,\n\n${text}\n`, TODAY).years);

test.each([
  ['Seit acht Jahren betreue ich die Kasse eines Vereins.', 8],
  ['Depuis onze ans je tiens la caisse d’une association.', 11],
  ['Desde hace ocho años cuido la caja de una asociación.', 8],
  ['Llevo seis años en una asociación.', 6],
  ['For nine years I have looked after the till of a club.', 9],
])('a sentence tells of work by its length: %s', (sentence, years) => {
  expect(yearsIn(sentence)).toBe(years);
});

test('what was long ago does not last', () => {
  expect(yearsIn('Hace ocho años cuidé la caja de una asociación.')).toBe(0);
});

test('what lasts for less than the job that is being told is a part of it', () => {
  const { years, untitledYears } = readResume(
    'Bonjour,\n\nDepuis 2015 je suis chez Duval, à Lille. Je forme un jeune collègue depuis un an. Je tiens la caisse.\n',
    TODAY,
  );
  expect([Math.floor(years), Math.floor(untitledYears)]).toEqual([10, 10]);
});

test('what follows is a part of the whole, and tells it better', () => {
  const { titles, years } = readResume(
    'Bonjour,\n\nJe suis infirmière depuis onze ans. Depuis 2018, chez Duval, je suis comptable.\nDe 2014 à 2018, infirmière chez Roudier.\n',
    TODAY,
  );
  expect(titles.filter(({ kind }) => kind === 'held').map(({ family }) => FAMILIES[family]?.name)).toEqual([
    'Accountant',
    'Nurse',
  ]);
  expect(Math.floor(years)).toBe(11);
});
