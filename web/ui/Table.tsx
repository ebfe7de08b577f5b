import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

import { ErrorState } from './ErrorState';
import { Menu, type MenuAction } from './Menu';
import type { TableColumn, TableSort } from './tableColumn';
import { TableHead } from './TableHead';
import { TableSkeleton } from './TableSkeleton';
import { theme } from './theme';
import { VisuallyHidden } from './VisuallyHidden';

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
}

/** Rows of things, to stand in a flush Card under its FilterBar and above its Pager. In little room each row is a card. */
export function Table<Row>({
  label, columns, rows, rowKey, sort, onSort, rowActions, rowLabel, empty, error, onRetry, retryLabel, busy = false, expect = 5,
}: TableProps<Row>) {
  if (error !== undefined && error !== null && error !== '') {
    return <Room><ErrorState text={error} onRetry={onRetry} retryLabel={retryLabel} busy={busy} /></Room>;
  }
  if (rows?.length === 0) return <Room>{empty}</Room>;

  return (
    <Room>
      {busy && rows && <Working role="presentation" />}
      <Grid role="table" aria-label={label} aria-busy={busy || rows === undefined}>
        <TableHead columns={columns} sort={sort} onSort={onSort} withMenu={rowActions !== undefined} />
        <Body>
          {rows === undefined && <TableSkeleton columns={columns.length + (rowActions ? 1 : 0)} rows={expect} />}
          {rows?.map((row) => (
            <Line key={rowKey(row)}>
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
                  ) : column.cell(row)}
                </Cell>
              ))}
              {rowActions && (
                <Cell data-narrow="menu">
                  <Menu label={rowLabel ? `Actions for ${rowLabel(row)}` : 'Actions'} actions={rowActions(row)} />
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

const { color, space, border } = theme;

const Room = styled.div`
  position: relative;
  container-type: inline-size;
  border-block-start: ${border.line};
  &:first-child { border-block-start: 0; }
`;

// Roles are spelt out because the cards of a narrow screen change `display`, which makes browsers drop them.
const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
const Line = styled.tr.attrs({ role: 'row' })``;
const Cell = styled.td.attrs({ role: 'cell' })``;

const InRow = styled.span`${theme.container.narrow} { display: none; }`;

/** Long words keep to three lines. */
const InCard = styled.span`
  display: none;
  ${theme.container.narrow} {
    display: -webkit-box;
    min-inline-size: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

const pass = keyframes`from { translate: -100% 0; } to { translate: 300% 0; }`;

const Working = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: ${theme.layer.sticky};
  block-size: ${theme.size.ring};
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    inline-size: 33%;
    block-size: 100%;
    background: ${color.brand};
    animation: ${pass} 1.1s linear infinite;
  }
`;

const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  td {
    block-size: ${theme.size.row};
    padding: ${space[1]} ${space[3]};
    border-block-end: ${border.line};
  }
  td:first-child { padding-inline-start: ${space[4]}; }
  td:last-child { padding-inline-end: ${space[4]}; }
  td[data-align='end'] { text-align: end; font-variant-numeric: tabular-nums; }
  td[data-whole='true'] { white-space: nowrap; }
  td[data-quiet='true'] { color: ${color.ink3}; }
  /* The name gives way first; other columns break between words only. */
  td[data-narrow='title'] { font-weight: ${theme.weight.medium}; overflow-wrap: anywhere; }
  td[data-narrow='menu'] { inline-size: ${theme.size.control}; padding: 0 ${space[2]} 0 0; text-align: end; }
  tbody tr:last-child td { border-block-end: 0; }
  tbody tr:last-child td:first-child { border-end-start-radius: ${theme.radius.card}; }
  tbody tr:last-child td:last-child { border-end-end-radius: ${theme.radius.card}; }
  tbody tr:hover td, tbody tr:focus-within td { background: ${color.sunken}; }

  ${theme.container.medium} {
    td[data-whole='true'] { white-space: normal; }
    td[data-narrow='none'] { display: none; }
  }

  ${theme.container.narrow} {
    &, tbody { display: block; }
    tbody tr {
      position: relative;
      z-index: 0;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: ${space[3]};
      padding: ${space[3]} ${space[4]};
      border-block-end: ${border.line};
    }
    tbody tr:last-child { border-block-end: 0; }
    /* Forces the line of words under the title. */
    tbody tr::after { content: ''; order: 3; flex-basis: 100%; }
    tbody tr:hover, tbody tr:focus-within { background: ${color.sunken}; }
    tbody tr td[data-narrow] {
      order: 4;
      block-size: auto;
      padding: 0;
      border: 0;
      background: none;
      color: ${color.ink3};
      font-size: ${theme.type[13]};
      overflow-wrap: anywhere;
    }
    /* As high as the card of a real row. */
    tbody tr[aria-hidden] { row-gap: ${space[4]}; padding-block: ${space[5]}; }
    tbody tr[aria-hidden] td[data-narrow='line'] { flex: 1; }
    tbody tr td[data-narrow='none'] { display: none; }
    tbody tr td[data-narrow='title'] {
      order: 0;
      flex: 1 1 0;
      min-inline-size: 30%;
      color: ${color.ink};
      font-size: ${theme.type[14]};
    }
    /* A dot stands in the gap between two words; at the start of a line that is the edge of the card, where it is covered. */
    td[data-narrow='line'] ~ td[data-narrow='line'] { position: relative; }
    td[data-narrow='line'] ~ td[data-narrow='line']::before {
      content: '·';
      position: absolute;
      inset-inline-start: calc(${space[3]} * -1);
      display: grid;
      place-items: center;
      inset-block-start: 0;
      inline-size: ${space[3]};
      block-size: min(100%, ${space[6]});
    }
    tbody tr::before {
      content: '';
      position: absolute;
      z-index: 1;
      inset-block: ${space[1]};
      inset-inline-start: ${space[1]};
      inline-size: ${space[2]};
      background: ${color.surface};
    }
    tbody tr:hover::before, tbody tr:focus-within::before { background: ${color.sunken}; }
    tbody tr td[data-narrow='line']:empty { display: none; }
    tbody tr td[data-narrow='badge'] { order: 1; }
    tbody tr td[data-narrow='menu'] { order: 2; margin-inline-end: calc(${space[2]} * -1); }
  }
`;
