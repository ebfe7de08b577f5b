import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { loader } from '../../kit/graphql/loader.js';
import { database } from '../database.js';

/** `manager:7` is how many report to employee 7, `department:3` how many work in department 3. */
type HeadcountKey = `manager:${number}` | `department:${number}`;

/**
 * Head counts of active people by manager or department, in one statement for a whole list. A count of zero is
 * null.
 */
export function headcounts(context: RequestContext): DataLoader<HeadcountKey, number | null> {
  return loader(context, 'people.headcount', async (keys: readonly HeadcountKey[]) => {
    const idsOf = (kind: string) =>
      keys.filter((key) => key.startsWith(kind)).map((key) => Number(key.slice(kind.length)));
    const rows = await database.query<{ key: HeadcountKey; count: number }>(
      `select 'manager:' || manager_id as key, count(*) as count from employee where manager_id = any($1::int[]) and is_employed group by manager_id
       union all
       select 'department:' || department_id, count(*) from employee where department_id = any($2::int[]) and is_employed group by department_id`,
      [idsOf('manager:'), idsOf('department:')],
    );
    return new Map(rows.map((row) => [row.key, row.count]));
  });
}
