import { InstantText } from '../../../../domain/calendar/InstantText';
import { RecordHistory } from '../../../../domain/history/RecordHistory';
import { applicationStatuses } from '../../../../domain/jobs/applicationStatus';
import { graphql } from '../../../../generated/gql';
import type { HrApplicationHistoryQuery } from '../../../../generated/graphql';
import { ratingText } from './RatingText';

type Change = NonNullable<HrApplicationHistoryQuery['history']>['results'][number];

/** Who moved, rated and invited when, the newest first. */
export function ApplicationHistory({ id, sentAt }: { id: string; sentAt: string }) {
  return (
    <RecordHistory
      document={HrApplicationHistoryDocument}
      variables={{ id }}
      tell={(change) => ({
        title: titleOf(change),
        tone:
          change.field === 'STATUS'
            ? (applicationStatuses[change.after ?? '']?.tone ?? 'neutral')
            : 'neutral',
        ...(change.field !== 'REVIEW_NOTES' && { text: <p>{changeText(change)}</p> }),
      })}
      begun={{ title: 'Applied', at: sentAt }}
    />
  );
}

function titleOf({ field, before, after }: Change): string {
  switch (field) {
    case 'STATUS':
      return 'Status';
    case 'RATING':
      return 'Rating';
    case 'INTERVIEW_DATE':
      return 'Interview date';
    case 'REVIEW_NOTES':
      return before ? (after ? 'Review notes changed' : 'Review notes removed') : 'Review notes written';
  }
}

/** "Submitted → Under Review"; "none" for a missing value. */
function changeText({ field, before, after }: Change) {
  const shown = (value: string | null | undefined) => {
    if (!value) return 'none';
    if (field === 'INTERVIEW_DATE') return <InstantText at={value} withTime />;
    if (field === 'RATING') return ratingText(Number(value));
    return applicationStatuses[value]?.label ?? value;
  };
  return (
    <>
      {shown(before)} → {shown(after)}
    </>
  );
}

const HrApplicationHistoryDocument = graphql(`
  query HrApplicationHistory($id: ID!, $page: Int, $pageSize: Int) {
    history: jobApplicationHistory(applicationId: $id, page: $page, pageSize: $pageSize) {
      count
      results {
        id
        field
        before
        after
        changedAt
        changedBy {
          id
          fullName
        }
      }
    }
  }
`);
