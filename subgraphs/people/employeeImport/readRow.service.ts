import { isCalendarDay } from '../../kit/config/calendar.js';
import { accepted, wordIn } from '../../kit/import/cells.js';
import type { CsvRow } from '../../kit/import/csvFile.js';
import { Problems } from '../../kit/request/errors.js';
import { decimalProblem, notADay } from '../../kit/request/input/refusalTexts.js';
import type { UpdateEmployeeInput } from '../generated/schema.js';
import { EMPLOYMENT_STATUS, EMPLOYMENT_TYPE } from '../employee/employee.kinds.js';
import type { OwnColumns } from '../employee/employee.entity.js';
import { readColumns } from '../employee/hiring/input.service.js';
import type { ImportField } from './employeeImport.kinds.js';

/** A row of the file, as far as it can be read by itself. */
export interface ReadRow extends Pick<CsvRow<ImportField>, 'row' | 'cells'> {
  columns: OwnColumns;
  problems: Problems;
}

/** More characters of a name or an address than any rule allows: identity still reports the error for this many. */
export const MOST_SENT = 300;

/** Reads a row by the rules of hiring; what needs other rows, or identity, is left to the caller. */
export function readRow({ row, cells, isTooLong }: CsvRow<ImportField>): ReadRow {
  const problems = new Problems();
  if (isTooLong) problems.add('row', 'This row has more cells than there are columns.');
  for (const field of ['firstName', 'lastName', 'email'] as const)
    if ((cells[field]?.length ?? 0) > MOST_SENT)
      problems.add(field, `Ensure this field has no more than ${MOST_SENT} characters.`);
  const { employeeId, phoneNumber, addressLine1, city, state, zipCode, country } = cells;
  const texts = { employeeId, phoneNumber, addressLine1, city, state, zipCode, country };
  const given: UpdateEmployeeInput = {
    ...texts,
    jobTitle: cells.jobTitle ?? '',
    hireDate: accepted(cells.hireDate, 'hireDate', problems, (cell) =>
      isCalendarDay(cell) ? null : notADay(cell),
    ),
    employmentStatus: wordIn(cells.employmentStatus, EMPLOYMENT_STATUS, 'employmentStatus', problems),
    employmentType: wordIn(cells.employmentType, EMPLOYMENT_TYPE, 'employmentType', problems),
    // Null means the default.
    salary: accepted(cells.salary, 'salary', problems, decimalProblem) ?? null,
    weeklyHours: accepted(cells.weeklyHours, 'weeklyHours', problems, decimalProblem) ?? null,
  };
  return { row, cells, columns: readColumns(given, problems), problems };
}
