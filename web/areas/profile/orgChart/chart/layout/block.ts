import type { Member } from '../../tree/orgTree';

/** Sizes of the drawing in its own pixels. */
export const card = { width: 240, height: 104 } as const;

/** Space between the elements of the drawing. */
export const gap = {
  /** Between a card and those below it; the line runs through the middle. */
  level: 56,
  /** Between cards of one row. */
  beside: 20,
  /** Between teams. */
  team: 36,
  /** Between rows of a team that is in columns, and the lane of its line. */
  row: 16,
  lane: 28,
} as const;

export interface Point {
  x: number;
  y: number;
}

/** A card in the drawing: its upper left corner. */
export interface Spot extends Point {
  member: Member;
}

/** A line from the card above: its corners, from the lower edge of that card to an edge of this one. */
export interface Line {
  to: Member;
  corners: readonly Point[];
}

/** A piece of the drawing with its own zero point. */
export interface Block {
  width: number;
  height: number;
  spots: readonly Spot[];
  /** Lines that begin and end inside. */
  lines: readonly Line[];
  /** The rest of the lines that come from above; their first corner is on the upper edge. */
  entries: readonly Line[];
  /** Pieces that this one is made of. */
  parts: readonly Part[];
}

/** A piece at its place in another. */
export interface Part extends Point {
  block: Block;
}

const moved = <Item extends Point>(item: Item, x: number, y: number): Item => ({
  ...item,
  x: item.x + x,
  y: item.y + y,
});

export const movedLine = ({ to, corners }: Line, x: number, y: number): Line => ({
  to,
  corners: corners.map((corner) => moved(corner, x, y)),
});

/** The lines into a part, as the piece around it sees them. */
export const entriesOf = ({ block, x, y }: Part): Line[] =>
  block.entries.map((entry) => movedLine(entry, x, y));

/** Everything in a piece, seen from its own zero point. */
export function allOf(block: Block): { spots: Spot[]; lines: Line[] } {
  const all = { spots: [] as Spot[], lines: [] as Line[] };
  const waiting: Part[] = [{ block, x: 0, y: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { x, y } = next;
    for (const spot of next.block.spots) all.spots.push(moved(spot, x, y));
    for (const line of next.block.lines) all.lines.push(movedLine(line, x, y));
    for (const part of next.block.parts) waiting.push(moved(part, x, y));
  }
  return all;
}

/** One card alone. */
export const cardBlock = (member: Member): Block => ({
  width: card.width,
  height: card.height,
  spots: [{ member, x: 0, y: 0 }],
  lines: [],
  entries: [{ to: member, corners: [{ x: card.width / 2, y: 0 }] }],
  parts: [],
});
