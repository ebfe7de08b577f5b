import { CircleCheckBig, Hourglass, Inbox, Ticket } from 'lucide-react';

import { countIn } from '../../../domain/list/countIn';
import { openGroup, pendingReviewGroup, resolvedGroup } from '../../../domain/tickets/statusGroups';
import type { OwnTicketCounts } from '../../../domain/tickets/useOwnTicketCounts';
import { StatGrid } from '../../../ui/layout/CardGrid';
import { QuietFailure } from '../../../ui/feedback/QuietFailure';
import { Stack } from '../../../ui/layout/Stack';
import { StatCard } from '../../../ui/data/figures/StatCard';
import { tabStatuses } from './tabStatuses';

/** How many tickets there are and in which group, added up here. */
export function TicketCards({ answer: { counts, loading, failed, retry } }: { answer: OwnTicketCounts }) {
  const known = counts ?? [];
  const state = { loading: loading && !counts, error: failed };
  const rejected = countIn(known, tabStatuses.rejected);

  return (
    <Stack $gap={2}>
      <StatGrid>
        <StatCard
          {...state}
          label="Total"
          value={countIn(known)}
          hint={rejected > 0 ? `${String(rejected)} rejected` : 'All your tickets'}
          icon={Ticket}
        />
        <StatCard
          {...state}
          label="Open"
          value={countIn(known, openGroup)}
          hint="Not finished yet"
          icon={Inbox}
        />
        <StatCard
          {...state}
          label="Pending Review"
          value={countIn(known, pendingReviewGroup)}
          hint="New or waiting"
          icon={Hourglass}
        />
        <StatCard
          {...state}
          label="Resolved"
          value={countIn(known, resolvedGroup)}
          hint="Resolved or closed"
          icon={CircleCheckBig}
        />
      </StatGrid>
      {failed && (
        <QuietFailure busy={loading} onRetry={retry}>
          The numbers are not available at the moment.
        </QuietFailure>
      )}
    </Stack>
  );
}
