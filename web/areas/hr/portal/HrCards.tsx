import { BriefcaseBusiness, FileUser, Inbox, UsersRound } from 'lucide-react';

import { openGroup } from '../../../domain/tickets/statusGroups';
import { StatCard } from '../../../ui/data/StatCard';
import { StatGrid } from '../../../ui/layout/CardGrid';
import { numberText } from '../../../ui/numbers';
import { inGroup } from './ticketGroups';
import type { HrAnswer, HrFigures } from './useHrFigures';

/** Total Employees, Total Job Postings, Open Tickets, Total Applications [B2.6]. */
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
        {...figureOf(postings, ({ jobPostings }) => jobPostings.count)}
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
        {...figureOf(applications, ({ jobApplications }) => jobApplications.count)}
        label="Total Applications"
        icon={FileUser}
        hue="hr"
      />
    </StatGrid>
  );
}

/** "..." while it loads, "N/A" after a failure [B2.7, B2.8]. */
const figureOf = <Data,>({ data, loading, failed }: HrAnswer<Data>, read: (data: Data) => number) => ({
  value: data && numberText(read(data)),
  loading: loading && !data,
  error: failed,
});
