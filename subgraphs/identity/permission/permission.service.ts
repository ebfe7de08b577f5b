import { listRows, Where } from '../../kit/request/list.js';
import type { ListArgs, Page } from '../../kit/request/list.js';
import { database } from '../database.js';

export interface PermissionRow {
  id: number;
  codename: string;
  name: string;
}

/** A page of all permissions (A7.21). */
export function listPermissions(args: ListArgs): Promise<Page<PermissionRow>> {
  const where = new Where().search(args.search, 'fold_text(p.codename)', 'fold_text(p.name)');
  const order = { codename: 'p.codename', name: 'p.name' };
  return listRows(
    database,
    {
      select: 'p.id, p.codename, p.name',
      from: 'permission p',
      where,
      order,
      defaultOrder: 'codename',
      tie: 'p.id',
    },
    args,
  );
}
