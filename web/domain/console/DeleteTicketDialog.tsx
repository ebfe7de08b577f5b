import { graphql } from '../../generated/gql';
import { ConfirmAction } from '../action/ConfirmAction';
import { consoleLists, type ConsoleRow } from './consoleRow';
import { useDesk } from './desk';

interface Props {
  ticket: ConsoleRow;
  onClose: () => void;
  /** Called before `onClose` when the ticket is gone. */
  onDeleted: () => void;
}

/**
 * Asks for a confirmation, then deletes a general or an IT support ticket, for people to whom the server allows it
 * (5j).
 */
export function DeleteTicketDialog({ ticket: { id, title }, onClose, onDeleted }: Props) {
  const desk = useDesk();
  return (
    <ConfirmAction
      document={DeleteConsoleTicketDocument}
      variables={{ id }}
      done={desk.deleted}
      failed={desk.deleteFailed}
      isTitled
      stale={[...consoleLists, 'Today']}
      staleIfRefused={['ConsoleTicket']}
      title={desk.deleteQuestion}
      confirmLabel="Delete ticket"
      cancelLabel="Keep ticket"
      busyText="Deleting..."
      onDone={onDeleted}
      onClose={onClose}
    >
      “<bdi>{title}</bdi>”
      <span>
        {' '}
        will be deleted with its description and comments, also for the person who sent it. This cannot be
        undone.
      </span>
    </ConfirmAction>
  );
}

const DeleteConsoleTicketDocument = graphql(`
  mutation DeleteConsoleTicket($id: Int!) {
    deleteGeneralTicket(id: $id)
  }
`);
