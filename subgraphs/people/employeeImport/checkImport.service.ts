import { dayIn } from '../../kit/config/calendar.js';
import type { UploadReference } from '../../kit/graphql/scalars.js';
import { figuresOf } from '../../kit/import/importCheck.js';
import type { CheckedFile } from '../../kit/import/importCheck.js';
import { readImport } from '../../kit/import/importDoor.js';
import { mapInPieces } from '../../kit/import/inPieces.js';
import { tableColumnsOf } from '../../kit/postgres/entityColumns.js';
import type { RequestContext } from '../../kit/request/context.js';
import { ImportCheckLimits, startEmployeeImportLimits } from '../generated/limits.js';
import { requireImport } from '../employee/employee.access.js';
import { Employee } from '../employee/employee.entity.js';
import { isEmployed } from '../employee/employee.kinds.js';
import { depthsOf, findCandidates } from './candidates.service.js';
import type { Candidate } from './candidates.service.js';
import { headOf, IMPORT_COLUMNS } from './employeeImport.kinds.js';

const COLUMN_NAMES = new Map<string, string>(
  tableColumnsOf(Employee).map(({ name, column }) => [name, column]),
);

/** As the table of employees calls the values; a manager of the same file by their place in it. */
function dataOf(candidate: Candidate, places: ReadonlyMap<Candidate, number>, today: string): object {
  const { columns, terms, account, departmentId, manager } = candidate;
  const works = isEmployed(terms.employmentStatus);
  const values = {
    ...columns,
    ...terms,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    departmentId,
    userIsActive: works,
    endedOn: works ? null : today,
    ...(manager && !('terms' in manager) && { managerId: manager.id }),
  };
  const named = Object.entries(values).map(([name, value]) => [COLUMN_NAMES.get(name) ?? name, value]);
  const managerPlace = manager && 'terms' in manager ? places.get(manager) : undefined;
  return {
    ...(Object.fromEntries(named) as object),
    ...(managerPlace !== undefined && { manager_place: managerPlace }),
  };
}

/**
 * Reads a file of employees and says what its import would do. @throws BAD_USER_INPUT on `file` when it
 * cannot be read at all; FORBIDDEN
 */
export async function checkFile(context: RequestContext, file: UploadReference): Promise<CheckedFile> {
  const viewer = requireImport(context);
  const content = await readImport(context, file, IMPORT_COLUMNS, startEmployeeImportLimits.file);
  const today = dayIn(context.config.organisation.timeZone);
  const candidates = await findCandidates(context, viewer, today, content.rows);
  const fresh = candidates.filter(({ known }) => known === null);
  const depths = depthsOf(fresh);
  const ordered = fresh.sort((one, other) => (depths.get(one) ?? 0) - (depths.get(other) ?? 0));
  const places = new Map(ordered.map((candidate, place) => [candidate, place]));
  return {
    figures: await figuresOf(candidates, content.unknown, headOf, ImportCheckLimits.problems),
    rows: () =>
      mapInPieces(ordered, (candidate) => ({ row: candidate.row, data: dataOf(candidate, places, today) })),
  };
}
