import styled from 'styled-components';

import { getFragmentData, type FragmentType } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import type { ReviewState } from '../../generated/graphql';
import { FactList, type Fact } from '../../ui/data/FactList';
import { Timeline } from '../../ui/data/Timeline';
import { Stack } from '../../ui/layout/Stack';
import { theme } from '../../ui/theme';
import { InstantText } from '../calendar/InstantText';
import { goalFact } from './goalFact';
import { ratingText } from './reviewWords';

const text = (label: string, value: string | null): Fact => ({ label, value: value || null, wide: true });

const unfinished = 'Not finished yet.';
const unwritten = 'Not written yet.';

interface Props {
  review: FragmentType<typeof ReviewWordsPart>;
  state: ReviewState;
}

/** The texts of a review, as far as the reader may see them. */
export function ReviewWords({ review, state }: Props) {
  const it = getFragmentData(ReviewWordsPart, review);
  const { cycle, selfAnswers, rating, calibrations, goals } = it;
  const answers = cycle.questions.map((question, at) => text(question, selfAnswers?.[at] ?? null));
  return (
    <Stack>
      <Part aria-label="Self review">
        <h3>Self review</h3>
        {answers.some(({ value }) => value !== null) ? (
          <FactList facts={answers} />
        ) : (
          <p>{selfAnswers === null ? unfinished : unwritten}</p>
        )}
      </Part>
      <Part aria-label="Manager’s part">
        <h3>Manager’s part</h3>
        {it.strengths || it.improvements ? (
          <FactList facts={[text('Strengths', it.strengths), text('To improve', it.improvements)]} />
        ) : (
          <p>{it.strengths === null ? waitingText(state) : unwritten}</p>
        )}
      </Part>
      {rating !== null && (
        <Part aria-label="Rating">
          <h3>Rating</h3>
          <p>{ratingText(rating)}</p>
        </Part>
      )}
      {goals.length > 0 && (
        <Part aria-label="Goals of this review">
          <h3>Goals</h3>
          <FactList facts={goals.map(goalFact)} />
        </Part>
      )}
      {it.comment && <FactList facts={[text('Comment of the person', it.comment)]} />}
      {calibrations.length > 0 && (
        <Part aria-label="Changed ratings">
          <h3>Changed ratings</h3>
          <Timeline
            label="Changed ratings"
            steps={calibrations.map(({ id, ratingBefore, ratingAfter, reason, byName, createdAt }) => ({
              key: id,
              title: `${ratingBefore} to ${ratingAfter}`,
              line: (
                <>
                  {byName}, <InstantText at={createdAt} />
                </>
              ),
              text: <p dir="auto">{reason}</p>,
            }))}
          />
        </Part>
      )}
    </Stack>
  );
}

/** Why the manager's part is not there. */
const waitingText = (state: ReviewState): string =>
  state === 'MANAGER_REVIEW_DONE' ? 'Finished, and not shared yet.' : unfinished;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const ReviewWordsPart = graphql(`
  fragment ReviewWords on PerformanceReview {
    id
    cycle {
      id
      questions
    }
    selfAnswers
    rating
    strengths
    improvements
    comment
    calibrations {
      id
      ratingBefore
      ratingAfter
      reason
      byName
      createdAt
    }
    goals {
      ...GoalFact
    }
  }
`);
