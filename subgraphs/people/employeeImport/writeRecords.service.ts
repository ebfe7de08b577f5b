import { refuseChanged } from '../../kit/import/importDoor.js';
import type { Recheck } from '../../kit/import/importDoor.js';
import { goToStep, ROWS_AT_ONCE, showWritten, tellRows } from '../../kit/import/importJob.js';
import type { ImportJob } from '../../kit/import/importJob.js';
import { tableColumnsOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { NO_DEPARTMENT } from '../department/department.service.js';
import { OWN_RECORD } from '../employee/employee.access.js';
import { Employee } from '../employee/employee.entity.js';
import { NO_MANAGER } from '../employee/hiring/placement.service.js';
import { emitEmployees } from '../employee/hiring/emitEmployees.service.js';
import { headOf, KIND } from './employeeImport.kinds.js';

// Statements about rows `r` of import $1, whose `data` says what the columns of an employee shall be.

/** Someone made a record for the account, or one with the address, since the file was read. */
const KNOWN_NOW = `update import_row r set data = r.data || jsonb_build_object('id', k.id, 'known', true)
  from (select r.place, e.id from import_row r join employee e on e.user_id = (r.data ->> 'user_id')::int where r.job_id = $1
    union select r.place, e.id from import_row r join employee e on e.email = r.data ->> 'email' where r.job_id = $1) k
  where r.job_id = $1 and r.place = k.place`;
const NEW = `r.job_id = $1 and not r.data ? 'known'`;

/** What may have become wrong since the file was read, with the column that gets the words. */
const RECHECKED: readonly Recheck[] = [
  {
    column: headOf('email'),
    reason: OWN_RECORD,
    rows: `select r.row_number from import_row r join import_job j on j.id = r.job_id
      where ${NEW} and (r.data ->> 'user_id')::int = j.started_by_id`,
  },
  {
    column: headOf('employeeId'),
    reason: 'An employee with this ID already exists.',
    rows: `select r.row_number from import_row r join employee e on e.employee_number = r.data ->> 'employee_number' where ${NEW}`,
  },
  {
    column: headOf('departmentName'),
    reason: NO_DEPARTMENT,
    // Locked against deletion and renaming until the transaction ends.
    rows: `with locked as (select d.id from department d where d.id in (select (r.data ->> 'department_id')::int from import_row r where ${NEW}) for key share)
      select r.row_number from import_row r where ${NEW} and r.data ->> 'department_id' is not null
        and not exists (select from locked where locked.id = (r.data ->> 'department_id')::int)`,
  },
  {
    column: headOf('manager'),
    reason: NO_MANAGER,
    // Locked as well: a manager may not leave between this check and the commit.
    rows: `with locked as (select e.id from employee e where e.is_employed and e.id in (select (r.data ->> 'manager_id')::int from import_row r where ${NEW}) for share)
      select r.row_number from import_row r where ${NEW} and r.data ? 'manager_id'
        and not exists (select from locked where locked.id = (r.data ->> 'manager_id')::int)`,
  },
];

const GIVE_NUMBERS = `update import_row r set data = r.data || jsonb_build_object('id', nextval(pg_get_serial_sequence('employee', 'id'))) where ${NEW}`;
const NAME_MANAGERS = `update import_row r set data = r.data || jsonb_build_object('manager_id', m.data -> 'id')
  from import_row m where ${NEW} and m.job_id = $1 and m.place = (r.data ->> 'manager_place')::int`;

/** Columns whose value is made here, or by the table. */
const MADE: Readonly<Record<string, string | null>> = {
  employee_number: 'coalesce(e.employee_number, next_badge())',
  department_name: 'd.name',
  version: null,
  updated_at: null,
};
const WRITTEN = tableColumnsOf(Employee)
  .map(({ column }) => ({ column, value: column in MADE ? MADE[column] : `e.${column}` }))
  .filter(({ value }) => value !== null);

/** The records with their entries in the audit trail, as `hire` writes them for one. */
const INSERT = `with made as (
    insert into employee (${WRITTEN.map(({ column }) => column).join(', ')})
    select ${WRITTEN.map(({ value }) => value).join(', ')}
    from import_row r cross join lateral jsonb_populate_record(null::employee, r.data) e left join department d on d.id = e.department_id
    where ${NEW} and r.place between $2 and $3 order by r.place
    returning *),
  noted as (
    insert into audit (actor_user_id, action, object_type, object_id, after)
    select (select j.started_by_id from import_job j where j.id = $1), 'employee.create', 'employee', e.id::text,
      jsonb_build_object('userId', e.user_id, 'jobTitle', e.job_title, 'departmentName', e.department_name, 'managerId', e.manager_id, 'hireDate', e.hire_date,
        'employmentStatus', e.employment_status, 'employmentType', e.employment_type, 'import', $1::int)
    from made e returning 1)
  select count(*)::int as made from noted`;

/**
 * Writes the records of all people with accounts, in the caller's transaction: the checks of the file are repeated
 * under the locks of hiring. New people have no reports before their records exist, so that no cycle is possible.
 * @throws ImportRefusal if something has changed
 */
export async function writeRecords(tx: Queryable, { id, total }: ImportJob): Promise<void> {
  await tx.query(KNOWN_NOW, [id]);
  await refuseChanged(tx, id, RECHECKED);
  await tx.query(GIVE_NUMBERS, [id]);
  await tx.query(NAME_MANAGERS, [id]);
  let all = 0;
  // In batches, so that no statement comes near its timeout.
  for (let place = 0; place < total; place += ROWS_AT_ONCE) {
    const inserted = await tx.one<{ made: number }>(INSERT, [id, place, place + ROWS_AT_ONCE - 1]);
    all += inserted?.made ?? 0;
    await showWritten(tx, Math.min(total, place + ROWS_AT_ONCE));
  }
  await tx.query('update import_job set made = $2, known = known + total - $2 where id = $1', [id, all]);
  await emitEmployees(
    tx,
    `e.user_id in (select (r.data ->> 'user_id')::int from import_row r where ${NEW})`,
    {
      topic: `${KIND}.people`,
      importId: id,
    },
  );
  await goToStep(tx, id, 'sign_ins');
  await tellRows(
    tx,
    id,
    `${KIND}.hired`,
    `jsonb_build_object('userId', r.data -> 'user_id', 'works', r.data -> 'user_is_active', 'known', r.data ? 'known')`,
  );
}
