import type { ReactNode } from 'react';

import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterBar } from '../../../ui/FilterBar';
import type { MenuAction } from '../../../ui/Menu';
import { Pager } from '../../../ui/Pager';
import { SearchBox } from '../../../ui/SearchBox';
import { Select } from '../../../ui/Select';
import { Table } from '../../../ui/Table';
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
  const { linkTo } = useUrlQuery();
  const { rows, count, failed } = list;
  // The team's list leaves out one's own requests; on a single page those that stand there can be counted.
  const total = count !== undefined && count <= list.pageSize ? rows?.length : count;

  return (
    <Card flush>
      <FilterBar summary={total !== undefined && !failed && `${total.toLocaleString('en-US')} ${total === 1 ? 'request' : 'requests'}`}>
        <SearchBox label="Search requests" value={list.search} onSearch={list.setSearch} />
        <Select
          compact
          label="Status"
          options={statusOptions}
          value={list.filters.status}
          onChange={(status) => list.setFilter('status', status)}
        />
      </FilterBar>
      <Table
        label="Leave requests"
        columns={leaveColumns(tab, (row) => linkTo({ request: String(row.id) }))}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.title}
        rowActions={actions}
        sort={list.sort}
        onSort={list.setSort}
        busy={list.busy}
        error={failed ? 'Failed to load leave requests. Please try again.' : undefined}
        retryLabel="Retry"
        onRetry={list.retry}
        empty={list.isNarrowed ? (
          <EmptyState
            drawing="search"
            title="No requests match"
            text="Try another word or another status."
            action={<Button onClick={list.clear}>Clear filters</Button>}
          />
        ) : nothing}
      />
      {count !== undefined && !failed && <Pager page={list.page} pageSize={list.pageSize} count={count} onPage={list.setPage} />}
    </Card>
  );
}
