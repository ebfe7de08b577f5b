import { entryFields, type EntryField } from '../entryForm/entryForm';
import { editName } from './sheetEdits';
import type { SheetForm } from './sheetTyping';

/** What the server refused of a row, by its fields. */
export type RowRefusals = Readonly<Partial<Record<EntryField, string>>>;

export const rowRefusals = (form: SheetForm, row: string): RowRefusals =>
  Object.fromEntries(
    entryFields.flatMap((field) => {
      const text = form.choice(editName(row, field)).error;
      return text === undefined ? [] : [[field, text]];
    }),
  );
