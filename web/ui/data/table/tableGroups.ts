import type { ReactNode } from 'react';

/** Groups of rows under headings, such as the entries of a day; rows of a group are consecutive. */
export interface TableGroups<Row> {
  /** Which group a row belongs to. */
  of: (row: Row) => string | number;
  /** Heading of a group. */
  head: (rows: readonly Row[]) => ReactNode;
  /** By key of a column: what its rows come to together. */
  totals?: Readonly<Record<string, (rows: readonly Row[]) => ReactNode>>;
}

/** The rows in their order, cut wherever another group begins. */
export function groupsOf<Row>(
  rows: readonly Row[],
  of: (row: Row) => string | number,
): { key: string; rows: readonly Row[] }[] {
  const groups: { key: string; of: string | number; rows: Row[] }[] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group?.of === of(row)) group.rows.push(row);
    else groups.push({ key: `${String(groups.length)} ${String(of(row))}`, of: of(row), rows: [row] });
  }
  return groups;
}
