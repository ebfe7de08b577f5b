import type { RequestContext } from '../../kit/request/context.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { ListArgs, PlacedPage } from '../../kit/request/list.js';
import { requirePermission } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { LAST_NAME } from '../employee/employee.service.js';
import { narrowToVisible } from '../employee/employee.access.js';
import { LEADS } from '../employee/managerSearch.service.js';
import { EMPLOYEE_COLUMNS } from '../employee/employee.columns.js';
import type { EmployeeRow } from '../employee/employee.columns.js';
import { RECRUITERS } from './hrManager.calls.js';

interface Recruiters {
  usersWithPermission: { count: number; results: { id: number }[] };
}

/**
 * User ids of HR, Administrators and others who manage recruitment by their roles, which identity knows.
 */
async function recruiters(context: RequestContext): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const { usersWithPermission } = await context.graph<Recruiters>(RECRUITERS, { page });
    ids.push(...usersWithPermission.results.map(({ id }) => id));
    isLast = ids.length >= usersWithPermission.count || usersWithPermission.results.length === 0;
  }
  return ids;
}

/**
 * People who can be named as hiring manager, by name. @throws FORBIDDEN, BAD_USER_INPUT, NOT_FOUND past the
 * end
 */
export async function listHrManagers(
  context: RequestContext,
  args: Omit<ListArgs, 'ordering'>,
): Promise<PlacedPage<EmployeeRow>> {
  const viewer = requirePermission(context, 'recruitment.manage');
  const where = narrowToVisible(new Where(), viewer)
    .and('e.is_active')
    .and(`${LEADS} or e.user_id = any(?::int[])`, await recruiters(context))
    .search(args.search, 'e.search_text') // has an index, and has more than is searched
    .search(
      args.search,
      `fold_text(btrim(e.first_name || ' ' || e.last_name) || chr(10) || e.job_title || chr(10) || coalesce(e.department_name, ''))`,
    );
  const order = { firstName: 'e.first_name', lastName: LAST_NAME };
  return listRows<EmployeeRow>(
    database,
    {
      select: EMPLOYEE_COLUMNS,
      from: 'employee e',
      where,
      order,
      defaultOrder: 'firstName,lastName',
      tie: 'e.id',
    },
    args,
  );
}
