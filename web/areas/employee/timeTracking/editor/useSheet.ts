import { useQuery } from '@apollo/client/react';

import { getFragmentData } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import { EditedEntryPart } from '../entryForm/editedEntry';
import { onlyDraftText } from './pinned';
import type { SheetBase } from './sheetRows';

export interface Sheet extends SheetBase {
  /** Null where the week has no timesheet yet. */
  id: number | null;
  /** Why nothing can be saved in it; null when something can. */
  refusal: string | null;
}

export interface LoadedSheet {
  /** Undefined until it is known. */
  sheet: Sheet | undefined;
  /** It could not be loaded, in words. */
  failure: string | null;
  loading: boolean;
  retry: () => void;
}

/** The viewer's own timesheet of a week, with the reason why it cannot be edited. */
export function useSheet(weekStartDate: string): LoadedSheet {
  const {
    data: latest,
    previousData,
    error,
    loading,
    refetch,
  } = useQuery(EditedTimesheetDocument, { variables: { weekStartDate } });
  const data = latest ?? previousData;
  const timesheet = data?.weekTimesheet;

  return {
    sheet: data && {
      id: timesheet?.id ?? null,
      weekStartDate,
      entries: getFragmentData(EditedEntryPart, timesheet?.timeEntries ?? []),
      trackedId: data.trackingSession?.timesheetEntryId ?? null,
      refusal: timesheet && !timesheet.viewerCan.edit ? onlyDraftText : null,
    },
    failure: data === undefined && error !== undefined ? 'Failed to load timesheet data' : null,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
}

const EditedTimesheetDocument = graphql(`
  query EditedTimesheet($weekStartDate: Date!) {
    weekTimesheet(weekStartDate: $weekStartDate) {
      id
      viewerCan {
        edit
      }
      timeEntries {
        id
        ...EditedEntry
      }
    }
    trackingSession {
      id
      timesheetEntryId
    }
  }
`);
