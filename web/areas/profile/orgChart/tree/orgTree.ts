/** Someone of the chart, as the screen needs them. */
export interface OrgPerson {
  /** Number of the employment record. */
  id: number;
  userId: number;
  /** Never blank. */
  name: string;
  position: string;
  departmentName: string | null;
  email: string;
  /** The person's manager. */
  managerId: number | null;
  /** The person above in the drawing. */
  parentId: number | null;
  directReportsCount: number;
  /** Whole address of a photo. */
  photo: string | null;
}

/** A person in their place of the tree. */
export interface Member {
  person: OrgPerson;
  parent: Member | null;
  /** People drawn below: team leaders first, then others; people without a reporting line last. */
  reports: readonly Member[];
  /** 1 at the top. */
  level: number;
  /** Index among the people drawn below the same person, from 0. */
  place: number;
  /** Everyone below, at any distance. */
  team: number;
}

export interface OrgTree {
  members: ReadonlyMap<number, Member>;
  tops: readonly Member[];
  /** The viewer's position; null for a viewer outside the chart. */
  me: Member | null;
}

interface Growing extends Member {
  parent: Growing | null;
  reports: Growing[];
}

/**
 * Builds the tree from the flat answer. Invalid data cannot break it: a person under an unknown manager is at the
 * top, and a cycle is cut at its first member.
 */
export function buildTree(people: readonly OrgPerson[], userId: number): OrgTree {
  const members = new Map<number, Growing>(
    people.map((person) => [person.id, { person, parent: null, reports: [], level: 1, place: 0, team: 0 }]),
  );
  for (const member of members.values()) member.parent = members.get(member.person.parentId ?? 0) ?? null;
  cutRings([...members.values()]);
  for (const member of members.values()) member.parent?.reports.push(member);

  const tops = inOrder([...members.values()].filter((member) => member.parent === null));
  const order = preorder(tops);
  for (const member of [...order].reverse()) if (member.parent) member.parent.team += member.team + 1;
  return { members, tops, me: order.find((member) => member.person.userId === userId) ?? null };
}

/** Drawn under someone without reporting to them. */
export const hasNoManager = ({ person, parent }: Member): boolean =>
  parent !== null && person.managerId === null;

/** The people above, from the top down. */
export function pathTo(member: Member): Member[] {
  const path: Member[] = [];
  for (let above = member.parent; above; above = above.parent) path.unshift(above);
  return path;
}

/** People with the same person above, including the person. */
export const neighboursOf = (tree: OrgTree, { parent }: Member): readonly Member[] =>
  parent?.reports ?? tree.tops;

function cutRings(members: readonly Growing[]): void {
  const settled = new Set<Growing>();
  for (const start of members) {
    const path = new Set<Growing>();
    let at: Growing | null = start;
    while (at && !settled.has(at) && !path.has(at)) {
      path.add(at);
      at = at.parent;
    }
    if (at && path.has(at)) at.parent = null;
    for (const member of path) settled.add(member);
  }
}

const rank = (member: Growing): number =>
  (hasNoManager(member) ? 2 : 0) + (member.reports.length === 0 ? 1 : 0);

function inOrder(members: Growing[]): Growing[] {
  members.sort((one, other) => rank(one) - rank(other));
  members.forEach((member, place) => {
    member.place = place;
  });
  return members;
}

/** Everyone right after the person above; without recursion, because lines can be long. */
function preorder(tops: readonly Growing[]): Growing[] {
  const order: Growing[] = [];
  const waiting = [...tops].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    next.level = (next.parent?.level ?? 0) + 1;
    order.push(next);
    waiting.push(...[...inOrder(next.reports)].reverse());
  }
  return order;
}
