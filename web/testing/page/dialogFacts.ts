import { screen, within } from '@testing-library/react';

/** The facts of the open dialog as a person reads them. */
export function dialogFacts(): Record<string, string | null> {
  const dialog = within(screen.getByRole('dialog'));
  const values = dialog.getAllByRole('definition').map((one) => one.textContent.replace(/\s/g, ' '));
  return Object.fromEntries(
    dialog.getAllByRole('term').map((term, index) => [term.textContent, values[index] ?? null]),
  );
}
