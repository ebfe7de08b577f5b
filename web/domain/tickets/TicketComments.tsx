import { useQuery } from '@apollo/client/react';
import styled from 'styled-components';

import { graphql } from '../../generated/gql';
import { QuietFailure } from '../../ui/QuietFailure';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { StatusBadge } from '../../ui/StatusBadge';
import { theme } from '../../ui/theme';
import { InstantText } from '../calendar/InstantText';
import { PersonAvatar } from '../people/PersonAvatar';
import { AddTicketComment, type Draft } from './AddTicketComment';

interface Props extends Draft {
  ticket: number;
  /** Moments were cut to the day. */
  isByDay?: boolean;
}

/** What was written on a ticket, oldest first, and a box to write more, which stays when the comments do not load [A8.33]. */
export function TicketComments({ ticket, isByDay = false, ...draft }: Props) {
  const { data, previousData, error, loading, refetch } = useQuery(TicketCommentsDocument, {
    variables: { ticket }, fetchPolicy: 'cache-and-network',
  });
  const comments = (data ?? previousData)?.ticketComments.results;

  return (
    <Stack $gap={4}>
      {comments === undefined && loading && <Skeleton steps={10} shape="block" />}
      {error && (
        <QuietFailure busy={loading} onRetry={() => void refetch().catch(() => undefined)}>
          Comments are not available at the moment.
        </QuietFailure>
      )}
      {comments?.length === 0 && <Nothing>No comments yet.</Nothing>}
      {comments && comments.length > 0 && (
        <List aria-label="Comments">
          {comments.map(({ id, createdBy, createdByName, createdAt, comment, isInternal }) => (
            <li key={id}>
              <PersonAvatar name={createdByName} photo={createdBy?.profilePicture} size="small" />
              <div>
                <Head>
                  <strong>{createdByName}</strong> <InstantText at={createdAt} withTime isDay={isByDay} />
                  {isInternal && <StatusBadge tone="warning" dot={false}>Internal</StatusBadge>}
                </Head>
                <Text>{comment}</Text>
              </div>
            </li>
          ))}
        </List>
      )}
      <AddTicketComment ticket={ticket} {...draft} />
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  li { display: flex; gap: ${theme.space[3]}; }
  li > div { flex: 1; min-inline-size: 0; }
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  strong { font-weight: ${theme.weight.semibold}; }
  time { color: ${theme.color.ink3}; font-size: ${theme.type[12]}; }
`;

const Text = styled.p`
  color: ${theme.color.ink2};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Nothing = styled.p`color: ${theme.color.ink3};`;

const TicketCommentsDocument = graphql(`
  query TicketComments($ticket: Int!) {
    ticketComments(ticket: $ticket, pageSize: 200) {
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
