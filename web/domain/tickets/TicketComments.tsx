import { useQuery } from '@apollo/client/react';
import styled from 'styled-components';

import { graphql } from '../../generated/gql';
import { Button } from '../../ui/Button';
import { QuietFailure } from '../../ui/QuietFailure';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { StatusBadge } from '../../ui/StatusBadge';
import { theme } from '../../ui/theme';
import { toast } from '../../ui/toast';
import { InstantText } from '../calendar/InstantText';
import { PersonAvatar } from '../people/PersonAvatar';
import { AddTicketComment, type Draft } from './AddTicketComment';

interface Props extends Draft {
  ticket: number;
  /** Moments were cut to the day. */
  isByDay?: boolean;
}

/**
 * What was written on a ticket, oldest first, and a box to write more, which stays when the comments do not
 * load [A8.33].
 */
export function TicketComments({ ticket, isByDay = false, ...draft }: Props) {
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(TicketCommentsDocument, {
    variables: { ticket, page: 1 },
    nextFetchPolicy: 'cache-first',
  });
  const answer = (data ?? previousData)?.ticketComments;
  const comments = answer?.results.toReversed();
  const earlier = answer ? answer.count - answer.results.length : 0;
  const readEarlier = async () => {
    const page = Math.floor((answer?.results.length ?? 0) / pageSize) + 1;
    await fetchMore({
      variables: { page },
      updateQuery: ({ ticketComments: shown }, { fetchMoreResult: { ticketComments: more } }) => {
        const known = new Set(shown.results.map(({ id }) => id));
        return {
          ticketComments: {
            ...more,
            results: [...shown.results, ...more.results.filter(({ id }) => !known.has(id))],
          },
        };
      },
    }).catch(() => toast.error('Failed to load earlier comments. Please try again.'));
  };

  return (
    <Stack $gap={4}>
      {comments === undefined && loading && <Skeleton steps={10} shape="block" />}
      {error && (
        <QuietFailure busy={loading} onRetry={() => void refetch().catch(() => undefined)}>
          Comments are not available at the moment.
        </QuietFailure>
      )}
      {comments?.length === 0 && <Nothing>No comments yet.</Nothing>}
      {earlier > 0 && (
        <div>
          <Button busy={loading} onClick={() => void readEarlier()}>
            Show earlier comments ({earlier.toLocaleString('en-US')})
          </Button>
        </div>
      )}
      {comments && comments.length > 0 && (
        <List aria-label="Comments">
          {comments.map(({ id, createdBy, createdByName, createdAt, comment, isInternal }) => (
            <li key={id}>
              <PersonAvatar name={createdByName} photo={createdBy?.profilePicture} size="small" />
              <div>
                <Head>
                  <strong>
                    <bdi>{createdByName}</bdi>
                  </strong>{' '}
                  <InstantText at={createdAt} withTime isDay={isByDay} />
                  {isInternal && (
                    <StatusBadge tone="warning" dot={false}>
                      Internal
                    </StatusBadge>
                  )}
                </Head>
                <Text dir="auto">{comment}</Text>
              </div>
            </li>
          ))}
        </List>
      )}
      <AddTicketComment ticket={ticket} {...draft} />
    </Stack>
  );
}

/** So many of the latest are read at once, the most that the graph answers. */
const pageSize = 200;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  li {
    display: flex;
    gap: ${theme.space[3]};
  }
  li > div {
    flex: 1;
    min-inline-size: 0;
  }
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  strong {
    font-weight: ${theme.weight.semibold};
  }
  time {
    color: ${theme.color.ink3};
    font-size: ${theme.type[12]};
  }
`;

const Text = styled.p`
  color: ${theme.color.ink2};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Nothing = styled.p`
  color: ${theme.color.ink3};
`;

const TicketCommentsDocument = graphql(`
  query TicketComments($ticket: Int!, $page: Int!) {
    ticketComments(ticket: $ticket, page: $page, pageSize: 200, ordering: "-createdAt") {
      count
      results {
        id
        comment
        isInternal
        createdBy {
          id
          profilePicture
        }
        createdByName
        createdAt
      }
    }
  }
`);
