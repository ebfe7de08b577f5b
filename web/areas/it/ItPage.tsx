import { BookOpen, Bot, Inbox, Laptop } from 'lucide-react';
import styled from 'styled-components';

import { useHasScreen } from '../../domain/navigation/ScreensContext';
import { ModuleGrid } from '../../ui/layout/CardGrid';
import { ModuleCard } from '../../ui/layout/ModuleCard';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Stack } from '../../ui/layout/Stack';
import { theme } from '../../ui/theme';
import { portalCounts } from './pinned';

/** The entrances to what IT does, with example figures. */
const modules = [
  {
    name: 'IT Tickets',
    line: 'Requests for support',
    icon: Inbox,
    path: '/it/tickets',
    figures: portalCounts.tickets,
  },
  {
    name: 'Asset & Inventory Management',
    line: 'Who has what, and where it is',
    icon: Laptop,
    path: '/it/assets',
    figures: portalCounts.assets,
  },
  {
    name: 'IT Knowledge Base',
    line: 'Articles and guides for everyone',
    icon: BookOpen,
    path: '/it/knowledge-base',
    figures: portalCounts.knowledge,
  },
  {
    name: 'AI Assistant Management',
    line: 'Documents and figures of the assistant',
    icon: Bot,
    path: '/it/ai-management',
    figures: portalCounts.assistant,
  },
] as const;

/** The IT portal. */
export function ItPage() {
  const hasScreen = useHasScreen();
  return (
    <>
      <PageHeader
        title="IT Portal"
        line="Support, equipment and knowledge of the whole company."
        back={{ to: '/home', label: 'Back to Home' }}
      />
      <Stack>
        <ModuleGrid>
          {modules.map(({ path, ...module }) => (
            <ModuleCard key={path} {...module} hue="it" to={hasScreen(path) ? path : undefined} />
          ))}
        </ModuleGrid>
        <Note>The figures on these cards are examples. The pages behind them show the present ones.</Note>
      </Stack>
    </>
  );
}

const Note = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
`;
