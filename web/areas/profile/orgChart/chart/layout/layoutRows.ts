import { entriesOf, gap, type Block, type Line, type Part } from './block';

/** Rows are at least as wide as this: eleven cards. */
const leastWidth = 2_800;

/** How many times wider than high a broken row is meant to be. */
const shape = 1.9;

/** A row that is not much wider than it is meant to be stays whole. */
const tolerance = 1.4;

/**
 * The maximum width of a row; null if the row is good as it is. A very long row is unreadable, as a whole and in
 * its parts.
 * @param rowWidth of all the blocks in one row, as close together as possible
 */
export function wantedRowWidth(blocks: readonly Block[], rowWidth: number): number | null {
  const area = blocks.reduce((sum, { width, height }) => sum + (width + gap.team) * (height + gap.level), 0);
  const wanted = Math.max(leastWidth, Math.sqrt(area * shape));
  if (rowWidth < tolerance * wanted) return null;
  const whole = widthOf(blocks);
  return Math.max(...blocks.map(({ width }) => width), (whole / Math.ceil(whole / wanted)) * 1.04);
}

/**
 * Puts teams in rows under each other. The line from above runs down the left side to the rows after
 * the first.
 */
export function stackRows(blocks: readonly Block[], mostWidth: number): Block {
  const rows = intoRows(blocks, mostWidth);
  const width = gap.team + Math.max(...rows.map(widthOf));
  const parts: Part[] = [];
  const entries: Line[] = [];
  let y = 0;
  for (const row of rows) {
    let x = gap.team + (width - gap.team - widthOf(row)) / 2;
    for (const block of row) {
      const part = { block, x, y };
      parts.push(part);
      entries.push(...entriesOf(part).map((entry) => (row === rows[0] ? entry : fromTheSide(entry))));
      x += block.width + gap.team;
    }
    y += Math.max(...row.map(({ height }) => height)) + gap.level;
  }
  return { width, height: y - gap.level, spots: [], lines: [], entries, parts };
}

const widthOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { width }) => sum + width + gap.team, -gap.team);

function intoRows(blocks: readonly Block[], mostWidth: number): Block[][] {
  const rows: Block[][] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    if (last && widthOf([...last, block]) <= mostWidth) last.push(block);
    else rows.push([block]);
  }
  return rows;
}

function fromTheSide({ to, corners }: Line): Line {
  const [first] = corners;
  if (!first) return { to, corners };
  const lane = first.y - gap.level / 2;
  return { to, corners: [{ x: 0, y: 0 }, { x: 0, y: lane }, { x: first.x, y: lane }, ...corners] };
}
