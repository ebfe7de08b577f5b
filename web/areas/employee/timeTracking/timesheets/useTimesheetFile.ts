import { useApolloClient } from '@apollo/client/react';

import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { useExport, type Export } from '../../../../domain/csv/useExport';
import { readPages } from '../../../../domain/list/readPages';
import { graphql } from '../../../../generated/gql';
import { timesheetFile, timesheetLines } from './timesheetFile';

/** Makes a file of all timesheets that were submitted, whichever week is shown. */
export function useTimesheetFile(): Export {
  const client = useApolloClient();
  const { timeZone } = usePortalConfig();
  return useExport({
    async *read(signal) {
      const sheets = readPages(async ({ page, pageSize }) => {
        const { data } = await client.query({
          query: SubmittedTimesheetsFileDocument,
          variables: { page, pageSize },
          context: { fetchOptions: { signal } },
          fetchPolicy: 'no-cache',
        });
        return data?.mySubmittedTimesheets ?? { count: 0, results: [] };
      }, signal);
      for await (const { rows, ...soFar } of sheets) yield { ...soFar, rows: timesheetLines(rows) };
    },
    file: () => timesheetFile(timeZone),
    done: 'Timesheets exported successfully!',
    failed: 'Failed to export timesheets',
    none: 'No submitted timesheets to export',
  });
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
