import { BriefcaseBusiness, GraduationCap, Sparkles } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { useHasScreen } from '../../../domain/navigation/ScreensContext';
import { Button } from '../../../ui/form/Button';
import { ModuleGrid } from '../../../ui/layout/CardGrid';
import { ModuleCard } from '../../../ui/layout/ModuleCard';
import { theme } from '../../../ui/theme';
import { careerFigures } from './pinned';

const RecommendationsDialog = lazyDialog(() =>
  import('../recommendations/RecommendationsDialog').then((module) => module.RecommendationsDialog),
);

/** Links to learning and jobs. Its figures are fixed. */
export function CareerDevelopment() {
  const hasScreen = useHasScreen();
  const [showsJobs, setShowsJobs] = useState(false);
  const linkTo = (path: string) => (hasScreen(path) ? path : undefined);
  return (
    <section aria-labelledby="career">
      <Head>
        <h2 id="career">Career Development</h2>
        <p>Career Resources</p>
        <Button icon={Sparkles} onClick={() => setShowsJobs(true)}>
          AI Job Recommendations
        </Button>
      </Head>
      <ModuleGrid>
        <ModuleCard
          level={3}
          name="View Certifications"
          line="Courses and exams"
          icon={GraduationCap}
          hue="learning"
          to={linkTo('/learning')}
          figures={[{ label: 'Certifications', value: careerFigures.certifications }]}
        />
        <ModuleCard
          level={3}
          name="Internal Job Postings"
          line="Positions open to colleagues"
          icon={BriefcaseBusiness}
          hue="employee"
          to={linkTo('/employee/job-postings')}
          figures={[{ label: 'Open positions', value: careerFigures.openPositions }]}
        />
      </ModuleGrid>
      {showsJobs && <RecommendationsDialog variant="dashboard" onClose={() => setShowsJobs(false)} />}
    </section>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  margin-block: ${theme.space[2]} ${theme.space[3]};
  h2 {
    font-size: ${theme.type[16]};
  }
  p {
    color: ${theme.color.ink3};
    font-size: ${theme.type[13]};
  }
  button {
    margin-inline-start: auto;
  }
  ${theme.media.phone} {
    button {
      inline-size: 100%;
      margin-block-start: ${theme.space[2]};
    }
  }
`;
