import {
  memo,
  useCallback,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { UNSAFE_LocationContext as AddressContext } from 'react-router-dom';

import { ErrorState } from '../../feedback/ErrorState';
import type { MenuAction } from '../../overlay/menu/menuAction';
import { BulkBar } from './selection/BulkBar';
import { GroupHead } from './GroupHead';
import { useSelection, type Selection } from './selection/selection';
import type { TableColumn, TableSort } from './tableColumn';
import { groupsOf, type TableGroups } from './tableGroups';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { TableSkeleton } from './TableSkeleton';
import { Body, Grid, Room, Working } from './tableStyles';
import { shownColumns, type TableView } from './view/tableView';
import { VisuallyHidden } from '../../layout/VisuallyHidden';

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
  /** Message of a failed load, instead of the rows. */
  error?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  /** A later load runs: the rows stay and a thin line moves above them. */
  busy?: boolean;
  /** How many rows the skeleton has. */
  expect?: number;
  /** Key of the row whose details are open. */
  current?: string | number | null;
  /** Which columns show and how high the rows are, as a ViewButton sets it. */
  view?: TableView;
  /**
   * Lets a person select rows, and provides the buttons for the selection. Only rows of the current page are
   * selected, and only while they are on it.
   */
  bulk?: (chosen: readonly Row[]) => ReactNode;
  /** Puts the rows under headings, with totals. */
  groups?: TableGroups<Row>;
  /**
   * The table has more columns than fit: it scrolls separately, and its headers and its first column stay visible.
   */
  wide?: boolean;
}

/**
 * Rows of records, in a flush Card under its FilterBar and above its Pager. On a narrow screen each row is a card.
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
  view,
  bulk,
  groups,
  wide = false,
}: TableProps<Row>) {
  const room = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => (rows ?? []).map(rowKey), [rows, rowKey]);
  const selection = useSelection(keys);
  // A press shows immediately what it does elsewhere; many rows are drawn behind it, and wait for the next press.
  const rowsToDraw = {
    rows,
    columns: useShownColumns(columns, view),
    rowKey,
    rowLabel,
    rowActions,
    current,
    groups,
  };
  const drawn = useDeferredValue({ ...rowsToDraw, selection: bulk && selection });
  // Each row has a link that follows the address, which nearly every press changes.
  const address = useDeferredValue(useContext(AddressContext));
  if (error !== undefined && error !== null && error !== '') {
    return (
      <Room>
        <ErrorState text={error} onRetry={onRetry} retryLabel={retryLabel} busy={busy} />
      </Room>
    );
  }
  if (rows?.length === 0) return <Room>{empty}</Room>;

  // Heads change with the cells below them, and the skeleton stays until the rows are drawn.
  const { columns: shown, rows: drawnRows } = drawn;
  const clear = () => {
    selection.chooseAll(false);
    // What had the keyboard is gone with the bar.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        room.current?.querySelector<HTMLElement>('[data-selects]')?.focus({ preventScroll: true });
    });
  };
  const clearByEscape = (event: KeyboardEvent) => {
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || !isHere || selection.read().size === 0) return;
    event.stopPropagation();
    clear();
  };
  return (
    <Room ref={room} data-wide={wide || undefined} onKeyDown={bulk && clearByEscape}>
      {busy && rows && <Working role="presentation" />}
      {bulk && rows && (
        <BulkBar selection={selection} rows={rows} rowKey={rowKey} actions={bulk} onClear={clear} />
      )}
      <Grid
        role="table"
        aria-label={label}
        aria-busy={busy || drawnRows === undefined}
        data-density={view?.density}
      >
        <TableHead
          columns={shown}
          sort={sort}
          onSort={onSort}
          withMenu={rowActions !== undefined}
          selection={bulk && selection}
        />
        {drawnRows === undefined && (
          <Body>
            <TableSkeleton
              columns={shown.length + (rowActions ? 1 : 0)}
              rows={expect}
              withBox={bulk !== undefined}
            />
          </Body>
        )}
        {drawnRows && (
          <AddressContext value={address}>
            <Rows drawn={drawn as Drawn<unknown>} />
          </AddressContext>
        )}
      </Grid>
      {rows === undefined && <VisuallyHidden role="status">Loading...</VisuallyHidden>}
    </Room>
  );
}

/** The same array while the rows stay the same. */
function useShownColumns<Row>(columns: readonly TableColumn<Row>[], view: TableView | undefined) {
  const keys = shownColumns(columns, view)
    .map(({ key }) => key)
    .join();
  return useMemo(() => {
    const shown = new Set(keys.split(','));
    return columns.filter(({ key }) => shown.has(key));
  }, [columns, keys]);
}

interface Drawn<Row> extends Pick<
  TableProps<Row>,
  'rows' | 'columns' | 'rowKey' | 'rowLabel' | 'rowActions' | 'groups'
> {
  current: string | number | null;
  selection: Selection | undefined;
}

/** The rows themselves, drawn again only when the table hands them on. */
const Rows = memo(function Rows({ drawn }: { drawn: Drawn<unknown> }) {
  const { rows = [], columns, rowKey, rowLabel, rowActions, current, groups, selection } = drawn;
  const present = useRef(rowActions);
  useLayoutEffect(() => {
    present.current = rowActions;
  });
  const actionsOf = useCallback((row: unknown) => present.current?.(row) ?? [], []);
  const line = (row: unknown) => (
    <TableRow
      key={rowKey(row)}
      row={row}
      id={rowKey(row)}
      name={rowLabel?.(row)}
      columns={columns}
      actionsOf={rowActions && actionsOf}
      isCurrent={rowKey(row) === current}
      selection={selection}
    />
  );
  if (!groups) return <Body>{rows.map(line)}</Body>;
  return groupsOf(rows, groups.of).map((group) => (
    <Body key={group.key}>
      <GroupHead
        rows={group.rows}
        columns={columns}
        groups={groups}
        around={{ before: selection ? 1 : 0, after: rowActions ? 1 : 0 }}
      />
      {group.rows.map(line)}
    </Body>
  ));
});
