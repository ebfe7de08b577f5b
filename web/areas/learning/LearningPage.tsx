import { BookOpen, Bot, ScrollText } from 'lucide-react';
import styled from 'styled-components';

import { useHasScreen } from '../../domain/navigation/ScreensContext';
import { ModuleGrid } from '../../ui/layout/CardGrid';
import { ModuleCard } from '../../ui/layout/ModuleCard';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Stack } from '../../ui/layout/Stack';
import { theme } from '../../ui/theme';
import { ContinueCard } from './hub/ContinueCard';
import { PathStrip } from './hub/PathStrip';
import { hubCounts } from './hub/pinned';

/** The parts of the learning area, with example figures. */
const modules = [
  {
    name: 'Courses',
    line: 'Videos, documents and lessons',
    icon: BookOpen,
    path: '/learning/courses',
    figures: hubCounts.courses,
  },
  {
    name: 'Professional Certifications',
    line: 'Exams and certificates',
    icon: ScrollText,
    path: '/learning/certifications',
    figures: hubCounts.certifications,
  },
  {
    name: 'AI Learning Assistant',
    line: 'Coming soon...',
    icon: Bot,
    path: '/learning/ai-assistant',
    figures: hubCounts.assistant,
  },
] as const;

/** The learning hub of every signed-in person. */
export function LearningPage() {
  const hasScreen = useHasScreen();
  return (
    <>
      <PageHeader
        title="Learning Hub"
        line="Courses, paths and certifications for everyone."
        back={{ to: '/home', label: 'Back to Home' }}
      />
      <Stack>
        <ContinueCard />
        <ModuleGrid $columns={3}>
          {modules.map(({ path, ...module }) => (
            <ModuleCard key={path} {...module} hue="learning" to={hasScreen(path) ? path : undefined} />
          ))}
        </ModuleGrid>
        <Note>The figures on these cards are examples. The pages behind them show the present ones.</Note>
        <PathStrip />
      </Stack>
    </>
  );
}

const Note = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
`;
