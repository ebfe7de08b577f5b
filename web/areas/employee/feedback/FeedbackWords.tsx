import { readFeedback } from '../../../domain/tickets/feedbackText';
import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { FactList } from '../../../ui/data/FactList';

/** What someone wrote in a piece of feedback. */
export function FeedbackWords({ feedback: ticket }: { feedback: FragmentType<typeof FeedbackWordsPart> }) {
  const { description, priority, feedback } = getFragmentData(FeedbackWordsPart, ticket);
  if (!feedback) return null;
  const { message, category } = readFeedback({ description, priority, feedbackType: feedback.feedbackType });
  return (
    <FactList
      facts={[
        { label: 'Message', value: message, wide: true },
        { label: 'Category', value: category, wide: true },
      ]}
    />
  );
}

const FeedbackWordsPart = graphql(`
  fragment FeedbackWords on Ticket {
    id
    description
    priority
    feedback {
      feedbackType
    }
  }
`);
