import { useApolloClient } from '@apollo/client/react';

import { usePortalConfig } from '../../../domain/config/ConfigContext';
import { useExport } from '../../../domain/csv/useExport';
import { graphql } from '../../../generated/gql';
import { exportTimesheets, type SubmittedWithEntries } from './exportTimesheets';
import { pageSize } from './pinned';

/** Makes a file of all timesheets that were handed in, whichever week is shown. */
export function useTimesheetFile(): { run: () => void; busy: boolean } {
  const client = useApolloClient();
  const { timeZone } = usePortalConfig();
  const { run, busy } = useExport({
    read: async (signal) => {
      const all: SubmittedWithEntries[] = [];
      for (let page = 1, total = 1; all.length < total; page += 1) {
        const { data } = await client.query({
          query: SubmittedTimesheetsFileDocument,
          variables: { page, pageSize },
          context: { fetchOptions: { signal } },
          fetchPolicy: 'no-cache',
        });
        const part = data?.mySubmittedTimesheets;
        if (!part || part.results.length === 0) break;
        all.push(...part.results);
        total = part.count;
      }
      return all;
    },
    save: (sheets) => exportTimesheets(sheets, timeZone),
    done: 'Timesheets exported successfully!',
    failed: 'Failed to export timesheets',
    none: 'No submitted timesheets to export',
  });
  return { run: () => void run(), busy };
}

const SubmittedTimesheetsFileDocument = graphql(`
  query SubmittedTimesheetsFile($page: Int!, $pageSize: Int!) {
    mySubmittedTimesheets(page: $page, pageSize: $pageSize) {
      count
      results {
        id
        weekStartDate
        weekEndDate
        status
        submittedAt
        timeEntries {
          id
          date
          project
          taskDescription
          clockInTime
          clockOutTime
          hoursWorked
          notes
        }
      }
    }
  }
`);
