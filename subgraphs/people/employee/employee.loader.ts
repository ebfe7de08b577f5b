import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { Where } from '../../kit/request/list.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { narrowToVisible } from './employee.access.js';
import { EMPLOYEE_COLUMNS } from './employee.columns.js';
import type { EmployeeRow } from './employee.columns.js';

async function visible(
  context: RequestContext,
  column: 'id' | 'user_id',
  keys: readonly number[],
): Promise<EmployeeRow[]> {
  const where = narrowToVisible(new Where().among(`e.${column}`, 'int', keys), requireViewer(context));
  return database.query<EmployeeRow>(
    `select ${EMPLOYEE_COLUMNS} from employee e where ${where.sql}`,
    where.params,
  );
}

/** Employees by id, as far as the viewer may see them. */
export function employeeById(context: RequestContext): DataLoader<number, EmployeeRow | null> {
  return loader(context, 'people.employee', async (ids: readonly number[]) =>
    byKey(await visible(context, 'id', ids), (row) => row.id),
  );
}

/** Employees by user id, as far as the viewer may see them. */
export function employeeByUser(context: RequestContext): DataLoader<number, EmployeeRow | null> {
  return loader(context, 'people.employeeOfUser', async (ids: readonly number[]) =>
    byKey(await visible(context, 'user_id', ids), (row) => row.userId),
  );
}
