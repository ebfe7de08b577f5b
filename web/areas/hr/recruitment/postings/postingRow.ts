import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import type { HrPostingRowFragment } from '../../../../generated/graphql';

/** A posting as the list of HR and questions about it show it. */
export type HrPosting = HrPostingRowFragment;

/** One posting of an answer. */
export const hrPosting = (answer: FragmentType<typeof HrPostingRowPart>): HrPosting =>
  getFragmentData(HrPostingRowPart, answer);

export const HrPostingRowPart = graphql(`
  fragment HrPostingRow on JobPosting {
    id
    title
    departmentName
    location
    remoteAllowed
    jobType
    salaryRange
    postedDate
    applicationsCount
    isClosed
    priority {
      code
      label
    }
    status {
      code
      label
    }
    viewerCan {
      manage
    }
  }
`);
