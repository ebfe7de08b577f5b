import { dayIn } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import type { Selected } from '../../kit/postgres/columns.js';
import { badInput } from '../../kit/request/errors.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { shown } from '../../kit/request/input/refusalTexts.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { MutationExportEmployeesArgs, QueryEmployeesArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { departmentIdsNamed } from '../department/department.service.js';
import { narrowToVisible } from './employee.access.js';
import type { EmployeeRow } from './employee.columns.js';

/** A person with one name is sorted by it among the last names. */
export const LAST_NAME = `coalesce(nullif(e.last_name, ''), e.first_name)`;

/** What the directory may be ordered by; never a private field, because order tells values (S-40). */
const ORDER = {
  firstName: 'e.first_name',
  lastName: LAST_NAME,
  userFirstName: 'e.first_name',
  userLastName: LAST_NAME,
  employeeId: 'e.employee_number',
  jobTitle: 'e.job_title',
  department: 'e.department_name',
  hireDate: 'e.hire_date',
  employmentStatus: 'e.employment_status',
  createdAt: 'e.created_at',
};

async function departmentsOf(filter: QueryEmployeesArgs): Promise<number[] | null> {
  const names = (filter.departmentName ?? []).map((name) => name.trim()).filter((name) => name !== '');
  if (names.length === 0) return null;
  const { ids, unknown } = await departmentIdsNamed(names);
  if (unknown[0] !== undefined)
    throw badInput({ departmentName: [`"${shown(unknown[0])}" is not a department.`] });
  return ids;
}

/**
 * The directory. @throws BAD_USER_INPUT on an unknown departmentName or a list of over 200 values; NOT_FOUND
 * past the end
 */
export async function listEmployees(
  context: RequestContext,
  filter: QueryEmployeesArgs & Pick<MutationExportEmployeesArgs, 'ids'>,
  selected: Selected,
): Promise<PlacedPage<EmployeeRow>> {
  refuseLongLists(
    filter,
    'ids',
    'departmentId',
    'departmentName',
    'employmentStatus',
    'employmentType',
    'managerId',
    'userId',
  );
  const where = narrowToVisible(new Where(), requireViewer(context));
  where.anyOf('e.id', 'int', filter.ids);
  where.anyOf('e.department_id', 'int', filter.departmentId);
  where.anyOf('e.department_id', 'int', await departmentsOf(filter));
  where.anyOf('e.employment_status', 'text', filter.employmentStatus);
  where.anyOf('e.employment_type', 'text', filter.employmentType);
  where.anyOf('e.manager_id', 'int', filter.managerId);
  where.anyOf('e.user_id', 'int', filter.userId);
  if (filter.isActive === true) where.and('e.is_active');
  if (filter.isActive === false) where.and('not e.is_active');
  where.search(filter.search, 'e.search_text');
  return listRows<EmployeeRow>(
    database,
    {
      select: selected.select,
      from: 'employee e',
      where,
      order: ORDER,
      defaultOrder: 'firstName,lastName',
      tie: 'e.id',
      hasPlaces: true,
      nullable: ['department'],
    },
    filter,
  );
}

export const fullName = (row: Pick<EmployeeRow, 'firstName' | 'lastName'>): string =>
  `${row.firstName} ${row.lastName}`.trim();

/** The address in one line, or null when no part of it is known. */
export function fullAddress(
  row: Pick<EmployeeRow, 'addressLine1' | 'city' | 'state' | 'zipCode' | 'country'>,
): string | null {
  const region = [row.state, row.zipCode].filter(Boolean).join(' ');
  return [row.addressLine1, row.city, region, row.country].filter(Boolean).join(', ') || null;
}

/**
 * Whole months between two days in years, cut to one decimal so that no anniversary comes early; "0.0" before
 * the first day.
 */
export function yearsBetween(from: string, until: string): string {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = until.split('-').map(Number);
  const months = (year - fromYear) * 12 + month - fromMonth - (day < fromDay ? 1 : 0);
  return (Math.floor((Math.max(months, 0) * 10) / 12) / 10).toFixed(1);
}

/** Years someone has worked here, or had when they left. */
export const yearsOfService = (context: RequestContext, row: EmployeeRow): string =>
  yearsBetween(row.hireDate, row.endedOn ?? dayIn(context.config.organisation.timeZone));
