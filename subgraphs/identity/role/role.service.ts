import { columnMapOf, jsonOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { ListArgs, Page } from '../../kit/request/list.js';
import { byKey } from '../../kit/graphql/loader.js';
import { database } from '../database.js';
import { Permission } from '../permission/permission.entity.js';
import type { PermissionRow } from '../permission/permission.service.js';
import { Role } from './role.entity.js';

/** A role with what it permits. */
export interface RoleRow extends Role {
  permissions: PermissionRow[];
}

const ROLE_COLUMNS = selectOf<RoleRow>({
  ...columnMapOf(Role, 'r'),
  permissions: `(select coalesce(json_agg(${jsonOf(columnMapOf(Permission, 'p'))} order by p.codename), '[]')
   from role_permission rp join permission p on p.id = rp.permission_id where rp.role_id = r.id)`,
});

/** The roles with these numbers, in one statement. */
export async function findRoles(source: Queryable, ids: readonly number[]): Promise<Map<number, RoleRow>> {
  return byKey(
    await source.query<RoleRow>(`select ${ROLE_COLUMNS} from role r where r.id = any($1::integer[])`, [ids]),
    (row) => row.id,
  );
}

/** A page of all roles, highest level first. */
export function listRoles(args: ListArgs): Promise<Page<RoleRow>> {
  const where = new Where().search(args.search, 'fold_text(r.name)', 'fold_text(r.display_name)');
  const order = { name: 'r.name', hierarchyLevel: 'r.hierarchy_level' };
  return listRows(
    database,
    { select: ROLE_COLUMNS, from: 'role r', where, order, defaultOrder: '-hierarchyLevel', tie: 'r.id' },
    args,
  );
}
