import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/context.js';
import { columnsOf } from '../../kit/entityColumns.js';
import { Where } from '../../kit/list.js';
import { byKey, loader } from '../../kit/loader.js';
import { requireViewer } from '../../kit/viewer.js';
import { database } from '../database.js';
import { narrowToVisible } from './employee.access.js';
import { Employee } from './employee.entity.js';

/** An employment record as it is read; private fields are masked by the resolvers. */
export interface EmployeeRow extends Omit<Employee, (typeof UNREAD)[number]> {
  isActive: boolean;
  createdAt: string;
}

const UNREAD = ['userIsActive', 'updatedAt'] as const satisfies readonly (keyof Employee)[];

/** The columns of an EmployeeRow; `e` is the employee table. */
export const EMPLOYEE_COLUMNS = `${columnsOf(Employee, 'e', UNREAD)}, e.is_active as "isActive", e.created_at as "createdAt"`;

async function visible(
  context: RequestContext,
  column: 'id' | 'user_id',
  keys: readonly number[],
): Promise<EmployeeRow[]> {
  const where = narrowToVisible(new Where().and(`e.${column} = any(?::int[])`, keys), requireViewer(context));
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
