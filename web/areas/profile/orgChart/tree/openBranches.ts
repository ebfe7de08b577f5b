import { pathTo, type Member, type OrgTree } from './orgTree';

/** Ids of people whose reports are shown. */
export type OpenBranches = ReadonlySet<number>;

/**
 * The branches expanded at first: the chain from the top down to the viewer and the viewer's own reports; all
 * others are collapsed.
 */
export function firstOpen({ tops, me }: OrgTree): OpenBranches {
  return new Set([...tops, ...(me ? [...pathTo(me), me] : [])].filter(leads).map(idOf));
}

/** Everyone who leads someone. */
export const allOpen = ({ members }: OrgTree): OpenBranches =>
  new Set([...members.values()].filter(leads).map(idOf));

/** The tops alone, so that something is left to be seen. */
export const allClosed = ({ tops }: OrgTree): OpenBranches => new Set(tops.filter(leads).map(idOf));

/** Opens all that hides someone; the very same set where nothing does, so that nothing is laid out again. */
export function openTo(open: OpenBranches, member: Member): OpenBranches {
  const path = pathTo(member).map(idOf);
  return path.every((id) => open.has(id)) ? open : new Set([...open, ...path]);
}

/** Opens or closes one branch. */
export function withBranch(open: OpenBranches, id: number, isOpen: boolean): OpenBranches {
  const next = new Set(open);
  if (isOpen) next.add(id);
  else next.delete(id);
  return next;
}

/** The visible people, each right after the person above. */
export function shownMembers({ tops }: OrgTree, open: OpenBranches): Member[] {
  const shown: Member[] = [];
  const waiting = [...tops].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    shown.push(next);
    if (open.has(next.person.id)) waiting.push(...[...next.reports].reverse());
  }
  return shown;
}

/** The person, or the one who above is the first that can be seen. */
export function firstShown(member: Member, open: OpenBranches): Member {
  return pathTo(member).find(({ person }) => !open.has(person.id)) ?? member;
}

const idOf = ({ person }: Member): number => person.id;
const leads = ({ reports }: Member): boolean => reports.length > 0;
