import { CircleCheckBig, Hourglass, Inbox, Ticket } from 'lucide-react';

import { countIn, openGroup, pendingReviewGroup, resolvedGroup } from '../../../domain/tickets/statusGroups';
import type { OwnTicketCounts } from '../../../domain/tickets/useOwnTicketCounts';
import { StatGrid } from '../../../ui/CardGrid';
import { StatCard } from '../../../ui/StatCard';
import { tabStatuses } from './tabStatuses';

/** How many tickets there are and in which group, added up here [A2.97]. */
export function TicketCards({ answer: { counts = [], loading, failed } }: { answer: OwnTicketCounts }) {
  const state = { loading: loading && counts.length === 0, error: failed };
  const rejected = countIn(counts, tabStatuses.rejected);

  return (
    <StatGrid>
      <StatCard
        {...state}
        label="Total"
        value={countIn(counts)}
        hint={rejected > 0 ? `${String(rejected)} rejected` : 'All your tickets'}
        icon={Ticket}
      />
      <StatCard {...state} label="Open" value={countIn(counts, openGroup)} hint="Not finished yet" icon={Inbox} />
      <StatCard {...state} label="Pending Review" value={countIn(counts, pendingReviewGroup)} hint="New or waiting" icon={Hourglass} />
      <StatCard {...state} label="Resolved" value={countIn(counts, resolvedGroup)} hint="Resolved or closed" icon={CircleCheckBig} />
    </StatGrid>
  );
}
