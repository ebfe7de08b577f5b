import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { PostingRowFragment } from '../../../generated/graphql';

/** A job posting as the list and questions about it show it. */
export type PostingRow = PostingRowFragment;

/** The postings of an answer. */
export const postingRows = (postings: readonly FragmentType<typeof PostingRowPart>[]): PostingRow[] =>
  postings.map((posting) => getFragmentData(PostingRowPart, posting));

export const PostingRowPart = graphql(`
  fragment PostingRow on JobPosting {
    id
    title
    departmentName
    location
    remoteAllowed
    jobType
    experienceLevel
    salaryRange
    postedDate
    applicationDeadline
    applicationsCount
    isClosed
    acceptsApplications
    priority {
      code
      label
    }
    status {
      code
      label
    }
    myApplication {
      id
      createdAt
      status {
        code
        label
      }
    }
  }
`);
