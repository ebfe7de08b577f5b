import type { Queryable } from '../../kit/queryable.js';
import { drawChart } from './reportingLines.js';
import type { Placed } from './reportingLines.js';

/** Somebody of the organisation chart, with nothing in it that only HR may read (R7). */
export interface ChartRow {
  id: number;
  userId: number;
  fullName: string;
  position: string;
  departmentName: string | null;
  email: string;
  managerId: number | null;
}

export type ChartPerson = ChartRow & Placed;

/** Everybody who works here today, by name; the chart has no other row rule, because the directory has none (permission matrix). */
const EVERYBODY = `select id, user_id as "userId", trim(first_name || ' ' || last_name) as "fullName", job_title as position,
  department_name as "departmentName", email, manager_id as "managerId"
  from employee where is_employed order by first_name, last_name, id`;

/** Managers who left and still have people below, and those above them who left as well. */
const GONE = `with recursive gone (id, manager_id) as (
    select m.id, m.manager_id from employee m where not m.is_employed and exists (select 1 from employee e where e.manager_id = m.id and e.is_employed)
    union
    select m.id, m.manager_id from gone join employee m on m.id = gone.manager_id where not m.is_employed
  ) select id, manager_id as "managerId" from gone`;

/**
 * The whole chart: two statements however many people there are (A2.71, A3.7).
 * @returns everybody, each right after the person above and that person's earlier teams
 */
export async function readChart(source: Queryable): Promise<ChartPerson[]> {
  const [rows, gone] = await Promise.all([
    source.query<ChartRow>(EVERYBODY),
    source.query<{ id: number; managerId: number | null }>(GONE),
  ]);
  return drawChart(rows, new Map(gone.map(({ id, managerId }) => [id, managerId])));
}
