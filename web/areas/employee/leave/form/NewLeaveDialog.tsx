import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { incompleteText } from '../../../../domain/form/incompleteText';
import { useViewAction } from '../../../../domain/list/useViewAction';
import { graphql } from '../../../../generated/gql';
import { LeaveFields } from './LeaveFields';
import { emptyLeave, leaveSchema, toInput } from './leaveForm';

interface Props {
  /** First day of the new request; "" for none. */
  from: string;
  onClose: () => void;
}

/** Asks for leave. */
export function NewLeaveDialog({ from, onClose }: Props) {
  const view = useViewAction('/employee/leave', 'request');
  const { run } = useAction(CreateLeaveRequestDocument, {
    done: 'Leave request submitted successfully!',
    next: ({ createLeaveRequest: { id } }) => view(id),
    failed: 'Failed to submit leave request. Please try again.',
    inForm: true,
    stale: ['LeaveRequests', 'LeaveYear'],
  });

  return (
    <FormDialog
      draft="new leave"
      title="New leave request"
      size="large"
      initialValues={{ ...emptyLeave, startDate: from }}
      schema={leaveSchema}
      incompleteText={incompleteText}
      submitLabel="Submit request"
      busyLabel="Submitting..."
      submit={async (values) => (await run({ input: toInput(values) })).failure}
      onClose={onClose}
    >
      {(form) => <LeaveFields form={form} />}
    </FormDialog>
  );
}

const CreateLeaveRequestDocument = graphql(`
  mutation CreateLeaveRequest($input: LeaveRequestInput!) {
    createLeaveRequest(input: $input) {
      id
      ...LeaveRow
    }
  }
`);
