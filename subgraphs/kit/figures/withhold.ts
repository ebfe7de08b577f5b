/** One group of a figure as it was counted. */
export interface Cell {
  /** YYYY-MM-DD; null where nothing was grouped by time. */
  period: string | null;
  groups: (string | null)[];
  value: number | null;
  /** How many people are counted in it, at least. */
  people: number;
}

/** The value of a cell for the caller. */
export interface ShownCell extends Omit<Cell, 'people'> {
  isWithheld: boolean;
}

/** A figure of fewer people tells too much about each of them. */
export const FEWEST_PEOPLE = 5;

/** Cells that differ in the period alone, or in one of the groups alone: the total of a line can be asked for. */
function linesOf(cells: readonly Cell[]): Cell[][] {
  const lines = new Map<string, Cell[]>();
  const width = (cells[0]?.groups.length ?? 0) + 1;
  const first = cells[0]?.period == null ? 1 : 0;
  for (const cell of cells) {
    const place: unknown[] = [cell.period, ...cell.groups];
    for (let axis = first; axis < width; axis += 1) {
      const key = JSON.stringify([axis, ...place.filter((_, other) => other !== axis)]);
      const line = lines.get(key);
      if (line) line.push(cell);
      else lines.set(key, [cell]);
    }
  }
  return [...lines.values()];
}

/**
 * Withholds every figure of fewer than five people, and in each line with such a figure also the next smallest, so
 * that it cannot be computed from the total. Lines that cross a withheld cell are checked again, until nothing
 * changes.
 */
export function withhold(cells: readonly Cell[]): ShownCell[] {
  const kept = new Set(cells.filter(({ people }) => people < FEWEST_PEOPLE));
  const all = linesOf(cells);
  const alone = new Set(all.flatMap((line) => (line.length === 1 ? line : [])));
  const lines = all.filter((line) => line.length > 1);
  // A cell that is alone in a line equals its total, and hides nothing: it is taken last.
  const bySize = (a: Cell, b: Cell) =>
    Number(alone.has(a)) - Number(alone.has(b)) || a.people - b.people || (a.value ?? 0) - (b.value ?? 0);
  for (let before = -1; before !== kept.size;) {
    before = kept.size;
    for (const line of lines) {
      const missing = line.filter((cell) => kept.has(cell));
      const isSafe = missing.length > 1 && missing.some(({ people }) => people >= FEWEST_PEOPLE);
      if (missing.length === 0 || isSafe) continue;
      const [next] = line.filter((cell) => !kept.has(cell)).sort(bySize);
      if (next) kept.add(next);
    }
  }
  return cells.map(({ period, groups, value }, index) => {
    const cell = cells[index];
    const isWithheld = cell !== undefined && kept.has(cell);
    return { period, groups, value: isWithheld ? null : value, isWithheld };
  });
}
