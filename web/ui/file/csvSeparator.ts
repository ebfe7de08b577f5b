import { createChoice, useStore } from '../store';
import type { CsvSeparator } from './csv';

/** The separator selected in this browser; a comma by default. */
const separator = createChoice<CsvSeparator>('csv.separator', [',', ';']);

export const readSeparator = separator.read;
export const setSeparator = separator.set;

/** The choice, the same in every open tab. */
export const useSeparator = (): CsvSeparator => useStore(separator);
