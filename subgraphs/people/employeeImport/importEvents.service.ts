import { endImport, goToStep, holdImport, noteProgress } from '../../kit/import/importJob.js';
import type { ImportJob } from '../../kit/import/importJob.js';
import { ImportRunner } from '../../kit/import/importRunner.js';
import { writeEvent } from '../../kit/postgres/outbox.js';
import type { EventConsumer } from '../../kit/postgres/outbox.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { database } from '../database.js';
import { isEmployed } from '../employee/employee.kinds.js';
import { NOT_ACTIVE } from '../employee/hiring/hire.service.js';
import { headOf, KIND } from './employeeImport.kinds.js';
import { writeRecords } from './writeRecords.service.js';

/** Identity removes the accounts again and says when they are gone; the import has failed then. */
async function giveUp(tx: Queryable, { id }: ImportJob): Promise<void> {
  await goToStep(tx, id, 'removal');
  await writeEvent(tx, `${KIND}.failed`, { importId: id });
}

/** Writes the records of imports, outside of any request. */
export const importRunner = new ImportRunner(database, {
  kind: KIND,
  step: 'records',
  write: writeRecords,
  giveUp,
});

/** What identity says of a row: the account it made, or the one there was. */
interface MadeAccount {
  place: number;
  userId: number;
  /** Names and right to sign in of an account that was there. */
  known: { firstName: string; lastName: string; maySignIn: boolean } | null;
}

/** Gives rows their users. Someone whose account was there keeps their names. @returns rows that must not be */
const GIVE_USERS = `with given as (select * from jsonb_to_recordset($2::jsonb) as g (place int, "userId" int, known jsonb)),
  noted as (
    update import_row r set data = r.data || jsonb_build_object('user_id', g."userId")
      || case when jsonb_typeof(g.known) = 'object' then jsonb_build_object('first_name', g.known -> 'firstName', 'last_name', g.known -> 'lastName') else '{}' end
    from given g where r.job_id = $1 and r.place = g.place
    returning r.row_number, r.data ->> 'employment_status' as status, g.known)
  select row_number as row, status from noted
  where jsonb_typeof(known) = 'object' and (not (known -> 'maySignIn')::boolean or status = any($3::text[])) order by row_number`;

const NOT_WORKING = ['terminated', 'inactive'] as const;

async function noteAccounts(tx: Queryable, payload: Record<string, unknown>): Promise<void> {
  const job = await holdImport(tx, KIND, payload['importId'], 'accounts');
  if (!job) return;
  const accounts = payload['rows'] as MadeAccount[];
  const refused = await tx.query<{ row: number }>(GIVE_USERS, [
    job.id,
    JSON.stringify(accounts),
    NOT_WORKING.filter((status) => !isEmployed(status)),
  ]);
  const problems = refused.map(({ row }) => ({ row, column: headOf('email'), reason: NOT_ACTIVE }));
  const done = await noteProgress(tx, job.id, accounts.length, problems);
  if (done < job.total) return;
  if (job.problems.length + problems.length > 0) return giveUp(tx, job);
  await goToStep(tx, job.id, 'records');
  importRunner.kick();
}

async function noteSignIns(tx: Queryable, payload: Record<string, unknown>): Promise<void> {
  const job = await holdImport(tx, KIND, payload['importId'], 'sign_ins');
  if (!job) return;
  const done = await noteProgress(tx, job.id, Number(payload['count']));
  if (done >= job.total) await endImport(tx, job.id, 'done');
}

async function noteRemoval(tx: Queryable, payload: Record<string, unknown>): Promise<void> {
  const job = await holdImport(tx, KIND, payload['importId'], 'removal');
  if (job) await endImport(tx, job.id, 'failed');
}

/** What identity tells of the accounts of an import, by topic. */
export const importEvents: Record<string, EventConsumer> = {
  'importedAccounts.made': noteAccounts,
  'importedAccounts.opened': noteSignIns,
  'importedAccounts.removed': noteRemoval,
};
