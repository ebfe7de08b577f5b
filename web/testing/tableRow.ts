import { within } from '@testing-library/react';

/** The row of a table whose name is a link with these words. */
export async function tableRow(table: HTMLElement, name: string): Promise<HTMLElement> {
  const rows = await within(table).findAllByRole('row');
  const row = rows.find((one) => within(one).queryByRole('link', { name }));
  if (!row) throw new Error(`No row ${name}`);
  return row;
}
