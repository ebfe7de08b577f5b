import type { ReactNode } from 'react';

import { usePortalConfig } from '../../../domain/config/ConfigContext';
import { ExportSelected } from '../../../domain/csv/ExportSelected';
import { ListCard } from '../../../domain/list/ListCard';
import { useOpenItem } from '../../../domain/list/useOpenItem';
import type { MenuAction } from '../../../ui/overlay/menu/menuAction';
import { leaveColumns } from './leaveColumns';
import { leaveFile } from './leaveFile';
import type { LeaveRow } from './leaveRow';
import { statusOptions, type LeaveList, type LeaveTab } from './useLeaveList';

interface Props {
  tab: LeaveTab;
  list: LeaveList;
  actions: (row: LeaveRow) => readonly MenuAction[];
  /** Is in place of the rows while there is nothing at all. */
  nothing: ReactNode;
}

/** Search, status filter, requests, pages. */
export function LeaveTable({ tab, list, actions, nothing }: Props) {
  const opened = useOpenItem('request');
  const { timeZone } = usePortalConfig();
  return (
    <ListCard
      list={list}
      label="Leave requests"
      nouns={['request', 'requests']}
      filters={[{ name: 'status', label: 'Status', options: statusOptions }]}
      columns={leaveColumns(tab, (row) => opened.linkTo(row.id))}
      view="leave"
      current={opened.id}
      actions={actions}
      bulk={(chosen) => (
        <ExportSelected
          rows={chosen}
          file={() => leaveFile(tab, timeZone)}
          done="Leave requests exported successfully!"
        />
      )}
      failed="Failed to load leave requests. Please try again."
      advice="Try another word or another status."
      nothing={nothing}
    />
  );
}
