import type { RequestContext } from '../../kit/request/context.js';
import { columnsOf } from '../../kit/postgres/entityColumns.js';
import { notFound, Problems } from '../../kit/request/errors.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { ListArgs, Page } from '../../kit/request/list.js';
import { can, requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { keepAnAdministrator } from './administrators.service.js';
import { nextPosition, tellBrowsers } from '../stream/stream.service.js';
import { ADMINISTRATOR, requireSomebodyElse, requireWithinReach } from './role.access.js';
import { UserRole } from './role.entity.js';
import { findRoles } from './role.service.js';

/** A role that a person has. */
export type UserRoleRow = UserRole;

const LINK_COLUMNS = columnsOf(UserRole, 'ur');

/** Roles of these people, highest level first, in one statement. */
export async function rolesHeldBy(userIds: readonly number[]): Promise<Map<number, UserRoleRow[]>> {
  const rows = await database.query<UserRoleRow>(
    `select ${LINK_COLUMNS} from user_role ur join role r on r.id = ur.role_id where ur.user_id = any($1::integer[]) order by r.hierarchy_level desc, ur.id`,
    [userIds],
  );
  const roles = new Map<number, UserRoleRow[]>(userIds.map((id) => [id, []]));
  for (const row of rows) roles.get(row.userId)?.push(row);
  return roles;
}

/** The viewer's own roles; with `userId` anyone's for holders of `role.manage`, for other people it is ignored. */
export function listUserRoles(
  context: RequestContext,
  args: ListArgs & { userId?: number | null },
): Promise<Page<UserRoleRow>> {
  const viewer = requireViewer(context);
  const userId = can(viewer, 'role.manage') ? (args.userId ?? viewer.userId) : viewer.userId;
  return listRows(
    database,
    {
      select: LINK_COLUMNS,
      from: 'user_role ur',
      where: new Where().and('ur.user_id = ?', userId),
      order: { assignedAt: 'ur.assigned_at' },
      defaultOrder: 'assignedAt',
      tie: 'ur.id',
    },
    args,
  );
}

/**
 * Gives a person a role (S-36). @throws BAD_USER_INPUT for an unknown user or role or one they already have,
 * FORBIDDEN
 */
export async function grantRole(
  context: RequestContext,
  userId: number,
  roleId: number,
): Promise<UserRoleRow> {
  const viewer = requireViewer(context);
  requireSomebodyElse(viewer, userId);
  const link = await database.write(context, async (tx) => {
    const position = await nextPosition(tx);
    const role = (await findRoles(tx, [roleId])).get(roleId);
    const user = await tx.one('select id from user_account where id = $1', [userId]);
    const problems = new Problems();
    if (!user) problems.add('userId', 'This user does not exist.');
    if (!role) problems.add('roleId', 'This role does not exist.');
    problems.throwIfAny();
    if (!role) throw notFound();
    requireWithinReach(viewer, { ...role, permissions: role.permissions.map(({ codename }) => codename) });
    const made = await tx.manager.insert(UserRole, { userId, roleId });
    await tx.audit({
      action: 'role.grant',
      objectType: 'user',
      objectId: userId,
      after: { role: role.name },
    });
    // The inbox shows again the lines that the role gives access to, and counts them.
    await tellBrowsers(tx, position, [userId]);
    return (await tx.one<UserRoleRow>(`select ${LINK_COLUMNS} from user_role ur where ur.id = $1`, [
      made.identifiers[0]?.['id'],
    ])) as UserRoleRow;
  });
  context.effects.viewersChanged.add(userId);
  return link;
}

/**
 * Takes a role from a person. @throws FORBIDDEN, NOT_FOUND, CONFLICT for the last active administrator (I5)
 */
export async function revokeRole(context: RequestContext, id: number): Promise<true> {
  const viewer = requireViewer(context);
  const userId = await database.write(context, async (tx) => {
    const position = await nextPosition(tx);
    const link = await tx.one<UserRoleRow>(`select ${LINK_COLUMNS} from user_role ur where ur.id = $1`, [id]);
    if (!link) throw notFound();
    requireSomebodyElse(viewer, link.userId);
    const role = (await findRoles(tx, [link.roleId])).get(link.roleId);
    if (!role) throw notFound();
    requireWithinReach(viewer, { ...role, permissions: role.permissions.map(({ codename }) => codename) });
    if (role.name === ADMINISTRATOR) await keepAnAdministrator(tx, link.userId);
    const gone = await tx.one('delete from user_role where id = $1 returning id', [id]);
    if (!gone) throw notFound();
    await tx.audit({
      action: 'role.revoke',
      objectType: 'user',
      objectId: link.userId,
      before: { role: role.name },
    });
    // The inbox no longer shows or counts the lines that the role gave access to.
    await tellBrowsers(tx, position, [link.userId]);
    return link.userId;
  });
  context.effects.viewersChanged.add(userId);
  return true;
}
