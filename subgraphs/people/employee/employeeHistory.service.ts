import type { RequestContext } from '../../kit/request/context.js';
import { listHistory } from '../../kit/postgres/history.js';
import type { RecordChange } from '../../kit/postgres/history.js';
import type { Page } from '../../kit/request/list.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { QueryEmployeeHistoryArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { seesPrivate } from './employee.access.js';
import type { EmployeeRow } from './employee.columns.js';
import type { EmployeeField } from './employee.kinds.js';
import { employeeById } from './employee.loader.js';

/** The value of a column in a timeline; people are shown by name instead of id. */
const KEPT = {
  jobTitle: 'job_title',
  departmentName: 'department',
  managerId: 'manager',
  employmentStatus: 'employment_status',
  employmentType: 'employment_type',
  employeeId: 'employee_id',
  hireDate: 'hire_date',
  weeklyHours: 'weekly_hours',
  salary: 'salary',
  phoneNumber: 'phone_number',
  addressLine1: 'address_line1',
  city: 'city',
  state: 'state',
  zipCode: 'zip_code',
  country: 'country',
} as const satisfies Partial<Record<keyof EmployeeRow, EmployeeField>>;

type KeptColumn = keyof typeof KEPT;
type KeptChanges = Partial<Pick<EmployeeRow, KeptColumn>>;

const PRIVATE = new Set<string>([
  'salary',
  'weeklyHours',
  'phoneNumber',
  'addressLine1',
  'city',
  'state',
  'zipCode',
  'country',
]);

/** Whether a column is read by HR, Administrators and the person alone. */
export const isPrivate = (column: string): boolean => PRIVATE.has(column);

const COLUMNS = Object.keys(KEPT) as KeptColumn[];
const fieldsOf = (columns: readonly KeptColumn[]): EmployeeField[] => columns.map((column) => KEPT[column]);
const ALL_FIELDS = fieldsOf(COLUMNS);
const OPEN_FIELDS = fieldsOf(COLUMNS.filter((column) => !isPrivate(column)));

async function namesOf(tx: Transaction, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const rows = await tx.query<{ id: number; name: string }>(
    `select id, btrim(first_name || ' ' || last_name) as name from employee where id = any($1::int[])`,
    [ids.filter((id) => id !== null)],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Keeps what really changes about a record for its timeline; names, which are the user's, are not kept. */
export async function keepChanges(tx: Transaction, before: EmployeeRow, changes: KeptChanges): Promise<void> {
  const columns = COLUMNS.filter((column) => changes[column] !== undefined);
  const names =
    changes.managerId === undefined
      ? new Map<number, string>()
      : await namesOf(tx, [before.managerId, changes.managerId]);
  const shown = (column: KeptColumn, row: KeptChanges): string | null => {
    if (column !== 'managerId') return row[column] ?? null;
    return names.get(row.managerId ?? 0) ?? null;
  };
  await tx.keep(
    'employee',
    before.id,
    columns.map((column) => ({
      field: KEPT[column],
      before: shown(column, before),
      after: shown(column, changes),
    })),
  );
}

/**
 * A page of someone's timeline, newest first, as far as the viewer may read its fields; null where they may
 * not see the record.
 */
export async function employeeHistory(
  context: RequestContext,
  { employeeId, page, pageSize }: QueryEmployeeHistoryArgs,
): Promise<Page<RecordChange<EmployeeField>> | null> {
  const row = await employeeById(context).load(employeeId);
  if (!row) return null;
  const fields = seesPrivate(requireViewer(context), row) ? ALL_FIELDS : OPEN_FIELDS;
  return listHistory(database, { objectType: 'employee', objectId: row.id, fields }, { page, pageSize });
}
