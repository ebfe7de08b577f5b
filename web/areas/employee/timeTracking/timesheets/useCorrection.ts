import { useAction } from '../../../../domain/action/useAction';
import { useUrlQuery } from '../../../../domain/list/useUrlQuery';
import { weekQueries } from '../../../../domain/timesheets/weekQueries';
import { graphql } from '../../../../generated/gql';

/** A rejected timesheet. */
interface Rejected {
  id: number;
  weekStartDate: string;
}

/** Copies the entries of a rejected week into its draft, which is created if needed, and opens it. */
export function useCorrection(): { correct: (rejected: Rejected) => void; busy: boolean } {
  const { change } = useUrlQuery();
  const { run, busy } = useAction(CorrectTimesheetDocument, {
    done: 'The entries are in your draft.',
    failed: 'Failed to create new timesheet. Please try again.',
    stale: weekQueries,
    staleIfRefused: ['SubmittedTimesheets'],
  });

  const correct = async ({ id, weekStartDate }: Rejected) => {
    const { data } = await run({ id });
    if (data) change({ tab: null, timesheet: null, sort: null, page: null, week: weekStartDate });
  };
  return { correct: (rejected) => void correct(rejected), busy };
}

const CorrectTimesheetDocument = graphql(`
  mutation CorrectTimesheet($id: Int!) {
    correctTimesheet(id: $id) {
      id
      ...WeekTimesheetPart
    }
  }
`);
