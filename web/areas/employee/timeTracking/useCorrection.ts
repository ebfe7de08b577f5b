import { useAction } from '../../../domain/action/useAction';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { graphql } from '../../../generated/gql';

/** A rejected timesheet. */
interface Rejected {
  id: number;
  weekStartDate: string;
}

/** Begins a new draft of a rejected week with its entries, and goes there; also where there is such a draft already. */
export function useCorrection(): { correct: (rejected: Rejected) => void; busy: boolean } {
  const { change } = useUrlQuery();
  const { run, busy } = useAction(CorrectTimesheetDocument, {
    done: 'A new draft of the week holds your entries.',
    failed: 'Failed to create new timesheet. Please try again.',
  });

  const correct = async ({ id, weekStartDate }: Rejected) => {
    const { failure } = await run({ input: { weekStartDate, copyFrom: id } });
    if (!failure || failure.code === 'CONFLICT') change({ tab: null, timesheet: null, sort: null, page: null, week: weekStartDate });
  };
  return { correct: (rejected) => void correct(rejected), busy };
}

const CorrectTimesheetDocument = graphql(`
  mutation CorrectTimesheet($input: TimesheetInput!) {
    createTimesheet(input: $input) {
      id
    }
  }
`);
