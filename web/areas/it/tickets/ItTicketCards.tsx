import { CircleAlert, CircleCheckBig, Clock, Inbox, Ticket } from 'lucide-react';

import { StatCard } from '../../../ui/data/figures/StatCard';
import { QuietFailure } from '../../../ui/feedback/QuietFailure';
import { StatGrid } from '../../../ui/layout/CardGrid';
import { Stack } from '../../../ui/layout/Stack';
import { numberText } from '../../../ui/numbers';
import { itTabs } from './itTabs';
import { averageResolution } from './pinned';
import { countIt, type ItTicketCounts } from './useItTicketCounts';

const statusesOf = (id: string) => itTabs.find((tab) => tab.id === id)?.statuses ?? null;

/** Total, open, resolved, critical and the fixed average. */
export function ItTicketCards({ counts, loading, failed, retry }: ItTicketCounts) {
  const state = { loading: loading && !counts, error: failed, hue: 'it' } as const;
  const figure = (choice?: Parameters<typeof countIt>[1]) => numberText(countIt(counts ?? [], choice));
  return (
    <Stack $gap={2}>
      <StatGrid $columns={5}>
        <StatCard {...state} label="Total Tickets" value={figure()} icon={Ticket} />
        <StatCard
          {...state}
          label="Open Tickets"
          value={figure({ statuses: statusesOf('open') })}
          hint={counts && `${figure({ statuses: ['WAITING_RESPONSE'] })} more wait for an answer`}
          icon={Inbox}
        />
        <StatCard
          {...state}
          label="Resolved"
          value={figure({ statuses: statusesOf('resolved') })}
          hint="Closed ones included"
          icon={CircleCheckBig}
        />
        <StatCard
          {...state}
          label="Critical"
          value={figure({ urgency: 'CRITICAL' })}
          hint={
            counts &&
            `${figure({ urgency: 'CRITICAL', statuses: ['OPEN', 'IN_PROGRESS', 'WAITING_RESPONSE'] })} not resolved yet`
          }
          icon={CircleAlert}
        />
        <StatCard
          hue="it"
          label="Avg Resolution"
          value={averageResolution}
          hint="Example figure"
          icon={Clock}
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
