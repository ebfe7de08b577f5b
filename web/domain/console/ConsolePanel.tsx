import { useQuery } from '@apollo/client/react';

import { getFragmentData } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/Button';
import type { PanelSteps } from '../../ui/overlay/sidePanel/steps';
import { detailsIn } from '../list/detailsIn';
import { hasArticles } from '../tickets/hasArticles';
import { replyReaders } from '../tickets/readers';
import { TicketPanel } from '../tickets/TicketPanel';
import { TicketStatusBadge } from '../tickets/TicketStatusBadge';
import { ConsoleFacts, ConsoleFactsPart } from './ConsoleFacts';
import { consoleRows, isByDay, type ConsoleRow } from './consoleRow';
import { ConsoleWords } from './ConsoleWords';
import { TicketEquipment } from './TicketEquipment';
import type { Action } from './consoleActions';
import { useDesk } from './desk';

interface Props {
  id: number;
  /** As the list knows it, where it does. */
  listed: ConsoleRow | undefined;
  steps: PanelSteps | undefined;
  /** Opens an action on the ticket. */
  onAct: (action: Action, ticket: ConsoleRow) => void;
  onClose: () => void;
}

/** One ticket of any kind: its text, its timeline, and its actions. */
export function ConsolePanel({ id, listed, steps, onAct, onClose }: Props) {
  const desk = useDesk();
  const answer = useQuery(ConsoleTicketDocument, { variables: { id } });
  const ticket = detailsIn(answer, (data) => data.ticket, id);
  const read = ticket && consoleRows([ticket])[0];
  const row = read ?? listed;
  const can = read?.viewerCan;
  return (
    <TicketPanel
      id={id}
      noun="ticket"
      title={row?.title}
      head={
        row && (
          <>
            <TicketStatusBadge status={row.status} words={desk.statusWord} />
            <span>{desk.headline(row, ticket && getFragmentData(ConsoleFactsPart, ticket))}</span>
          </>
        )
      }
      ticket={read && ticket}
      answer={answer}
      words={desk.statusWord}
      begun="Created"
      noResponses={desk.noResponses}
      isByDay={row !== undefined && isByDay(row)}
      handler={
        read && (can?.changeStatus || can?.commentInternally)
          ? {
              mayBeInternal: can.commentInternally,
              mayLink: hasArticles(read.kind),
              reply: replyReaders(read),
            }
          : null
      }
      commentHint={read ? replyReaders(read) : undefined}
      facts={
        ticket &&
        read && (
          <>
            <ConsoleFacts ticket={ticket} />
            <TicketEquipment ticket={read} />
          </>
        )
      }
      actions={
        can &&
        (can.delete || can.assign || can.changeStatus) && (
          <>
            {can.delete && <Button onClick={() => onAct('delete', read)}>Delete</Button>}
            {can.assign && <Button onClick={() => onAct('assign', read)}>Assign</Button>}
            {can.changeStatus && (
              <Button variant="primary" onClick={() => onAct('status', read)}>
                Update status
              </Button>
            )}
          </>
        )
      }
      steps={steps}
      onClose={onClose}
    >
      {ticket && (
        <ConsoleWords
          ticket={ticket}
          renewDocument={async () => (await answer.refetch()).data?.ticket?.leave?.supportingDocument}
        />
      )}
    </TicketPanel>
  );
}

const ConsoleTicketDocument = graphql(`
  query ConsoleTicket($id: Int!) {
    ticket(id: $id) {
      id
      leave {
        supportingDocument
      }
      ...ConsoleRow
      ...ConsoleWords
      ...ConsoleFacts
      ...TicketHistory
    }
  }
`);
