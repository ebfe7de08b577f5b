import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';

import { isoDay } from '../../../../domain/calendar/instant';
import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { failureText } from '../../../../domain/failure/failure';
import { useUrlQuery } from '../../../../domain/list/useUrlQuery';
import { graphql } from '../../../../generated/gql';
import { mondayOf } from '../../../../ui/form/dates/days';
import { openRejection, type RejectedTimesheet } from '../timesheets/rejectedTimesheet';
import { readWeek } from './week';
import { readTimesheet, type WeekTimesheet } from './weekTimesheet';

/** The viewer's own timesheet of a week. */
export interface LoadedWeek {
  /** Null for a week without one; undefined until that is known, and after a failure. */
  sheet: WeekTimesheet | null | undefined;
  loading: boolean;
  /** Why it could not be loaded, in words for a person. */
  reason: string | null;
  retry: () => void;
}

export interface Week extends LoadedWeek {
  /** The week that the page shows, by its Monday: the one in the URL or, without one, the present week. */
  weekStartDate: string;
  isPresent: boolean;
  /** The rejected timesheet of the week that still has to be corrected. */
  rejected: RejectedTimesheet | null;
  /** The present week, whichever is shown. */
  present: LoadedWeek;
  /** Timesheets that were submitted so far; undefined until that is known. */
  submitted: number | undefined;
  /** False for someone without an employee record, who has no timesheets; true until that is known. */
  isEmployee: boolean;
}

/**
 * The current week and the week of the URL (`?week=2026-11-16`), which drops an invalid one. The server decides
 * which week is the current one.
 */
export function useWeek(): Week {
  const { query, change } = useUrlQuery();
  const { timeZone } = usePortalConfig();
  const today = mondayOf(isoDay(new Date(), timeZone));
  const own = useQuery(PresentWeekDocument, { variables: { weekStartDate: today } });
  const present = loaded(own, own.data && readTimesheet(own.data.currentTimesheet));

  const presentMonday = present.sheet?.weekStartDate ?? today;
  const given = readWeek(query.get('week'));
  const chosen = given ?? presentMonday;
  const isPresent = chosen === presentMonday;
  const other = useQuery(
    WeekTimesheetDocument,
    isPresent ? skipToken : { variables: { weekStartDate: chosen } },
  );

  const isWrong = given === null && query.has('week');
  useEffect(() => {
    if (isWrong) change({ week: null }, { replace: true });
  });

  const shown = isPresent ? present : loaded(other, other.data && readTimesheet(other.data.weekTimesheet));
  return {
    ...shown,
    rejected: openRejection(shown.sheet, (isPresent ? own : other).data?.handedIn.results),
    weekStartDate: chosen,
    isPresent,
    present,
    submitted: own.error ? undefined : own.data?.mySubmittedTimesheets.count,
    isEmployee: own.data?.myEmployee !== null,
  };
}

const loaded = (
  { loading, error, refetch }: { loading: boolean; error?: unknown; refetch: () => Promise<unknown> },
  sheet: LoadedWeek['sheet'],
): LoadedWeek => ({
  sheet: error === undefined ? sheet : undefined,
  loading,
  reason: error === undefined ? null : failureText(error),
  retry: () => void refetch().catch(() => undefined),
});

const PresentWeekDocument = graphql(`
  query PresentWeek($weekStartDate: Date!) {
    myEmployee {
      id
    }
    currentTimesheet {
      id
      ...WeekTimesheetPart
    }
    mySubmittedTimesheets(pageSize: 1) {
      count
    }
    handedIn: mySubmittedTimesheets(weekStartDate: [$weekStartDate], pageSize: 1, ordering: "-submittedAt") {
      results {
        id
        ...RejectedTimesheet
      }
    }
  }
`);

const WeekTimesheetDocument = graphql(`
  query WeekTimesheet($weekStartDate: Date!) {
    weekTimesheet(weekStartDate: $weekStartDate) {
      id
      ...WeekTimesheetPart
    }
    handedIn: mySubmittedTimesheets(weekStartDate: [$weekStartDate], pageSize: 1, ordering: "-submittedAt") {
      results {
        id
        ...RejectedTimesheet
      }
    }
  }
`);
