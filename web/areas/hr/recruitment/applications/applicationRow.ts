import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import type { HrApplicationRowFragment } from '../../../../generated/graphql';

/** An application as the list of HR shows it; `title` is what the row is called. */
export interface HrApplication extends HrApplicationRowFragment {
  title: string;
}

/** Shown for an applicant without a name. */
export const nameless = 'Anonymous';

/** One application of an answer. */
export function hrApplication(answer: FragmentType<typeof HrApplicationRowPart>): HrApplication {
  const row = getFragmentData(HrApplicationRowPart, answer);
  return { ...row, title: row.applicantName || nameless };
}

export const HrApplicationRowPart = graphql(`
  fragment HrApplicationRow on JobApplication {
    id
    jobPostingId
    jobTitle
    applicantName
    createdAt
    rating
    version
    status {
      id
      code
      label
    }
    applicant {
      id
      profilePicture
    }
    viewerCan {
      review
    }
  }
`);
