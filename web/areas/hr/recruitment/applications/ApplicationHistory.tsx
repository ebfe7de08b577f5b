import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { InstantText } from '../../../../domain/calendar/InstantText';
import { applicationStatuses } from '../../../../domain/jobs/applicationStatus';
import { graphql } from '../../../../generated/gql';
import type { HrApplicationHistoryQuery } from '../../../../generated/graphql';
import { Timeline } from '../../../../ui/data/Timeline';
import { QuietFailure } from '../../../../ui/feedback/QuietFailure';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Button } from '../../../../ui/form/Button';
import { numberText } from '../../../../ui/numbers';
import { ratingText } from './RatingText';

type Change = NonNullable<HrApplicationHistoryQuery['jobApplicationHistory']>['results'][number];

/** Changes that are read before somebody asks for more. */
const firstPart = 20;
const most = 200;

/** Who moved, rated and invited when, the newest first. */
export function ApplicationHistory({ id, sentAt }: { id: string; sentAt: string }) {
  const [pageSize, setPageSize] = useState(firstPart);
  const { data, previousData, error, loading, refetch } = useQuery(HrApplicationHistoryDocument, {
    variables: { id, pageSize },
  });
  const history = (data ?? previousData)?.jobApplicationHistory;
  const earlier = history ? history.count - history.results.length : 0;

  return (
    <>
      <h3>History</h3>
      {history && (
        <Timeline
          label="History"
          steps={[
            ...history.results.map((change) => ({
              key: change.id,
              title: titleOf(change),
              line: (
                <>
                  <bdi>{change.changedBy?.fullName ?? 'The portal'}</bdi> ·{' '}
                  <InstantText at={change.changedAt} withTime />
                </>
              ),
              tone:
                change.field === 'STATUS'
                  ? (applicationStatuses[change.after ?? '']?.tone ?? ('neutral' as const))
                  : ('neutral' as const),
              ...(change.field !== 'REVIEW_NOTES' && { text: <p>{changeText(change)}</p> }),
            })),
            ...(earlier === 0
              ? [{ key: 'sent', title: 'Applied', line: <InstantText at={sentAt} withTime /> }]
              : []),
          ]}
        />
      )}
      {earlier > 0 && pageSize < most && (
        <div>
          <Button busy={loading} onClick={() => setPageSize(most)}>
            Show earlier changes ({numberText(earlier)})
          </Button>
        </div>
      )}
      {!history && loading && <Skeleton steps={10} shape="block" />}
      {error && (
        <QuietFailure busy={loading} onRetry={() => void refetch().catch(() => undefined)}>
          The history is not available at the moment.
        </QuietFailure>
      )}
    </>
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

/** "Submitted → Under Review"; "none" where nothing stood or stands. */
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
  query HrApplicationHistory($id: ID!, $pageSize: Int!) {
    jobApplicationHistory(applicationId: $id, pageSize: $pageSize) {
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
