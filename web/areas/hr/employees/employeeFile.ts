import { isoDay } from '../../../domain/calendar/instant';
import type { CsvColumn, CsvFile } from '../../../ui/file/csv';
import { jobTypeName } from '../../../domain/jobs/jobTypeName';
import { employmentStatusWord } from '../../../domain/people/employmentStatus';
import type { FiledEmployeesFragment } from '../../../generated/graphql';

/** An employee as the file has them. */
export type FiledEmployee = FiledEmployeesFragment['results'][number];

/** The text of a cell without a value. */
const none = 'N/A';

const text =
  (read: (row: FiledEmployee) => string | null | undefined) =>
  (row: FiledEmployee): string =>
    read(row) || none;

const amount =
  (read: (row: FiledEmployee) => string | null | undefined) =>
  (row: FiledEmployee): number | string => {
    const value = read(row);
    return value ? Number(value) : none;
  };

const columns: readonly CsvColumn<FiledEmployee>[] = [
  { head: 'Employee ID', cell: (row) => row.employeeId },
  { head: 'First Name', cell: (row) => row.firstName },
  { head: 'Last Name', cell: text((row) => row.lastName) },
  { head: 'Email', cell: (row) => row.email },
  { head: 'Job Title', cell: (row) => row.jobTitle },
  { head: 'Department', cell: text((row) => row.departmentName) },
  { head: 'Manager', cell: text((row) => row.managerName) },
  { head: 'Status', cell: (row) => employmentStatusWord[row.employmentStatus] },
  { head: 'Employment Type', cell: (row) => jobTypeName[row.employmentType] },
  { head: 'Hire Date', cell: (row) => row.hireDate },
  { head: 'Years of Service', cell: amount((row) => row.yearsOfService) },
  { head: 'Weekly Hours', cell: amount((row) => row.weeklyHours) },
  { head: 'Salary', cell: amount((row) => row.salary) },
  { head: 'Phone Number', cell: text((row) => row.phoneNumber) },
  { head: 'Address', cell: text((row) => row.fullAddress) },
];

/** A file of employees, employees_{date}.csv; the day is that of the organisation's calendar. */
export const employeeFile = (timeZone: string, now = new Date()): CsvFile<FiledEmployee> => ({
  name: `employees_${isoDay(now, timeZone)}.csv`,
  columns,
});
