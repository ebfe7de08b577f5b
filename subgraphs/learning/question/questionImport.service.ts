import type { UploadReference } from '../../kit/graphql/scalars.js';
import { importDoor } from '../../kit/import/importDoor.js';
import { endImport } from '../../kit/import/importJob.js';
import { ImportRunner } from '../../kit/import/importRunner.js';
import type { RequestContext } from '../../kit/request/context.js';
import { requireManager } from '../examAccess/exam.access.js';
import { database } from '../database.js';
import { checkQuestions } from './checkQuestionImport.service.js';
import { KIND } from './questionImport.kinds.js';
import type { ImportStep } from './questionImport.kinds.js';
import { writeQuestions } from './writeQuestions.service.js';

const STEP = 'records';

/** Writes the questions of imports, outside of any request. */
export const importRunner = new ImportRunner(database, {
  kind: KIND,
  step: STEP,
  write: writeQuestions,
  giveUp: (tx, { id }) => endImport(tx, id, 'failed'),
});

/** Imports of questions into the bank of a certification: checked, watched, started. */
export const questionImports = (certificationId: number) =>
  importDoor<ImportStep>({
    database,
    kind: KIND,
    step: STEP,
    action: 'certification.importQuestions',
    requireImport: requireManager,
    checkFile: (context, file) => checkQuestions(context, certificationId, file),
  });

/** Begins an import, whose questions are written after the request. @returns its number */
export async function startImport(
  context: RequestContext,
  certificationId: number,
  file: UploadReference,
): Promise<number> {
  const id = await questionImports(certificationId).start(context, file);
  importRunner.kick();
  return id;
}

const NO_CERTIFICATION = 0;

/** An import by its number; without one that which runs, or else the latest. @throws FORBIDDEN */
export const findImport = (context: RequestContext, id: number | null) =>
  questionImports(NO_CERTIFICATION).find(context, id);
