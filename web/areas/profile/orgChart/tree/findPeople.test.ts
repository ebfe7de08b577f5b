import { chartPerson, smallOrganisation } from '../../../../testing/people/orgChart';
import { findable, findPeople } from './findPeople';

const people = findable(smallOrganisation);
const found = (text: string) => findPeople(people, text).people.map(({ name }) => name);

test.each([
  ['a name', 'okafor', 'Maya Okafor'],
  ['a position', 'chief', 'Elena Vasquez'],
  ['a department', 'executive', 'Elena Vasquez'],
  ['an e-mail address', 'person.5@', 'Li Wei'],
  ['a name typed without its accents', 'ada nystrom', 'Ådá Nyström'],
  ['a name typed with accents that it has not', 'Ókäfor', 'Maya Okafor'],
  ['parts in any order', 'product maya', 'Maya Okafor'],
])('a person is found by %s', (_what, text, name) => {
  expect(found(text)).toContain(name);
});

test('letters without a decomposition into accents are found by their plain spelling', () => {
  const two = findable([
    chartPerson({ id: 1, name: 'Søren Łukasz' }),
    chartPerson({ id: 2, name: 'Jörg Straßer' }),
  ]);
  expect(findPeople(two, 'soren lukasz').count).toBe(1);
  expect(findPeople(two, 'strasser').count).toBe(1);
});

test('names that start with the text come first, then names with it, then other matches', () => {
  const three = findable([
    chartPerson({ id: 1, name: 'Ben Adams', position: 'Mason' }),
    chartPerson({ id: 2, name: 'Ada Mason' }),
    chartPerson({ id: 3, name: 'Mason Bell' }),
  ]);
  expect(findPeople(three, 'mason').people.map(({ name }) => name)).toEqual([
    'Mason Bell',
    'Ada Mason',
    'Ben Adams',
  ]);
});

test('an empty text finds nobody, and of many matches only some are listed, with their number', () => {
  expect(found('  ')).toEqual([]);
  expect(found('nobody at all')).toEqual([]);
  const many = findable(Array.from({ length: 2000 }, (_one, index) => chartPerson({ id: index + 1 })));
  const { people: some, count } = findPeople(many, 'person');
  expect(some).toHaveLength(30);
  expect(count).toBe(2000);
});
