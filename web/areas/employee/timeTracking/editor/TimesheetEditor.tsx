import { useState } from 'react';

import { useAction } from '../../../../domain/action/useAction';
import { daysText } from '../../../../domain/calendar/day';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { useTracker } from '../../../../domain/timesheets/tracker/useTracker';
import { weekQueries } from '../../../../domain/timesheets/weekQueries';
import { graphql } from '../../../../generated/gql';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { lastDay } from '../entryForm/entryForm';
import { fixErrorsText } from './pinned';
import { RowDialog } from './RowDialog';
import type { SheetEdits } from './sheetEdits';
import { SheetFields } from './SheetFields';
import { SheetSkeleton } from './SheetSkeleton';
import { sheetRefusal } from './sheetRefusal';
import { sheetChanges, sheetRows, type SheetRow } from './sheetRows';
import { forgetRow } from './sheetTyping';
import { useDraftSheet } from './useDraftSheet';
import { useSheet } from './useSheet';
import { ValidationErrors } from './ValidationErrors';

interface Props {
  /** Monday of the week that is edited. */
  weekStartDate: string;
  onClose: () => void;
}

const nothingTyped: SheetEdits = {};

/** All entries of the viewer's own draft in one table, saved together. */
export function TimesheetEditor({ weekStartDate, onClose }: Props) {
  const { sheet, failure, loading, retry } = useSheet(weekStartDate);
  const beginSheet = useDraftSheet(weekStartDate);
  const { session, check } = useTracker();
  const [opened, setOpened] = useState<{ row: SheetRow; forget: () => void } | null>(null);
  const { run } = useAction(SaveTimesheetDocument, {
    done: 'Timesheet updated successfully!',
    failed: 'Failed to save time entry. Please try again.',
    inForm: true,
    stale: weekQueries,
  });
  const rowsWith = (edits: SheetEdits) => (sheet ? sheetRows(sheet, edits) : []);

  return (
    <>
      <FormDialog<SheetEdits>
        draft={`timesheet ${weekStartDate}`}
        title="Edit timesheet"
        line={daysText(weekStartDate, lastDay(weekStartDate))}
        size="wide"
        initialValues={nothingTyped}
        guard={(edits) =>
          sheet ? (sheet.refusal ?? errorsText(rowsWith(edits))) : (failure ?? 'Loading...')
        }
        notice={({ values }) => <ValidationErrors rows={rowsWith(values)} />}
        submitLabel="Save timesheet"
        busyLabel="Saving..."
        submit={async (edits) => {
          const draft = sheet && sheet.id !== null ? { id: sheet.id, failure: null } : await beginSheet();
          if (draft.id === null) return draft.failure;
          const rows = rowsWith(edits);
          const { rows: sent, ...changes } = sheetChanges(rows);
          const { failure: refused } = await run({ id: draft.id, ...changes });
          // Whatever it was, what the rows are based on may have changed.
          if (refused) retry();
          // An end that is typed, or an entry that is deleted, ends the session that tracks it.
          else if (session) check();
          return refused && sheetRefusal(refused, sent, rows, edits);
        }}
        onClose={onClose}
      >
        {(form) => {
          if (failure !== null) return <ErrorState text={failure} onRetry={retry} busy={loading} />;
          if (!sheet) return <SheetSkeleton />;
          return (
            <SheetFields
              sheet={sheet}
              rows={rowsWith(form.values)}
              form={form}
              onOpen={(row) => setOpened({ row, forget: () => forgetRow(form, row) })}
            />
          );
        }}
      </FormDialog>
      {opened && (
        <RowDialog
          row={opened.row}
          weekStartDate={weekStartDate}
          sheetId={sheet?.id ?? null}
          onSaved={opened.forget}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

const errorsText = (rows: readonly SheetRow[]): string | null =>
  rows.some(({ isRemoved, problems }) => !isRemoved && problems.length > 0) ? fixErrorsText : null;

const SaveTimesheetDocument = graphql(`
  mutation SaveTimesheet($id: Int!, $entries: [TimesheetEntryInput!]!, $removed: [Int!]) {
    saveTimesheet(id: $id, entries: $entries, removed: $removed) {
      id
      ...WeekTimesheetPart
    }
  }
`);
