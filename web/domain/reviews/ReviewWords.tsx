import styled from 'styled-components';

import { getFragmentData, type FragmentType } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import { FactList, type Fact } from '../../ui/data/FactList';
import { StatusBadge } from '../../ui/data/StatusBadge';
import { Timeline } from '../../ui/data/Timeline';
import { Stack } from '../../ui/layout/Stack';
import { theme } from '../../ui/theme';
import { dayText } from '../calendar/day';
import { InstantText } from '../calendar/InstantText';
import { goalStateTone, goalStateWord, ratingText } from './reviewWords';

const text = (label: string, value: string | null): Fact => ({ label, value: value || null, wide: true });

const unread = 'Not to be read yet.';
const unwritten = 'Not written yet.';

/** What was written in a review, as far as the server lets the reader see it. */
export function ReviewWords({ review }: { review: FragmentType<typeof ReviewWordsPart> }) {
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
          <p>{selfAnswers === null ? unread : unwritten}</p>
        )}
      </Part>
      <Part aria-label="Manager’s part">
        <h3>Manager’s part</h3>
        {rating === null && !it.strengths && !it.improvements ? (
          <p>{it.strengths === null ? unread : unwritten}</p>
        ) : (
          <FactList
            facts={[
              { label: 'Rating', value: rating === null ? null : ratingText(rating), wide: true },
              text('Strengths', it.strengths),
              text('To improve', it.improvements),
            ]}
          />
        )}
      </Part>
      {goals.length > 0 && (
        <Part aria-label="Goals of this review">
          <h3>Goals</h3>
          <FactList
            facts={goals.map(({ title, state, dueDate }) => ({
              label: dueDate ? `By ${dayText(dueDate)}` : 'Without a due date',
              value: (
                <>
                  {title} <StatusBadge tone={goalStateTone[state]}>{goalStateWord[state]}</StatusBadge>
                </>
              ),
              wide: true,
            }))}
          />
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
      id
      title
      state
      dueDate
    }
  }
`);
