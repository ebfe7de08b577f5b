import { randomBytes } from 'node:crypto';
import { writeAudit } from '../../kit/request/audit.js';
import { writeEvent } from '../../kit/postgres/outbox.js';
import type { EventConsumer } from '../../kit/postgres/outbox.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { hashPassword } from '../session/hash.service.js';

type Payload = Record<string, unknown>;

/**
 * Accounts that cannot sign in yet, in one statement. An address that has an account keeps it, and its names
 * are reported.
 */
const MAKE = `with given as (select * from jsonb_to_recordset($1::jsonb) as g (place int, "firstName" text, "lastName" text, email text)),
  made as (
    insert into user_account (first_name, last_name, email, password_hash, is_active)
    select g."firstName", g."lastName", g.email, $3, false from given g order by g.place
    on conflict (email) do nothing returning id, email),
  role_given as (insert into user_role (user_id, role_id) select m.id, r.id from made m, role r where r.name = 'Employee'),
  marked as (insert into imported_account (user_id, import_id) select m.id, $2 from made m),
  noted as (
    insert into audit (action, object_type, object_id, after)
    select 'user.register', 'user', m.id::text, jsonb_build_object('email', m.email, 'isNew', true, 'import', $2::int) from made m)
  select g.place, coalesce(m.id, u.id) as "userId",
    case when m.id is null then jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name, 'maySignIn', u.may_sign_in) end as known
  from given g left join made m on m.email = g.email left join user_account u on u.email = g.email order by g.place`;

/** They have no password, so the hash is of a random secret that is dropped here. */
const nobodysHash = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

async function makeAccounts(tx: Queryable, { importId, rows }: Payload): Promise<void> {
  const accounts = await tx.query(MAKE, [JSON.stringify(rows), importId, await nobodysHash()]);
  await writeEvent(tx, 'importedAccounts.made', { importId, rows: accounts });
}

/**
 * Lets people with an employee record sign in, if they work here; people whose account the import created get a
 * mail. An account of a person hired by hand meanwhile (`known`) is not changed.
 */
const OPEN = `with given as (select * from jsonb_to_recordset($1::jsonb) as g ("userId" int, works boolean, known boolean) where known is not true),
  open as (
    update user_account u set has_employee = true, is_employed = g.works, is_active = case when i.user_id is null then u.is_active else g.works end
    from given g left join imported_account i on i.user_id = g."userId" and i.import_id = $2 where u.id = g."userId"
    returning u.id, u.email, i.user_id is not null as "isNew", g.works),
  invited as (update imported_account i set invite_at = now() from open o where i.user_id = o.id and o."isNew" and o.works),
  left_out as (delete from imported_account i using open o where i.user_id = o.id and o."isNew" and not o.works)
  select o.id as "userId", o.email from open o`;

async function openAccounts(tx: Queryable, { importId, rows }: Payload): Promise<void> {
  const people = await tx.query(OPEN, [JSON.stringify(rows), importId]);
  // One event for all: ten thousand by themselves would delay every other event for minutes.
  await writeEvent(tx, 'users.imported', { people });
  await writeEvent(tx, 'importedAccounts.opened', { importId, count: (rows as unknown[]).length });
}

const AT_ONCE = 1_000;
/** Accounts that HR took over meanwhile stay (R5). */
const REMOVE = `delete from user_account where id in (
  select i.user_id from imported_account i join user_account u on u.id = i.user_id
  where i.import_id = $1 and not u.has_employee and u.last_login is null limit ${AT_ONCE}) returning id`;

async function removeAccounts(tx: Queryable, { importId }: Payload): Promise<void> {
  let removed = 0;
  for (let some = AT_ONCE; some === AT_ONCE; removed += some)
    some = (await tx.query(REMOVE, [importId])).length;
  await tx.query('delete from imported_account where import_id = $1', [importId]);
  await writeAudit(tx, null, {
    action: 'user.remove_imported',
    objectType: 'import',
    objectId: importId as number,
    after: { removed },
  });
  await writeEvent(tx, 'importedAccounts.removed', { importId });
}

/** What people tells of an import of employees, by topic. */
export const importEvents: Record<string, EventConsumer> = {
  'employeeImport.checked': makeAccounts,
  'employeeImport.hired': openAccounts,
  'employeeImport.failed': removeAccounts,
};
