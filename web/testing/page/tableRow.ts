import { screen, waitFor, within } from '@testing-library/react';

/**
 * The row whose name is a link with these words, of the table with this name. While the rows are on their
 * way, empty ones are in their place.
 */
export const tableRow = (table: string | RegExp, name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const row = within(screen.getByRole('table', { name: table }))
      .getAllByRole('row')
      .find((one) => within(one).queryByRole('link', { name }));
    if (!row) throw new Error(`No row ${String(name)}`);
    return row;
  });
