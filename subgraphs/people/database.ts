import { badInput, conflict } from '../kit/errors.js';
import { defineDatabase } from '../kit/database.js';
import { Department } from './department/department.entity.js';
import { Employee } from './employee/employee.entity.js';
import { People1763700000000 } from './migrations/1763700000000-people.js';
import { Timesheets1764000000002 } from './migrations/1764000000002-timesheets.js';
import { TimeEntry } from './timeEntry/timeEntry.entity.js';
import { Timesheet } from './timesheet/timesheet.entity.js';

/** The schema `people`: departments, employees and their timesheets. */
export const database = defineDatabase({
  schema: 'people',
  entities: [Department, Employee, Timesheet, TimeEntry],
  migrations: [People1763700000000, Timesheets1764000000002],
  constraints: {
    department_name: () => badInput({ name: ['A department with this name already exists.'] }),
    department_code: () => badInput({ code: ['A department with this code already exists.'] }),
    employee_number: () => badInput({ employeeId: ['An employee with this ID already exists.'] }),
    employee_department: () => conflict('This department still has employee records, former employees included. Move them to another department first.'),
  },
});
