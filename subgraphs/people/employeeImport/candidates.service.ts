import type { RequestContext } from '../../kit/request/context.js';
import type { CsvRow } from '../../kit/import/csvFile.js';
import { ROWS_AT_ONCE } from '../../kit/import/importJob.js';
import { mapInPieces } from '../../kit/import/inPieces.js';
import { Problems } from '../../kit/request/errors.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { departmentsNamed, NO_DEPARTMENT } from '../department/department.service.js';
import { database } from '../database.js';
import { OWN_RECORD } from '../employee/employee.access.js';
import { isEmployed } from '../employee/employee.kinds.js';
import { NOT_ACTIVE, startingTerms } from '../employee/hiring/hire.service.js';
import { CYCLE, NO_MANAGER } from '../employee/hiring/placement.service.js';
import { CHECK_ACCOUNTS } from './employeeImport.calls.js';
import type { CheckedAccount } from './employeeImport.calls.js';
import type { ImportField } from './employeeImport.kinds.js';
import { MOST_SENT, readRow } from './readRow.service.js';
import type { ReadRow } from './readRow.service.js';

/** A row with all that is known about it. */
export interface Candidate extends ReadRow {
  account: CheckedAccount;
  terms: ReturnType<typeof startingTerms>;
  /** The record that the person has already; then nothing is made. */
  known: KnownEmployee | null;
  departmentId: number | null;
  /** A record that is there, or one that this file makes. */
  manager: KnownEmployee | Candidate | null;
}

interface KnownEmployee {
  id: number;
  userId: number;
  email: string;
  employeeId: string;
  isEmployed: boolean;
}

/** Asks identity, as many at a time as it answers. */
async function checkAccounts(
  context: RequestContext,
  rows: readonly CsvRow<ImportField>[],
): Promise<CheckedAccount[]> {
  const answers: CheckedAccount[] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const people = rows.slice(at, at + ROWS_AT_ONCE).map(({ cells }) => ({
      firstName: cells.firstName?.slice(0, MOST_SENT) ?? '',
      lastName: cells.lastName?.slice(0, MOST_SENT) ?? '',
      email: cells.email?.slice(0, MOST_SENT) ?? '',
    }));
    const { checkNewAccounts } = await context.graph<{ checkNewAccounts: CheckedAccount[] }>(CHECK_ACCOUNTS, {
      people,
    });
    answers.push(...checkNewAccounts);
  }
  return answers;
}

const isAddress = (cell: string): boolean => cell.includes('@');

/** Everyone whom a row of the file may mean: by address, by employee id, by account. One statement. */
async function findKnown(candidates: readonly Candidate[]) {
  const managers = candidates.flatMap(({ cells }) => cells.manager ?? []);
  const rows = await database.query<KnownEmployee & Record<string, unknown>>(
    `select id, user_id as "userId", email, employee_number as "employeeId", is_employed as "isEmployed" from employee
     where email = any($1::text[]) or employee_number = any($2::text[]) or user_id = any($3::int[])`,
    [
      [
        ...candidates.map(({ account }) => account.email),
        ...managers.filter(isAddress).map((cell) => cell.toLowerCase()),
      ],
      [
        ...candidates.flatMap(({ columns }) => columns.employeeId ?? []),
        ...managers.filter((cell) => !isAddress(cell)),
      ],
      candidates.flatMap(({ account }) => account.userId ?? []),
    ],
  );
  return {
    byEmail: new Map(rows.map((row) => [row.email, row])),
    byEmployeeId: new Map(rows.map((row) => [row.employeeId, row])),
    byUser: new Map(rows.map((row) => [row.userId, row])),
  };
}

type Known = Awaited<ReturnType<typeof findKnown>>;

/**
 * A person is known again by e-mail or employee id; both must mean the same one. What else is in the row
 * of someone known is not looked at.
 */
function recognise(candidate: Candidate, known: Known): void {
  const { account, columns } = candidate;
  const byAddress = known.byUser.get(account.userId ?? 0) ?? known.byEmail.get(account.email);
  const byNumber = known.byEmployeeId.get(columns.employeeId ?? '');
  candidate.known = byAddress ?? byNumber ?? null;
  if (candidate.known) candidate.problems = new Problems();
  if (byAddress && byNumber && byAddress !== byNumber)
    candidate.problems.add('employeeId', 'This employee ID belongs to another person than the email.');
}

/** The rows of the file by what they may be named by. @returns a look-up by address or employee id */
function indexed(candidates: readonly Candidate[]): (cell: string) => Candidate | undefined {
  const rows = new Map<string, Candidate>();
  const note = (key: string | undefined, candidate: Candidate, field: ImportField, what: string) => {
    if (!key) return;
    const first = rows.get(key);
    if (first) candidate.problems.add(field, `The same ${what} is in row ${first.row}.`);
    else rows.set(key, candidate);
  };
  for (const candidate of candidates) {
    note(candidate.account.email, candidate, 'email', 'email');
    note(candidate.columns.employeeId, candidate, 'employeeId', 'employee ID');
  }
  return (cell) => rows.get(isAddress(cell) ? cell.toLowerCase() : cell);
}

function findManager(
  { cells, problems }: Candidate,
  known: Known,
  inFile: (cell: string) => Candidate | undefined,
): Candidate['manager'] {
  const cell = cells.manager;
  if (cell === undefined) return null;
  const row = inFile(cell);
  const manager = known.byEmail.get(cell.toLowerCase()) ?? known.byEmployeeId.get(cell) ?? row?.known ?? row;
  const works =
    manager && ('terms' in manager ? isEmployed(manager.terms.employmentStatus) : manager.isEmployed);
  if (works) return manager;
  problems.add('manager', manager ? NO_MANAGER : 'There is no one with this email or employee ID.');
  return null;
}

/** What identity, and the rules of hiring, say of the account that a person has or gets. */
function judgeAccount({ account, terms, problems }: Candidate, viewer: Viewer): void {
  for (const { field, text } of account.problems) problems.add(field, text);
  if (account.userId === viewer.userId || account.email === viewer.email) problems.add('email', OWN_RECORD);
  else if (account.userId === null) return;
  else if (!isEmployed(terms.employmentStatus))
    problems.add('email', 'There is an account with this email. Add people who have left by hand.');
  else if (!account.maySignIn) problems.add('email', NOT_ACTIVE);
}

/** The number of managers from the same file above each new person; people in a cycle get an error. */
export function depthsOf(candidates: readonly Candidate[]): Map<Candidate, number> {
  const depths = new Map<Candidate, number>();
  for (const candidate of candidates) {
    const path = new Set<Candidate>();
    let at: Candidate | null = candidate;
    while (at && !depths.has(at) && !path.has(at)) {
      path.add(at);
      at = at.manager && 'terms' in at.manager ? at.manager : null;
    }
    if (at && path.has(at)) {
      const walked = [...path];
      for (const one of walked.slice(walked.indexOf(at))) one.problems.add('manager', CYCLE);
    }
    let depth = (at && depths.get(at)) ?? -1;
    for (const one of [...path].reverse()) depths.set(one, (depth += 1));
  }
  return depths;
}

/**
 * Resolves each row: whether the person is known, their account, department and manager. Errors are stored with the
 * row. A constant number of statements, and one query to identity for each thousand rows.
 */
export async function findCandidates(
  context: RequestContext,
  viewer: Viewer,
  today: string,
  rows: readonly CsvRow<ImportField>[],
): Promise<Candidate[]> {
  const accounts = await checkAccounts(context, rows);
  const candidates = (await mapInPieces(rows, readRow)).map((read, at): Candidate => ({
    ...read,
    account: accounts[at] as CheckedAccount,
    terms: startingTerms(read.columns, today),
    known: null,
    departmentId: null,
    manager: null,
  }));
  const known = await findKnown(candidates);
  const departments = await departmentsNamed(candidates.flatMap(({ cells }) => cells.departmentName ?? []));
  const inFile = indexed(candidates);
  for (const candidate of candidates) recognise(candidate, known);
  await mapInPieces(candidates, (candidate) => {
    if (candidate.known) return;
    judgeAccount(candidate, viewer);
    candidate.manager = findManager(candidate, known, inFile);
    const { departmentName } = candidate.cells;
    if (departmentName === undefined) return;
    candidate.departmentId = departments.get(departmentName) ?? null;
    if (candidate.departmentId === null) candidate.problems.add('departmentName', NO_DEPARTMENT);
  });
  return candidates;
}
