import { Download } from 'lucide-react';

import { toast } from '../../ui/feedback/toast';
import { Button } from '../../ui/form/Button';
import type { CsvFile } from '../../ui/file/csv';
import { saveCsv } from '../../ui/file/saveCsv';

interface Props<Row> {
  rows: readonly Row[];
  file: () => CsvFile<Row>;
  /** Toast of the success. */
  done: string;
}

/** Saves the rows that a person has chosen in a table, as they are shown. */
export function ExportSelected<Row>({ rows, file, done }: Props<Row>) {
  const save = () => {
    saveCsv(file(), rows);
    toast.success(done);
  };
  return (
    <Button icon={Download} onClick={save}>
      Export selected
    </Button>
  );
}
