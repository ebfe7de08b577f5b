import type { Queryable, Transaction } from '../../../kit/postgres/queryable.js';

/** What others keep of a person who works here, as one value of JSON. */
const STATE = `jsonb_build_object('userId', e.user_id, 'fullName', btrim(e.first_name || ' ' || e.last_name),
  'departmentId', e.department_id, 'departmentName', e.department_name, 'hireDate', e.hire_date, 'worksHere', e.is_employed)`;

/** One event has this many people. */
const PEOPLE_AN_EVENT = 500;

/** Emits, in the transaction that changes a record, where the employee works, since when, and whether they still do. */
export async function emitEmployee(tx: Transaction, userId: number): Promise<void> {
  const row = await tx.one<{ state: Record<string, unknown> }>(
    `select ${STATE} as state from employee e where e.user_id = $1`,
    [userId],
  );
  if (row) await tx.emit('employees.state', { people: [row.state] });
}

/**
 * The same for many employees, in one statement.
 * @param which a condition on the employee `e`, with the number of the import as $1
 * @param from the topic, and the import that it is of; that of all people when left out
 */
export async function emitEmployees(
  tx: { query: Queryable['query'] },
  which: string,
  from: { topic: string; importId: number | null } = { topic: 'employees.state', importId: null },
): Promise<void> {
  await tx.query(
    `insert into outbox (topic, payload)
     select $2, jsonb_build_object('importId', $1::int, 'people', jsonb_agg(employee.state order by employee.place))
     from (select ${STATE} as state, row_number() over (order by e.id) as place from employee e where ${which}) employee
     group by (employee.place - 1) / ${PEOPLE_AN_EVENT} order by min(employee.place)`,
    [from.importId, from.topic],
  );
}
