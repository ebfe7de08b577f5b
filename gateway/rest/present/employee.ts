import type { Shown } from '../route.js';

interface EmployeeRecord extends Shown {
  user_id: number;
  first_name: string;
  last_name: string;
  user_name: string;
  user_email: string;
  department: { id: number; name?: string } | null;
  manager: { id: number; full_name: string; job_title: string; employee_id: string } | null;
}

/** An employee with the department as {id, name}, as the portal's detail view reads it. */
export function employeeDetailsShown({
  user_id,
  first_name,
  last_name,
  manager,
  ...employee
}: EmployeeRecord): Shown {
  return {
    ...employee,
    user: { id: user_id, first_name, last_name, full_name: employee.user_name, email: employee.user_email },
    manager: manager && { id: manager.id, full_name: manager.full_name },
    manager_info: manager && {
      name: manager.full_name,
      job_title: manager.job_title,
      employee_id: manager.employee_id,
    },
  };
}

/** An employee with the department as a number, as HR's list and forms read it. */
export function employeeShown(employee: EmployeeRecord): Shown {
  return { ...employeeDetailsShown(employee), department: employee.department?.id ?? null };
}

/** Head counts with the contract breakdown as {code: number}. */
export function statisticsShown({
  by_employment_type,
  ...figures
}: Shown & { by_employment_type: { employment_type: string; count: number }[] }): Shown {
  return {
    ...figures,
    by_employment_type: Object.fromEntries(
      by_employment_type.map(({ employment_type, count }) => [employment_type, count]),
    ),
  };
}
