export { csvHead, csvLines } from '../../ui/file/csv';
export { saveCsv } from '../../ui/file/saveCsv';
export { openCsvWriter } from './csvWriter';
