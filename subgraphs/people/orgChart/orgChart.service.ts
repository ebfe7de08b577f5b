import type { Queryable } from '../../kit/postgres/queryable.js';
import { drawChart } from './reportingLines.js';
import type { Placed } from './reportingLines.js';

/** Someone of the organisation chart, with nothing in it that only HR may read (R7). */
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

/**
 * Active people with an open sign-in, by name, and managers who left but still have reports, with the managers
 * above them who left as well. One statement, so that a person who leaves meanwhile is not missing from both. The
 * chart has no other row rule, because the directory has none (permission matrix).
 */
const LINES = `with recursive gone (id, manager_id) as (
    select m.id, m.manager_id from employee m where not m.is_active and exists (select 1 from employee e where e.manager_id = m.id and e.is_active)
    union
    select m.id, m.manager_id from gone join employee m on m.id = gone.manager_id where not m.is_active
  )
  select e.id, e.user_id as "userId", trim(e.first_name || ' ' || e.last_name) as "fullName", e.job_title as position, e.department_name as "departmentName",
    e.email, e.manager_id as "managerId", e.is_active as "isActive"
  from employee e left join gone on gone.id = e.id where e.is_active or gone.id is not null order by e.first_name, e.last_name, e.id`;

/**
 * The whole chart, with one statement however many people there are.
 * @returns everyone, each right after the person above and that person's earlier teams
 */
export async function readChart(source: Queryable): Promise<ChartPerson[]> {
  const rows = await source.query<ChartRow & { isActive: boolean }>(LINES);
  const gone = rows.filter(({ isActive }) => !isActive).map(({ id, managerId }) => [id, managerId] as const);
  const here = new Map(rows.flatMap((row) => (row.isActive ? [[row.id, row] as const] : [])));
  return drawChart([...here.values()], new Map(gone)).map((place) => {
    const { userId, fullName, position, departmentName, email } = here.get(place.id) as ChartRow;
    // In this order: an object that is copied first and then grows takes twenty times as long.
    return { userId, fullName, position, departmentName, email, ...place };
  });
}
