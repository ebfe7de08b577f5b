import { checkReferenceSeal } from '../files/files.js';
import { openStore } from '../files/fileStore.js';
import type { UploadReference } from '../graphql/scalars.js';
import type { Database } from '../postgres/database.js';
import type { Queryable } from '../postgres/queryable.js';
import type { RequestContext } from '../request/context.js';
import type { Viewer } from '../request/viewer.js';
import { readCsv } from './csvFile.js';
import type { CsvContent, ImportColumn } from './csvFile.js';
import { requireGoodRows } from './importCheck.js';
import type { CheckedFile, ImportFigures } from './importCheck.js';
import { beginImport, importById, latestImport } from './importJob.js';
import type { ImportedRow, ImportJob } from './importJob.js';
import { ImportRefusal } from './importRunner.js';

/** A kind of import, and how it is run. */
interface ImportOf {
  database: Database;
  /** Under which its imports are kept. */
  kind: string;
  /** With which they begin. */
  step: string;
  /** Names the start in the audit trail. */
  action: string;
  /** @throws FORBIDDEN */
  requireImport: (context: RequestContext) => Viewer;
  checkFile: (context: RequestContext, file: UploadReference) => Promise<CheckedFile>;
  /** What follows in the transaction that begins one. */
  begun?: (tx: Queryable, id: number, rows: readonly ImportedRow[]) => Promise<void>;
}

/** The calls by which a file is checked and imported, and an import is watched. */
export function importDoor<Step extends string>(of: ImportOf) {
  const { database, kind, step, action, requireImport, checkFile, begun } = of;
  return {
    /** What an import of the file would do. @throws BAD_USER_INPUT on `file`, FORBIDDEN */
    check: async (context: RequestContext, file: UploadReference): Promise<ImportFigures> =>
      (await checkFile(context, file)).figures,

    /** An import by its number; without one that which runs, or else the latest. @throws FORBIDDEN */
    find: async (context: RequestContext, id: number | null): Promise<ImportJob<Step> | null> => {
      requireImport(context);
      const job = await (id === null ? latestImport(database, kind) : importById(database, kind, id));
      return job as ImportJob<Step> | null;
    },

    /**
     * Begins the import of a file without bad rows. @returns its number
     * @throws BAD_USER_INPUT on `file`, CONFLICT while another runs, FORBIDDEN
     */
    start: async (context: RequestContext, file: UploadReference): Promise<number> => {
      const { userId } = requireImport(context);
      const done = await database.stored<number>(context);
      if (done !== undefined) return done;
      const { figures, rows: kept } = await checkFile(context, file);
      requireGoodRows(figures);
      const rows = await kept();
      return database.write(context, async (tx) => {
        const known = figures.knownRows;
        const id = await beginImport(
          tx,
          { kind, step, fileName: file.name, startedById: userId, known },
          rows,
        );
        await tx.audit({
          action,
          objectType: 'import',
          objectId: id,
          after: { fileName: file.name, newRows: rows.length, knownRows: known },
        });
        await begun?.(tx, id, rows);
        return id;
      });
    },
  };
}

/** Reads the CSV that a person gives as `file`. @throws BAD_USER_INPUT on `file` when it cannot be read at all */
export async function readImport<Field extends string>(
  context: RequestContext,
  file: UploadReference,
  columns: readonly ImportColumn<Field>[],
  megabytes: number,
): Promise<CsvContent<Field>> {
  checkReferenceSeal(file, 'file', context.config);
  return readCsv(await openStore(context.config), file, { field: 'file', columns, megabytes });
}

/** The columns of a template, as people read them. */
export const templateColumns = (columns: readonly (ImportColumn<string> & { hint: string })[]) =>
  columns.map(({ head, required = false, hint }) => ({ head, isRequired: required, hint }));

/** What may have become wrong since a file was read. */
export interface Recheck {
  /** Head of the column that gets the words. */
  column: string | null;
  reason: string;
  /** SQL of the numbers of the rows, of import $1. */
  rows: string;
}

/** Repeats the checks that were made when the file was read. @throws ImportRefusal when something has changed */
export async function refuseChanged(tx: Queryable, id: number, rechecks: readonly Recheck[]): Promise<void> {
  const problems = [];
  for (const { column, reason, rows } of rechecks) {
    const found = await tx.query<{ row_number: number }>(`${rows} order by r.row_number`, [id]);
    problems.push(...found.map(({ row_number: row }) => ({ row, column, reason })));
  }
  if (problems.length > 0) throw new ImportRefusal(problems);
}
