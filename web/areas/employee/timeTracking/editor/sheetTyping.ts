import type { FormFields } from '../../../../domain/form/fields';
import { entryFields, valuesOf, type EntryField } from '../entryForm/entryForm';
import { editName, namesOf, nextRow, type SheetEdits } from './sheetEdits';
import type { SheetRow } from './sheetRows';

export type SheetForm = FormFields<SheetEdits>;

const write = (form: SheetForm, name: string, text: string | undefined): void =>
  form.choice(name).onChange(text);

/** Stores text typed into a row; text equal to the entry is no change. */
export function typeInto(form: SheetForm, { key, entry }: SheetRow, field: EntryField, text: string): void {
  if (entry === null) return write(form, editName(key, field), text);
  const isSame = text === valuesOf(entry)[field];
  write(form, editName(key, field), isSame ? undefined : text);
  const [seen, was] = [editName(key, 'seen'), editName(key, 'was')];
  const mark = (version?: string, words?: string) => {
    write(form, seen, version);
    write(form, was, words);
  };
  const isElsewhere = entryFields.some(
    (other) => other !== field && form.values[editName(key, other)] !== undefined,
  );
  if (isSame && !isElsewhere) mark();
  else if (!isSame && form.values[seen] === undefined)
    mark(String(entry.version), JSON.stringify(valuesOf(entry)));
}

/** Marks a row to be deleted when the timesheet is saved, or takes that back. */
export const toggleRemoved = (form: SheetForm, { key, isRemoved }: SheetRow): void =>
  write(form, editName(key, 'removed'), isRemoved ? undefined : 'yes');

/** Adds an empty row of a day. @returns what it is called */
export function addRow(form: SheetForm, date: string): string {
  const key = nextRow(form.values);
  write(form, editName(key, 'date'), date);
  return key;
}

/** The text typed into a row was saved separately. */
export const forgetRow = (form: SheetForm, { key }: SheetRow): void =>
  namesOf(form.values, key).forEach((name) => write(form, name, undefined));
