import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { TicketDialog } from '../../../domain/tickets/TicketDialog';
import { ticketStatusWord } from '../../../domain/tickets/ticketStatus';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/Button';
import { DeleteTicketDialog } from './DeleteTicketDialog';
import { TicketFacts } from './TicketFacts';
import { isDeletable, ticketRows } from './ticketRow';

interface Props {
  id: number;
  onClose: () => void;
}

/** One general ticket with its history and its comments [A2.95]. */
export function GeneralTicketDialog({ id, onClose }: Props) {
  const answer = useQuery(GeneralTicketDocument, { variables: { id } });
  const [deleting, setDeleting] = useState(false);

  const ticket = answer.error ? null : (answer.data ?? answer.previousData)?.generalTicket;
  const row = ticket && ticketRows([ticket])[0];
  return (
    <>
      <TicketDialog
        id={id}
        noun="ticket"
        title={row?.title}
        ticket={ticket}
        answer={answer}
        words={ticketStatusWord}
        begun="Created"
        actions={row && isDeletable(row) && <Button onClick={() => setDeleting(true)}>Delete</Button>}
        onClose={onClose}
      >
        {ticket && <TicketFacts ticket={ticket} />}
      </TicketDialog>
      {row && deleting && (
        <DeleteTicketDialog ticket={row} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </>
  );
}

const GeneralTicketDocument = graphql(`
  query GeneralTicket($id: Int!) {
    generalTicket(id: $id) {
      id
      ...GeneralTicketRow
      ...GeneralTicketFacts
      ...TicketHistory
    }
  }
`);
