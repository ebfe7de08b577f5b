/** Where the chart draws someone. */
export interface Placed {
  id: number;
  /** The next person above who works here; null at the top and where the line leads nowhere. */
  managerId: number | null;
  /** The person above in the drawing; null at the top. */
  parentId: number | null;
  /** Steps below the top. */
  depth: number;
  directReportsCount: number;
  /** Everyone below, at any distance. */
  teamSize: number;
}

interface Member {
  id: number;
  managerId: number | null;
}

type Links = Map<number, number | null>;

/** No organisation is deeper; a longer line is cut here, so that readers of the tree need no endless stack (R6). */
export const MOST_LEVELS = 64;

/**
 * Skips managers who left, up to the first active one; a line that never leaves their cycle becomes a cycle of the
 * member alone.
 */
function managerHere(
  member: Member,
  members: ReadonlySet<number>,
  gone: ReadonlyMap<number, number | null>,
): number | null {
  const passed = new Set<number>();
  let above = member.managerId;
  while (above !== null && !members.has(above)) {
    if (passed.has(above)) return member.id;
    passed.add(above);
    above = gone.get(above) ?? null;
  }
  return above;
}

/** Cuts each cycle at its lowest id. @returns the cut members */
function cutRings(lines: Links): Set<number> {
  const cut = new Set<number>();
  const settled = new Set<number>();
  for (const start of lines.keys()) {
    const path: number[] = [];
    const onPath = new Set<number>();
    let at: number | null = start;
    while (at !== null && !settled.has(at) && !onPath.has(at)) {
      path.push(at);
      onPath.add(at);
      at = lines.get(at) ?? null;
    }
    if (at !== null && onPath.has(at)) {
      const first = path.slice(path.indexOf(at)).reduce((least, id) => Math.min(least, id));
      lines.set(first, null);
      cut.add(first);
    }
    for (const id of path) settled.add(id);
  }
  return cut;
}

function childrenOf(links: Links): Map<number | null, number[]> {
  const children = new Map<number | null, number[]>();
  for (const [id, above] of links) {
    const siblings = children.get(above);
    if (siblings) siblings.push(id);
    else children.set(above, [id]);
  }
  return children;
}

/** Everyone below the roots in the order of the chart; without recursion, because lines can be long. */
function preorder(children: ReadonlyMap<number | null, number[]>): { id: number; depth: number }[] {
  const order: { id: number; depth: number }[] = [];
  const open = (children.get(null) ?? []).map((id) => ({ id, depth: 0 })).reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    order.push(next);
    const below = children.get(next.id) ?? [];
    for (let place = below.length - 1; place >= 0; place -= 1)
      open.push({ id: below[place] as number, depth: next.depth + 1 });
  }
  return order;
}

/**
 * Cuts lines that are longer than anyone's into pieces, a level shorter than allowed because a piece is
 * drawn below a top. @returns who was cut off
 */
function cutLong(lines: Links): Set<number> {
  const cut = new Set<number>();
  for (const { id, depth } of preorder(childrenOf(lines))) {
    if (depth === 0 || depth % (MOST_LEVELS - 1) !== 0) continue;
    lines.set(id, null);
    cut.add(id);
  }
  return cut;
}

function teamSizes(order: readonly { id: number }[], links: Links): Map<number, number> {
  const sizes = new Map<number, number>();
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const { id } = order[place] as { id: number };
    const above = links.get(id);
    if (above != null) sizes.set(above, (sizes.get(above) ?? 0) + (sizes.get(id) ?? 0) + 1);
  }
  return sizes;
}

/**
 * A person with reports and no manager is at the top, and other people without a line are drawn below the head of
 * the largest team. If all lines are cycles, that head is one of the cut members; if nobody has reports, all are at
 * the top.
 */
function drawnUnder(lines: Links, cut: ReadonlySet<number>): Links {
  const children = childrenOf(lines);
  const leaders = (children.get(null) ?? []).filter((id) => children.has(id));
  if (leaders.length === 0) return lines;
  const sizes = teamSizes(preorder(children), lines);
  const whole = leaders.filter((id) => !cut.has(id));
  const highest = (whole.length > 0 ? whole : leaders).reduce((best, id) =>
    (sizes.get(id) ?? 0) > (sizes.get(best) ?? 0) ? id : best,
  );
  const tops = new Set([highest, ...whole]);
  return new Map([...lines].map(([id, above]) => [id, above ?? (tops.has(id) ? null : highest)]));
}

/**
 * Finds everyone's position (R6): managers who left are skipped, cycles and endless lines are cut, and nobody is
 * lost.
 * @param members active people, in the order for siblings
 * @param gone manager ids of managers who left
 */
export function drawChart(members: readonly Member[], gone: ReadonlyMap<number, number | null>): Placed[] {
  const here = new Set(members.map(({ id }) => id));
  const lines: Links = new Map(members.map((member) => [member.id, managerHere(member, here, gone)]));
  const cut = new Set([...cutRings(lines), ...cutLong(lines)]);
  const drawn = drawnUnder(lines, cut);
  const order = preorder(childrenOf(drawn));
  const sizes = teamSizes(order, drawn);
  const reports = childrenOf(lines);
  return order.map(({ id, depth }) => ({
    id,
    managerId: lines.get(id) ?? null,
    parentId: drawn.get(id) ?? null,
    depth,
    directReportsCount: reports.get(id)?.length ?? 0,
    teamSize: sizes.get(id) ?? 0,
  }));
}
