import { Check, CircleX, Eye } from 'lucide-react';
import { useState } from 'react';

import { useOpenItem } from '../../../domain/list/useOpenItem';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import type { Verdict } from './DecideLeaveDialog';
import type { LeaveRow } from './leaveRow';
import { LeaveTable } from './LeaveTable';
import type { LeaveList } from './useLeaveList';

const DecideLeaveDialog = lazyDialog(() =>
  import('./DecideLeaveDialog').then((module) => module.DecideLeaveDialog),
);

/** Other people's requests that the viewer may decide, waiting ones first. */
export function TeamLeave({ list }: { list: LeaveList }) {
  const { open } = useOpenItem('request');
  const [deciding, setDeciding] = useState<{ request: LeaveRow; verdict: Verdict } | null>(null);
  // Its present state, should it change while someone thinks about it.
  const current = deciding && (list.rows?.find(({ id }) => id === deciding.request.id) ?? deciding.request);

  return (
    <>
      <LeaveTable
        tab="team"
        list={list}
        actions={(request) => [
          { label: 'View details', icon: Eye, onAction: () => open(request.id) },
          ...(request.viewerCan.decide
            ? [
                {
                  label: 'Approve',
                  icon: Check,
                  onAction: () => setDeciding({ request, verdict: 'approve' }),
                },
                {
                  label: 'Reject',
                  icon: CircleX,
                  danger: true,
                  onAction: () => setDeciding({ request, verdict: 'reject' }),
                },
              ]
            : []),
        ]}
        nothing={
          <EmptyState
            drawing="done"
            title="Nothing to decide"
            text="Requests of your team that wait for a decision appear here."
          />
        }
      />
      {deciding && current && (
        <DecideLeaveDialog request={current} verdict={deciding.verdict} onClose={() => setDeciding(null)} />
      )}
    </>
  );
}
