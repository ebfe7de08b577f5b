import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { forbidden, notFound } from '../../kit/request/errors.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import { byKey } from '../../kit/graphql/loader.js';
import { can } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { QueryUsersArgs, QueryUsersWithPermissionArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { UserAccount } from './user.entity.js';

interface HeldFile {
  key: string;
  name: string;
  contentType: string;
}

const UNREAD = [
  'passwordHash',
  'passwordSetAt',
  'hasEmployee',
  'photoKey',
  'resumeKey',
] as const satisfies readonly (keyof UserAccount)[];

/** A sign-in as it is read; what of it leaves is decided field by field in user.access. */
export interface UserRow extends Omit<UserAccount, (typeof UNREAD)[number]> {
  /** An address that waits for the link in the present mailbox. */
  pendingEmail: string | null;
  photo: HeldFile | null;
  resume: HeldFile | null;
}

const fileOf = (column: string) =>
  `(select json_build_object('key', f.key, 'name', f.name, 'contentType', f.content_type) from file f where f.key = u.${column})`;

const USER_COLUMNS = selectOf<UserRow>({
  ...columnMapOf(UserAccount, 'u', UNREAD),
  pendingEmail: '(select c.email from email_change c where c.user_id = u.id and c.expires_at > now())',
  photo: fileOf('photo_key'),
  resume: fileOf('resume_key'),
});

/** The sign-ins with these numbers, in one statement. */
export async function findUsers(source: Queryable, ids: readonly number[]): Promise<Map<number, UserRow>> {
  const rows = await source.query<UserRow>(
    `select ${USER_COLUMNS} from user_account u where u.id = any($1::integer[])`,
    [ids],
  );
  return byKey(rows, (row) => row.id);
}

/** One sign-in. @throws NOT_FOUND */
export async function requireUser(source: Queryable, id: number): Promise<UserRow> {
  const user = (await findUsers(source, [id])).get(id);
  if (!user) throw notFound();
  return user;
}

/** A person who has one name is found by it among the last names. */
const NAMES = {
  firstName: 'u.first_name',
  lastName: `coalesce(nullif(u.last_name, ''), u.first_name)`,
  email: 'u.email',
};
const BY_NAME = { defaultOrder: 'lastName,firstName', tie: 'u.id' };

/** A page of all sign-ins. */
export function listUsers(args: QueryUsersArgs): Promise<Page<UserRow>> {
  const where = new Where()
    .andIf(args.isActive, 'u.is_active = ?')
    .andIf(args.hasEmployee, 'u.has_employee = ?')
    .andIf(args.roleId, 'exists (select 1 from user_role ur where ur.user_id = u.id and ur.role_id = ?)')
    .search(args.search, 'u.search_text');
  const order = { ...NAMES, dateJoined: 'u.date_joined', lastLogin: 'u.last_login', isActive: 'u.is_active' };
  return listRows(database, { select: USER_COLUMNS, from: 'user_account u', where, order, ...BY_NAME }, args);
}

/**
 * People who assign work or name a hiring manager need to know who has these permissions; only people who manage
 * sign-ins see who has other permissions.
 */
const HANDED_OUT = [
  'ticket.handle_hr',
  'ticket.handle_it',
  'leave.decide',
  'timesheet.decide',
  'recruitment.manage',
];

/**
 * A page of people who may sign in and have any of the permissions through any role; not ordered by private fields
 * (S-40). @throws FORBIDDEN
 */
export function listHolders(viewer: Viewer, args: QueryUsersWithPermissionArgs): Promise<Page<UserRow>> {
  if (!can(viewer, 'user.manage') && args.permissions.some((permission) => !HANDED_OUT.includes(permission)))
    throw forbidden();
  const where = new Where()
    .and('u.may_sign_in')
    .and(
      `exists (select 1 from user_role ur join role_permission rp on rp.role_id = ur.role_id join permission p on p.id = rp.permission_id
         where ur.user_id = u.id and p.codename = any(?::text[]))`,
      args.permissions,
    )
    .andIf(args.userId, 'u.id = ?')
    .search(args.search, 'u.search_text');
  return listRows(
    database,
    { select: USER_COLUMNS, from: 'user_account u', where, order: NAMES, ...BY_NAME },
    args,
  );
}
