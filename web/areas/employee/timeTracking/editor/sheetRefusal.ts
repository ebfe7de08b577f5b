import type { Failure } from '../../../../domain/failure/failure';
import { editName, type SheetEdits } from './sheetEdits';
import type { SheetRow } from './sheetRows';
import type { EntryField } from '../entryForm/entryForm';

/**
 * The server names a refused field by its position in the input, `entries.0.clockOutTime`; the form by its row. A
 * refusal of an untouched field, or without a field, appears above the buttons with the number of the entry.
 */
export function sheetRefusal(
  failure: Failure,
  sent: readonly SheetRow[],
  rows: readonly SheetRow[],
  edits: SheetEdits,
): Failure {
  const fields: Record<string, readonly string[]> = {};
  const general: string[] = [];
  for (const [path, texts] of Object.entries(failure.fields)) {
    const [, index, field = ''] = /^entries\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const row = index === undefined ? undefined : sent[Number(index)];
    const place = row && placeOf(row.key, field, edits);
    if (place) fields[place] = texts;
    else
      general.push(...texts.map((text) => (row ? `Entry ${String(rows.indexOf(row) + 1)}: ${text}` : text)));
  }
  return { ...failure, fields: { ...fields, ...(general.length > 0 && { nonFieldErrors: general }) } };
}

/** An error of a whole entry is about its times. */
function placeOf(key: string, field: string, edits: SheetEdits): string | null {
  const fields =
    field === 'nonFieldErrors' ? (['clockOutTime', 'clockInTime'] as const) : [field as EntryField];
  return fields.map((one) => editName(key, one)).find((name) => name in edits) ?? null;
}
