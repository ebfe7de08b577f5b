import { Inbox, UserPlus, UsersRound } from 'lucide-react';

import { countIn } from '../../../domain/list/countIn';
import { useHasScreen } from '../../../domain/navigation/ScreensContext';
import { openGroup, pendingReviewGroup, resolvedGroup } from '../../../domain/tickets/statusGroups';
import type { TicketStatus } from '../../../generated/graphql';
import { ModuleGrid } from '../../../ui/layout/CardGrid';
import { ModuleCard } from '../../../ui/layout/ModuleCard';
import { numberText } from '../../../ui/numbers';
import type { HrAnswer } from '../answer';
import { interviewStatus } from '../pinned';
import { inGroup } from './ticketGroups';
import type { HrFigures } from './useHrFigures';

/** The entrances to what HR does; one whose screen does not exist yet is shown without a link. */
export function HrModules({
  figures: { employees, postings, applications, tickets },
}: {
  figures: HrFigures;
}) {
  const hasScreen = useHasScreen();
  const countOf = (group: readonly TicketStatus[]) =>
    shown(tickets, ({ masterTickets }) => inGroup(masterTickets.results, group));
  const modules = [
    {
      name: 'Employee Management',
      line: 'Records, timesheets and reporting lines',
      icon: UsersRound,
      path: '/hr/employees',
      figures: [
        { label: 'Active', value: shown(employees, ({ activeEmployees }) => activeEmployees) },
        { label: 'On leave', value: shown(employees, ({ onLeaveEmployees }) => onLeaveEmployees) },
        { label: 'New this month', value: shown(employees, ({ newHiresThisMonth }) => newHiresThisMonth) },
      ],
    },
    {
      name: 'Recruitment and Hiring',
      line: 'Job postings and applications',
      icon: UserPlus,
      path: '/hr/recruitment',
      figures: [
        { label: 'Open positions', value: shown(postings, ({ active }) => active) },
        {
          label: 'Applications',
          value: shown(applications, (pipeline) => countIn(pipeline)),
        },
        {
          label: 'Interviews scheduled',
          value: shown(applications, (pipeline) =>
            countIn(pipeline.filter(({ id }) => id === interviewStatus)),
          ),
        },
      ],
    },
    {
      name: 'Ticket Management',
      line: 'Leave, IT, feedback and general',
      icon: Inbox,
      path: '/hr/tickets',
      figures: [
        { label: 'Open', value: countOf(openGroup) },
        { label: 'Pending review', value: countOf(pendingReviewGroup) },
        { label: 'Resolved', value: countOf(resolvedGroup) },
      ],
    },
  ];
  return (
    <ModuleGrid $columns={3}>
      {modules.map(({ path, ...module }) => (
        <ModuleCard key={path} {...module} hue="hr" to={hasScreen(path) ? path : undefined} />
      ))}
    </ModuleGrid>
  );
}

const shown = <Data,>({ data, loading }: HrAnswer<Data>, read: (data: Data) => number): string =>
  data ? numberText(read(data)) : loading ? '...' : 'N/A';
