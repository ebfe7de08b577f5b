import { getFragmentData, type FragmentType } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import type { ConsoleFactsFragment } from '../../generated/graphql';
import { FactList, type Fact } from '../../ui/data/FactList';
import { countOfDays, daysText } from '../calendar/day';
import { InstantText } from '../calendar/InstantText';
import { leaveTypeName } from '../leave/leaveTypeName';
import { PersonName } from '../people/PersonName';
import { feedbackTypeName } from '../tickets/feedbackTypeName';
import { impactName } from '../tickets/impactName';

/** The fields of a ticket of any kind besides its head and its text. */
export function ConsoleFacts({ ticket }: { ticket: FragmentType<typeof ConsoleFactsPart> }) {
  const facts = getFragmentData(ConsoleFactsPart, ticket);
  const { id, createdBy, createdByName, createdByDepartment, assignedTo, assignedToName, tags } = facts;
  const { createdAt, updatedAt, resolvedAt } = facts;
  const isDay = facts.feedback?.isAnonymous === true;
  const moment = (at: string) => <InstantText at={at} withTime isDay={isDay} />;
  return (
    <FactList
      facts={[
        {
          label: 'Submitted by',
          value: (
            <PersonName name={createdByName} line={createdByDepartment} photo={createdBy?.profilePicture} />
          ),
        },
        {
          label: 'Assigned to',
          value: assignedToName ? (
            <PersonName name={assignedToName} photo={assignedTo?.profilePicture} />
          ) : (
            'No one yet'
          ),
        },
        ...factsOfKind(facts),
        { label: 'Tags', value: tags.length > 0 ? tags.join(', ') : null },
        { label: 'Created', value: moment(createdAt) },
        { label: 'Updated', value: updatedAt === createdAt ? null : moment(updatedAt) },
        { label: 'Resolved', value: resolvedAt ? moment(resolvedAt) : null },
        { label: 'Ticket', value: `#${String(id)}` },
      ]}
    />
  );
}

/** What only one of the kinds has. */
function factsOfKind({ leave, itSupport, feedback, general }: ConsoleFactsFragment): Fact[] {
  if (leave)
    return [
      { label: 'Leave type', value: leaveTypeName[leave.leaveType] },
      { label: 'Days', value: daysText(leave.startDate, leave.endDate) },
      { label: 'Length', value: countOfDays(leave.totalDays) },
      { label: 'Approved by', value: leave.approvedByName ?? null },
    ];
  if (itSupport)
    return [
      { label: 'Issue type', value: itSupport.issueType },
      { label: 'Impact', value: impactName[itSupport.impactLevel] },
      { label: 'Affected system', value: itSupport.affectedSystem ?? null },
      { label: 'Asset tag', value: itSupport.assetTag ?? null },
      { label: 'Location', value: itSupport.location ?? null },
      { label: 'Estimated resolution', value: itSupport.estimatedResolution ?? null },
    ];
  if (feedback)
    return [
      { label: 'Feedback type', value: feedbackTypeName[feedback.feedbackType] },
      { label: 'Rating', value: feedback.rating ? `${String(feedback.rating)} of 5` : null },
      {
        label: 'Anonymous',
        value: feedback.isAnonymous ? 'Yes. No one can see who wrote it; dates are shown by day.' : 'No',
      },
    ];
  return [
    { label: 'Category', value: general?.categoryName ?? null },
    { label: 'Affected system', value: general?.affectedSystem ?? null },
    { label: 'Asset tag', value: general?.assetTag ?? null },
  ];
}

/** Read once for the facts and for the head of a console. */
export const ConsoleFactsPart = graphql(`
  fragment ConsoleFacts on Ticket {
    id
    createdAt
    updatedAt
    resolvedAt
    createdByName
    createdByDepartment
    createdBy {
      id
      profilePicture
    }
    assignedToName
    assignedTo {
      id
      profilePicture
    }
    tags
    leave {
      leaveType
      startDate
      endDate
      totalDays
      approvedByName
    }
    itSupport {
      issueType
      impactLevel
      affectedSystem
      assetTag
      location
      estimatedResolution
      systemCategory
      urgency
    }
    feedback {
      feedbackType
      rating
      isAnonymous
    }
    general {
      categoryName
      affectedSystem
      assetTag
      systemCategory
      urgency
    }
  }
`);
