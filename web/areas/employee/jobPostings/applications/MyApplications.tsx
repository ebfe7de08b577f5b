import { CircleX, Eye } from 'lucide-react';
import { useState } from 'react';

import { useOpenItem } from '../../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../../domain/list/useUrlQuery';
import { Button } from '../../../../ui/form/Button';
import { Card } from '../../../../ui/layout/Card';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { FilterBar } from '../../../../ui/form/filters/FilterBar';
import { Pager } from '../../../../ui/data/paging/Pager';
import { Select } from '../../../../ui/form/choice/Select';
import { Table } from '../../../../ui/data/table/Table';
import { useTableView } from '../../../../ui/data/table/view/tableView';
import { ViewButton } from '../../../../ui/data/table/view/ViewButton';
import { OpenPosting } from '../OpenPosting';
import { applicationColumns } from './applicationColumns';
import type { ApplicationRow } from './applicationRow';
import { statusOptions, useApplicationList } from './useApplicationList';
import { lazyDialog } from '../../../../ui/overlay/lazyDialog';
import { countText } from '../../../../ui/numbers';

const WithdrawDialog = lazyDialog(() => import('./WithdrawDialog').then((module) => module.WithdrawDialog));

/** The viewer's own applications: the status of each, and a button to withdraw it while that is possible. */
export function MyApplications() {
  const { change } = useUrlQuery();
  const { key, linkTo, open } = useOpenItem('posting');
  const list = useApplicationList();
  const [withdrawing, setWithdrawing] = useState<ApplicationRow | null>(null);
  const { count, failed } = list;
  const view = useTableView('applications');
  const columns = applicationColumns((row) => linkTo(row.jobPostingId));
  // A refused application has another status by now.
  const endWithdrawing = () => {
    setWithdrawing(null);
    list.retry();
  };

  return (
    <Card flush>
      <FilterBar
        summary={count !== undefined && !failed && countText(count, 'application')}
        actions={<ViewButton columns={columns} view={view} />}
      >
        <Select
          compact
          label="Status"
          options={statusOptions}
          value={list.filters.status}
          onChange={(status) => list.setFilter('status', status)}
        />
      </FilterBar>
      <Table
        label="My applications"
        columns={columns}
        view={view}
        rows={list.rows}
        rowKey={(row) => row.id}
        current={list.rows?.find(({ jobPostingId }) => jobPostingId === key)?.id}
        rowLabel={(row) => row.jobTitle}
        rowActions={(row) => [
          { label: 'View position', icon: Eye, onAction: () => open(row.jobPostingId) },
          ...(row.viewerCan.withdraw
            ? [
                {
                  label: 'Withdraw application',
                  icon: CircleX,
                  danger: true,
                  onAction: () => setWithdrawing(row),
                },
              ]
            : []),
        ]}
        sort={list.sort}
        onSort={list.setSort}
        busy={list.busy}
        error={failed ? 'Failed to load your applications. Please try again.' : undefined}
        retryLabel="Retry"
        onRetry={list.retry}
        empty={
          list.isNarrowed ? (
            <EmptyState
              drawing="search"
              title="No applications match"
              text="Try another status."
              action={<Button onClick={list.clear}>Clear filters</Button>}
            />
          ) : (
            <EmptyState
              title="No applications yet"
              text="Apply for a position, and follow here what becomes of it."
              action={<Button onClick={() => change({ tab: null })}>See the positions</Button>}
            />
          )
        }
      />
      {count !== undefined && !failed && (
        <Pager
          page={list.page}
          pageSize={list.pageSize}
          count={count}
          onPage={list.setPage}
          onPageSize={list.setPageSize}
        />
      )}
      {withdrawing && <WithdrawDialog application={withdrawing} onClose={endWithdrawing} />}
      {/* The viewer may have applied for the same position before. */}
      <OpenPosting ids={list.rows && [...new Set(list.rows.map(({ jobPostingId }) => jobPostingId))]} />
    </Card>
  );
}
