import type { Queryable } from '../kit/postgres/queryable.js';

/**
 * Fills the empty table with attendance for the hours in the timesheets: of each day of each person from the
 * first beginning to the last end. @param timeZone the organisation's @returns how many records
 */
export async function seedAttendance(tx: Queryable, timeZone: string): Promise<number> {
  const made = await tx.query(
    `insert into attendance (employee_id, date, clock_in, clock_out)
     select employee_id, date, (date + first) at time zone $1, last at time zone $1
     from (
       select t.employee_id, n.date, min(n.clock_in_time) as first, max(n.date + (n.clock_out_time < n.clock_in_time)::int + n.clock_out_time) as last
       from timesheet t join time_entry n on n.timesheet_id = t.id where n.clock_out_time is not null group by t.employee_id, n.date
     ) stay
     where last at time zone $1 <= now() order by date, employee_id returning id`,
    [timeZone],
  );
  return made.length;
}
