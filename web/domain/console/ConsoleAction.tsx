import { AssignDialog } from './AssignDialog';
import type { ConsoleRow } from './consoleRow';
import type { Action } from './consoleActions';
import { DeleteTicketDialog } from './DeleteTicketDialog';
import { RespondDialog } from './RespondDialog';
import { StatusDialog } from './StatusDialog';

interface Props {
  action: Action;
  ticket: ConsoleRow;
  /** Called before `onClose` when the ticket is gone. */
  onDeleted: () => void;
  onClose: () => void;
}

/** The dialog of an action on a ticket. */
export function ConsoleAction({ action, ticket, onDeleted, onClose }: Props) {
  if (action === 'respond') return <RespondDialog ticket={ticket} onClose={onClose} />;
  if (action === 'status') return <StatusDialog ticket={ticket} onClose={onClose} />;
  if (action === 'assign') return <AssignDialog ticket={ticket} onClose={onClose} />;
  return <DeleteTicketDialog ticket={ticket} onDeleted={onDeleted} onClose={onClose} />;
}
