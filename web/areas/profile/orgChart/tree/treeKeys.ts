import type { OpenBranches } from './openBranches';
import { neighboursOf, type Member, type OrgTree } from './orgTree';

/** The action of a key on a card. */
export type Step = { kind: 'go'; to: Member } | { kind: 'branch'; isOpen: boolean } | { kind: 'details' };

/**
 * Up moves to the manager, down to the first report (and expands the branch), left and right to neighbours on the
 * same level; Home and End to the first and last visible person; Space, + and - expand and collapse the branch;
 * Enter opens the details.
 * @param shown the visible people, in the order of the tree
 * @returns null for other keys
 */
export function stepFor(
  key: string,
  member: Member,
  tree: OrgTree,
  open: OpenBranches,
  shown: readonly Member[],
): Step | null {
  const leads = member.reports.length > 0;
  const isOpen = leads && open.has(member.person.id);
  const go = (to: Member | null | undefined): Step | null =>
    to && to !== member ? { kind: 'go', to } : null;

  switch (key) {
    case 'ArrowUp':
      return go(member.parent);
    case 'ArrowDown':
      return go(member.reports[0]);
    case 'ArrowLeft':
      return go(beside(member, tree, shown, -1));
    case 'ArrowRight':
      return go(beside(member, tree, shown, 1));
    case 'Home':
      return go(shown[0]);
    case 'End':
      return go(shown.at(-1));
    case ' ':
      return leads ? { kind: 'branch', isOpen: !isOpen } : null;
    case '+':
      return leads && !isOpen ? { kind: 'branch', isOpen: true } : null;
    case '-':
      return isOpen ? { kind: 'branch', isOpen: false } : null;
    case 'Enter':
      return { kind: 'details' };
    default:
      return null;
  }
}

/** At the end of a team the next team of the same level continues. */
function beside(member: Member, tree: OrgTree, shown: readonly Member[], step: 1 | -1): Member | undefined {
  const near = neighboursOf(tree, member)[member.place + step];
  if (near) return near;
  const level = shown.filter((one) => one.level === member.level);
  return level[level.indexOf(member) + step];
}
