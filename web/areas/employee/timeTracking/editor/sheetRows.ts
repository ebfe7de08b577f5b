import { timesProblem } from '../../../../domain/timesheets/clockShift';
import type { EditedEntryFragment, TimesheetEntryInput } from '../../../../generated/graphql';
import {
  emptyEntry,
  entryFields,
  toChanges,
  toInput,
  valuesOf,
  type EntryField,
  type EntryValues,
} from '../entryForm/entryForm';
import { entryProblems, type EntryProblem } from '../entryForm/entryRules';
import { addedRows, editName, typedEntries, type SheetEdits } from './sheetEdits';

/** A row of the editor: an entry with the text typed over it, or a new one. */
export interface SheetRow {
  /** "12" for an entry, "new1" for a new one. */
  key: string;
  /** The entry that it changes; null for a new one. */
  entry: EditedEntryFragment | null;
  values: EntryValues;
  /** The session that is being tracked fills it. */
  isTracked: boolean;
  isRemoved: boolean;
  problems: readonly EntryProblem[];
  /** Something was typed into it, and meanwhile its entry was changed or deleted elsewhere. */
  meanwhile: 'changed' | 'deleted' | null;
}

export interface SheetBase {
  weekStartDate: string;
  entries: readonly EditedEntryFragment[];
  /** Id of the entry that is being tracked. */
  trackedId: number | null;
}

/** The rows in the order of the entries, new ones last. */
export function sheetRows(base: SheetBase, edits: SheetEdits): readonly SheetRow[] {
  const present = base.entries.map((entry) => entryRow(base, entry, edits));
  const known = new Set(base.entries.map(({ id }) => id));
  // One that is to be deleted and is gone already is as wanted.
  const gone = typedEntries(edits).filter(
    (id) => !known.has(id) && typedFields(edits, String(id)).length > 0,
  );
  return [
    ...present,
    ...gone.map((id) => newRow(base, String(id), edits, 'deleted')),
    ...addedRows(edits).map((key) => newRow(base, key, edits, null)),
  ];
}

const typedFields = (edits: SheetEdits, key: string): readonly EntryField[] =>
  entryFields.filter((field) => edits[editName(key, field)] !== undefined);

const typedOver = (values: EntryValues, edits: SheetEdits, key: string): EntryValues => ({
  ...values,
  ...Object.fromEntries(typedFields(edits, key).map((field) => [field, edits[editName(key, field)] ?? ''])),
});

function entryRow(
  { weekStartDate, trackedId }: SheetBase,
  entry: EditedEntryFragment,
  edits: SheetEdits,
): SheetRow {
  const key = String(entry.id);
  const values = typedOver(valuesOf(entry), edits, key);
  const seen = edits[editName(key, 'seen')];
  const isTracked = entry.id === trackedId;
  return {
    key,
    entry,
    values,
    isTracked,
    isRemoved: isRemoved(edits, key),
    problems: problemsOf(values, weekStartDate, isTracked && !changesTimes(values, entry)),
    meanwhile: seen !== undefined && seen !== String(entry.version) ? 'changed' : null,
  };
}

function newRow(
  { weekStartDate }: SheetBase,
  key: string,
  edits: SheetEdits,
  meanwhile: SheetRow['meanwhile'],
): SheetRow {
  // An entry that was deleted elsewhere is restored as it was here.
  const was = edits[editName(key, 'was')];
  const values = typedOver(
    was === undefined ? emptyEntry(weekStartDate) : (JSON.parse(was) as EntryValues),
    edits,
    key,
  );
  return {
    key,
    entry: null,
    values,
    isTracked: false,
    isRemoved: isRemoved(edits, key),
    problems: problemsOf(values, weekStartDate, false),
    meanwhile,
  };
}

const isRemoved = (edits: SheetEdits, key: string): boolean => edits[editName(key, 'removed')] !== undefined;

const changesTimes = (values: EntryValues, entry: EditedEntryFragment): boolean => {
  const { clockInTime, clockOutTime } = toChanges(values, entry);
  return clockInTime !== undefined || clockOutTime !== undefined;
};

/** An entry that is being tracked gets its end by the tracker. */
function problemsOf(values: EntryValues, weekStartDate: string, isRunning: boolean): readonly EntryProblem[] {
  const problems = entryProblems(values, weekStartDate);
  const open = isRunning ? timesProblem(values.clockInTime, values.clockOutTime)?.text : undefined;
  return problems.filter(({ text }) => text !== open);
}

interface SentRow {
  row: SheetRow;
  input: TimesheetEntryInput;
}

/** The input of a save; `rows` are those of `entries`, in the order of the indexes in the server's refusals. */
export function sheetChanges(rows: readonly SheetRow[]) {
  const kept = rows.filter(({ isRemoved }) => !isRemoved);
  const sent = kept.flatMap((row): SentRow[] => {
    const { entry, values } = row;
    if (entry === null) return [{ row, input: toInput(values) }];
    const changes = toChanges(values, entry);
    return Object.keys(changes).length > 0
      ? [{ row, input: { id: entry.id, version: entry.version, ...changes } }]
      : [];
  });
  return {
    entries: sent.map(({ input }) => input),
    removed: rows.flatMap(({ entry, isRemoved }) => (isRemoved && entry ? [entry.id] : [])),
    rows: sent.map(({ row }) => row),
  };
}
