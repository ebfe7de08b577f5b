import { Card } from '../layout/Card';
import { Table } from '../data/table/Table';
import type { TableColumn } from '../data/table/tableColumn';

interface Sample {
  id: number;
  name: string;
  day: string;
  hours: number;
}

const samples: readonly Sample[] = ['Mon 16 Nov', 'Tue 17 Nov'].flatMap((day, at) =>
  ['Portal project', 'Review of the plan for the move to the new building', 'Training'].map(
    (name, index) => ({
      id: at * 3 + index,
      name,
      day,
      hours: index + at + 1.5,
    }),
  ),
);

const hoursOf = (rows: readonly Sample[]) => `${rows.reduce((sum, { hours }) => sum + hours, 0)} h`;

const columns: readonly TableColumn<Sample>[] = [
  { key: 'name', head: 'Project', cell: (row) => row.name },
  ...['Department', 'Cost centre', 'Manager', 'Office', 'Customer', 'Contract', 'Phase'].map((head) => ({
    key: head,
    head,
    cell: (row: Sample) => `${head} ${String(row.id + 1)}`,
    whole: true,
    narrow: 'none' as const,
  })),
  {
    key: 'hours',
    head: 'Hours',
    align: 'end',
    cell: (row) => `${row.hours} h`,
    whole: true,
    narrow: 'badge',
  },
];

/** Groups with totals, in a table that is wider than its place. */
export const WideTableSample = ({ name }: { name: string }) => (
  <Card flush>
    <Table
      label={`Hours by day, ${name}`}
      wide
      columns={columns}
      rows={samples}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.name}
      bulk={(chosen) => <span>{hoursOf(chosen)}</span>}
      groups={{ of: (row) => row.day, head: (rows) => rows[0]?.day, totals: { hours: hoursOf } }}
      empty={null}
    />
  </Card>
);
