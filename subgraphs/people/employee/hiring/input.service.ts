import type { Problems } from '../../../kit/request/errors.js';
import { checkYear } from '../../../kit/request/input/days.js';
import { readTwoPlaces } from '../../../kit/graphql/twoPlaces.js';
import { readLine } from '../../../kit/request/input/text.js';
import { EmployeeLimits } from '../../generated/limits.js';
import type { UpdateEmployeeInput } from '../../generated/schema.js';
import type { OwnColumns } from '../employee.entity.js';

const OPTIONAL = ['phoneNumber', 'addressLine1', 'city', 'state', 'zipCode', 'country'] as const;

type TextField = 'jobTitle' | 'employeeId' | (typeof OPTIONAL)[number];

const read = (input: UpdateEmployeeInput, field: TextField, problems: Problems): string | null =>
  readLine(problems, field, input[field], EmployeeLimits[field]) || null;

/** An amount with two decimals; null means the default. */
/**
 * The given columns, trimmed and checked; omitted ones are omitted. Blank optional text is null; null for a column
 * with a default means the default for amounts and no change for the others (5j).
 */
export function readColumns(input: UpdateEmployeeInput, problems: Problems): OwnColumns {
  const columns: OwnColumns = {};
  if (input.jobTitle !== undefined) {
    columns.jobTitle = read(input, 'jobTitle', problems) ?? '';
    if (columns.jobTitle === '') problems.add('jobTitle', 'This field may not be blank.');
  }
  const employeeId = read(input, 'employeeId', problems);
  if (employeeId) columns.employeeId = employeeId;
  for (const field of OPTIONAL) if (input[field] !== undefined) columns[field] = read(input, field, problems);
  if (input.hireDate) {
    columns.hireDate = input.hireDate;
    checkYear(problems, 'hireDate', input.hireDate);
  }
  if (input.employmentStatus) columns.employmentStatus = input.employmentStatus;
  if (input.employmentType) columns.employmentType = input.employmentType;
  if (input.salary !== undefined)
    columns.salary = readTwoPlaces(problems, 'salary', input.salary ?? '0', EmployeeLimits.salary);
  if (input.weeklyHours !== undefined)
    columns.weeklyHours = readTwoPlaces(
      problems,
      'weeklyHours',
      input.weeklyHours ?? '40',
      EmployeeLimits.weeklyHours,
    );
  return columns;
}
