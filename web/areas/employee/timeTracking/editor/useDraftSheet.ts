import { useApolloClient } from '@apollo/client/react';

import { useAction } from '../../../../domain/action/useAction';
import type { Failure } from '../../../../domain/failure/failure';
import { weekQueries } from '../../../../domain/timesheets/weekQueries';
import { graphql } from '../../../../generated/gql';

type Draft = { id: number; failure: null } | { id: null; failure: Failure };

/** Starts the viewer's own draft of a week; if another tab was faster, that one is used. */
export function useDraftSheet(weekStartDate: string): () => Promise<Draft> {
  const client = useApolloClient();
  const { run } = useAction(CreateTimesheetDocument, {
    failed: 'Failed to create new timesheet. Please try again.',
    inForm: true,
    stale: weekQueries,
  });

  return async () => {
    const { data, failure } = await run({ input: { weekStartDate } });
    if (data) return { id: data.createTimesheet.id, failure: null };
    if (failure.code !== 'CONFLICT') return { id: null, failure };
    const found = await client
      .query({ query: DraftOfWeekDocument, variables: { weekStartDate }, fetchPolicy: 'network-only' })
      .catch(() => null);
    const sheet = found?.data?.weekTimesheet;
    return sheet?.viewerCan.edit ? { id: sheet.id, failure: null } : { id: null, failure };
  };
}

const CreateTimesheetDocument = graphql(`
  mutation CreateTimesheet($input: TimesheetInput!) {
    createTimesheet(input: $input) {
      id
    }
  }
`);

const DraftOfWeekDocument = graphql(`
  query DraftOfWeek($weekStartDate: Date!) {
    weekTimesheet(weekStartDate: $weekStartDate) {
      id
      viewerCan {
        edit
      }
    }
  }
`);
