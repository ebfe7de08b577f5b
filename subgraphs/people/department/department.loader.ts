import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { columnsOf } from '../../kit/postgres/entityColumns.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { database } from '../database.js';
import { Department } from './department.entity.js';

/** A department as the graph hands it on. */
export type DepartmentRow = Department;

/** The columns of a DepartmentRow; `d` is the department table. */
export const DEPARTMENT_COLUMNS = columnsOf(Department, 'd');

/** As other rows know a department: the code may have to be looked up. */
export type KnownDepartment = Omit<DepartmentRow, 'code'> & Partial<Pick<DepartmentRow, 'code'>>;

/** Departments by id; everyone signed in may read them. */
export function departmentById(context: RequestContext): DataLoader<number, DepartmentRow | null> {
  return loader(context, 'people.department', async (ids: readonly number[]) =>
    byKey(
      await database.query<DepartmentRow>(
        `select ${DEPARTMENT_COLUMNS} from department d where d.id = any($1::int[])`,
        [ids],
      ),
      (row) => row.id,
    ),
  );
}
