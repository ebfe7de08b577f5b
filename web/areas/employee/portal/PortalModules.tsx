import { MessageSquare, Ticket, Timer, TreePalm } from 'lucide-react';

import { useHasScreen } from '../../../domain/navigation/ScreensContext';
import { countIn } from '../../../domain/list/countIn';
import { openGroup, pendingReviewGroup, resolvedGroup } from '../../../domain/tickets/statusGroups';
import { hoursText } from '../../../ui/duration';
import { weekHours } from '../../../domain/timesheets/weekHours';
import { ModuleGrid } from '../../../ui/layout/CardGrid';
import { ModuleCard } from '../../../ui/layout/ModuleCard';
import { percentText } from '../../../ui/numbers';
import { figureText } from './figure';
import { leaveDays } from './leaveDays';
import type { PortalFigures } from './usePortalFigures';

/**
 * The four entrances, each with three figures; one whose screen does not exist yet is shown without a link.
 */
export function PortalModules({
  figures: { year, leaveRequests, timesheet, feedback, tickets },
}: {
  figures: PortalFigures;
}) {
  const hasScreen = useHasScreen();
  const modules = [
    {
      name: 'Leave Management',
      line: 'Leave and your requests',
      icon: TreePalm,
      path: '/employee/leave',
      figures: [
        { label: 'Days left', value: figureText(year, (one) => leaveDays(one).left) },
        { label: 'Pending', value: figureText(year, (one) => one.pendingRequests) },
        { label: 'Requests', value: figureText(leaveRequests, (counts) => countIn(counts)) },
      ],
    },
    {
      name: 'Time Tracking',
      line: 'Your hours, week by week',
      icon: Timer,
      path: '/employee/time-tracking',
      figures: [
        { label: 'Entries', value: figureText(timesheet, (sheet) => weekHours(sheet).entries) },
        {
          label: 'Of the target',
          value: figureText(timesheet, (sheet) => percentText(weekHours(sheet).efficiency)),
        },
        {
          label: 'Overtime',
          value: figureText(timesheet, (sheet) => hoursText(weekHours(sheet).overtime)),
        },
      ],
    },
    {
      name: 'Feedback System',
      line: 'With or without your name',
      icon: MessageSquare,
      path: '/employee/feedback',
      figures: [
        { label: 'Sent', value: figureText(feedback, (counts) => countIn(counts)) },
        {
          label: 'Pending review',
          value: figureText(feedback, (counts) => countIn(counts, pendingReviewGroup)),
        },
        { label: 'Resolved', value: figureText(feedback, (counts) => countIn(counts, resolvedGroup)) },
      ],
    },
    {
      name: 'Manage Tickets',
      line: 'Get help and follow up',
      icon: Ticket,
      path: '/employee/tickets',
      figures: [
        { label: 'Created', value: figureText(tickets, (counts) => countIn(counts)) },
        { label: 'Open', value: figureText(tickets, (counts) => countIn(counts, openGroup)) },
        {
          label: 'Pending review',
          value: figureText(tickets, (counts) => countIn(counts, pendingReviewGroup)),
        },
      ],
    },
  ];
  return (
    <ModuleGrid>
      {modules.map(({ path, ...module }) => (
        <ModuleCard key={path} {...module} hue="employee" to={hasScreen(path) ? path : undefined} />
      ))}
    </ModuleGrid>
  );
}
