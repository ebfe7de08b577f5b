import { getFragmentData, type FragmentType } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import type { TicketStatus } from '../../generated/graphql';
import { Timeline } from '../../ui/Timeline';
import { InstantText } from '../calendar/InstantText';
import { statusTone } from './statusTone';

interface Props {
  ticket: FragmentType<typeof TicketHistoryFragment>;
  /** What the statuses are called for this kind of ticket. */
  words: Readonly<Record<TicketStatus, string>>;
}

/** How a ticket came to stand where it does: asked, then every change of its status. */
export function TicketHistory({ ticket, words }: Props) {
  const { createdByName, createdAt, history } = getFragmentData(TicketHistoryFragment, ticket);
  return (
    <Timeline
      label="History"
      steps={[
        { key: 'asked', title: 'Requested', line: <>{createdByName} · <InstantText at={createdAt} withTime /></> },
        ...history.map(({ position, toStatus, changedByName, changedAt }) => ({
          key: position,
          title: words[toStatus],
          line: <>{changedByName} · <InstantText at={changedAt} withTime /></>,
          tone: statusTone[toStatus],
        })),
      ]}
    />
  );
}

const TicketHistoryFragment = graphql(`
  fragment TicketHistory on Ticket {
    id
    createdByName
    createdAt
    history {
      position
      toStatus
      changedByName
      changedAt
    }
  }
`);
