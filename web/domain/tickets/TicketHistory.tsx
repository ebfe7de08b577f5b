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
  /** What its beginning is called. */
  begun: string;
  /** Its moments were cut to the day. */
  isByDay?: boolean;
}

/** How a ticket came to stand where it does: its beginning, then every change of its status. */
export function TicketHistory({ ticket, words, begun, isByDay = false }: Props) {
  const { createdByName, createdAt, history } = getFragmentData(TicketHistoryFragment, ticket);
  return (
    <Timeline
      label="History"
      steps={[
        {
          key: 'begun',
          title: begun,
          line: (
            <>
              <bdi>{createdByName}</bdi> · <InstantText at={createdAt} withTime isDay={isByDay} />
            </>
          ),
        },
        ...history.map(({ position, toStatus, changedByName, changedAt }) => ({
          key: position,
          title: words[toStatus],
          line: (
            <>
              <bdi>{changedByName}</bdi> · <InstantText at={changedAt} withTime isDay={isByDay} />
            </>
          ),
          tone: statusTone[toStatus],
        })),
      ]}
    />
  );
}

export const TicketHistoryFragment = graphql(`
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
