import { useQuery } from '@apollo/client/react';
import styled from 'styled-components';

import { graphql } from '../../../generated/gql';
import { ProgressBar } from '../../../ui/data/ProgressBar';
import { StatusBadge } from '../../../ui/data/StatusBadge';
import { QuietFailure } from '../../../ui/feedback/QuietFailure';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { TextLink } from '../../../ui/layout/TextLink';
import { countText, numberText } from '../../../ui/numbers';
import { theme } from '../../../ui/theme';
import { QuietLine, Strip, StripItem } from '../Strip';
import { courseAddress } from '../courses/courseAddress';
import { difficultyWord } from '../courses/courseWords';

/** Courses to be taken in order, each path with how far the person is, counted by the server [C3.24, C7.50]. */
export function PathStrip() {
  const { data, previousData, error, loading, refetch } = useQuery(LearningPathsDocument);
  const paths = (data ?? previousData)?.learningPaths.results;
  if (paths?.length === 0) return null;
  return (
    <Card title="Learning paths">
      {!paths && loading && <Skeleton steps={20} shape="block" />}
      {!paths && error && (
        <QuietFailure busy={loading} onRetry={() => void refetch().catch(() => undefined)}>
          The paths are not available at the moment.
        </QuietFailure>
      )}
      {paths && (
        // What scrolls sideways has to scroll by keyboard, too.
        <Strip tabIndex={0} role="list" aria-label="Learning paths">
          {paths.map((path) => (
            <StripItem key={path.id} role="listitem">
              <Head>
                <h3 dir="auto">{path.title}</h3>
                {path.progressPercentage === 100 && <StatusBadge tone="success">Completed</StatusBadge>}
              </Head>
              <About dir="auto">{path.description}</About>
              <QuietLine>
                {difficultyWord[path.difficulty]} · {numberText(path.completedCount)} of{' '}
                {countText(path.courseCount, 'course')}
              </QuietLine>
              <ProgressBar
                label={`Progress in ${path.title}`}
                value={path.progressPercentage}
                hue="learning"
              />
              {path.nextCourse && (
                <p>
                  Next: <TextLink to={courseAddress(path.nextCourse.id)}>{path.nextCourse.title}</TextLink>
                </p>
              )}
            </StripItem>
          ))}
        </Strip>
      )}
    </Card>
  );
}

const LearningPathsDocument = graphql(`
  query LearningPaths {
    learningPaths(isActive: true, pageSize: 20) {
      results {
        id
        title
        description
        difficulty
        courseCount
        completedCount
        progressPercentage
        nextCourse {
          id
          title
        }
      }
    }
  }
`);

const { color, space } = theme;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]};
  h3 {
    font-size: ${theme.type[14]};
  }
`;

const About = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.ink2};
  font-size: ${theme.type[13]};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
