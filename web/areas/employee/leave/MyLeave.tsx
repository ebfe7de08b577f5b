import { CircleX, Eye } from 'lucide-react';
import { useState } from 'react';

import { useOpenItem } from '../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Stack } from '../../../ui/layout/Stack';
import { LeaveCards } from './year/LeaveCards';
import type { LeaveRow } from './leaveRow';
import { LeaveTable } from './LeaveTable';
import type { LeaveList } from './useLeaveList';
import { useLeaveYear } from './year/useLeaveYear';
import { YearStrip } from './year/YearStrip';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';

const CancelLeaveDialog = lazyDialog(() =>
  import('./CancelLeaveDialog').then((module) => module.CancelLeaveDialog),
);

interface Props {
  list: LeaveList;
  /** @param from the first day, where one was chosen */
  onAsk: (from?: string) => void;
}

/** Own leave: used and remaining days, the year, every request. */
export function MyLeave({ list, onAsk }: Props) {
  const { query } = useUrlQuery();
  const { open } = useOpenItem('request');
  const present = useLeaveYear(null);
  const [cancelling, setCancelling] = useState<LeaveRow | null>(null);

  return (
    <Stack>
      {/* Without a year in the address the drawing below asks for the same. */}
      <LeaveCards answer={present} hasRetry={query.has('year')} />
      <YearStrip onAsk={onAsk} onOpen={open} />
      <LeaveTable
        tab="mine"
        list={list}
        actions={(row) => [
          { label: 'View details', icon: Eye, onAction: () => open(row.id) },
          ...(row.viewerCan.cancel
            ? [{ label: 'Cancel request', icon: CircleX, danger: true, onAction: () => setCancelling(row) }]
            : []),
        ]}
        nothing={
          <EmptyState
            drawing="calendar"
            title="No leave requests yet"
            text="Request leave here and follow each request until it is decided."
            action={<Button onClick={() => onAsk()}>Request leave</Button>}
          />
        }
      />
      {cancelling && <CancelLeaveDialog request={cancelling} onClose={() => setCancelling(null)} />}
    </Stack>
  );
}
