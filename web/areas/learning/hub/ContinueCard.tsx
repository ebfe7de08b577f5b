import { useQuery } from '@apollo/client/react';
import { Play } from 'lucide-react';
import styled from 'styled-components';

import { graphql } from '../../../generated/gql';
import { ProgressBar } from '../../../ui/data/figures/ProgressBar';
import { QuietFailure } from '../../../ui/feedback/QuietFailure';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { Card } from '../../../ui/layout/Card';
import { percentText } from '../../../ui/numbers';
import { theme } from '../../../ui/theme';
import { QuietLine } from '../Strip';
import { courseAddress } from '../courses/courseAddress';
import { difficultyWord } from '../courses/courseWords';

/** The course that the person opened last and did not complete, with the way back into it. */
export function ContinueCard() {
  const { data, previousData, error, loading, refetch } = useQuery(LatestCourseDocument);
  const known = data ?? previousData;
  const latest = known?.enrollments.results[0];
  if (error && !known) {
    return (
      <Card title={title}>
        <QuietFailure busy={loading} onRetry={() => void refetch().catch(() => undefined)}>
          Your latest course is not available at the moment.
        </QuietFailure>
      </Card>
    );
  }
  if (!known) {
    return (
      <Card title={title} aria-busy="true">
        <Skeleton steps={10} shape="block" />
      </Card>
    );
  }
  if (!latest) {
    return (
      <Card title={title}>
        <Row>
          <QuietLine>You have no course in progress.</QuietLine>
          <ButtonLink to="/learning/courses">Find a course</ButtonLink>
        </Row>
      </Card>
    );
  }
  const { course, progressPercentage } = latest;
  return (
    <Card title={title}>
      <Row>
        <Words>
          <Name dir="auto">{course.title}</Name>
          <QuietLine>
            {course.category.name} · {difficultyWord[course.difficulty]}
          </QuietLine>
          <Bar>
            <ProgressBar label={`Progress in ${course.title}`} value={progressPercentage} hue="learning" />
            <span>{percentText(progressPercentage)}</span>
          </Bar>
        </Words>
        <ButtonLink to={courseAddress(course.id)} variant="primary" icon={Play}>
          Continue
        </ButtonLink>
      </Row>
    </Card>
  );
}

const title = 'Continue where you stopped';

const LatestCourseDocument = graphql(`
  query LatestCourse {
    enrollments(status: [IN_PROGRESS], ordering: "-lastAccessedAt", pageSize: 1) {
      results {
        id
        progressPercentage
        course {
          id
          title
          difficulty
          category {
            id
            name
          }
        }
      }
    }
  }
`);

const { color, space } = theme;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[1]};
  min-inline-size: min(100%, ${theme.size.search});
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font: ${theme.weight.semibold} ${theme.type[16]} / 1.4 ${theme.family.heading};
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.ink2};
  font-size: ${theme.type[13]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
