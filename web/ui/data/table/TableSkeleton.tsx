import { Skeleton } from '../../feedback/Skeleton';

const widths = ['72%', '54%', '64%', '48%', '60%'];

/** Rows that are loading, with the height of real ones. */
export function TableSkeleton({
  columns,
  rows,
  withBox,
}: {
  columns: number;
  rows: number;
  /** A column of checkboxes stands before them. */
  withBox: boolean;
}) {
  return Array.from({ length: rows }, (_row, row) => (
    <tr key={row} aria-hidden="true">
      {withBox && <td data-narrow="select" />}
      {Array.from({ length: columns }, (_column, column) => (
        <td key={column} data-narrow={column === 0 ? 'title' : column > 1 ? 'none' : 'line'}>
          <Skeleton width={widths[(row + column) % widths.length]} />
        </td>
      ))}
    </tr>
  ));
}
