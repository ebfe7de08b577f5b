import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { incompleteText } from '../../../../domain/form/incompleteText';
import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import { LeaveFields } from './LeaveFields';
import { leaveSchema, toChanges, type LeaveValues } from './leaveForm';

interface Props {
  request: FragmentType<typeof EditedLeavePart>;
  onClose: () => void;
}

/** Changes a request that is not decided yet. */
export function EditLeaveDialog({ request, onClose }: Props) {
  const { id, version, title, description, leave } = getFragmentData(EditedLeavePart, request);
  const { run } = useAction(UpdateLeaveRequestDocument, {
    done: 'Leave request updated successfully!',
    failed: 'Failed to update leave request. Please try again.',
    inForm: true,
    stale: ['LeaveRequests', 'LeaveYear'],
    staleIfRefused: ['LeaveRequest'],
  });
  const initialValues: LeaveValues = {
    title,
    description,
    leaveType: leave?.leaveType ?? '',
    startDate: leave?.startDate ?? '',
    endDate: leave?.endDate ?? '',
    reason: leave?.reason ?? '',
    supportingDocument: leave?.supportingDocumentName ? { name: leave.supportingDocumentName } : null,
  };

  return (
    <FormDialog
      draft={`leave ${String(id)}`}
      title="Edit leave request"
      size="large"
      initialValues={initialValues}
      schema={leaveSchema}
      incompleteText={incompleteText}
      submitLabel="Save changes"
      busyLabel="Saving..."
      submit={async (values) => (await run({ id, version, input: toChanges(values, initialValues) })).failure}
      onClose={onClose}
    >
      {(form) => <LeaveFields form={form} except={id} />}
    </FormDialog>
  );
}

const EditedLeavePart = graphql(`
  fragment EditedLeave on Ticket {
    id
    version
    title
    description
    leave {
      leaveType
      startDate
      endDate
      reason
      supportingDocumentName
    }
  }
`);

const UpdateLeaveRequestDocument = graphql(`
  mutation UpdateLeaveRequest($id: Int!, $version: Int!, $input: LeaveRequestChanges!) {
    updateLeaveRequest(id: $id, version: $version, input: $input) {
      id
      ...LeaveRow
      ...LeaveFacts
      ...EditedLeave
    }
  }
`);
