import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { LeaveRowFragment } from '../../../generated/graphql';

/** A leave request as lists, files and questions about it show it. */
export interface LeaveRow extends LeaveRowFragment {
  leave: NonNullable<LeaveRowFragment['leave']>;
}

/** The requests of an answer. */
export const leaveRows = (tickets: readonly FragmentType<typeof LeaveRowPart>[]): LeaveRow[] =>
  getFragmentData(LeaveRowPart, tickets).flatMap(({ leave, ...row }) => (leave ? [{ ...row, leave }] : []));

export const LeaveRowPart = graphql(`
  fragment LeaveRow on Ticket {
    id
    title
    status
    version
    createdAt
    createdByName
    viewerCan {
      edit
      cancel
      decide
    }
    leave {
      leaveType
      startDate
      endDate
      totalDays
      reason
    }
  }
`);
