import { organisation, smallOrganisation } from '../../../../testing/people/orgChart';
import { allClosed, allOpen, firstOpen, firstShown, openTo, shownMembers, withBranch } from './openBranches';
import { buildTree } from './orgTree';

const tree = buildTree(smallOrganisation, 7);
const shownIds = (open: ReadonlySet<number>, of = tree) =>
  shownMembers(of, open).map(({ person }) => person.id);

test("at first the chain from the top to the viewer is expanded, with the top's reports and the viewer's colleagues", () => {
  expect(shownIds(firstOpen(tree))).toEqual([1, 2, 4, 5, 6, 3]);
});

test("a manager sees their own team at first, and a viewer outside the chart the top's reports", () => {
  expect(shownIds(firstOpen(buildTree(smallOrganisation, 1003)))).toEqual([1, 2, 3, 8]);
  expect(shownIds(firstOpen(buildTree(smallOrganisation, 0)))).toEqual([1, 2, 3]);
});

test('of 2,000 people few are shown at first', () => {
  const many = buildTree(organisation(2000), 1999 + 1000);
  expect(shownIds(firstOpen(many), many).length).toBeLessThan(50);
});

test('all branches can be expanded, and collapsed to the tops and their reports', () => {
  expect(shownIds(allOpen(tree))).toHaveLength(smallOrganisation.length);
  expect(shownIds(allClosed(tree))).toEqual([1, 2, 3]);
});

test('expanding the chain to a person expands no more, and nothing if the person is visible', () => {
  const ada = tree.members.get(8)!;
  const open = firstOpen(tree);
  expect(shownIds(openTo(open, ada))).toContain(8);
  expect(openTo(open, tree.members.get(6)!)).toBe(open);
});

test('a collapsed branch is represented by its root', () => {
  const closed = withBranch(firstOpen(tree), 2, false);
  expect(firstShown(tree.members.get(6)!, closed).person.id).toBe(2);
  expect(firstShown(tree.members.get(3)!, closed).person.id).toBe(3);
});
