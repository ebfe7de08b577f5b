import type { Member } from '../../tree/orgTree';
import { card, gap, type Block, type Line, type Spot } from './block';

/** As many are beside each other in one row before a team is put into columns. */
export const mostInRow = 3;

/** Rows of columns before a team takes two columns more. */
const mostRows = 6;

const pairWidth = 2 * card.width + gap.lane;

/**
 * People without reports, in rows over pairs of columns: a team of twelve is as high as six cards and not as wide
 * as twelve. The line runs down the lane of each pair.
 */
export function teamColumns(team: readonly Member[]): Block {
  // As much wider as it gets higher, so that a team of hundreds is about as wide as it is high.
  const pairs = Math.ceil(Math.sqrt(team.length / (2 * mostRows)));
  const spots: Spot[] = [];
  const entries: Line[] = [];
  team.forEach((member, index) => {
    const column = index % (2 * pairs);
    const pair = Math.floor(column / 2);
    const isLeft = column % 2 === 0;
    const left = pair * (pairWidth + gap.team);
    const lane = left + card.width + gap.lane / 2;
    const x = isLeft ? left : left + card.width + gap.lane;
    const y = Math.floor(index / (2 * pairs)) * (card.height + gap.row);
    const middle = y + card.height / 2;
    spots.push({ member, x, y });
    entries.push({
      to: member,
      corners: [
        { x: lane, y: 0 },
        { x: lane, y: middle },
        { x: isLeft ? x + card.width : x, y: middle },
      ],
    });
  });
  const rows = Math.ceil(team.length / (2 * pairs));
  return {
    width: pairs * pairWidth + (pairs - 1) * gap.team,
    height: rows * card.height + (rows - 1) * gap.row,
    spots,
    lines: [],
    entries,
    parts: [],
  };
}
