import { useQuery } from '@apollo/client/react';
import { ScrollText } from 'lucide-react';
import styled from 'styled-components';

import { graphql } from '../../../generated/gql';
import type { LearningPathsQuery } from '../../../generated/graphql';
import { ProgressBar } from '../../../ui/data/figures/ProgressBar';
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import { QuietFailure } from '../../../ui/feedback/QuietFailure';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { Icon } from '../../../ui/layout/Icon';
import { TextLink } from '../../../ui/layout/TextLink';
import { countText, numberText } from '../../../ui/numbers';
import { theme } from '../../../ui/theme';
import { QuietLine, Strip, StripItem } from '../Strip';
import { certificationAddress } from '../certifications/certificationAddress';
import { courseAddress } from '../courses/courseAddress';
import { difficultyWord } from '../courses/courseWords';

/** Courses and certifications to be taken in order, with how far the person is, counted by the server. */
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
                {countText(path.stepCount, 'step')}
              </QuietLine>
              <ProgressBar
                label={`Progress in ${path.title}`}
                value={path.progressPercentage}
                hue="learning"
              />
              <PathCertifications steps={path.steps} />
              <NextStep step={path.nextStep} />
            </StripItem>
          ))}
        </Strip>
      )}
    </Card>
  );
}

type Path = LearningPathsQuery['learningPaths']['results'][number];

/** The certifications that the path leads to, and which of them the person has earned. */
function PathCertifications({ steps }: Pick<Path, 'steps'>) {
  return steps.map(
    ({ certification, isCompleted }) =>
      certification && (
        <Certification key={certification.id}>
          <Icon shape={ScrollText} />
          <TextLink to={certificationAddress(certification.id)}>{certification.name}</TextLink>
          {isCompleted && <StatusBadge tone="success">Passed</StatusBadge>}
        </Certification>
      ),
  );
}

function NextStep({ step }: { step: Path['nextStep'] }) {
  if (step?.course)
    return (
      <p>
        Next: <TextLink to={courseAddress(step.course.id)}>{step.course.title}</TextLink>
      </p>
    );
  // Its link is above.
  return step?.certification ? <p>Next: the exam of this certification</p> : null;
}

const LearningPathsDocument = graphql(`
  query LearningPaths {
    learningPaths(isActive: true, pageSize: 20) {
      results {
        id
        title
        description
        difficulty
        stepCount
        completedCount
        progressPercentage
        steps {
          certification {
            id
            name
          }
          isCompleted
        }
        nextStep {
          course {
            id
            title
          }
          certification {
            id
          }
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

const Certification = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space[1]} ${space[2]};
`;

const About = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.ink2};
  font-size: ${theme.type[13]};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
