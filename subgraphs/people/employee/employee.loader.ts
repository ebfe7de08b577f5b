import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/context.js';
import { Where } from '../../kit/list.js';
import { byKey, loader } from '../../kit/loader.js';
import { requireViewer } from '../../kit/viewer.js';
import { database } from '../database.js';
import { narrowToVisible } from './employee.access.js';
import type { EmploymentStatus, EmploymentType } from './employee.kinds.js';

/** An employment record as it is read; private fields are masked by the resolvers. */
export interface EmployeeRow {
  id: number;
  userId: number;
  employeeId: string;
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string;
  departmentId: number | null;
  departmentName: string | null;
  managerId: number | null;
  /** YYYY-MM-DD. */
  hireDate: string;
  /** Last day, for people who left. */
  endedOn: string | null;
  isActive: boolean;
  employmentStatus: EmploymentStatus;
  employmentType: EmploymentType;
  phoneNumber: string | null;
  salary: string;
  weeklyHours: string;
  addressLine1: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  country: string | null;
  version: number;
  createdAt: string;
}

/** The columns of an EmployeeRow; `e` is the employee table. */
export const EMPLOYEE_COLUMNS = `e.id, e.user_id as "userId", e.employee_number as "employeeId", e.first_name as "firstName", e.last_name as "lastName", e.email,
  e.job_title as "jobTitle", e.department_id as "departmentId", e.department_name as "departmentName", e.manager_id as "managerId",
  e.hire_date as "hireDate", e.ended_on as "endedOn", e.is_active as "isActive", e.employment_status as "employmentStatus",
  e.employment_type as "employmentType", e.phone_number as "phoneNumber", e.salary, e.weekly_hours as "weeklyHours",
  e.address_line1 as "addressLine1", e.city, e.state, e.zip_code as "zipCode", e.country, e.version, e.created_at as "createdAt"`;

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
