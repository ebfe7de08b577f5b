import type { Database } from '../kit/postgres/database.js';
import type { Queryable } from '../kit/postgres/queryable.js';
import { writeAudit } from '../kit/request/audit.js';
import { Problems } from '../kit/request/errors.js';
import { writeEvent } from '../kit/postgres/outbox.js';
import { PERMISSIONS, ROLES } from '../kit/request/permissions.js';
import { changePasswordLimits } from './generated/limits.js';
import { emailTaken } from './database.js';
import { ADMINISTRATOR } from './role/role.access.js';
import { hashPassword } from './session/hash.service.js';
import { endAll } from './session/session.service.js';
import { ANNOUNCED, readEmail, readName } from './user/person.service.js';
import type { PersonFacts } from './user/person.service.js';
import { insertAccount } from './account/register.service.js';

/**
 * Inserts permissions and the built-in roles; existing ones are not changed. The organisation edits the permissions
 * of business roles, so an existing role only gets permissions that are new to the portal.
 */
export async function ensureRoles(database: Database): Promise<void> {
  await database.system(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('identity-roles'))`);
    const codenames = Object.keys(PERMISSIONS);
    const added = await tx.query<{ codename: string }>(
      `insert into permission (codename, name) select * from unnest($1::text[], $2::text[]) on conflict (codename) do nothing returning codename`,
      [codenames, Object.values(PERMISSIONS)],
    );
    await tx.query('delete from permission where codename <> all($1::text[])', [codenames]);
    const isNewPermission = new Set(added.map(({ codename }) => codename));
    for (const role of ROLES) {
      const made = await tx.one(
        `insert into role (name, display_name, hierarchy_level, role_type) values ($1, $2, $3, $4) on conflict (lower(name)) do nothing returning id`,
        [role.name, role.displayName, role.hierarchyLevel, role.roleType],
      );
      const isWhole = made !== null || role.roleType === 'system';
      const granted = role.permissions.filter((permission) => isWhole || isNewPermission.has(permission));
      await tx.query(
        `insert into role_permission (role_id, permission_id)
         select r.id, p.id from role r, permission p where r.name = $1 and p.codename = any($2::text[]) on conflict do nothing`,
        [role.name, granted],
      );
    }
  });
}

export interface SeedPerson {
  email: string;
  firstName: string;
  lastName: string;
  /** Role names; Employee is added. */
  roles: string[];
  /** YYYY-MM-DD or an instant. */
  dateJoined: string;
  /** False for someone who left; true when left out. */
  isActive?: boolean;
}

/**
 * Inserts demo people who share one password and have employee records, in two statements. @returns user ids
 * by lower-case e-mail
 */
export async function seedUsers(
  tx: Queryable,
  people: SeedPerson[],
  passwordHash: string,
): Promise<Map<string, number>> {
  const column = <Key extends keyof SeedPerson>(key: Key) => people.map((person) => person[key]);
  const rows = await tx.query<{ id: number; email: string }>(
    `insert into user_account (email, first_name, last_name, date_joined, password_hash, has_employee, is_active, is_employed)
     select lower(email), first_name, last_name, joined, $5, true, active, active
     from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $6::boolean[]) as given (email, first_name, last_name, joined, active) returning id, email`,
    [
      column('email'),
      column('firstName'),
      column('lastName'),
      column('dateJoined'),
      passwordHash,
      people.map(({ isActive = true }) => isActive),
    ],
  );
  const ids = new Map(rows.map((row) => [row.email, row.id]));
  const links = people.flatMap((person) =>
    [...new Set(['Employee', ...person.roles])].map((role) => ({
      userId: ids.get(person.email.toLowerCase()),
      role,
      at: person.dateJoined,
    })),
  );
  await tx.query(
    `insert into user_role (user_id, role_id, assigned_at)
     select given.user_id, r.id, given.at from unnest($1::integer[], $2::text[], $3::timestamptz[]) as given (user_id, role, at) join role r on r.name = given.role`,
    [links.map(({ userId }) => userId), links.map(({ role }) => role), links.map(({ at }) => at)],
  );
  return ids;
}

/**
 * Makes an administrator from the command line, or makes one of an existing account, which keeps its names,
 * gets the password and is let in again. @returns the user id @throws BAD_USER_INPUT per field
 */
export async function createAdministrator(
  database: Database,
  given: PersonFacts & { password: string },
): Promise<number> {
  const problems = new Problems();
  const person = {
    firstName: readName(given.firstName, 'firstName', problems),
    lastName: readName(given.lastName, 'lastName', problems),
    email: readEmail(given.email, problems),
  };
  const { min } = changePasswordLimits.newPassword;
  if ([...given.password].length < min)
    problems.add('password', `Password must be at least ${min} characters long`);
  problems.throwIfAny();
  await ensureRoles(database);
  const passwordHash = await hashPassword(given.password);
  return database.system(async (tx) => {
    await insertAccount(tx, person, passwordHash, false);
    const account = await tx.one<PersonFacts & { userId: number; isActive: boolean }>(
      `update user_account u set is_active = true, password_hash = $2, password_set_at = now(), must_change_password = false where email = $1
       returning ${ANNOUNCED}`,
      [person.email, passwordHash],
    );
    if (!account) throw emailTaken();
    await endAll(tx, account.userId);
    await tx.query(
      'insert into user_role (user_id, role_id) select $1, id from role where name = $2 on conflict do nothing',
      [account.userId, ADMINISTRATOR],
    );
    await writeAudit(tx, null, {
      action: 'user.create_administrator',
      objectType: 'user',
      objectId: account.userId,
    });
    await writeEvent(tx, 'user.changed', { ...account });
    return account.userId;
  });
}
