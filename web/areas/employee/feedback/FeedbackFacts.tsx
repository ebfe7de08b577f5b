import { InstantText } from '../../../domain/calendar/InstantText';
import { PersonName } from '../../../domain/people/PersonName';
import { feedbackStatusWord } from '../../../domain/tickets/feedbackStatus';
import { readFeedback } from '../../../domain/tickets/feedbackText';
import { feedbackTypeName } from '../../../domain/tickets/feedbackTypeName';
import { priorityName } from '../../../domain/tickets/priorityName';
import { TicketStatusBadge } from '../../../domain/tickets/TicketStatusBadge';
import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { FactList } from '../../../ui/FactList';

/** Everything that is known of a piece of feedback [A3.13]. */
export function FeedbackFacts({ feedback: ticket }: { feedback: FragmentType<typeof FeedbackFactsPart> }) {
  const {
    description,
    status,
    priority,
    createdAt,
    updatedAt,
    resolvedAt,
    createdBy,
    createdByName,
    feedback,
  } = getFragmentData(FeedbackFactsPart, ticket);
  if (!feedback) return null;
  const { feedbackType, isAnonymous } = feedback;
  const { message, category } = readFeedback({ description, feedbackType, priority });
  const moment = (at: string) => <InstantText at={at} withTime isDay={isAnonymous} />;

  return (
    <FactList
      facts={[
        { label: 'Status', value: <TicketStatusBadge status={status} words={feedbackStatusWord} /> },
        {
          label: 'Sent by',
          value: isAnonymous ? (
            createdByName
          ) : (
            <PersonName name={createdByName} photo={createdBy?.profilePicture} />
          ),
        },
        { label: 'Message', value: message, wide: true },
        { label: 'Category', value: category },
        { label: 'Type', value: feedbackTypeName[feedbackType] },
        { label: 'Priority', value: priorityName[priority] },
        { label: 'Submitted', value: moment(createdAt) },
        { label: 'Last changed', value: moment(updatedAt) },
        { label: 'Resolved', value: resolvedAt ? moment(resolvedAt) : null },
      ]}
    />
  );
}

const FeedbackFactsPart = graphql(`
  fragment FeedbackFacts on Ticket {
    id
    description
    status
    priority
    createdAt
    updatedAt
    resolvedAt
    createdBy {
      id
      profilePicture
    }
    createdByName
    feedback {
      feedbackType
      isAnonymous
    }
  }
`);
