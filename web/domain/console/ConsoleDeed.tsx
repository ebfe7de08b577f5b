import { AssignDialog } from './AssignDialog';
import type { ConsoleRow } from './consoleRow';
import type { Deed } from './deeds';
import { DeleteTicketDialog } from './DeleteTicketDialog';
import { RespondDialog } from './RespondDialog';
import { StatusDialog } from './StatusDialog';

interface Props {
  deed: Deed;
  ticket: ConsoleRow;
  /** Called before `onClose` when the ticket is gone. */
  onDeleted: () => void;
  onClose: () => void;
}

/** The dialog of what is to be done with a ticket. */
export function ConsoleDeed({ deed, ticket, onDeleted, onClose }: Props) {
  if (deed === 'respond') return <RespondDialog ticket={ticket} onClose={onClose} />;
  if (deed === 'status') return <StatusDialog ticket={ticket} onClose={onClose} />;
  if (deed === 'assign') return <AssignDialog ticket={ticket} onClose={onClose} />;
  return <DeleteTicketDialog ticket={ticket} onDeleted={onDeleted} onClose={onClose} />;
}
