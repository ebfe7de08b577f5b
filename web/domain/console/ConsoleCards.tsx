import { CircleCheckBig, Inbox, Loader, Ticket } from 'lucide-react';

import { StatCard } from '../../ui/data/figures/StatCard';
import { QuietFailure } from '../../ui/feedback/QuietFailure';
import { StatGrid } from '../../ui/layout/CardGrid';
import { Stack } from '../../ui/layout/Stack';
import { numberText } from '../../ui/numbers';
import type { Hue } from '../../ui/theme';
import { countBy, type TicketCounts } from './useTicketCounts';

interface Props {
  answer: TicketCounts;
  hue: Hue;
}

/** Total, Open, In Progress, Resolved: each figure is what the list shows with that status. */
export function ConsoleCards({ answer: { counts, loading, failed, retry }, hue }: Props) {
  const known = counts ?? [];
  const state = { loading: loading && !counts, error: failed, hue };
  const figure = (status?: Parameters<typeof countBy>[1]) => numberText(countBy(known, status));
  return (
    <Stack $gap={2}>
      <StatGrid>
        <StatCard
          {...state}
          label="Total"
          value={figure()}
          hint={counts && `${figure({ status: 'REJECTED' })} rejected`}
          icon={Ticket}
        />
        <StatCard
          {...state}
          label="Open"
          value={figure({ status: 'OPEN' })}
          hint="No one has started on them"
          icon={Inbox}
        />
        <StatCard
          {...state}
          label="In Progress"
          value={figure({ status: 'IN_PROGRESS' })}
          hint={counts && `${figure({ status: 'WAITING_RESPONSE' })} more wait for a response`}
          icon={Loader}
        />
        <StatCard
          {...state}
          label="Resolved"
          value={figure({ status: 'RESOLVED' })}
          hint={counts && `${figure({ status: 'CLOSED' })} more are closed`}
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
