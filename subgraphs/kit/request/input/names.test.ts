import { Names } from './names.js';

const names = new Names<string>();
for (const name of ['Möbel', 'Mobel', 'Größe', "Siobhán O'Brien", 'Human Resources', 'İbrahim Işık'])
  names.add(name, name);
names.add('Twin', 'one');
names.add('TWIN', 'other');

test.each([
  ['Büro', []],
  ['', []],
  ['Human', []],
  ['möbel', ['Möbel']],
  ['Mo\u0308bel', ['Möbel']],
  ['MOBEL', ['Mobel']],
  ['GROSSE', ['Größe']],
  ['siobhan o’brien', ["Siobhán O'Brien"]],
  ['Human\u00a0 Resources ', ['Human Resources']],
  ['Human Resources\u200b', ['Human Resources']],
  ['ibrahim isik', ['İbrahim Işık']],
  ['twin', ['one', 'other']],
])('%j names %j', (written, things) => {
  expect(names.find(written)).toEqual(things);
});
