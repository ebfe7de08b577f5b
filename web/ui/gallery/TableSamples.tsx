import { CircleX, Download, Eye } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../form/Button';
import { Card } from '../layout/Card';
import { EmptyState } from '../feedback/EmptyState';
import { FilterBar } from '../form/filters/FilterBar';
import { FilterChips, FiltersButton } from '../form/filters/Filters';
import { Pager } from '../data/paging/Pager';
import { SearchBox } from '../form/filters/SearchBox';
import { StatusBadge } from '../data/cells/StatusBadge';
import { Table } from '../data/table/Table';
import type { TableColumn, TableSort } from '../data/table/tableColumn';
import { useTableView } from '../data/table/view/tableView';
import { ViewButton } from '../data/table/view/ViewButton';
import { Tabs } from '../layout/Tabs';
import { TextLink } from '../layout/TextLink';
import type { Tone } from '../theme';
import { WideTableSample } from './WideTableSample';

interface Sample {
  id: number;
  name: string;
  kind: string;
  days: number;
  tone: Tone;
  status: string;
}

const samples: readonly Sample[] = [
  { id: 1, name: 'Family visit', kind: 'Personal', days: 5, tone: 'warning', status: 'Pending' },
  { id: 2, name: 'Flu', kind: 'Sick', days: 2, tone: 'success', status: 'Approved' },
  {
    id: 3,
    name: 'Dentist and recovery after surgery, follow-up in the week after',
    kind: 'Sick',
    days: 13,
    tone: 'info',
    status: 'In Review',
  },
];

const columns: readonly TableColumn<Sample>[] = [
  {
    key: 'name',
    head: 'Request',
    sortable: true,
    width: '40%',
    cell: (row) => (
      <TextLink to="#parts" tone="plain">
        {row.name}
      </TextLink>
    ),
  },
  { key: 'kind', head: 'Type', cell: (row) => row.kind },
  { key: 'days', head: 'Days', sortable: true, align: 'end', cell: (row) => row.days },
  {
    key: 'status',
    head: 'Status',
    narrow: 'badge',
    cell: (row) => <StatusBadge tone={row.tone}>{row.status}</StatusBadge>,
  },
];

const common = {
  columns,
  rowKey: (row: Sample) => row.id,
  rowLabel: (row: Sample) => row.name,
  rowActions: () => [
    { label: 'View details', icon: Eye, onAction: () => undefined },
    { label: 'Cancel request', icon: CircleX, danger: true, onAction: () => undefined },
  ],
  empty: (
    <EmptyState
      title="No requests yet"
      text="Request leave and follow it here."
      action={<Button>New request</Button>}
    />
  ),
} as const;

export function TableSamples({ name }: { name: string }) {
  const [sort, setSort] = useState<TableSort>({ key: 'days', descending: true });
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('pending');
  const [page, setPage] = useState(2);
  const [pageSize, setPageSize] = useState(20);
  const view = useTableView(`gallery.${name}`);
  const [tab, setTab] = useState('all');

  const filters = [
    {
      name: 'status',
      label: 'Status',
      options: [
        { value: '', label: 'All statuses' },
        { value: 'pending', label: 'Pending' },
        { value: 'approved', label: 'Approved' },
      ],
      value: status,
      initial: '',
    },
  ];

  const full = (
    <Card flush>
      <FilterBar
        chips={
          <FilterChips
            filters={filters}
            onFilter={(_name, value) => setStatus(value)}
            onClear={() => setStatus('')}
          />
        }
        summary="3 requests"
        actions={<ViewButton columns={columns} view={view} />}
      >
        <SearchBox label="Search requests" value={search} onSearch={setSearch} />
        <FiltersButton filters={filters} onFilter={(_name, value) => setStatus(value)} />
      </FilterBar>
      <Table
        {...common}
        label={`Requests, ${name}`}
        rows={samples}
        sort={sort}
        onSort={setSort}
        view={view}
        bulk={() => <Button icon={Download}>Export selected</Button>}
      />
      <Pager
        label={`Pages, ${name}`}
        page={page}
        pageSize={pageSize}
        count={241}
        onPage={setPage}
        onPageSize={(next) => {
          setPageSize(next);
          setPage(1);
        }}
      />
    </Card>
  );

  return (
    <>
      <Tabs
        label={`Lists, ${name}`}
        value={tab}
        onChange={setTab}
        items={[
          { id: 'all', label: 'All', count: 3, content: full },
          {
            id: 'mine',
            label: 'Mine',
            count: 0,
            content: (
              <Card flush>
                <Table {...common} label="Mine" rows={[]} />
              </Card>
            ),
          },
          { id: 'plain', label: 'Without a count', content: 'Nothing else.' },
        ]}
      />
      <WideTableSample name={name} />
      <Card flush>
        <Table {...common} label={`Loading, ${name}`} rows={undefined} expect={3} />
      </Card>
      <Card flush>
        <Table {...common} label={`Empty, ${name}`} rows={[]} />
      </Card>
      <Card flush>
        <Table
          {...common}
          label="Failed"
          rows={undefined}
          error="Failed to load requests. Please try again."
          onRetry={() => undefined}
          retryLabel="Retry"
        />
      </Card>
    </>
  );
}
