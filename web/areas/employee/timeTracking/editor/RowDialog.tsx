import { EntryForm } from '../entryForm/EntryForm';
import { NewEntryDialog } from '../entryForm/NewEntryDialog';
import type { SheetRow } from './sheetRows';

interface Props {
  row: SheetRow;
  weekStartDate: string;
  sheetId: number | null;
  /** The row is saved alone, together with the text typed into it. */
  onSaved: () => void;
  onClose: () => void;
}

/** A row of the editor in its own form, with the typed text; saved immediately and alone. */
export function RowDialog({ row: { entry, values }, weekStartDate, sheetId, onSaved, onClose }: Props) {
  return entry ? (
    <EntryForm entry={entry} start={values} onSaved={onSaved} onClose={onClose} />
  ) : (
    <NewEntryDialog
      weekStartDate={weekStartDate}
      sheetId={sheetId}
      title="Edit time entry"
      start={values}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
