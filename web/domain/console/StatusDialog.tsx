import { object, string } from 'yup';

import { graphql } from '../../generated/gql';
import type { TicketStatus } from '../../generated/graphql';
import { TicketCommentLimits } from '../../generated/limits';
import { Select } from '../../ui/form/choice/Select';
import { TextArea } from '../../ui/form/TextArea';
import { useAction } from '../action/useAction';
import { noAnswer } from '../failure/noAnswer';
import { FormDialog } from '../form/FormDialog';
import { textUpTo } from '../form/textRule';
import { replyReaders } from '../tickets/readers';
import { TicketStatusBadge } from '../tickets/TicketStatusBadge';
import { consoleLists, type ConsoleRow } from './consoleRow';
import { useDesk } from './desk';

interface Props {
  ticket: ConsoleRow;
  onClose: () => void;
}

const { comment: longest } = TicketCommentLimits;

/** Gives a ticket any other status, with an optional comment to the requester. */
export function StatusDialog({ ticket: { id, kind, title, status, version, ...ticket }, onClose }: Props) {
  const { statusWord, moves, refusesPresent } = useDesk();
  const { run } = useAction(UpdateTicketStatusDocument, {
    done: 'Ticket status updated successfully',
    failed: noAnswer,
    inForm: true,
    stale: [...consoleLists, 'ConsoleTicket', 'TicketComments', 'Today'],
  });
  // A comment in the same step would have the handler's name: on their own anonymous feedback.
  const mayComment = !(ticket.isOwn && ticket.feedback?.isAnonymous);

  return (
    <FormDialog
      draft={`status of ticket ${String(id)}`}
      title="Update Ticket Status"
      line={<bdi>{title}</bdi>}
      initialValues={{ status: '', comment: '' }}
      schema={schemaFor(refusesPresent ? status : null)}
      titles={{ refused: 'Failed to update ticket status' }}
      submitLabel="Update status"
      busyLabel="Updating..."
      submit={async (values) => {
        const comment = values.comment.trim() || null;
        return (await run({ id, status: values.status as TicketStatus, comment, version })).failure;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>
            Now: <TicketStatusBadge status={status} words={statusWord} />
          </p>
          <Select
            {...form.choice('status')}
            label="New status"
            hint={
              kind === 'LEAVE_REQUEST'
                ? 'Resolved approves this leave; any other status takes an approval back.'
                : undefined
            }
            options={moves}
            placeholder="Select a status"
            required
          />
          {mayComment && (
            <TextArea
              {...form.text('comment')}
              label="Comment"
              hint={`Optional. ${replyReaders(ticket)}`}
              rows={3}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

/** The two refusals; where any status can be given again, `refused` is null. */
const schemaFor = (refused: TicketStatus | null) =>
  object({
    status: string()
      .required('Please select a status')
      .notOneOf(refused ? [refused] : [], 'Please select a different status to update'),
    comment: textUpTo(longest),
  });

const UpdateTicketStatusDocument = graphql(`
  mutation UpdateTicketStatus($id: Int!, $status: TicketStatusInput!, $comment: String, $version: Int) {
    updateTicketStatus(id: $id, status: $status, comment: $comment, version: $version) {
      id
      ...ConsoleRow
    }
  }
`);
