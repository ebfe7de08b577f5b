import { identity } from '../../subgraphs/identity/subgraph.js';
import { seedUsers } from '../../subgraphs/identity/seed.js';
import { hashPassword } from '../../subgraphs/identity/session/hash.service.js';
import { it } from '../../subgraphs/it/subgraph.js';
import type { Holder } from '../../subgraphs/it/holder/holder.entity.js';
import type { Person } from '../../subgraphs/it/person/person.entity.js';
import { seedPolicies } from '../../subgraphs/it/policySeed.js';
import { seedIt } from '../../subgraphs/it/seed.js';
import type { Database } from '../../subgraphs/kit/postgres/database.js';
import { learning } from '../../subgraphs/learning/subgraph.js';
import { seedLearning } from '../../subgraphs/learning/seed.js';
import { seedCertifications } from '../../subgraphs/learning/seedCertifications.js';
import { seedAttendance } from '../../subgraphs/people/attendanceSeed.js';
import { DEMO_ACCOUNTS } from '../../subgraphs/people/demo/accounts.js';
import { demoOrganisation } from '../../subgraphs/people/demo/organisation.js';
import type { DemoPerson } from '../../subgraphs/people/demo/organisation.js';
import type { Absence } from '../../subgraphs/people/demo/timesheets.js';
import { seedRecruitment } from '../../subgraphs/people/recruitmentSeed.js';
import { people } from '../../subgraphs/people/subgraph.js';
import { seedHolidays } from '../../subgraphs/people/holidaySeed.js';
import { seedReviews } from '../../subgraphs/people/reviewSeed.js';
import { seedPeople } from '../../subgraphs/people/seed.js';
import { seedTimesheets } from '../../subgraphs/people/timesheetSeed.js';
import { seedTickets } from '../../subgraphs/tickets/seed.js';
import { tickets } from '../../subgraphs/tickets/subgraph.js';
import { dayIn } from '../../subgraphs/kit/config/calendar.js';
import { openStore } from '../../subgraphs/kit/files/fileStore.js';
import type { Portal } from './portal.js';

/** The one password of all demo accounts; the start refuses to load them in production (S-70). */
export const DEMO_PASSWORD = 'Harbor-Lantern-42';

export interface DemoSize {
  employees?: number;
  tickets?: number;
}

/** Called with the progress of a step. */
export type Progress = (done: number, total: number, what: string) => void;

const USERS_A_STATEMENT = 1_000;

/**
 * This many people keep timesheets, so that most departments have the five people whose hours may be shown
 * together.
 */
const keepersOf = (headcount: number): number => Math.min(110, Math.max(40, Math.floor(headcount * 0.45)));

async function isEmpty(database: Database, table: string): Promise<boolean> {
  return (await database.one(`select 1 from ${table} limit 1`)) === null;
}

async function userIds(
  organisation: DemoPerson[],
  progress: Progress,
): Promise<{ ids: Map<string, number>; isNew: boolean }> {
  if (!(await isEmpty(identity.database, 'user_account'))) {
    const known = await identity.database.query<{ email: string; id: number }>(
      'select email, id from user_account where email = any($1::text[])',
      [organisation.map((person) => person.email)],
    );
    return { ids: new Map(known.map((row) => [row.email, row.id])), isNew: false };
  }
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const ids = await identity.database.system(async (tx) => {
    const all = new Map<string, number>();
    for (let start = 0; start < organisation.length; start += USERS_A_STATEMENT) {
      const part = organisation
        .slice(start, start + USERS_A_STATEMENT)
        .map((person) => ({ ...person, dateJoined: `${person.hireDate}T17:00:00Z` }));
      for (const [email, id] of await seedUsers(tx, part, passwordHash)) all.set(email, id);
      progress(all.size, organisation.length, 'sign-ins');
    }
    return all;
  });
  return { ids, isNew: true };
}

/**
 * Loads the demo organisation: the same people, tickets, job postings, assets and courses every time. A database
 * with other people is not changed; an interrupted load is completed. @returns whether this call added the people
 */
export async function loadDemo(
  portal: Pick<Portal, 'config'>,
  size: DemoSize = {},
  progress: Progress = () => undefined,
): Promise<boolean> {
  const { timeZone } = portal.config.organisation;
  const today = dayIn(timeZone);
  const organisation = demoOrganisation(today, size.employees);
  const { ids, isNew } = await userIds(organisation, progress);
  const idOf = (email: string | null) => (email === null ? null : (ids.get(email) ?? null));
  const known = organisation.flatMap((person) => {
    const userId = idOf(person.email);
    return userId === null
      ? []
      : [
          {
            ...person,
            userId,
            fullName: `${person.firstName} ${person.lastName}`.trim(),
            managerUserId: idOf(person.managerEmail),
          },
        ];
  });
  if (known.length === 0) return false;

  if (await isEmpty(people.database, 'employee')) {
    await people.database.system((tx) => seedPeople(tx, organisation, ids));
    progress(known.length, known.length, 'employee records');
  }
  const holders = (role: string) =>
    known.filter((person) => person.roles.includes(role)).map((person) => person.userId);
  if (await isEmpty(tickets.database, 'ticket')) {
    const count = size.tickets ?? 900;
    const accounts = DEMO_ACCOUNTS.flatMap(({ email }) => idOf(email) ?? []);
    await tickets.database.system((tx) =>
      seedTickets(tx, {
        people: known,
        itStaff: holders('IT Staff'),
        hrStaff: holders('HR'),
        accounts,
        secret: portal.config.secrets.anonymity,
        today,
        count,
        timeZone,
        progress: (done) => progress(done, count, 'tickets'),
      }),
    );
  }
  if (await isEmpty(people.database, 'timesheet')) {
    // A person who was away has no hours on those days.
    const away = await tickets.database.query<Absence>(
      `select created_by_id as "userId", start_date as "startDate", end_date as "endDate" from ticket
       where kind = 'leave-request' and deleted_at is null and status = 'resolved' and end_date >= $1::date - 70`,
      [today],
    );
    await people.database.system((tx) =>
      seedTimesheets(tx, { people: known, away, today, timeZone, keepers: keepersOf(known.length) }),
    );
  }
  if (await isEmpty(people.database, 'holiday'))
    await people.database.system((tx) => seedHolidays(tx, today));
  if (await isEmpty(people.database, 'review_cycle'))
    await people.database.system((tx) => seedReviews(tx, today));
  if (await isEmpty(people.database, 'attendance'))
    await people.database.system((tx) => seedAttendance(tx, timeZone));
  if (await isEmpty(people.database, 'job_posting')) {
    const store = await openStore(portal.config);
    await people.database.system((tx) => seedRecruitment(tx, { people: known, today, timeZone, store }));
  }
  if (await isEmpty(it.database, 'asset')) {
    const withRole = (role: string) => known.filter((person) => person.roles.includes(role));
    const store = await openStore(portal.config);
    const holders = await people.database.query<Holder>(
      `select user_id as "userId", btrim(first_name || ' ' || last_name) as "fullName", department_id as "departmentId",
         department_name as "departmentName", is_employed as "worksHere" from employee order by id limit 400`,
    );
    await it.database.system((tx) =>
      seedIt(tx, { authors: { it: withRole('IT Staff'), hr: withRole('HR') }, holders, today, store }),
    );
  }
  if (await isEmpty(it.database, 'policy')) {
    const staff = await people.database.query<Person & Record<string, unknown>>(
      `select user_id as "userId", btrim(first_name || ' ' || last_name) as "fullName", department_id as "departmentId",
         department_name as "departmentName", hire_date as "hireDate", is_employed as "worksHere" from employee order by id`,
    );
    const owners = known.filter(({ roles }) => roles.includes('HR'));
    await it.database.system((tx) => seedPolicies(tx, { people: staff, owners, today }));
  }
  if (await isEmpty(learning.database, 'course')) {
    const authors = known.filter(({ roles }) => roles.includes('HR')).map(({ fullName }) => fullName);
    const store = await openStore(portal.config);
    await learning.database.system((tx) => seedLearning(tx, { authors, learners: known, today, store }));
  }
  // A demo from before there were exams.
  if (await isEmpty(learning.database, 'question'))
    await learning.database.system((tx) => seedCertifications(tx));
  return isNew;
}

/** The lines that `npm start` prints under the address. */
export function demoAccounts(): string {
  const lines = [
    ['employee', 'employee self-service and learning'],
    ['manager', 'the same, with direct reports'],
    ['hr', 'HR management'],
    ['it', 'IT help desk'],
    ['analyst', 'the GraphQL explorer at /explorer'],
    ['admin', 'everything an administrator may do'],
  ];
  return `\nSign in as (password ${DEMO_PASSWORD})\n${lines.map(([name, what]) => `  ${`${name}@portal.example`.padEnd(26)} ${what}`).join('\n')}\n\n`;
}
