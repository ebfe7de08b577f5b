/** A row of a list, by its key. */
interface Keyed {
  id: number | string;
}

/**
 * The disruptive changes of a list that was read again: new rows, and rows in another order. Rows that moved up
 * because others were removed, and rows that changed in place do not count.
 * @param shown the shown rows
 * @param found the present rows
 */
export function newsIn(
  shown: readonly Keyed[],
  found: readonly Keyed[],
): { came: number; isReordered: boolean } {
  const [before, now] = [idsOf(shown), idsOf(found)];
  const stayed = shown.filter(({ id }) => now.has(id));
  const kept = found.filter(({ id }) => before.has(id));
  const isReordered = stayed.some(({ id }, place) => id !== kept[place]?.id);
  const last = found.findLastIndex(({ id }) => before.has(id));
  const movedUp = Math.min(found.length - 1 - last, shown.length - stayed.length);
  return { came: found.length - kept.length - (last < 0 ? 0 : movedUp), isReordered };
}

/** The first row that came, or else the first of all. */
export function firstNew<Row extends Keyed>(shown: readonly Row[], found: readonly Row[]): Row | undefined {
  const before = idsOf(shown);
  return found.find(({ id }) => !before.has(id)) ?? found[0];
}

const idsOf = (rows: readonly Keyed[]) => new Set(rows.map(({ id }) => id));
