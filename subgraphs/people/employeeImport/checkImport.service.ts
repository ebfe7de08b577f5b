import { dayIn } from '../../kit/config/calendar.js';
import { checkReferenceSeal } from '../../kit/files/files.js';
import { openStore } from '../../kit/files/fileStore.js';
import type { UploadReference } from '../../kit/graphql/scalars.js';
import { readCsv } from '../../kit/import/csvFile.js';
import type { ImportedRow, RowProblem } from '../../kit/import/importJob.js';
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

/** What an import of a file would do. */
export interface ImportFigures {
  rows: number;
  newRows: number;
  knownRows: number;
  badRows: number;
  unknownColumns: string[];
  problems: RowProblem[];
  problemCount: number;
}

interface CheckedFile {
  figures: ImportFigures;
  /** Makes the rows to be kept, managers before those who report to them. */
  rows: () => Promise<ImportedRow[]>;
}

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

const problemsOf = ({ row, problems }: Candidate): RowProblem[] =>
  Object.entries(problems.found).flatMap(([field, texts]) =>
    texts.map((reason) => ({ row, column: headOf(field), reason })),
  );

/**
 * Reads a file of employees and says what its import would do. @throws BAD_USER_INPUT on `file` when it
 * cannot be read at all; FORBIDDEN
 */
export async function checkFile(context: RequestContext, file: UploadReference): Promise<CheckedFile> {
  const viewer = requireImport(context);
  checkReferenceSeal(file, 'file', context.config);
  const content = await readCsv(await openStore(context.config), file, {
    field: 'file',
    columns: IMPORT_COLUMNS,
    megabytes: startEmployeeImportLimits.file,
  });
  const today = dayIn(context.config.organisation.timeZone);
  const candidates = await findCandidates(context, viewer, today, content.rows);
  const fresh = candidates.filter(({ known }) => known === null);
  const depths = depthsOf(fresh);
  const ordered = fresh.sort((one, other) => (depths.get(one) ?? 0) - (depths.get(other) ?? 0));
  const places = new Map(ordered.map((candidate, place) => [candidate, place]));
  const problems = (await mapInPieces(candidates, problemsOf)).flat();
  const bad = new Set(problems.map(({ row }) => row));
  const good = candidates.filter(({ row }) => !bad.has(row));
  const newRows = good.filter(({ known }) => known === null).length;
  return {
    figures: {
      rows: candidates.length,
      newRows,
      knownRows: good.length - newRows,
      badRows: bad.size,
      unknownColumns: content.unknown,
      problems: problems.slice(0, ImportCheckLimits.problems),
      problemCount: problems.length,
    },
    rows: () =>
      mapInPieces(ordered, (candidate) => ({ row: candidate.row, data: dataOf(candidate, places, today) })),
  };
}
