import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { RejectedTimesheetFragment } from '../../../generated/graphql';
import type { WeekTimesheet } from './weekTimesheet';

/** A timesheet that was sent back: who did, when and why. */
export type RejectedTimesheet = Omit<RejectedTimesheetFragment, ' $fragmentName'>;

/**
 * The rejection that somebody has to mend: of the timesheet that is shown or, while that is a draft, of the latest one of its week.
 * @param latest rejected timesheets, the latest first
 */
export function openRejection(
  shown: WeekTimesheet | null | undefined,
  latest: readonly FragmentType<typeof RejectedTimesheetPart>[] | undefined,
): RejectedTimesheet | null {
  if (shown?.status === 'REJECTED') return shown;
  if (shown?.status !== 'DRAFT') return null;
  return getFragmentData(RejectedTimesheetPart, latest)?.find(({ weekStartDate }) => weekStartDate === shown.weekStartDate) ?? null;
}

const RejectedTimesheetPart = graphql(`
  fragment RejectedTimesheet on Timesheet {
    id
    weekStartDate
    decidedByName
    decidedAt
    rejectionReason
  }
`);
