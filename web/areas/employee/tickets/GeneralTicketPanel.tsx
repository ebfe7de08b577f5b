import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { priorityName } from '../../../domain/tickets/priorityName';
import { TicketPanel } from '../../../domain/tickets/TicketPanel';
import { TicketStatusBadge } from '../../../domain/tickets/TicketStatusBadge';
import { ticketStatusWord } from '../../../domain/tickets/ticketStatus';
import { detailsIn } from '../../../domain/list/detailsIn';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/form/Button';
import type { PanelSteps } from '../../../ui/overlay/sidePanel/steps';
import { DeleteTicketDialog } from './DeleteTicketDialog';
import { TicketFacts } from './TicketFacts';
import { isDeletable, ticketRows, type TicketRow } from './ticketRow';
import { TicketWords } from './TicketWords';

interface Props {
  id: number;
  /** As the list knows it, where it does. */
  listed: TicketRow | undefined;
  steps: PanelSteps | undefined;
  onClose: () => void;
}

/** One general ticket with what happened and was said. */
export function GeneralTicketPanel({ id, listed, steps, onClose }: Props) {
  const answer = useQuery(GeneralTicketDocument, { variables: { id } });
  const [deleting, setDeleting] = useState(false);

  const ticket = detailsIn(answer, (data) => data.generalTicket, id);
  const read = ticket && ticketRows([ticket])[0];
  const row = read ?? listed;
  return (
    <>
      <TicketPanel
        id={id}
        noun="ticket"
        title={row?.title}
        head={
          row && (
            <>
              <TicketStatusBadge status={row.status} />
              <span>
                {[row.general?.categoryName, `${priorityName[row.priority]} priority`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </>
          )
        }
        ticket={ticket}
        answer={answer}
        words={ticketStatusWord}
        begun="Created"
        facts={ticket && <TicketFacts ticket={ticket} />}
        actions={read && isDeletable(read) && <Button onClick={() => setDeleting(true)}>Delete</Button>}
        steps={steps}
        onClose={onClose}
      >
        {ticket && <TicketWords ticket={ticket} />}
      </TicketPanel>
      {read && deleting && (
        <DeleteTicketDialog ticket={read} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </>
  );
}

const GeneralTicketDocument = graphql(`
  query GeneralTicket($id: Int!) {
    generalTicket(id: $id) {
      id
      ...GeneralTicketRow
      ...GeneralTicketWords
      ...GeneralTicketFacts
      ...TicketHistory
    }
  }
`);
