import { Download } from 'lucide-react';

import { toast } from '../../ui/feedback/toast';
import { Button } from '../../ui/form/Button';
import type { CsvFile } from '../../ui/file/csv';
import { loadCsv } from './loadCsv';

interface Props<Row> {
  rows: readonly Row[];
  file: () => CsvFile<Row>;
  /** Toast of the success. */
  done: string;
}

/** Saves the rows that a person has chosen in a table, as they are shown. */
export function ExportSelected<Row>({ rows, file, done }: Props<Row>) {
  const save = async () => {
    try {
      const { saveCsv } = await loadCsv();
      saveCsv(file(), rows);
      toast.success(done);
    } catch {
      toast.error('The file could not be written. Check your connection and try again.');
    }
  };
  return (
    <Button icon={Download} onClick={() => void save()}>
      Export selected
    </Button>
  );
}
