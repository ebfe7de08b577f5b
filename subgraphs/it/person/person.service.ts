import type { Queryable } from '../../kit/postgres/queryable.js';
import type { Person } from './person.entity.js';

/** Writes down people as others tell of them, in one statement. */
export async function keepPeople(tx: Queryable, people: readonly Person[]): Promise<void> {
  await tx.query(
    `insert into person (user_id, full_name, department_id, department_name, hire_date, works_here)
     select g."userId", g."fullName", g."departmentId", g."departmentName", g."hireDate", g."worksHere"
     from jsonb_to_recordset($1::jsonb) as g ("userId" int, "fullName" text, "departmentId" int, "departmentName" text,
       "hireDate" date, "worksHere" boolean) order by 1
     on conflict (user_id) do update set full_name = excluded.full_name, department_id = excluded.department_id,
       department_name = excluded.department_name, hire_date = excluded.hire_date, works_here = excluded.works_here`,
    [JSON.stringify(people)],
  );
}
