import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { LeaveRowFragment } from '../../../generated/graphql';

/** A leave request as lists, files and questions about it show it. */
export interface LeaveRow extends LeaveRowFragment {
  leave: NonNullable<LeaveRowFragment['leave']>;
  /** Of the person who asked; read for the team's list only. */
  photo: string | null;
}

type Answer = FragmentType<typeof LeaveRowPart> & { createdBy?: { profilePicture?: string | null } | null };

/** The requests of an answer. */
export const leaveRows = (tickets: readonly Answer[]): LeaveRow[] =>
  tickets.flatMap((ticket) => {
    const { leave, ...row } = getFragmentData(LeaveRowPart, ticket);
    return leave ? [{ ...row, leave, photo: ticket.createdBy?.profilePicture ?? null }] : [];
  });

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
