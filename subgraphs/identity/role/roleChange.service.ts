import type { RequestContext } from '../../kit/request/context.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { conflict, notFound, Problems } from '../../kit/request/errors.js';
import { PERMISSIONS } from '../../kit/request/permissions.js';
import { notAChoice } from '../../kit/request/input/refusalTexts.js';
import { normalForm, readLine } from '../../kit/request/input/text.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { RoleLimits } from '../generated/limits.js';
import type { UpdateRoleInput } from '../generated/schema.js';
import { database } from '../database.js';
import { nextPosition, tellBrowsers } from '../stream/stream.service.js';
import { isBuiltIn, requireFree, requireNotHeld, requireWithinReach } from './role.access.js';
import { Role } from './role.entity.js';
import { findRoles } from './role.service.js';
import type { RoleRow } from './role.service.js';

interface RoleFacts {
  name: string;
  displayName: string;
  hierarchyLevel: number;
  permissions: string[];
}

/** The role as it would be; null in a field means "as it was". */
function readRole(input: UpdateRoleInput, before: RoleFacts | null, problems: Problems): RoleFacts {
  const read = (field: 'name' | 'displayName') =>
    readLine(problems, field, normalForm(input[field] ?? before?.[field] ?? '', 'NFC'), RoleLimits[field]);
  const name = read('name');
  const displayName = read('displayName') || name;
  const hierarchyLevel = input.hierarchyLevel ?? before?.hierarchyLevel ?? 0;
  const permissions = [...new Set(input.permissions ?? before?.permissions ?? [])].sort();
  if (name === '' && problems.isClean('name')) problems.add('name', 'This field may not be blank.');
  if (/\p{Cc}/u.test(name + displayName)) problems.add('name', 'Enter a valid name.');
  const { min, max } = RoleLimits.hierarchyLevel;
  if (hierarchyLevel < min || hierarchyLevel > max)
    problems.add('hierarchyLevel', `Ensure this value is between ${min} and ${max}.`);
  for (const codename of permissions) {
    if (!Object.hasOwn(PERMISSIONS, codename)) problems.add('permissions', notAChoice(codename));
  }
  return { name, displayName, hierarchyLevel, permissions };
}

const factsOf = (role: RoleRow): RoleFacts => ({
  name: role.name,
  displayName: role.displayName,
  hierarchyLevel: role.hierarchyLevel,
  permissions: role.permissions.map(({ codename }) => codename).sort(),
});

async function writePermissions(tx: Transaction, roleId: number, permissions: string[]): Promise<void> {
  await tx.query('delete from role_permission where role_id = $1', [roleId]);
  await tx.query(
    'insert into role_permission (role_id, permission_id) select $1, id from permission where codename = any($2::text[])',
    [roleId, permissions],
  );
}

async function lockRole(tx: Transaction, id: number): Promise<RoleRow> {
  await tx.query('select id from role where id = $1 for update', [id]);
  const role = (await findRoles(tx, [id])).get(id);
  if (!role) throw notFound();
  return role;
}

async function reread(tx: Transaction, id: number): Promise<RoleRow> {
  const role = (await findRoles(tx, [id])).get(id);
  if (!role) throw notFound();
  return role;
}

/** Creates a role within the viewer's own permissions. @throws BAD_USER_INPUT, FORBIDDEN */
export async function createRole(context: RequestContext, input: UpdateRoleInput): Promise<RoleRow> {
  const viewer = requireViewer(context);
  const problems = new Problems();
  const { permissions, ...facts } = readRole(input, null, problems);
  problems.throwIfAny();
  requireWithinReach(viewer, { ...facts, permissions });
  return database.write(context, async (tx) => {
    const made = await tx.manager.insert(Role, { ...facts, roleType: 'business' });
    const id = Number(made.identifiers[0]?.['id']);
    await writePermissions(tx, id, permissions);
    await tx.audit({
      action: 'role.create',
      objectType: 'role',
      objectId: id,
      after: { ...facts, permissions },
    });
    return reread(tx, id);
  });
}

/**
 * Changes a role one does not have, immediately for everyone who does. @throws BAD_USER_INPUT, FORBIDDEN,
 * NOT_FOUND, CONFLICT
 */
export async function updateRole(
  context: RequestContext,
  id: number,
  input: UpdateRoleInput,
): Promise<RoleRow> {
  const viewer = requireViewer(context);
  const role = await database.write(context, async (tx) => {
    const position = await nextPosition(tx);
    const locked = await lockRole(tx, id);
    const before = factsOf(locked);
    const problems = new Problems();
    const after = readRole(input, before, problems);
    const changes = {
      name: before.name !== after.name,
      level: before.hierarchyLevel !== after.hierarchyLevel,
      permissions: before.permissions.join() !== after.permissions.join(),
    };
    requireFree(locked, changes);
    requireNotHeld(viewer, before.name);
    requireWithinReach(viewer, before);
    problems.throwIfAny();
    requireWithinReach(viewer, after);
    const { permissions, ...facts } = after;
    await tx.manager.update(Role, { id }, facts);
    if (changes.permissions) {
      await writePermissions(tx, id, permissions);
      const holders = await tx.query<{ userId: number }>(
        'select user_id as "userId" from user_role where role_id = $1',
        [id],
      );
      // What the inbox of a holder has changes with what the role permits.
      await tellBrowsers(
        tx,
        position,
        holders.map(({ userId }) => userId),
      );
    }
    await tx.audit({
      action: 'role.update',
      objectType: 'role',
      objectId: id,
      before: { ...before },
      after: { ...after },
    });
    return reread(tx, id);
  });
  context.effects.viewersChanged.add('all');
  return role;
}

/** Removes a role without people. @throws FORBIDDEN, NOT_FOUND, CONFLICT */
export async function deleteRole(context: RequestContext, id: number): Promise<true> {
  const viewer = requireViewer(context);
  await database.write(context, async (tx) => {
    const role = await lockRole(tx, id);
    if (isBuiltIn(role.name)) throw conflict('This role is part of the portal and cannot be deleted.');
    requireWithinReach(viewer, factsOf(role));
    const given = await tx.one<{ people: number }>(
      'select count(*) as people from user_role where role_id = $1',
      [id],
    );
    if (given && given.people > 0)
      throw conflict(`${given.people} people still hold this role. Take it from them first.`);
    await tx.manager.delete(Role, { id });
    await tx.audit({ action: 'role.delete', objectType: 'role', objectId: id, before: { ...factsOf(role) } });
  });
  context.effects.viewersChanged.add('all');
  return true;
}
