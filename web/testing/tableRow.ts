import { waitFor, within } from '@testing-library/react';

/** The row of a table whose name is a link with these words. While the rows are on their way, empty ones stand in their place. */
export const tableRow = (table: HTMLElement, name: string): Promise<HTMLElement> => waitFor(() => {
  const row = within(table).getAllByRole('row').find((one) => within(one).queryByRole('link', { name }));
  if (!row) throw new Error(`No row ${name}`);
  return row;
});
