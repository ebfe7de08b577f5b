import { memo, type ReactNode } from 'react';

import { Menu } from '../../overlay/menu/Menu';
import type { MenuAction } from '../../overlay/menu/menuAction';
import { moveBetweenRows, openRow } from './rowTarget';
import { SelectBox } from './selection/SelectBox';
import type { RowKey, Selection } from './selection/selection';
import type { TableColumn } from './tableColumn';
import { Cell, InCard, InRow, Line } from './tableStyles';

interface Props<Row> {
  row: Row;
  id: RowKey;
  name: string | undefined;
  columns: readonly TableColumn<Row>[];
  /** What its menu has; the same function each time, so that the row is drawn again only when it changed. */
  actionsOf: ((row: Row) => readonly MenuAction[]) | undefined;
  isCurrent: boolean;
  selection: Selection | undefined;
}

/** One row: its box, its cells, its menu. Drawn again only when one of these has changed. */
export const TableRow = memo(function TableRow({
  row,
  id,
  name,
  columns,
  actionsOf,
  isCurrent,
  selection,
}: Props<unknown>) {
  return (
    <Line data-row={id} aria-current={isCurrent || undefined} onClick={openRow} onKeyDown={moveBetweenRows}>
      {selection && (
        <Cell data-narrow="select">
          <SelectBox selection={selection} row={id} label={name ? `Select ${name}` : 'Select'} />
        </Cell>
      )}
      {columns.map((column, index) => (
        <Cell
          key={column.key}
          data-align={column.align}
          data-whole={column.whole}
          data-free={column.free}
          data-quiet={column.quiet}
          data-sparse={column.sparse}
          data-narrow={column.narrow ?? (index === 0 ? 'title' : 'line')}
        >
          {wordsOf(column, row)}
        </Cell>
      ))}
      {actionsOf && (
        <Cell data-narrow="menu">
          <Menu label={name ? `Actions for ${name}` : 'Actions'} actions={() => actionsOf(row)} />
        </Cell>
      )}
    </Line>
  );
});

/** A cell without words stays empty: on a card no dot is drawn before it. */
function wordsOf({ cell, inCard }: TableColumn<unknown>, row: unknown): ReactNode {
  const words = cell(row);
  const cardWords = inCard?.(row);
  if (!inCard || (isNothing(words) && isNothing(cardWords))) return words;
  return (
    <>
      <InRow>{words}</InRow>
      <InCard>{cardWords}</InCard>
    </>
  );
}

const isNothing = (words: ReactNode): boolean => words == null || words === '' || typeof words === 'boolean';
