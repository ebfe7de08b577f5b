import type { UploadReference } from '../../kit/graphql/scalars.js';
import { beginImport, endImport, importById, latestImport, tellRows } from '../../kit/import/importJob.js';
import type { ImportJob } from '../../kit/import/importJob.js';
import { requireGoodRows } from '../../kit/import/importCheck.js';
import type { ImportFigures } from '../../kit/import/importCheck.js';
import type { RequestContext } from '../../kit/request/context.js';
import { database } from '../database.js';
import { requireImport } from '../employee/employee.access.js';
import { checkFile } from './checkImport.service.js';
import { KIND } from './employeeImport.kinds.js';
import type { ImportStep } from './employeeImport.kinds.js';

/** What an import of the file would do. @throws BAD_USER_INPUT on `file`, FORBIDDEN */
export async function checkImport(context: RequestContext, file: UploadReference): Promise<ImportFigures> {
  return (await checkFile(context, file)).figures;
}

/** An import by its number; without one that which runs, or else the latest. @throws FORBIDDEN */
export async function findImport(
  context: RequestContext,
  id: number | null,
): Promise<ImportJob<ImportStep> | null> {
  requireImport(context);
  const job = await (id === null ? latestImport(database, KIND) : importById(database, KIND, id));
  return job as ImportJob<ImportStep> | null;
}

/** What identity is told to make an account of. */
const ACCOUNT = `jsonb_build_object('place', r.place, 'firstName', r.data -> 'first_name', 'lastName', r.data -> 'last_name', 'email', r.data -> 'email')`;

/**
 * Begins the import of a file without bad rows; identity makes the accounts next. @returns its number
 * @throws BAD_USER_INPUT on `file`, CONFLICT while another runs, FORBIDDEN
 */
export async function startImport(context: RequestContext, file: UploadReference): Promise<number> {
  const { userId } = requireImport(context);
  const done = await database.stored<number>(context);
  if (done !== undefined) return done;
  const { figures, rows: kept } = await checkFile(context, file);
  requireGoodRows(figures);
  const rows = await kept();
  return database.write(context, async (tx) => {
    const id = await beginImport(
      tx,
      { kind: KIND, step: 'accounts', fileName: file.name, startedById: userId, known: figures.knownRows },
      rows,
    );
    await tx.audit({
      action: 'employee.import',
      objectType: 'import',
      objectId: id,
      after: { fileName: file.name, newRows: rows.length, knownRows: figures.knownRows },
    });
    // Told with the next round of events, not before this request is answered: it takes some seconds.
    if (rows.length > 0) await tellRows(tx, id, `${KIND}.checked`, ACCOUNT);
    else await endImport(tx, id, 'done');
    return id;
  });
}
