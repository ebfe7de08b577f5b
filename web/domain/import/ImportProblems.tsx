import { Download } from 'lucide-react';

import { Table } from '../../ui/data/table/Table';
import type { TableColumn } from '../../ui/data/table/tableColumn';
import { Button } from '../../ui/form/Button';
import { Card } from '../../ui/layout/Card';
import { countText } from '../../ui/numbers';
import { saveCsv } from '../../ui/file/saveCsv';
import type { ImportProblem } from './importParts';

/** More are in the file that can be saved. */
const mostShown = 100;

const columns: readonly TableColumn<Listed>[] = [
  {
    key: 'row',
    head: 'Row',
    width: '9ch',
    cell: ({ row }) => row ?? 'All',
    inCard: ({ row }) => (row === null ? 'All rows' : `Row ${String(row)}`),
  },
  { key: 'column', head: 'Column', width: '30%', cell: ({ column }) => column ?? 'Whole row' },
  { key: 'reason', head: 'Problem', cell: ({ reason }) => reason },
];

interface Listed extends ImportProblem {
  place: number;
}

interface Props {
  /** The shown ones. */
  problems: readonly ImportProblem[];
  /** How many there are. */
  count: number;
  /** Name of the file that has them. */
  fileName: string;
}

/** The bad rows of a file with their reasons, and all that are reported as a file. */
export function ImportProblems({ problems, count, fileName }: Props) {
  const shown = problems.slice(0, mostShown).map((problem, place) => ({ ...problem, place }));
  const save = () =>
    saveCsv<ImportProblem>(
      {
        name: `problems-${fileName.replace(/\.csv$/i, '')}.csv`,
        columns: [
          { head: 'Row', cell: ({ row }) => row },
          { head: 'Column', cell: ({ column }) => column },
          { head: 'Problem', cell: ({ reason }) => reason },
        ],
      },
      problems,
    );

  return (
    <>
      <Card flush>
        <Table
          label="Rows with a problem"
          columns={columns}
          rows={shown}
          rowKey={({ place }) => place}
          empty={null}
        />
      </Card>
      {count > shown.length && (
        <p>
          The first {shown.length} of {countText(count, 'problem')}.
        </p>
      )}
      <div>
        <Button icon={Download} onClick={save}>
          Download list
        </Button>
      </div>
    </>
  );
}
