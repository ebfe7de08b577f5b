import type { Problems } from '../request/errors.js';
import { badInput } from '../request/errors.js';
import type { ImportedRow, RowProblem } from './importJob.js';
import { mapInPieces } from './inPieces.js';

/** What an import of a file would do. */
export interface ImportFigures {
  rows: number;
  newRows: number;
  knownRows: number;
  badRows: number;
  unknownColumns: string[];
  problems: RowProblem[];
  problemCount: number;
}

/** A file that was read, with what its import would do. */
export interface CheckedFile {
  figures: ImportFigures;
  /** Makes the rows to be kept. */
  rows: () => Promise<ImportedRow[]>;
}

/** A row with its errors; `known` is null for a row that would be created. */
interface Judged {
  row: number;
  problems: Problems;
  known: object | null;
}

/**
 * Counts what an import would do. @param headOf head of the column that a field is in
 * @param most problems that are listed
 */
export async function figuresOf(
  judged: readonly Judged[],
  unknownColumns: string[],
  headOf: (field: string) => string | null,
  most: number,
): Promise<ImportFigures> {
  const problems = (
    await mapInPieces(judged, ({ row, problems: { found } }) =>
      Object.entries(found).flatMap(([field, texts]) =>
        texts.map((reason): RowProblem => ({ row, column: headOf(field), reason })),
      ),
    )
  ).flat();
  const bad = new Set(problems.map(({ row }) => row));
  const good = judged.filter(({ row }) => !bad.has(row));
  const newRows = good.filter(({ known }) => known === null).length;
  return {
    rows: judged.length,
    newRows,
    knownRows: good.length - newRows,
    badRows: bad.size,
    unknownColumns,
    problems: problems.slice(0, most),
    problemCount: problems.length,
  };
}

/** @throws BAD_USER_INPUT on `file` when rows are bad: all are imported, or none */
export function requireGoodRows({ rows, badRows }: ImportFigures): void {
  if (badRows === 0) return;
  throw badInput({
    file: [
      `${badRows} of ${rows} rows cannot be imported, so nothing was changed. Check the file to see why.`,
    ],
  });
}
