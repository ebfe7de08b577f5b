import { chartPerson } from '../../../../testing/people/orgChart';
import { buildTree } from './orgTree';
import { branchText, cardText, personName, reportsText, shortDepartment } from './personWords';

test('a person without a name is shown with their id [A2.72]', () => {
  expect(personName(' ', 42)).toBe('Employee 42');
  expect(personName('Maya Okafor', 42)).toBe('Maya Okafor');
});

test("a department's name is cut to ten characters and three dots [A2.75]", () => {
  expect(shortDepartment('Engineering')).toBe('Engineerin...');
  expect(shortDepartment('Operations')).toBe('Operations');
});

test('reports are counted in words', () => {
  expect([0, 1, 12].map(reportsText)).toEqual(['0 reports', '1 report', '12 reports']);
});

test('a card says to screen readers what it shows', () => {
  const { members, me } = buildTree(
    [
      chartPerson({ id: 1, name: 'Elena Vasquez', directReportsCount: 1 }),
      chartPerson({ id: 2, userId: 7, parentId: 1, departmentName: null, position: '' }),
    ],
    7,
  );
  expect(cardText(members.get(1)!, false)).toBe(
    'Elena Vasquez, Designer, Product, person.1@portal.example, 1 report',
  );
  expect(cardText(members.get(2)!, members.get(2) === me)).toBe(
    'Person 2, you, person.2@portal.example, 0 reports, No manager set',
  );
  expect(branchText(members.get(1)!, false)).toBe('Show 1 person under Elena Vasquez');
  expect(branchText(members.get(1)!, true)).toBe('Hide the people under Elena Vasquez');
});
