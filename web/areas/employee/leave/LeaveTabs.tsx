import type { ReactNode } from 'react';

import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { Tabs } from '../../../ui/layout/Tabs';
import { TeamLeave } from './TeamLeave';
import type { LeaveList, LeaveTab } from './useLeaveList';

interface Props {
  tab: LeaveTab;
  mine: ReactNode;
  list: LeaveList;
}

/** Own leave and, for managers, the team's. */
export function LeaveTabs({ tab, mine, list }: Props) {
  const { change } = useUrlQuery();
  return (
    <Tabs
      label="Whose leave"
      value={tab}
      // Search and filters of one tab do not apply to the other.
      onChange={(next) =>
        change({ tab: next === 'team' ? next : null, status: null, search: null, sort: null, page: null })
      }
      items={[
        { id: 'mine', label: 'My leave', content: mine },
        { id: 'team', label: 'Team requests', content: <TeamLeave list={list} /> },
      ]}
    />
  );
}
