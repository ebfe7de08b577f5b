import { useAction } from '../../../../domain/action/useAction';
import { isoDay } from '../../../../domain/calendar/instant';
import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { hasBothTimes } from '../../../../domain/timesheets/clockShift';
import { weekQueries } from '../../../../domain/timesheets/weekQueries';
import { graphql } from '../../../../generated/gql';
import { EntryFields } from './EntryFields';
import { emptyEntry, likelyDay, toInput, type EntryValues } from './entryForm';
import { entrySchema } from './entryRules';
import { bothTimesText } from '../editor/pinned';
import { useDraftSheet } from '../editor/useDraftSheet';

interface Props {
  /** Monday of the week that the entry is for. */
  weekStartDate: string;
  /** Draft of that week; null begins one. */
  sheetId: number | null;
  title?: string;
  /** Text typed elsewhere that is not saved; by default an empty entry of today. */
  start?: EntryValues;
  onSaved?: () => void;
  onClose: () => void;
}

/** Writes down a stretch of work by hand. */
export function NewEntryDialog({
  weekStartDate,
  sheetId,
  title = 'New time entry',
  start,
  onSaved,
  onClose,
}: Props) {
  const { timeZone } = usePortalConfig();
  const beginSheet = useDraftSheet(weekStartDate);
  const { run } = useAction(CreateTimeEntryDocument, {
    done: 'Time entry added successfully!',
    failed: 'Failed to save time entry. Please try again.',
    inForm: true,
    stale: weekQueries,
  });

  return (
    <FormDialog
      draft={`new time entry ${weekStartDate}`}
      title={title}
      size="large"
      initialValues={start ?? emptyEntry(likelyDay(weekStartDate, isoDay(new Date(), timeZone)))}
      schema={entrySchema(weekStartDate)}
      guard={({ clockInTime, clockOutTime }) =>
        hasBothTimes(clockInTime, clockOutTime) ? null : bothTimesText
      }
      submitLabel="Add entry"
      busyLabel="Saving..."
      submit={async (values) => {
        const sheet = sheetId === null ? await beginSheet() : { id: sheetId, failure: null };
        if (sheet.id === null) return sheet.failure;
        const { failure } = await run({ input: { timesheet: sheet.id, ...toInput(values) } });
        if (!failure) onSaved?.();
        return failure;
      }}
      onClose={onClose}
    >
      {(form) => <EntryFields form={form} weekStartDate={weekStartDate} savedProject={start?.project} />}
    </FormDialog>
  );
}

const CreateTimeEntryDocument = graphql(`
  mutation CreateTimeEntry($input: TimeEntryInput!) {
    createTimeEntry(input: $input) {
      id
      ...EntryRow
    }
  }
`);
