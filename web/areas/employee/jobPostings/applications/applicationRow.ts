import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import type { ApplicationRowFragment } from '../../../../generated/graphql';

/** The viewer's own application as the list and its dialogs show it. */
export type ApplicationRow = ApplicationRowFragment;

/** The applications of an answer. */
export const applicationRows = (
  applications: readonly FragmentType<typeof ApplicationRowPart>[],
): ApplicationRow[] => applications.map((application) => getFragmentData(ApplicationRowPart, application));

export const ApplicationRowPart = graphql(`
  fragment ApplicationRow on JobApplication {
    id
    jobPostingId
    jobTitle
    createdAt
    interviewDate
    resume
    resumeName
    status {
      code
      label
    }
    viewerCan {
      withdraw
    }
  }
`);
