import type { UploadReference } from '../../kit/graphql/scalars.js';
import { requireGoodRows } from '../../kit/import/importCheck.js';
import type { ImportFigures } from '../../kit/import/importCheck.js';
import { beginImport, endImport, importById, latestImport } from '../../kit/import/importJob.js';
import type { ImportJob } from '../../kit/import/importJob.js';
import { ImportRunner } from '../../kit/import/importRunner.js';
import type { RequestContext } from '../../kit/request/context.js';
import { requireManager } from '../asset/asset.access.js';
import { database } from '../database.js';
import { KIND } from './assetImport.kinds.js';
import type { ImportStep } from './assetImport.kinds.js';
import { checkFile } from './checkImport.service.js';
import { writeAssets } from './writeAssets.service.js';

/** Writes the assets of imports, outside of any request. */
export const importRunner = new ImportRunner(database, {
  kind: KIND,
  step: 'records',
  write: writeAssets,
  giveUp: (tx, { id }) => endImport(tx, id, 'failed'),
});

/** What an import of the file would do. @throws BAD_USER_INPUT on `file`, FORBIDDEN */
export async function checkImport(context: RequestContext, file: UploadReference): Promise<ImportFigures> {
  return (await checkFile(context, file)).figures;
}

/** An import by its number; without one that which runs, or else the latest. @throws FORBIDDEN */
export async function findImport(
  context: RequestContext,
  id: number | null,
): Promise<ImportJob<ImportStep> | null> {
  requireManager(context);
  const job = await (id === null ? latestImport(database, KIND) : importById(database, KIND, id));
  return job as ImportJob<ImportStep> | null;
}

/**
 * Begins the import of a file without bad rows. @returns its number
 * @throws BAD_USER_INPUT on `file`, CONFLICT while another runs, FORBIDDEN
 */
export async function startImport(context: RequestContext, file: UploadReference): Promise<number> {
  const { userId } = requireManager(context);
  const done = await database.stored<number>(context);
  if (done !== undefined) return done;
  const { figures, rows: kept } = await checkFile(context, file);
  requireGoodRows(figures);
  const rows = await kept();
  const begun = await database.write(context, async (tx) => {
    const id = await beginImport(
      tx,
      { kind: KIND, step: 'records', fileName: file.name, startedById: userId, known: figures.knownRows },
      rows,
    );
    await tx.audit({
      action: 'asset.import',
      objectType: 'import',
      objectId: id,
      after: { fileName: file.name, newRows: rows.length, knownRows: figures.knownRows },
    });
    return id;
  });
  importRunner.kick();
  return begun;
}
