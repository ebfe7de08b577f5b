import { hierarchy, tree } from 'd3-hierarchy';

import { card, entriesOf, gap, type Block, type Line, type Part, type Point } from './block';

/** A block with the blocks below it. */
export interface Branch {
  block: Block;
  below: readonly Branch[];
}

/** What d3 lays out: a block, or room that a high block takes on the levels below it. */
interface Cell {
  block: Block | null;
  width: number;
  children: readonly Cell[];
}

const level = card.height + gap.level;

function cellOf({ block, below }: Branch): Cell {
  const levels = Math.ceil((block.height + gap.level) / level);
  let children = below.map(cellOf);
  for (let more = 1; more < levels; more += 1) children = [{ block: null, width: block.width, children }];
  return { block, width: block.width, children };
}

const isCard = ({ block }: Cell): boolean =>
  block !== null && block.height === card.height && block.width === card.width;

/**
 * Lays a branch out as a tidy tree: everyone centred above their reports, each level at its own height, and
 * teams as close together as their outlines allow.
 */
export function tidyTree(branch: Branch): Block {
  const layout = tree<Cell>()
    .nodeSize([1, level])
    .separation((one, other) => {
      const room =
        one.parent === other.parent && isCard(one.data) && isCard(other.data) ? gap.beside : gap.team;
      return (one.data.width + other.data.width) / 2 + room;
    });
  const root = layout(hierarchy(cellOf(branch), ({ children }) => children));

  const nodes = root.descendants();
  const left = nodes.reduce((least, { x, data }) => Math.min(least, x - data.width / 2), Infinity);
  const right = nodes.reduce((most, { x, data }) => Math.max(most, x + data.width / 2), -Infinity);
  const parts: Part[] = [];
  const lines: Line[] = [];
  for (const {
    data: { block },
    x,
    y,
    parent,
  } of nodes) {
    if (!block) continue;
    const part = { block, x: x - block.width / 2 - left, y };
    parts.push(part);
    if (parent)
      lines.push(
        ...entriesOf(part).map((entry) =>
          fromAbove({ x: parent.x - left, y: parent.y + card.height }, entry),
        ),
      );
  }
  const [first] = parts;
  return {
    width: right - left,
    height: parts.reduce((most, { block, y }) => Math.max(most, y + block.height), 0),
    spots: [],
    lines,
    entries: first ? entriesOf(first) : [],
    parts,
  };
}

function fromAbove(above: Point, { to, corners }: Line): Line {
  const [first] = corners;
  if (!first) return { to, corners };
  const lane = first.y - gap.level / 2;
  return { to, corners: [above, { x: above.x, y: lane }, { x: first.x, y: lane }, ...corners] };
}
