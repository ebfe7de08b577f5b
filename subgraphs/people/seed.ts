import type { Queryable } from '../kit/postgres/queryable.js';
import type { DemoPerson } from './demo/organisation.js';

const TEXTS = [
  'firstName',
  'lastName',
  'email',
  'jobTitle',
  'departmentName',
  'hireDate',
  'endedOn',
  'employmentStatus',
  'employmentType',
  'salary',
  'weeklyHours',
  'phoneNumber',
  'addressLine1',
  'city',
  'state',
  'zipCode',
  'country',
] as const;

/** Keeps each statement far below the database's time limit, on slow machines too. */
const PEOPLE_A_STATEMENT = 1_000;

/** Two statements for a part of the people, whose managers are in it or in already. */
async function seedPart(
  tx: Queryable,
  known: DemoPerson[],
  userIdByEmail: ReadonlyMap<string, number>,
): Promise<number> {
  const userId = (email: string | null) => (email === null ? null : (userIdByEmail.get(email) ?? null));
  const inserted = await tx.query<{ userId: number }>(
    `insert into employee (employee_number, user_id, user_is_active, department_id, department_name, first_name, last_name, email, job_title,
       hire_date, ended_on, employment_status, employment_type, salary, weekly_hours, phone_number, address_line1, city, state, zip_code, country)
     select 'EMP' || lpad(nextval('people.employee_badge')::text, 5, '0'), p.user_id, p.is_active, d.id, d.name, p.first_name, p.last_name, p.email, p.job_title, p.hire_date::date, p.ended_on::date,
       p.status, p.type, p.salary::numeric, p.hours::numeric, p.phone, p.address, p.city, p.state, p.zip, p.country
     from unnest($1::int[], $2::boolean[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[],
       $12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $17::text[], $18::text[], $19::text[]) with ordinality as p (user_id, is_active,
       first_name, last_name, email, job_title, department, hire_date, ended_on, status, type, salary, hours, phone, address, city, state, zip, country, place)
     left join department d on d.name = p.department
     order by p.place
     on conflict (user_id) do nothing returning user_id as "userId"`,
    [
      known.map((person) => userId(person.email)),
      known.map((person) => person.isActive),
      ...TEXTS.map((field) => known.map((person) => person[field])),
    ],
  );
  await tx.query(
    `update employee e set manager_id = m.id from unnest($1::int[], $2::int[]) as r (user_id, manager_user_id) join employee m on m.user_id = r.manager_user_id
     where e.user_id = r.user_id and e.manager_id is null and e.user_id = any($3::int[])`,
    [
      known.map((person) => userId(person.email)),
      known.map((person) => userId(person.managerEmail)),
      inserted.map((row) => row.userId),
    ],
  );
  return inserted.length;
}

/**
 * Puts the people's employment records in; people who have one keep it. Managers come before their reports,
 * as demoOrganisation has them.
 * @param userIdByEmail user ids that identity gave to the same people
 * @returns how many records are new
 */
export async function seedPeople(
  tx: Queryable,
  people: DemoPerson[],
  userIdByEmail: ReadonlyMap<string, number>,
): Promise<number> {
  const known = people.filter((person) => userIdByEmail.has(person.email));
  let added = 0;
  for (let start = 0; start < known.length; start += PEOPLE_A_STATEMENT) {
    added += await seedPart(tx, known.slice(start, start + PEOPLE_A_STATEMENT), userIdByEmail);
  }
  return added;
}
