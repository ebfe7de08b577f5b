import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { FeedbackRowFragment } from '../../../generated/graphql';

/** A piece of feedback as the history, files and questions about it show it. */
export interface FeedbackRow extends FeedbackRowFragment {
  feedback: NonNullable<FeedbackRowFragment['feedback']>;
}

/** The feedback of an answer. */
export const feedbackRows = (tickets: readonly FragmentType<typeof FeedbackRowPart>[]): FeedbackRow[] =>
  tickets.flatMap((ticket) => {
    const { feedback, ...row } = getFragmentData(FeedbackRowPart, ticket);
    return feedback ? [{ ...row, feedback }] : [];
  });

export const FeedbackRowPart = graphql(`
  fragment FeedbackRow on Ticket {
    id
    title
    status
    priority
    createdAt
    viewerCan {
      cancel
    }
    feedback {
      feedbackType
      isAnonymous
    }
  }
`);
