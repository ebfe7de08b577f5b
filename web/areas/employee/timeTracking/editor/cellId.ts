import type { EntryField } from '../entryForm/entryForm';

/** Id of the control for a field of a row, of which one editor is open at a time. */
export const cellId = (row: string, field: EntryField): string => `entry-${row}-${field}`;

/** Takes the keyboard to a field of a row. */
export const focusCell = (row: string, field: EntryField): void =>
  document.getElementById(cellId(row, field))?.focus();
