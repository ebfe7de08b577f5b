import type { EntryField } from '../entryForm/entryForm';

/**
 * Unsaved changes of a timesheet over the server's data: "12:notes" is the text typed into the notes of entry 12,
 * "new1:date" the day of an added row. Untouched fields follow the server.
 */
export type SheetEdits = Record<string, string | undefined>;

/**
 * Of a row besides its fields: that it is to be deleted, and the version and the words its entry had when it
 * was first typed into.
 */
type Mark = 'removed' | 'seen' | 'was';

export const editName = (row: string, of: EntryField | Mark): string => `${row}:${of}`;

const rowOf = (name: string): string => name.slice(0, name.indexOf(':'));

/** Rows that were added, in their order. */
export const addedRows = (edits: SheetEdits): readonly string[] =>
  [...new Set(Object.keys(edits).map(rowOf))].filter((row) => row.startsWith('new'));

/** Entries that something was typed into. */
export const typedEntries = (edits: SheetEdits): readonly number[] =>
  [
    ...new Set(
      Object.keys(edits)
        .filter((name) => edits[name] !== undefined)
        .map(rowOf),
    ),
  ]
    .filter((row) => !row.startsWith('new'))
    .map(Number);

/** The key of the next added row. */
export const nextRow = (edits: SheetEdits): string =>
  `new${String(Math.max(0, ...addedRows(edits).map((row) => Number(row.slice(3)))) + 1)}`;

/** Everything that is known of a row. */
export const namesOf = (edits: SheetEdits, row: string): readonly string[] =>
  Object.keys(edits).filter((name) => rowOf(name) === row);
