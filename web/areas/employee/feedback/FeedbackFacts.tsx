import { InstantText } from '../../../domain/calendar/InstantText';
import { PersonName } from '../../../domain/people/PersonName';
import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { FactList } from '../../../ui/data/FactList';

/** The fields of feedback besides its header and text. */
export function FeedbackFacts({ feedback: ticket }: { feedback: FragmentType<typeof FeedbackFactsPart> }) {
  const { createdAt, updatedAt, resolvedAt, createdBy, createdByName, feedback } = getFragmentData(
    FeedbackFactsPart,
    ticket,
  );
  if (!feedback) return null;
  const moment = (at: string) => <InstantText at={at} withTime isDay={feedback.isAnonymous} />;

  return (
    <FactList
      facts={[
        {
          label: 'Sent by',
          value: feedback.isAnonymous ? (
            createdByName
          ) : (
            <PersonName name={createdByName} photo={createdBy?.profilePicture} />
          ),
        },
        { label: 'Submitted', value: moment(createdAt) },
        { label: 'Last changed', value: updatedAt === createdAt ? null : moment(updatedAt) },
        { label: 'Resolved', value: resolvedAt ? moment(resolvedAt) : null },
      ]}
    />
  );
}

const FeedbackFactsPart = graphql(`
  fragment FeedbackFacts on Ticket {
    id
    createdAt
    updatedAt
    resolvedAt
    createdBy {
      id
      profilePicture
    }
    createdByName
    feedback {
      isAnonymous
    }
  }
`);
