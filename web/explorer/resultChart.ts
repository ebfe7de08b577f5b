import type { ChartRow, ChartSeries } from '../ui/charts/chart';
import type { ResultTable } from './resultTables';

/** More bars than that cannot be told apart. */
const mostRows = 40;
const mostSeries = 5;

/** A table as bars. */
export interface ResultChart {
  /** What a row is: the names of the columns that name it. */
  rowName: string;
  series: ChartSeries[];
  rows: ChartRow[];
}

/**
 * Bars for a table in which rows are named by words and counted by numbers; null for any other. Ids and versions are
 * numbers that count nothing.
 */
export function resultChart({ columns, rows }: ResultTable): ResultChart | null {
  const has = (column: string, type: 'number' | 'string') =>
    rows.every((row) => row[column] === null || typeof row[column] === type) &&
    rows.some((row) => typeof row[column] === type);
  const counted = columns.filter(
    (column) => has(column, 'number') && !/(^|\.)(id|version)$|Id$/.test(column),
  );
  const named = columns.filter((column) => has(column, 'string'));
  if (counted.length === 0 || counted.length > mostSeries || named.length === 0 || rows.length > mostRows)
    return null;
  return {
    rowName: named.join(', '),
    series: counted.map((column) => ({ key: column, name: column })),
    rows: rows.map((row, at) => ({
      key: String(at),
      name: named
        .map((column) => row[column])
        .filter((word) => word !== null && word !== '')
        .join(', '),
      values: Object.fromEntries(counted.map((column) => [column, Number(row[column] ?? 0)])),
    })),
  };
}
