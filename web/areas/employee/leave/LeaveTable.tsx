import type { ReactNode } from 'react';

import { ListCard } from '../../../domain/list/ListCard';
import { useOpenItem } from '../../../domain/list/useOpenItem';
import type { MenuAction } from '../../../ui/overlay/menuAction';
import { leaveColumns } from './leaveColumns';
import type { LeaveRow } from './leaveRow';
import { statusOptions, type LeaveList, type LeaveTab } from './useLeaveList';

interface Props {
  tab: LeaveTab;
  list: LeaveList;
  actions: (row: LeaveRow) => readonly MenuAction[];
  /** Stands in place of the rows while there is nothing at all. */
  nothing: ReactNode;
}

/** Search, status filter, requests, pages. */
export function LeaveTable({ tab, list, actions, nothing }: Props) {
  const opened = useOpenItem('request');
  return (
    <ListCard
      list={list}
      label="Leave requests"
      nouns={['request', 'requests']}
      filters={[{ name: 'status', label: 'Status', options: statusOptions }]}
      columns={leaveColumns(tab, (row) => opened.linkTo(row.id))}
      current={opened.id}
      actions={actions}
      failed="Failed to load leave requests. Please try again."
      advice="Try another word or another status."
      nothing={nothing}
    />
  );
}
