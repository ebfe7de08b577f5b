import { MessageSquarePlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { useHasScreen } from '../../../../domain/navigation/ScreensContext';
import { useViewer } from '../../../../domain/session/SessionContext';
import { newTicketPath, type NewTicketState } from '../../../../domain/tickets/newTicket';
import { Button } from '../../../../ui/form/Button';

/** A button for questions without an answer: it opens the form of a ticket with the question. */
export function TicketButton({ text }: { text: string }) {
  const { id } = useViewer();
  const navigate = useNavigate();
  const hasScreen = useHasScreen();
  if (!hasScreen(newTicketPath.split('?')[0] ?? '')) return null;
  return (
    <Button
      icon={MessageSquarePlus}
      onClick={() => void navigate(newTicketPath, { state: { text, of: id } satisfies NewTicketState })}
    >
      Create a ticket with this text
    </Button>
  );
}
