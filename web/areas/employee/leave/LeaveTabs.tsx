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

/** One's own leave and the team's, for those who lead people. */
export function LeaveTabs({ tab, mine, list }: Props) {
  const { change } = useUrlQuery();
  return (
    <Tabs
      label="Whose leave"
      value={tab}
      // What was searched and filtered on one side means nothing on the other.
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
