import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';

import { graphql } from '../../generated/gql';
import type { TodayQuery } from '../../generated/graphql';
import { isoDay } from '../calendar/instant';
import { usePortalConfig } from '../config/ConfigContext';

/** One kind of item that waits for a person. */
export type WaitingLine = NonNullable<TodayQuery['waitingInTickets']>[number];

export interface Today {
  /** What the portal answered; undefined before, and where nothing of it could be had. */
  data: TodayQuery | undefined;
  /** Undefined before anything is known. */
  lines: readonly WaitingLine[] | undefined;
  loading: boolean;
  /** A part of the answer is missing. */
  hasFailed: boolean;
  retry: () => void;
}

interface Options {
  /** Takes what another part of the screen has asked for. */
  shared?: boolean;
}

/** What waits for a person and their own day, in one call for the home page and the counts of the navigation. */
export function useToday({ shared = false }: Options = {}): Today {
  const { timeZone } = usePortalConfig();
  const today = isoDay(new Date(), timeZone);
  const year = Number(today.slice(0, 4));
  const { data, error, loading, refetch } = useQuery(TodayDocument, {
    variables: { today, year, nextYear: year + 1 },
    errorPolicy: 'all',
    ...(shared && { fetchPolicy: 'cache-first' as const }),
  });
  const lines = useMemo(() => data && linesOf(data), [data]);
  return {
    data,
    lines,
    loading,
    hasFailed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}

const linesOf = ({
  waitingInTickets,
  waitingInPeople,
  waitingInIt,
  waitingInLearning,
}: TodayQuery): WaitingLine[] =>
  [waitingInTickets, waitingInPeople, waitingInIt, waitingInLearning].flatMap((part) => part ?? []);

/** How many items of a kind are counted; more are shown with a plus. */
const mostCounted = 99;

/** "3", "99+" */
export const waitingCount = (count: number): string =>
  count > mostCounted ? `${String(mostCounted)}+` : String(count);

/** How much waits behind each screen, by its path. */
export function countsByPath(lines: readonly WaitingLine[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { path, count } of lines) {
    const [screen = path] = path.split('?');
    counts.set(screen, (counts.get(screen) ?? 0) + count);
  }
  return new Map([...counts].map(([screen, count]) => [screen, waitingCount(count)]));
}

const TodayDocument = graphql(`
  query Today($today: Date!, $year: Int!, $nextYear: Int!) {
    waitingInTickets {
      kind
      count
      detail
      path
      until
    }
    waitingInPeople {
      kind
      count
      detail
      path
      until
    }
    waitingInIt {
      kind
      count
      detail
      path
      until
    }
    waitingInLearning {
      kind
      count
      detail
      path
      until
    }
    reportsAway {
      userId
      name
      until
    }
    leaveYear(year: $year) {
      year
      today
      takenDays
      usedDays {
        leaveType
        days
      }
      requests {
        id
        status
        leave {
          startDate
          endDate
        }
      }
    }
    nextYear: leaveYear(year: $nextYear) {
      year
      requests {
        id
        status
        leave {
          startDate
          endDate
        }
      }
    }
    leavePreview(startDate: $today, endDate: $today) {
      teamSize
      teamAway
    }
    currentTimesheet {
      id
      status
      totalHours
    }
  }
`);
