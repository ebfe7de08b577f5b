import { listRows, Where } from '../../kit/request/list.js';
import type { ListArgs, Page } from '../../kit/request/list.js';
import { columnsOf } from '../../kit/postgres/entityColumns.js';
import { database } from '../database.js';
import { Permission } from './permission.entity.js';

/** A permission as it is read. */
export type PermissionRow = Permission;

const PERMISSION_COLUMNS = columnsOf(Permission, 'p');

/** A page of all permissions. */
export function listPermissions(args: ListArgs): Promise<Page<PermissionRow>> {
  const where = new Where().search(args.search, 'fold_text(p.codename)', 'fold_text(p.name)');
  const order = { codename: 'p.codename', name: 'p.name' };
  return listRows(
    database,
    {
      select: PERMISSION_COLUMNS,
      from: 'permission p',
      where,
      order,
      defaultOrder: 'codename',
      tie: 'p.id',
    },
    args,
  );
}
