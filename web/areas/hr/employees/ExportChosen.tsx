import { Download } from 'lucide-react';

import { Button } from '../../../ui/form/Button';
import type { EmployeeRow } from './employeeRow';
import { useEmployeeFile } from './useEmployeeFile';

interface Props {
  rows: readonly EmployeeRow[];
  /** Of the list that they were chosen in. */
  ordering: string;
}

/** Saves the people that were chosen in the list, with all that the whole export has of them. */
export function ExportChosen({ rows, ordering }: Props) {
  const file = useEmployeeFile(() => ({ ids: rows.map(({ id }) => id), ordering }));
  return (
    <Button icon={Download} busy={file.busy} busyText="Exporting..." onClick={file.run}>
      Export selected
    </Button>
  );
}
