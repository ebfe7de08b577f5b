import type { RequestContext } from '../../kit/request/context.js';
import type { Selected } from '../../kit/postgres/columns.js';
import { searchedText, Where } from '../../kit/request/list.js';
import { requirePermission } from '../../kit/request/viewer.js';
import type { QueryManagerCandidatesArgs } from '../generated/schema.js';
import { database } from '../database.js';
import type { EmployeeRow } from './employee.columns.js';

/**
 * Whose title says that they lead others; written into the statement, because its plan depends on how many
 * there are, and an index has it so.
 */
export const LEADS = `e.job_title ~* 'manager|director|lead|head|senior'`;

const MOST_FOUND = 20;

/**
 * Possible managers of a person, by name, at most 20; a blank search finds nobody. The person and their direct and
 * indirect reports are left out, because they would be refused.
 * @throws FORBIDDEN, BAD_USER_INPUT
 */
export async function managerCandidates(
  context: RequestContext,
  { search, employeeId }: QueryManagerCandidatesArgs,
  { select }: Selected,
): Promise<EmployeeRow[]> {
  requirePermission(context, 'employee.manage');
  if (searchedText(search) === '') return [];
  const where = new Where().and(`e.employment_status = 'active'`).and(LEADS).search(search, 'e.search_text');
  if (employeeId != null)
    where.and(
      `e.id <> all (with recursive below (id) as (
         select ?::int union select r.id from employee r join below on r.manager_id = below.id
       ) select id from below)`,
      employeeId,
    );
  return database.query<EmployeeRow>(
    `select ${select} from employee e where ${where.sql} order by e.first_name, e.last_name, e.id limit ${MOST_FOUND}`,
    where.params,
  );
}
