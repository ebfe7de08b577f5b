import type { EntryField } from '../entryForm/entryForm';

/**
 * What someone changed in a timesheet and has not saved, over what the server has: "12:notes" is what was
 * typed into the notes of entry 12, "new1:date" the day of a row that was added. What was not touched follows
 * the server.
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

/** What a row will be called that is added next. */
export const nextRow = (edits: SheetEdits): string =>
  `new${String(Math.max(0, ...addedRows(edits).map((row) => Number(row.slice(3)))) + 1)}`;

/** Everything that is known of a row. */
export const namesOf = (edits: SheetEdits, row: string): readonly string[] =>
  Object.keys(edits).filter((name) => rowOf(name) === row);
