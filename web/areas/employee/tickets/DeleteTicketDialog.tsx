import { ConfirmAction } from '../../../domain/action/ConfirmAction';
import { graphql } from '../../../generated/gql';
import type { TicketRow } from './ticketRow';

interface Props {
  ticket: TicketRow;
  onClose: () => void;
  /** Called before `onClose` when the ticket is gone. */
  onDeleted?: () => void;
}

/** Asks once, then deletes the ticket. */
export function DeleteTicketDialog({ ticket: { id, title, general }, onClose, onDeleted }: Props) {
  return (
    <ConfirmAction
      document={DeleteGeneralTicketDocument}
      variables={{ id }}
      done="Ticket deleted successfully!"
      failed="Failed to delete ticket. Please try again."
      stale={['GeneralTickets', 'OwnTicketCounts', 'Today']}
      staleIfRefused={['GeneralTicket']}
      title="Delete this ticket?"
      confirmLabel="Delete ticket"
      cancelLabel="Keep ticket"
      busyText="Deleting..."
      onDone={onDeleted}
      onClose={onClose}
    >
      “<bdi>{title}</bdi>”{general && <span> ({general.categoryName})</span>}
      <span>
        {' '}
        will be deleted with its description and comments, and no one will work on it any more. This cannot be
        undone.
      </span>
    </ConfirmAction>
  );
}

const DeleteGeneralTicketDocument = graphql(`
  mutation DeleteGeneralTicket($id: Int!) {
    deleteGeneralTicket(id: $id)
  }
`);
