import { smallOrganisation } from '../../../../testing/people/orgChart';
import { allOpen, firstOpen, shownMembers } from './openBranches';
import { buildTree } from './orgTree';
import { stepFor } from './treeKeys';

const tree = buildTree(smallOrganisation, 7);
const press = (key: string, id: number, open = firstOpen(tree)) => {
  const step = stepFor(key, tree.members.get(id)!, tree, open, shownMembers(tree, open));
  return step?.kind === 'go' ? step.to.person.name : step;
};

test('Up moves to the manager and Down to the first report, whether the branch is expanded or not', () => {
  expect(press('ArrowUp', 6)).toBe('Ingrid Dahl');
  expect(press('ArrowUp', 1)).toBeNull();
  expect(press('ArrowDown', 2)).toBe('Jonas Lindqvist');
  expect(press('ArrowDown', 3)).toBe('Ådá Nyström');
  expect(press('ArrowDown', 6)).toBeNull();
});

test('Left and Right move along the team, and on to the next team of the level', () => {
  expect(press('ArrowRight', 4)).toBe('Li Wei');
  expect(press('ArrowLeft', 5)).toBe('Jonas Lindqvist');
  expect(press('ArrowLeft', 4)).toBeNull();
  expect(press('ArrowRight', 6)).toBeNull();
  expect(press('ArrowRight', 6, allOpen(tree))).toBe('Ådá Nyström');
});

test('Home and End move to the first and the last visible person', () => {
  expect(press('Home', 6)).toBe('Elena Vasquez');
  expect(press('Home', 1)).toBeNull();
  expect(press('End', 6)).toBe('Marcus Bell');
  expect(press('End', 6, allOpen(tree))).toBe('Ådá Nyström');
});

test('Space toggles a branch, + expands and - collapses it, Enter opens the details', () => {
  expect(press(' ', 2)).toEqual({ kind: 'branch', isOpen: false });
  expect(press(' ', 3)).toEqual({ kind: 'branch', isOpen: true });
  expect(press(' ', 6)).toBeNull();
  expect(press('+', 3)).toEqual({ kind: 'branch', isOpen: true });
  expect(press('+', 2)).toBeNull();
  expect(press('-', 2)).toEqual({ kind: 'branch', isOpen: false });
  expect(press('-', 3)).toBeNull();
  expect(press('Enter', 6)).toEqual({ kind: 'details' });
  expect(press('x', 6)).toBeNull();
});
