import { Eye, PencilLine } from 'lucide-react';

import { daysText } from '../../../../domain/calendar/day';
import { useUrlQuery } from '../../../../domain/list/useUrlQuery';
import { Card } from '../../../../ui/layout/Card';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { FilterBar } from '../../../../ui/form/filters/FilterBar';
import { Pager } from '../../../../ui/data/paging/Pager';
import { Table } from '../../../../ui/data/table/Table';
import { useTableView } from '../../../../ui/data/table/view/tableView';
import { ViewButton } from '../../../../ui/data/table/view/ViewButton';
import { submittedColumns } from './submittedColumns';
import { useCorrection } from './useCorrection';
import { useSubmittedList } from './useSubmittedList';
import { countText } from '../../../../ui/numbers';

/** Submitted timesheets, and their decisions. */
export function SubmittedTimesheets() {
  const { change, idOf, linkTo } = useUrlQuery();
  const { correct } = useCorrection();
  const list = useSubmittedList();
  const { count, failed } = list;
  const view = useTableView('timesheets');
  const open = (id: number) => ({ timesheet: String(id) });
  const columns = submittedColumns((row) => linkTo(open(row.id)));

  return (
    <Card flush>
      {count !== 0 && !failed && (
        <FilterBar
          summary={count !== undefined && countText(count, 'timesheet')}
          actions={<ViewButton columns={columns} view={view} />}
        />
      )}
      <Table
        label="Submitted timesheets"
        columns={columns}
        view={view}
        current={idOf('timesheet')}
        rows={list.rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => daysText(row.weekStartDate, row.weekEndDate)}
        rowActions={(row) => [
          { label: 'View', icon: Eye, onAction: () => change(open(row.id)) },
          ...(row.status === 'REJECTED'
            ? [{ label: 'Correct this week', icon: PencilLine, onAction: () => correct(row) }]
            : []),
        ]}
        sort={list.sort}
        onSort={list.setSort}
        busy={list.busy}
        error={failed ? 'Failed to load timesheet history' : undefined}
        onRetry={list.retry}
        empty={
          <EmptyState
            drawing="tray"
            title="No submitted timesheets yet"
            text="Weeks appear here once you have submitted them."
          />
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
    </Card>
  );
}
