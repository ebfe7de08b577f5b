import { useFragment } from '@apollo/client/react';

import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { hasBothTimes } from '../../../../domain/timesheets/clockShift';
import { useTracker } from '../../../../domain/timesheets/tracker/useTracker';
import { weekQueries } from '../../../../domain/timesheets/weekQueries';
import { graphql } from '../../../../generated/gql';
import type { EditedEntryFragment } from '../../../../generated/graphql';
import { mondayOf } from '../../../../ui/form/dates/days';
import { EditedEntryPart } from './editedEntry';
import { EntryFields } from './EntryFields';
import { toChanges, valuesOf, type EntryValues } from './entryForm';
import { entrySchema } from './entryRules';
import { bothTimesText, onlyDraftText } from '../editor/pinned';

interface Props {
  entry: EditedEntryFragment;
  /** Text typed elsewhere that is not saved; by default the entry as it is. */
  start?: EntryValues;
  onSaved?: () => void;
  onClose: () => void;
}

/** The form of an entry that exists. */
export function EntryForm({ entry: opened, start, onSaved, onClose }: Props) {
  // Read again after a conflict, so that another try is made against what it has become.
  const { data, complete } = useFragment({
    fragment: EditedEntryPart,
    from: { __typename: 'TimeEntry', id: opened.id },
  });
  const entry = complete ? data : opened;
  const weekStartDate = mondayOf(opened.date);
  const { session, check } = useTracker();
  const { run } = useAction(UpdateTimeEntryDocument, {
    done: 'Time entry updated successfully!',
    failed: 'Failed to update time entry',
    inForm: true,
    stale: weekQueries,
    staleIfRefused: ['TimeEntry'],
  });

  return (
    <FormDialog
      draft={`time entry ${String(opened.id)}`}
      title="Edit time entry"
      size="large"
      initialValues={valuesOf(entry)}
      typed={start}
      schema={entrySchema(weekStartDate)}
      guard={({ clockInTime, clockOutTime }) =>
        entry.viewerCanEdit ? missingTimes(clockInTime, clockOutTime) : onlyDraftText
      }
      submitLabel="Save changes"
      busyLabel="Saving..."
      submit={async (values) => {
        const { failure } = await run({
          id: entry.id,
          version: entry.version,
          input: toChanges(values, entry),
        });
        // A typed end ends the session that tracks it.
        if (!failure && session?.timesheetEntryId === entry.id) check();
        if (!failure) onSaved?.();
        return failure;
      }}
      onClose={onClose}
    >
      {(form) => <EntryFields form={form} weekStartDate={weekStartDate} savedProject={entry.project} />}
    </FormDialog>
  );
}

const missingTimes = (clockIn: string, clockOut: string): string | null =>
  hasBothTimes(clockIn, clockOut) ? null : bothTimesText;

const UpdateTimeEntryDocument = graphql(`
  mutation UpdateTimeEntry($id: Int!, $version: Int!, $input: TimeEntryChanges!) {
    updateTimeEntry(id: $id, version: $version, input: $input) {
      id
      ...EntryRow
      ...EntryFacts
    }
  }
`);
