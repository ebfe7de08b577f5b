import { NetworkStatus } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';

import { allEvents, useNews } from '../../domain/stream/useNews';
import { graphql } from '../../generated/gql';
import type { InboxQuery } from '../../generated/graphql';
import { UnreadNotificationsDocument } from './useUnread';

/** A line of the inbox. */
export type InboxNotification = InboxQuery['notifications']['results'][number];
/** Own anonymous feedback of which there is something new. */
export type FeedbackNews = InboxQuery['feedbackNews']['results'][number];

type Page = InboxQuery['notifications'];

/** The newest page on top of the loaded ones, without the lines that were moved up. */
function onTop(fresh: Page, shown: Page | undefined): Page {
  if (!shown || fresh.next === null) return fresh;
  const ids = new Set(fresh.results.map(({ id }) => id));
  const least = fresh.results.at(-1)?.position ?? 0;
  const older = shown.results.filter(({ id, position }) => position < least && !ids.has(id));
  return older.length === 0 ? fresh : { ...fresh, results: [...fresh.results, ...older], next: shown.next };
}

/** The inbox, as long as it is open: kept up to date, read on page by page, marked as read. */
export function useInbox() {
  const { data, error, loading, networkStatus, client, fetchMore, refetch } = useQuery(InboxDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [mark] = useMutation(MarkNotificationsReadDocument);

  const readAgain = async () => {
    const { data: fresh } = await client.query({ query: InboxDocument, fetchPolicy: 'no-cache' });
    if (!fresh) return;
    client.cache.updateQuery({ query: InboxDocument }, (shown) => ({
      ...fresh,
      notifications: onTop(fresh.notifications, shown?.notifications),
    }));
  };
  useNews(() => void readAgain().catch(() => undefined), allEvents);

  const page = data?.notifications;
  const markRead = async (lines: readonly InboxNotification[], all: boolean) => {
    const through = Math.max(0, ...lines.map(({ position }) => position));
    const ids = all ? null : lines.filter(({ isRead }) => !isRead).map(({ id }) => id);
    if (through === 0 || ids?.length === 0) return;
    const { data: marked } = await mark({ variables: { ids, through } });
    if (!marked) return;
    client.writeQuery({
      query: UnreadNotificationsDocument,
      data: { unreadNotificationCount: marked.markNotificationsRead },
    });
    await readAgain();
  };

  return {
    lines: page?.results,
    news: data?.feedbackNews.results ?? [],
    hasMore: page?.next != null,
    isLoading: loading,
    isReadingOn: networkStatus === NetworkStatus.fetchMore,
    hasFailed: error !== undefined && !page,
    retry: () => void refetch().catch(() => undefined),
    readOn: () =>
      void fetchMore({
        variables: { after: page?.next },
        updateQuery: (before, { fetchMoreResult: { notifications: more } }) => ({
          ...before,
          notifications: { ...more, results: [...before.notifications.results, ...more.results] },
        }),
      }).catch(() => undefined),
    markRead: (lines: readonly InboxNotification[], all = false) =>
      void markRead(lines, all).catch(() => undefined),
  };
}

const InboxDocument = graphql(`
  query Inbox($after: String) {
    unreadNotificationCount
    notifications(pageSize: 20, after: $after) {
      next
      results {
        id
        kind
        thing
        text
        link
        happenedAt
        isRead
        position
        ticket {
          id
          title
        }
        timesheet {
          id
          weekStartDate
          weekEndDate
        }
        application {
          id
          jobTitle
        }
        certificate {
          id
          certificationName
        }
        equipment {
          id
          name
          assetTag
        }
        policy {
          id
          title
        }
        review {
          id
          cycle {
            id
            name
          }
        }
        reviewCycle {
          id
          name
        }
      }
    }
    feedbackNews {
      results {
        id
        title
        status
        updatedAt
      }
    }
  }
`);

const MarkNotificationsReadDocument = graphql(`
  mutation MarkNotificationsRead($ids: [Int!], $through: Int!) {
    markNotificationsRead(ids: $ids, through: $through)
  }
`);
