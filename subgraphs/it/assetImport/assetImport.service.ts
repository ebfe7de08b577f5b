import type { UploadReference } from '../../kit/graphql/scalars.js';
import { importDoor } from '../../kit/import/importDoor.js';
import { endImport } from '../../kit/import/importJob.js';
import { ImportRunner } from '../../kit/import/importRunner.js';
import type { RequestContext } from '../../kit/request/context.js';
import { requireManager } from '../asset/asset.access.js';
import { database } from '../database.js';
import { KIND } from './assetImport.kinds.js';
import type { ImportStep } from './assetImport.kinds.js';
import { checkFile } from './checkImport.service.js';
import { writeAssets } from './writeAssets.service.js';

const STEP = 'records';

/** Writes the assets of imports, outside of any request. */
export const importRunner = new ImportRunner(database, {
  kind: KIND,
  step: STEP,
  write: writeAssets,
  giveUp: (tx, { id }) => endImport(tx, id, 'failed'),
});

/** Imports of assets: checked, watched, started. */
export const assetImports = importDoor<ImportStep>({
  database,
  kind: KIND,
  step: STEP,
  action: 'asset.import',
  requireImport: requireManager,
  checkFile,
});

/** Begins an import, whose assets are written after the request. @returns its number */
export async function startImport(context: RequestContext, file: UploadReference): Promise<number> {
  const id = await assetImports.start(context, file);
  importRunner.kick();
  return id;
}
