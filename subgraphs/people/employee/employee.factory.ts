import type { Queryable } from '../../kit/postgres/queryable.js';
import type { EmployeeRow } from './employee.columns.js';
import { EMPLOYEE_COLUMNS } from './employee.columns.js';

let lastUserId = 50_000;

type Given = Partial<Omit<EmployeeRow, 'id' | 'isActive' | 'version' | 'createdAt'>> & {
  userIsActive?: boolean;
};

/** An employment record as given, plausible where nothing is given; the department by name. */
export async function addEmployee(database: Queryable, given: Given = {}): Promise<EmployeeRow> {
  lastUserId += 1;
  const userId = given.userId ?? lastUserId;
  const { firstName = 'Person', lastName = `Number${userId}`, departmentName = 'Engineering' } = given;
  const row = await database.one<EmployeeRow>(
    `with made as (
       insert into employee (user_id, employee_number, first_name, last_name, email, user_is_active, job_title, department_id, department_name, manager_id,
         hire_date, employment_status, employment_type, phone_number, salary, weekly_hours, address_line1, city, state, zip_code, country)
       values ($1, coalesce($2, next_badge()), $3, $4, $5, $6, $7, (select id from department where name = $8), $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
       returning *)
     select ${EMPLOYEE_COLUMNS} from made e`,
    [
      userId,
      given.employeeId ?? null,
      firstName,
      lastName,
      given.email ?? `person${userId}@portal.example`,
      given.userIsActive ?? true,
      given.jobTitle ?? 'Software Engineer',
      departmentName,
      given.managerId ?? null,
      given.hireDate ?? '2020-03-02',
      given.employmentStatus ?? 'active',
      given.employmentType ?? 'full_time',
      given.phoneNumber ?? '(415) 555-0123',
      given.salary ?? '120000.00',
      given.weeklyHours ?? '40.00',
      given.addressLine1 ?? '12 Noe St',
      given.city ?? 'San Francisco',
      given.state ?? 'CA',
      given.zipCode ?? '94114',
      given.country ?? 'United States',
    ],
  );
  if (!row) throw new Error('The employee was not inserted.');
  return row;
}
