import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { MAX_PAGE_SIZE, Where } from '../../kit/request/list.js';
import { byKey, listsByKey, loader } from '../../kit/graphql/loader.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { narrowToVisible } from './employee.access.js';
import { EMPLOYEE_COLUMNS } from './employee.columns.js';
import { employeeById } from './employee.loader.js';
import type { EmployeeRow } from './employee.columns.js';

const MOST_ABOVE = 50;

/** Ids of all managers above, nearest first; a cycle ends where it closes. */
function linesAbove(context: RequestContext): DataLoader<number, { above: number[] } | null> {
  return loader(context, 'people.linesAbove', async (ids: readonly number[]) => {
    const rows = await database.query<{ id: number; above: number[] }>(
      `with recursive line (id, above, step) as (
         select id, manager_id, 1 from employee where id = any($1::int[])
         union all
         select line.id, m.manager_id, step + 1 from line join employee m on m.id = line.above where step < ${MOST_ABOVE}
       ) cycle above set is_closed using passed
       select id, array_agg(above order by step) as above from line where above is not null and above <> id and not is_closed group by id`,
      [ids],
    );
    return byKey(rows, ({ id }) => id);
  });
}

/**
 * The managers above a person, from the direct one up, without people hidden from the viewer; two statements for a
 * whole list.
 */
export async function managerChain(context: RequestContext, { id }: EmployeeRow): Promise<EmployeeRow[]> {
  const line = await linesAbove(context).load(id);
  const people = await Promise.all((line?.above ?? []).map((above) => employeeById(context).load(above)));
  return people.filter((person) => person !== null);
}

/** Employees who report to a manager, by name, at most 200 each; null without reports. */
export function directReports(context: RequestContext): DataLoader<number, EmployeeRow[] | null> {
  return loader(context, 'people.directReports', async (ids: readonly number[]) => {
    const where = narrowToVisible(
      new Where().and('e.manager_id = any(?::int[])', ids).and('e.is_employed'),
      requireViewer(context),
    );
    const rows = await database.query<EmployeeRow & { managerId: number }>(
      `select * from (
         select ${EMPLOYEE_COLUMNS}, row_number() over (partition by e.manager_id order by e.first_name, e.last_name, e.id) as place
         from employee e where ${where.sql}
       ) report where place <= ${MAX_PAGE_SIZE} order by place`,
      where.params,
    );
    return listsByKey(rows, ({ managerId }) => managerId);
  });
}
