import { useListQuery, type List } from '../../../../domain/list/useListQuery';
import { graphql } from '../../../../generated/gql';
import type { SubmittedTimesheetsQuery } from '../../../../generated/graphql';
import { pageSize } from '../pinned';

/** A timesheet that was submitted, as the list shows it. */
export type SubmittedRow = SubmittedTimesheetsQuery['mySubmittedTimesheets']['results'][number];

export type SubmittedList = List<SubmittedRow, never>;

/** The viewer's own timesheets that were submitted, approved or rejected, the latest week first. */
export function useSubmittedList(): SubmittedList {
  return useListQuery(SubmittedTimesheetsDocument, {
    filters: {},
    sort: { key: 'weekStartDate', descending: true },
    pageSize,
    variables: ({ page, pageSize: size, ordering }) => ({ page, pageSize: size, ordering }),
    read: ({ mySubmittedTimesheets }) => mySubmittedTimesheets,
  });
}

const SubmittedTimesheetsDocument = graphql(`
  query SubmittedTimesheets($page: Int!, $pageSize: Int!, $ordering: String!) {
    mySubmittedTimesheets(page: $page, pageSize: $pageSize, ordering: $ordering) {
      count
      results {
        id
        weekStartDate
        weekEndDate
        status
        totalHours
        submittedAt
        decidedByName
        decidedAt
      }
    }
  }
`);
