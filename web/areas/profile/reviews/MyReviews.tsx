import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';

import { usePortalConfig } from '../../../domain/config/ConfigContext';
import { useOpenItem } from '../../../domain/list/useOpenItem';
import { useNamedPart } from '../../../domain/navigation/useNamedPart';
import { GoalDialog } from '../../../domain/reviews/GoalDialog';
import { ReviewPanel } from '../../../domain/reviews/ReviewPanel';
import { graphql } from '../../../generated/gql';
import { Table } from '../../../ui/data/table/Table';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Button } from '../../../ui/form/Button';
import { todayIn } from '../../../ui/form/dates/days';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { GoalPanel } from './GoalPanel';
import { goalColumns, reviewColumns } from './reviewColumns';

const failed = 'Failed to load your reviews. Please try again.';

/** The viewer's own performance reviews and goals, and those of their reports. */
export function MyReviews() {
  const { data, previousData, error, loading, refetch } = useQuery(OwnReviewsDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const { timeZone } = usePortalConfig();
  const review = useOpenItem('review');
  const cycle = useOpenItem('reviewCycle');
  const goal = useOpenItem('goal');
  const [adding, setAdding] = useState(false);
  const shown = data ?? previousData;
  const own = shown?.own.results;
  const team = shown?.team.results ?? [];
  const ofTeam = (shown?.teamGoals.results.length ?? 0) > 0;
  const goals = shown && [...shown.ownGoals.results, ...shown.teamGoals.results];
  useNamedPart('my-reviews', shown !== undefined);
  useNamedPart('my-goals', shown !== undefined);
  const retry = () => void refetch().catch(() => undefined);

  // A line of the inbox has the id of the cycle; it is about the viewer's own review in it.
  const inCycle = cycle.id === null ? undefined : own?.find((row) => row.cycle.id === cycle.id)?.id;
  const opened = review.id ?? inCycle ?? null;
  useEffect(() => {
    if (loading || cycle.id === null || inCycle !== undefined) return;
    if (own) cycle.close();
  }, [cycle, inCycle, loading, own]);

  const state = { busy: loading, error: error ? failed : undefined, onRetry: retry };
  return (
    <Stack>
      <Card flush id="my-reviews" title="My reviews" aria-label="My reviews">
        <Table
          {...state}
          label="My reviews"
          columns={reviewColumns(review, 'cycle')}
          rows={own}
          rowKey={({ id }) => id}
          expect={2}
          current={opened}
          empty={
            <EmptyState title="You have no reviews" text="Once HR opens a review cycle, it appears here." />
          }
        />
      </Card>
      {team.length > 0 && (
        <Card flush title="Reviews of my team" aria-label="Reviews of my team">
          <Table
            {...state}
            label="Reviews of my team"
            columns={reviewColumns(review, 'person')}
            rows={team}
            rowKey={({ id }) => id}
            current={opened}
            empty={null}
          />
        </Card>
      )}
      <Card
        id="my-goals"
        flush
        title={ofTeam ? 'Goals of me and my team' : 'My goals'}
        aria-label="Goals"
        actions={
          <Button icon={Plus} onClick={() => setAdding(true)}>
            New goal
          </Button>
        }
      >
        <Table
          {...state}
          label="Goals"
          columns={goalColumns(goal, ofTeam, todayIn(timeZone))}
          rows={goals}
          rowKey={({ id }) => id}
          expect={2}
          current={goal.id}
          empty={
            <EmptyState
              title="There are no goals"
              text="Set one, or your manager sets one with your review."
            />
          }
        />
      </Card>
      {opened !== null && goal.id === null && (
        <ReviewPanel id={opened} onClose={review.id === null ? cycle.close : review.close} />
      )}
      {goal.id !== null && <GoalPanel id={goal.id} onClose={goal.close} />}
      {adding && <GoalDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}

const OwnReviewsDocument = graphql(`
  query OwnReviews {
    own: performanceReviews(scope: OWN, pageSize: 50) {
      results {
        id
        ...ReviewRow
        cycle {
          id
        }
      }
    }
    team: performanceReviews(scope: TEAM, pageSize: 100) {
      results {
        id
        ...ReviewRow
      }
    }
    ownGoals: goals(scope: OWN, pageSize: 50) {
      results {
        id
        ...GoalRow
      }
    }
    teamGoals: goals(scope: TEAM, pageSize: 100) {
      results {
        id
        ...GoalRow
      }
    }
  }
`);
