import type { TableColumn } from './tableColumn';
import type { TableGroups } from './tableGroups';
import { Cell, Line } from './tableStyles';

interface Props<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  groups: TableGroups<Row>;
  /** Cells before and after those of the columns. */
  around: { before: number; after: number };
}

/** Heading of a group, and the totals under their heads. */
export function GroupHead<Row>({ rows, columns, groups: { head, totals = {} }, around }: Props<Row>) {
  return (
    <Line data-group="">
      <th scope="rowgroup" role="rowheader" colSpan={around.before + 1}>
        {head(rows)}
      </th>
      {columns.slice(1).map(({ key, align, narrow, sparse }) => {
        const total = totals[key];
        return (
          <Cell
            key={key}
            data-align={align}
            data-narrow={total ? 'total' : (narrow ?? 'line')}
            data-sparse={sparse}
          >
            {total?.(rows)}
          </Cell>
        );
      })}
      {around.after > 0 && <Cell data-narrow="menu" />}
    </Line>
  );
}
