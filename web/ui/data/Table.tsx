import type { ReactNode } from 'react';

import { ErrorState } from '../feedback/ErrorState';
import { Menu } from '../overlay/Menu';
import type { MenuAction } from '../overlay/menuAction';
import type { TableColumn, TableSort } from './tableColumn';
import { TableHead } from './TableHead';
import { TableSkeleton } from './TableSkeleton';
import { moveBetweenRows, openRow } from './rowTarget';
import { Body, Cell, Grid, InCard, InRow, Line, Room, Working } from './tableStyles';
import { VisuallyHidden } from '../layout/VisuallyHidden';

export interface TableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** Undefined while the first load runs: a skeleton of the rows shows. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  sort?: TableSort;
  /** Called with the next sort when a head is pressed. */
  onSort?: (sort: TableSort) => void;
  /** The row's menu; `rowLabel` names it. */
  rowActions?: (row: Row) => readonly MenuAction[];
  /** What the row is called: "Actions for {rowLabel}". */
  rowLabel?: (row: Row) => string;
  /** Shown when there are no rows: usually an EmptyState. */
  empty: ReactNode;
  /** Words of a failed load, in place of the rows. */
  error?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  /** A later load runs: the rows stay and a thin line moves above them. */
  busy?: boolean;
  /** How many rows the skeleton has. */
  expect?: number;
  /** Key of the row whose details are open. */
  current?: string | number | null;
}

/**
 * Rows of things, to stand in a flush Card under its FilterBar and above its Pager. In little room each row
 * is a card.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  rowActions,
  rowLabel,
  empty,
  error,
  onRetry,
  retryLabel,
  busy = false,
  expect = 5,
  current = null,
}: TableProps<Row>) {
  if (error !== undefined && error !== null && error !== '') {
    return (
      <Room>
        <ErrorState text={error} onRetry={onRetry} retryLabel={retryLabel} busy={busy} />
      </Room>
    );
  }
  if (rows?.length === 0) return <Room>{empty}</Room>;

  return (
    <Room>
      {busy && rows && <Working role="presentation" />}
      <Grid role="table" aria-label={label} aria-busy={busy || rows === undefined}>
        <TableHead columns={columns} sort={sort} onSort={onSort} withMenu={rowActions !== undefined} />
        <Body>
          {rows === undefined && (
            <TableSkeleton columns={columns.length + (rowActions ? 1 : 0)} rows={expect} />
          )}
          {rows?.map((row) => (
            <Line
              key={rowKey(row)}
              data-row={rowKey(row)}
              aria-current={rowKey(row) === current || undefined}
              onClick={openRow}
              onKeyDown={moveBetweenRows}
            >
              {columns.map((column, index) => (
                <Cell
                  key={column.key}
                  data-align={column.align}
                  data-whole={column.whole}
                  data-quiet={column.quiet}
                  data-narrow={column.narrow ?? (index === 0 ? 'title' : 'line')}
                >
                  {column.inCard ? (
                    <>
                      <InRow>{column.cell(row)}</InRow>
                      <InCard>{column.inCard(row)}</InCard>
                    </>
                  ) : (
                    column.cell(row)
                  )}
                </Cell>
              ))}
              {rowActions && (
                <Cell data-narrow="menu">
                  <Menu
                    label={rowLabel ? `Actions for ${rowLabel(row)}` : 'Actions'}
                    actions={rowActions(row)}
                  />
                </Cell>
              )}
            </Line>
          ))}
        </Body>
      </Grid>
      {rows === undefined && <VisuallyHidden role="status">Loading...</VisuallyHidden>}
    </Room>
  );
}
