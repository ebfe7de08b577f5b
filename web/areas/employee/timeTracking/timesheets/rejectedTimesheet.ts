import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import type { RejectedTimesheetFragment } from '../../../../generated/graphql';
import type { WeekTimesheet } from '../week/weekTimesheet';

/** A timesheet that was sent back: who did, when and why. */
export type RejectedTimesheet = Omit<RejectedTimesheetFragment, ' $fragmentName'>;

/**
 * The rejection that someone has to mend: of the timesheet that is shown or, while that is a draft, of the
 * one of its week that was submitted last.
 */
export function openRejection(
  shown: WeekTimesheet | null | undefined,
  handedIn: readonly FragmentType<typeof RejectedTimesheetPart>[] | undefined,
): RejectedTimesheet | null {
  if (shown?.status === 'REJECTED') return shown;
  if (shown?.status !== 'DRAFT') return null;
  const last = getFragmentData(RejectedTimesheetPart, handedIn)?.find(
    ({ weekStartDate }) => weekStartDate === shown.weekStartDate,
  );
  return last?.status === 'REJECTED' ? last : null;
}

const RejectedTimesheetPart = graphql(`
  fragment RejectedTimesheet on Timesheet {
    id
    weekStartDate
    status
    decidedByName
    decidedAt
    rejectionReason
  }
`);
