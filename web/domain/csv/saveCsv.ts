import { saveText } from '../files/saveFile';
import { toCsv, type CsvColumn } from './csv';
import { readSeparator } from './csvSeparator';

/** Has the browser save a file for a spreadsheet, parted as the person chose. */
export const saveCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], name: string): void =>
  saveText(toCsv(columns, rows, readSeparator()), name, 'text/csv;charset=utf-8');
