import { array, assert, integer, option, property } from 'fast-check';

import { chartPerson, smallOrganisation } from '../../../../testing/people/orgChart';
import { shownMembers, allOpen } from './openBranches';
import { buildTree, hasNoManager, pathTo, type Member, type OrgPerson } from './orgTree';

const names = (members: readonly Member[]) => members.map(({ person }) => person.name);

test('the tree goes from the top manager down, leaders of each team first [A2.71]', () => {
  const { tops, members } = buildTree(smallOrganisation, 7);
  expect(names(tops)).toEqual(['Elena Vasquez']);
  expect(names(tops[0]!.reports)).toEqual(['Ingrid Dahl', 'Marcus Bell']);
  expect(names(members.get(2)!.reports)).toEqual(['Jonas Lindqvist', 'Li Wei', 'Maya Okafor']);
  expect(members.get(2)).toMatchObject({ level: 2, place: 0, team: 3 });
  expect(names(pathTo(members.get(6)!))).toEqual(['Elena Vasquez', 'Ingrid Dahl']);
});

test('the viewer is recognised by the id of the user, not of the record [A6.16]', () => {
  expect(buildTree(smallOrganisation, 7).me?.person.id).toBe(6);
  expect(buildTree(smallOrganisation, 6).me).toBeNull();
});

test('people without a reporting line come after people who have one', () => {
  const people = [
    chartPerson({ id: 1 }),
    chartPerson({ id: 2, parentId: 1 }),
    chartPerson({ id: 3, managerId: 1 }),
    chartPerson({ id: 4, parentId: 1 }),
    chartPerson({ id: 5, managerId: 4 }),
  ];
  const { tops } = buildTree(people, 0);
  expect(tops[0]!.reports.map(({ person }) => person.id)).toEqual([3, 4, 2]);
  expect(tops[0]!.reports.map(hasNoManager)).toEqual([false, true, true]);
  expect(hasNoManager(tops[0]!)).toBe(false);
});

test('a person under an unknown manager is at the top', () => {
  expect(
    names(buildTree([chartPerson({ id: 1, managerId: 99 }), chartPerson({ id: 2, managerId: 1 })], 0).tops),
  ).toEqual(['Person 1']);
});

test('a cycle of managers is cut, and nobody in it is lost', () => {
  const ring = [
    chartPerson({ id: 1, managerId: 3 }),
    chartPerson({ id: 2, managerId: 1 }),
    chartPerson({ id: 3, managerId: 2 }),
  ];
  const tree = buildTree(ring, 0);
  expect(names(shownMembers(tree, allOpen(tree)))).toEqual(['Person 1', 'Person 2', 'Person 3']);
  expect(names(buildTree([chartPerson({ id: 1, managerId: 1 })], 0).tops)).toEqual(['Person 1']);
});

test('with any reporting lines, everyone is in the tree once, below a top', () => {
  assert(
    property(array(option(integer({ min: 1, max: 12 }), { nil: null }), { maxLength: 10 }), (lines) => {
      const people = lines.map((managerId, index): OrgPerson => chartPerson({ id: index + 1, managerId }));
      const tree = buildTree(people, 0);
      const shown = shownMembers(tree, allOpen(tree));
      expect(shown.map(({ person }) => person.id).sort((one, other) => one - other)).toEqual(
        people.map(({ id }) => id),
      );
      for (const member of shown) expect(pathTo(member)).toHaveLength(member.level - 1);
      expect(tree.tops.reduce((sum, { team }) => sum + team + 1, 0)).toBe(people.length);
    }),
  );
});
