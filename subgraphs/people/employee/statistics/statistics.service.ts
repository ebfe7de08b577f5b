import { dayIn } from '../../../kit/config/calendar.js';
import type { RequestContext } from '../../../kit/request/context.js';
import { certain } from '../../../kit/graphql/loader.js';
import { requireViewer } from '../../../kit/request/viewer.js';
import type { EmployeeStatistics } from '../../generated/schema.js';
import { database } from '../../database.js';
import { seesAll } from '../employee.access.js';
import type { EmploymentType } from '../employee.kinds.js';

export type Figures = Omit<EmployeeStatistics, 'byDepartment' | 'byEmploymentType'>;

/** As `is_employed`, put so that the index employee_figures answers it alone. */
const WORKS_HERE = `employment_status not in ('terminated', 'inactive')`;

/** Head counts in one statement; the month is the organisation's. */
export function employeeStatistics(context: RequestContext): Promise<Figures> {
  const of = (status: string) => `count(*) filter (where employment_status = '${status}')`;
  return certain(
    database.one<Figures & Record<string, number>>(
      `select count(*) as "totalEmployees", ${of('active')} as "activeEmployees", ${of('inactive')} as "inactiveEmployees",
       ${of('on_leave')} as "onLeaveEmployees", ${of('terminated')} as "terminatedEmployees", ${of('probation')} as "probationEmployees",
       count(*) filter (where ${WORKS_HERE} and date_trunc('month', hire_date::timestamp) = date_trunc('month', $1::date::timestamp)) as "newHiresThisMonth"
     from employee`,
      [dayIn(context.config.organisation.timeZone)],
    ),
  );
}

/** Active people by department; null for readers who may not read every record. */
export async function headcountByDepartment(
  context: RequestContext,
): Promise<{ departmentId: number; departmentName: string; count: number }[]> {
  if (!seesAll(requireViewer(context))) return [];
  return database.query(
    `select d.id as "departmentId", d.name as "departmentName", counted.count
     from (select department_id, count(*) as count from employee where ${WORKS_HERE} group by department_id) counted
     join department d on d.id = counted.department_id order by d.name`,
  );
}

/** Active people by employment type; null for readers who may not read every record. */
export async function headcountByType(
  context: RequestContext,
): Promise<{ employmentType: EmploymentType; count: number }[]> {
  if (!seesAll(requireViewer(context))) return [];
  return database.query(
    `select employment_type as "employmentType", count(*) as count from employee where ${WORKS_HERE} group by employment_type order by employment_type`,
  );
}
