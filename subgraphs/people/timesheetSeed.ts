import type { Queryable } from '../kit/postgres/queryable.js';
import { demoTimesheets } from './demo/timesheets.js';
import type { DemoTimesheet, TimesheetPlan } from './demo/timesheets.js';

const SHEET_TEXTS = [
  'weekStartDate',
  'status',
  'createdAt',
  'submittedAt',
  'decidedAt',
  'decidedByName',
  'rejectionReason',
] as const;
const ENTRY_TEXTS = ['date', 'project', 'taskDescription', 'clockInTime', 'clockOutTime'] as const;

/** Keeps each statement far below the database's time limit. */
const SHEETS_A_STATEMENT = 400;

function lastWorked({ entries }: DemoTimesheet): string | null {
  const last = entries.at(-1);
  return last ? `${last.date} ${last.clockOutTime}` : null;
}

/** Two statements; entries find their timesheet by person, week and state, which are unique in the seed. */
async function seedPart(tx: Queryable, sheets: DemoTimesheet[], timeZone: string): Promise<void> {
  await tx.query(
    `insert into timesheet (employee_id, week_start_date, status, created_at, submitted_at, decided_at, decided_by_id, decided_by_name, rejection_reason, updated_at)
     select e.id, g.week, g.status, least(now(), g.created at time zone $10), g.submitted at time zone $10, g.decided at time zone $10, g.decider, g.decider_name,
       g.reason, least(now(), coalesce(g.decided, g.submitted, g.latest, g.created) at time zone $10)
     from unnest($1::int[], $2::date[], $3::timesheet_status[], $4::timestamp[], $5::timestamp[], $6::timestamp[], $7::text[], $8::text[], $9::int[], $11::timestamp[])
       with ordinality as g (user_id, week, status, created, submitted, decided, decider_name, reason, decider, latest, place)
     join employee e on e.user_id = g.user_id order by g.place`,
    [
      sheets.map(({ userId }) => userId),
      ...SHEET_TEXTS.map((field) => sheets.map((sheet) => sheet[field])),
      sheets.map(({ decidedById }) => decidedById),
      timeZone,
      sheets.map(lastWorked),
    ],
  );
  const entries = sheets.flatMap((sheet) => sheet.entries.map((entry) => ({ ...entry, sheet })));
  await tx.query(
    `insert into time_entry (timesheet_id, week_start_date, date, project, task_description, clock_in_time, clock_out_time, created_at, updated_at)
     select t.id, t.week_start_date, g.date, g.project, g.task, g.clock_in, g.clock_out, written.at, written.at
     from unnest($1::int[], $2::date[], $3::timesheet_status[], $4::date[], $5::text[], $6::text[], $7::time[], $8::time[])
       with ordinality as g (user_id, week, status, date, project, task, clock_in, clock_out, place)
     join employee e on e.user_id = g.user_id
     join timesheet t on t.employee_id = e.id and t.week_start_date = g.week and t.status = g.status
     cross join lateral (select least(now(), (g.date + (g.clock_out < g.clock_in)::int + g.clock_out) at time zone $9) as at) written
     order by g.place`,
    [
      entries.map(({ sheet }) => sheet.userId),
      entries.map(({ sheet }) => sheet.weekStartDate),
      entries.map(({ sheet }) => sheet.status),
      ...ENTRY_TEXTS.map((field) => entries.map((entry) => entry[field])),
      timeZone,
    ],
  );
}

/**
 * Fills the empty tables with timesheets of the demo organisation's people, whose employment records are in.
 * @returns how many
 * @param plan.timeZone the organisation's, in which days begin and weeks turn
 */
export async function seedTimesheets(
  tx: Queryable,
  { timeZone, ...plan }: TimesheetPlan & { timeZone: string },
): Promise<number> {
  const sheets = demoTimesheets(plan);
  for (let start = 0; start < sheets.length; start += SHEETS_A_STATEMENT)
    await seedPart(tx, sheets.slice(start, start + SHEETS_A_STATEMENT), timeZone);
  return sheets.length;
}
