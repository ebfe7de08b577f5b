import { employeeDetailsShown, employeeShown } from '../../present/employee.js';
import { orgChartShown } from '../../present/orgChart.js';
import type { Row } from '../../route.js';
import { employeeNames } from '../employees/employees.routes.js';

const holidays = '/api/core/holidays/';
const details = '/api/core/employees/{id}/details/';

export const coreRows: readonly Row[] = [
  // One list, three addresses (decision P8).
  {
    method: 'GET',
    paths: ['/api/core/departments/', '/api/rbac/departments/', '/api/hr/departments/'],
    operation: 'Departments',
    who: 'anyone signed in',
  },
  { method: 'GET', paths: [holidays], operation: 'Holidays', who: 'anyone signed in' },
  { method: 'POST', paths: [holidays], operation: 'AddHoliday', who: 'HR, Administrator', status: 201 },
  {
    method: 'DELETE',
    paths: [`${holidays}{id}/`],
    operation: 'RemoveHoliday',
    who: 'HR, Administrator',
  },
  {
    method: 'GET',
    paths: [details],
    operation: 'EmployeeDetails',
    who: 'anyone signed in: active people, directory fields; HR, Administrator and oneself everything',
    present: employeeDetailsShown,
  },
  {
    method: 'PATCH',
    paths: [details],
    operation: 'UpdateEmployee',
    who: 'HR, Administrator',
    takes: employeeNames,
    present: employeeShown,
  },
  { method: 'DELETE', paths: [details], operation: 'RemoveEmployee', who: 'HR, Administrator, not oneself' },
  {
    method: 'GET',
    paths: ['/api/core/org-chart/'],
    operation: 'OrgChart',
    who: 'anyone signed in; around the caller, where they have an employee record',
    present: orgChartShown,
  },
];
