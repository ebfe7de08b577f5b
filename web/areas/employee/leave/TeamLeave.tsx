import { Check, CircleX, Eye } from 'lucide-react';
import { useState } from 'react';

import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { EmptyState } from '../../../ui/EmptyState';
import { DecideLeaveDialog, type Verdict } from './DecideLeaveDialog';
import type { LeaveRow } from './leaveRow';
import { LeaveTable } from './LeaveTable';
import type { LeaveList } from './useLeaveList';

/** The requests of others that one may decide, those that wait first. */
export function TeamLeave({ list }: { list: LeaveList }) {
  const { change } = useUrlQuery();
  const [deciding, setDeciding] = useState<{ request: LeaveRow; verdict: Verdict } | null>(null);

  return (
    <>
      <LeaveTable
        tab="team"
        list={list}
        actions={(request) => [
          { label: 'View details', icon: Eye, onAction: () => change({ request: String(request.id) }) },
          ...(request.viewerCan.decide
            ? [
                { label: 'Approve', icon: Check, onAction: () => setDeciding({ request, verdict: 'approve' }) },
                { label: 'Reject', icon: CircleX, danger: true, onAction: () => setDeciding({ request, verdict: 'reject' }) },
              ]
            : []),
        ]}
        nothing={<EmptyState drawing="done" title="Nothing to decide" text="Requests of your team that wait for a decision stand here." />}
      />
      {deciding && <DecideLeaveDialog {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}
