import { notFound } from '../../kit/request/errors.js';
import { Where } from '../../kit/request/list.js';
import { selectOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { readUuid } from '../posting/posting.loader.js';
import { narrowToVisible } from './application.access.js';
import { APPLICATION } from './application.loader.js';
import type { ApplicationRow } from './application.loader.js';

const READ = [
  'id',
  'jobPostingId',
  'applicantId',
  'statusId',
  'resumeKey',
  'rating',
  'reviewNotes',
  'interviewDate',
  'version',
] as const satisfies readonly (keyof ApplicationRow)[];
const LOCKED_COLUMNS = selectOf<ApplicationRow>(APPLICATION, READ);

/** An application locked against other changes until the transaction ends. */
export type LockedApplication = Pick<ApplicationRow, (typeof READ)[number]>;

/**
 * Locks an application until the transaction ends; whatever changes one comes here first. @throws NOT_FOUND
 * when the viewer may not see it
 */
export async function lockApplication(tx: Queryable, viewer: Viewer, id: string): Promise<LockedApplication> {
  const where = narrowToVisible(new Where().and('a.id = ?', readUuid(id)), viewer);
  const row = await tx.one<LockedApplication>(
    `select ${LOCKED_COLUMNS} from job_application a where ${where.sql} for update`,
    where.params,
  );
  if (!row) throw notFound();
  return row;
}
