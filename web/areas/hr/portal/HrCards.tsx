import { BriefcaseBusiness, FileUser, Inbox, UsersRound } from 'lucide-react';

import { countIn } from '../../../domain/list/countIn';
import { openGroup } from '../../../domain/tickets/statusGroups';
import { StatCard } from '../../../ui/data/figures/StatCard';
import { StatGrid } from '../../../ui/layout/CardGrid';
import { figureOf } from '../answer';
import { inGroup } from './ticketGroups';
import type { HrFigures } from './useHrFigures';

/** Total Employees, Total Job Postings, Open Tickets, Total Applications. */
export function HrCards({ figures: { employees, postings, tickets, applications } }: { figures: HrFigures }) {
  return (
    <StatGrid>
      <StatCard
        {...figureOf(employees, ({ totalEmployees }) => totalEmployees)}
        label="Total Employees"
        icon={UsersRound}
        hue="hr"
      />
      <StatCard
        {...figureOf(postings, ({ total }) => total)}
        label="Total Job Postings"
        icon={BriefcaseBusiness}
        hue="hr"
      />
      <StatCard
        {...figureOf(tickets, ({ masterTickets }) => inGroup(masterTickets.results, openGroup))}
        label="Open Tickets"
        icon={Inbox}
        hue="hr"
      />
      <StatCard
        {...figureOf(applications, (pipeline) => countIn(pipeline))}
        label="Total Applications"
        icon={FileUser}
        hue="hr"
      />
    </StatGrid>
  );
}
