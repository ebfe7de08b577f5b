import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { TicketStatus } from '../../../generated/graphql';
import { Button } from '../../../ui/form/Button';
import { QuietFailure } from '../../../ui/feedback/QuietFailure';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Timeline, type TimelineStep } from '../../../ui/data/Timeline';
import { AgeOrInstant } from '../../calendar/AgeText';
import { InstantText } from '../../calendar/InstantText';
import { commentStep } from './commentStep';
import { statusTone } from '../statusTone';
import { knownStatus } from '../ticketStatus';
import { useTicketComments } from './useTicketComments';
import { numberText } from '../../../ui/numbers';

interface Props {
  id: number;
  ticket: FragmentType<typeof TicketHistoryFragment>;
  /** What the statuses are called for this kind of ticket. */
  words: Readonly<Record<TicketStatus, string>>;
  /** What its beginning is called. */
  begun: string;
  /** Its moments were cut to the day. */
  isByDay?: boolean | undefined;
  /** Shown below while there are no comments. With it, comments that could not be loaded are not reported. */
  noResponses?: string | undefined;
}

/** The timeline of a ticket: its creation, every change of its status, and its comments, in order. */
export function TicketTimeline({ id, ticket, words, begun, isByDay = false, noResponses }: Props) {
  const { createdByName, createdAt, history } = getFragmentData(TicketHistoryFragment, ticket);
  const { comments, earlier, loading, failed, retry, readEarlier } = useTicketComments(id);

  const line = (name: string, at: string) => (
    <>
      <bdi>{name}</bdi> · {isByDay ? <InstantText at={at} isDay /> : <AgeOrInstant at={at} />}
    </>
  );
  const steps: Moment[] = [
    { at: createdAt, step: { key: 'begun', title: begun, line: line(createdByName, createdAt) } },
    ...history.map(({ position, toStatus, changedByName, changedAt }) => ({
      at: changedAt,
      step: {
        key: position,
        title: words[knownStatus(toStatus)],
        line: line(changedByName, changedAt),
        tone: statusTone[knownStatus(toStatus)],
      },
    })),
    ...(comments ?? []).map((comment) => ({
      at: comment.createdAt,
      step: commentStep(comment, isByDay),
    })),
  ];
  // What happened in the same moment, or on a day that tells no moments, stays in the order above.
  const inOrder = steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

  return (
    <>
      {earlier > 0 && (
        <div>
          <Button busy={loading} onClick={readEarlier}>
            Show earlier comments ({numberText(earlier)})
          </Button>
        </div>
      )}
      <Timeline label="History and comments" steps={inOrder.map(({ step }) => step)} />
      {comments === undefined && loading && <Skeleton steps={10} shape="block" />}
      {noResponses !== undefined && (failed || comments?.length === 0) && <p>{noResponses}</p>}
      {failed && noResponses === undefined && (
        <QuietFailure busy={loading} onRetry={retry}>
          Comments are not available at the moment.
        </QuietFailure>
      )}
    </>
  );
}

interface Moment {
  at: string;
  step: TimelineStep;
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
