import type { ChartRow, ChartSeries } from '../../ui/charts/chart';
import { groupMark, type ResultTable } from './resultTables';

/** More bars than that look alike. */
const mostRows = 40;
const mostSeries = 5;

/** A table as bars. */
export interface ResultChart {
  /** The meaning of a row: the names of the columns that label it. */
  rowName: string;
  series: ChartSeries[];
  rows: ChartRow[];
}

/**
 * Bars for a table in which rows are named by words and counted by numbers; null for any other. Ids and versions are
 * numbers that count nothing, yes and no are no names.
 */
export function resultChart({ columns, rows }: ResultTable): ResultChart | null {
  const has = (column: string, type: 'number' | 'string') =>
    rows.every((row) => row[column] === null || typeof row[column] === type) &&
    rows.some((row) => typeof row[column] === type);
  const counted = columns.filter(
    (column) => has(column, 'number') && !/(^|\.)(id|version)$|Id$/.test(column),
  );
  const named = columns.filter((column) => has(column, 'string') && !isYesOrNo(rows, column));
  if (counted.length === 0 || counted.length > mostSeries || named.length === 0) return null;
  const names = rows.map((row) => named.flatMap((column) => partsOf(row[column])));
  const chart = byLastPart(rows, names, counted) ?? {
    series: counted.map((column) => ({ key: column, name: column })),
    rows: rows.map((row, at) => ({
      key: String(at),
      name: names[at]?.join(', ') ?? '',
      values: Object.fromEntries(counted.map((column) => [column, numberOf(row[column])])),
    })),
  };
  return chart.rows.length > mostRows ? null : { rowName: named.join(', '), ...chart };
}

type Cell = ResultTable['rows'][number][string] | undefined;

/** A number withheld for a small group is unknown, which is not zero. */
const numberOf = (cell: Cell) => (typeof cell === 'number' ? cell : null);

/** A withheld figure is visible as a missing bar; it is not a label. */
const isYesOrNo = (rows: ResultTable['rows'], column: string): boolean =>
  rows.every((row) => row[column] === null || row[column] === 'true' || row[column] === 'false');

/** The words of a cell; groups of two dimensions are two. */
const partsOf = (cell: Cell): string[] =>
  typeof cell === 'string' && cell !== '' ? cell.split(groupMark) : [];

/** If rows differ in two columns and the second has few values, each value is a series: months by kind. */
function byLastPart(
  rows: ResultTable['rows'],
  names: readonly string[][],
  [counted, ...others]: readonly string[],
): Pick<ResultChart, 'series' | 'rows'> | null {
  const words = [...new Set(names.map((parts) => parts.at(-1) ?? ''))];
  const width = names[0]?.length ?? 0;
  const isEven = width > 1 && names.every(({ length }) => length === width);
  if (counted === undefined || others.length > 0 || !isEven || words.length < 2 || words.length > mostSeries)
    return null;
  const drawn = new Map<string, ChartRow & { values: Record<string, number | null> }>();
  for (const [at, parts] of names.entries()) {
    const name = parts.slice(0, -1).join(', ');
    const row = drawn.get(name) ?? { key: name, name, values: {} };
    row.values[parts.at(-1) ?? ''] = numberOf(rows[at]?.[counted]);
    drawn.set(name, row);
  }
  return { series: words.map((word) => ({ key: word, name: word })), rows: [...drawn.values()] };
}
