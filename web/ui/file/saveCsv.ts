import { saveText } from './saveFile';
import { csvType, toCsv, type CsvFile } from './csv';
import { readSeparator } from './csvSeparator';

/** Has the browser save rows as a file for a spreadsheet, parted as the person chose. */
export const saveCsv = <Row>({ columns, name }: CsvFile<Row>, rows: readonly Row[]): void =>
  saveText(toCsv(columns, rows, readSeparator()), name, csvType);
