import { object } from 'yup';

import { useAction } from '../../../../domain/action/useAction';
import { daysText } from '../../../../domain/calendar/day';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { textRule } from '../../../../domain/form/textRule';
import { isBlank } from '../../../../domain/text/unseen';
import { graphql } from '../../../../generated/gql';
import { rejectTimesheetLimits } from '../../../../generated/limits';
import { TextArea } from '../../../../ui/form/TextArea';
import { incompleteTitle } from '../employeeForm';
import type { SheetRow } from './sheetRow';
import { reviewed } from './useReview';

interface Props {
  sheet: SheetRow;
  onClose: () => void;
}

/** The reason why the button is disabled, and the message for a rejection without a reason. */
const missing = 'Please provide a reason for rejection.';

const schema = object({ reason: textRule(missing, rejectTimesheetLimits.reason) });

/** Sends a timesheet back, with the reason that the person reads. */
export function RejectTimesheetDialog({ sheet, onClose }: Props) {
  const { id, version, employeeName, weekStartDate, weekEndDate } = sheet;
  const { run } = useAction(RejectTimesheetDocument, {
    done: 'Timesheet rejected successfully!',
    failed: 'Failed to reject timesheet.',
    inForm: true,
    ...reviewed,
  });
  return (
    <FormDialog
      draft={`reject timesheet ${String(id)}`}
      title="Reject timesheet"
      line={
        <>
          <bdi>{employeeName}</bdi>, {daysText(weekStartDate, weekEndDate)}
        </>
      }
      initialValues={{ reason: '' }}
      schema={schema}
      incompleteText={missing}
      titles={{ incomplete: incompleteTitle, refused: 'Failed to reject timesheet.' }}
      guard={({ reason }) => (isBlank(reason) ? `${incompleteTitle}: ${missing}` : null)}
      submitLabel="Reject"
      busyLabel="Rejecting..."
      variant="danger"
      submit={async ({ reason }) => (await run({ id, version, reason: reason.trim() })).failure}
      onClose={onClose}
    >
      {(form) => (
        <TextArea {...form.text('reason')} label="Reason" hint={`${employeeName} reads it.`} required />
      )}
    </FormDialog>
  );
}

const RejectTimesheetDocument = graphql(`
  mutation RejectTimesheet($id: Int!, $version: Int!, $reason: String!) {
    rejectTimesheet(id: $id, version: $version, reason: $reason) {
      id
      ...SheetRow
    }
  }
`);
