import { employeeShown, statisticsShown } from '../../present/employee.js';
import type { Row } from '../../route.js';

/** Departments are given by id or by name (decisions 5j). */
export const employeeNames = {
  department: { as: { number: 'departmentId', words: 'departmentName' } },
  manager: 'managerId',
};

/** Documented under hr, read by the other portals under core (decision P3). */
const employees = (path = '') => [`/api/hr/employees/${path}`, `/api/core/employees/${path}`];

export const employeeRows: readonly Row[] = [
  {
    method: 'GET',
    paths: employees(),
    operation: 'Employees',
    who: 'anyone signed in: active people, directory fields; HR and Administrator everyone and everything',
    takes: employeeNames,
    present: employeeShown,
  },
  {
    method: 'POST',
    paths: employees(),
    operation: 'CreateEmployee',
    who: 'HR, Administrator',
    takes: employeeNames,
    status: 201,
    present: employeeShown,
  },
  {
    method: 'GET',
    paths: employees('statistics/'),
    operation: 'EmployeeStatistics',
    who: 'anyone signed in; the breakdowns HR and Administrator',
    present: statisticsShown,
  },
  {
    method: 'GET',
    paths: employees('my_profile/'),
    operation: 'MyEmployee',
    who: 'anyone signed in, their own',
    says: { 404: 'No employee record.' },
    present: employeeShown,
  },
  {
    method: 'GET',
    paths: employees('{id}/'),
    operation: 'Employee',
    who: 'as the list; everyone their own',
    present: employeeShown,
  },
  {
    method: 'PATCH',
    paths: employees('{id}/'),
    operation: 'UpdateEmployee',
    who: 'HR, Administrator',
    takes: employeeNames,
    present: employeeShown,
  },
  {
    method: 'DELETE',
    paths: employees('{id}/'),
    operation: 'RemoveEmployee',
    who: 'HR, Administrator, not oneself',
  },
];
