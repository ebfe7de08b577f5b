import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** The text on a card, without a header to explain it: "5 days" for a bare 5. */
  inCard?: (row: Row) => ReactNode;
  /** Numbers and money stand at the end, in figures of one width. */
  align?: 'start' | 'end';
  /** Not broken over two lines if there is room: dates, money. */
  whole?: boolean;
  /** Free text of any length: broken anywhere if there is no room for it. */
  free?: boolean;
  /** Less important: in a lighter ink. */
  quiet?: boolean;
  /** The head becomes a button. */
  sortable?: boolean;
  /** Cannot be hidden; the first column never can. */
  always?: boolean;
  /** CSS width of the column, for example "40%" or "12ch". */
  width?: string;
  /**
   * Its place on a card of a narrow screen: the title, the badge beside it, a word in the line below (default), a
   * line of its own at the bottom (fields and buttons), or left out, which already applies when the table is
   * narrower than its full width. The first column is the title unless it says otherwise.
   */
  narrow?: 'title' | 'badge' | 'line' | 'foot' | 'none';
  /** Left out of a row where a table has not its full room; a card says it again. */
  sparse?: boolean;
}

export interface TableSort {
  key: string;
  descending: boolean;
}
