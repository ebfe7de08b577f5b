import { Fragment } from 'react';
import styled from 'styled-components';

import { usePortalConfig } from '../../domain/config/ConfigContext';
import { instantDay } from '../../domain/calendar/instant';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Button } from '../../ui/form/Button';
import { theme } from '../../ui/theme';
import { FeedbackLine } from './FeedbackLine';
import { InboxLine } from './InboxLine';
import type { InboxNotification, useInbox } from './useInbox';

interface Props {
  inbox: ReturnType<typeof useInbox>;
  /** Called when a line opens its record. */
  onLeave: () => void;
}

/** The lines of the inbox, today's separate from earlier ones. */
export function InboxLines({ inbox, onLeave }: Props) {
  const { lines, news, hasMore, isReadingOn, markRead } = inbox;
  const { timeZone } = usePortalConfig();
  if (inbox.hasFailed)
    return <ErrorState text="Failed to load notifications." busy={inbox.isLoading} onRetry={inbox.retry} />;
  if (!lines) return <Waiting />;
  if (lines.length === 0 && news.length === 0)
    return (
      <EmptyState
        drawing="done"
        title="You're all caught up"
        text="Decisions, comments and what waits for you will be listed here."
      />
    );

  const today = instantDay(new Date().toISOString(), timeZone);
  const isToday = ({ happenedAt }: InboxNotification) => instantDay(happenedAt, timeZone) === today;
  const groups = [
    { title: 'Today', shown: lines.filter(isToday) },
    { title: 'Earlier', shown: lines.filter((line) => !isToday(line)) },
  ].filter(({ shown }) => shown.length > 0);
  const open = (line: InboxNotification) => {
    markRead([line]);
    onLeave();
  };
  return (
    <>
      {groups.map(({ title, shown }) => (
        <Fragment key={title}>
          <GroupTitle>{title}</GroupTitle>
          <List>
            {shown.map((line) => (
              <InboxLine key={line.id} line={line} onOpen={() => open(line)} />
            ))}
          </List>
        </Fragment>
      ))}
      {hasMore && (
        <Foot>
          <Button busy={isReadingOn} onClick={inbox.readOn}>
            Load more
          </Button>
        </Foot>
      )}
      {news.length > 0 && (
        <>
          <GroupTitle>Your anonymous feedback</GroupTitle>
          <List>
            {news.map((feedback) => (
              <FeedbackLine key={feedback.id} feedback={feedback} onOpen={onLeave} />
            ))}
          </List>
          <Note>
            Only you see these lines. Nothing is stored about them, so they are never marked as read.
          </Note>
        </>
      )}
    </>
  );
}

function Waiting() {
  return (
    <Skeletons aria-busy="true" aria-label="Loading notifications">
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} steps={12} shape="block" />
      ))}
    </Skeletons>
  );
}

const { space } = theme;

const GroupTitle = styled.h3`
  padding: ${space[3]} ${space[4]} ${space[1]};
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
  font-weight: ${theme.weight.medium};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Foot = styled.div`
  padding: ${space[3]} ${space[4]};
`;

const Note = styled.p`
  padding: ${space[2]} ${space[4]} ${space[4]};
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
`;

const Skeletons = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
`;
