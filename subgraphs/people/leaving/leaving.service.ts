import type { RequestContext } from '../../kit/request/context.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import type { Selected } from '../../kit/postgres/columns.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { narrowToVisible as narrowEmployees } from '../employee/employee.access.js';
import type { EmployeeRow } from '../employee/employee.columns.js';
import { LAST_NAME } from '../employee/employee.service.js';
import { narrowToVisible as narrowPostings } from '../posting/posting.access.js';
import { POSTING_COLUMNS, POSTINGS } from '../posting/posting.loader.js';
import type { PostingRow } from '../posting/posting.loader.js';
import { CLOSED } from '../posting/posting.status.js';

/** Rows read of each list; `count` gives the total, and the lists themselves show the rest. */
const MOST = { pageSize: 100 };

/** Active direct reports of a person, by name. */
export function reportsOf(
  context: RequestContext,
  { id }: Pick<EmployeeRow, 'id'>,
  { select }: Selected,
): Promise<PlacedPage<EmployeeRow>> {
  const where = narrowEmployees(new Where(), requireViewer(context)).and(
    'e.manager_id = ? and e.is_employed',
    id,
  );
  const order = { firstName: 'e.first_name', lastName: LAST_NAME };
  return listRows<EmployeeRow>(
    database,
    { select, from: 'employee e', where, order, defaultOrder: 'firstName,lastName', tie: 'e.id' },
    MOST,
  );
}

/** User ids of the same people. */
export async function reportUserIds({ id }: Pick<EmployeeRow, 'id'>): Promise<number[]> {
  const rows = await database.query<{ userId: number }>(
    'select user_id as "userId" from employee where manager_id = $1 and is_employed order by user_id',
    [id],
  );
  return rows.map(({ userId }) => userId);
}

/** Postings that are not closed and that someone hires for, newest first. */
export function postingsOf(
  context: RequestContext,
  { id }: Pick<EmployeeRow, 'id'>,
): Promise<PlacedPage<PostingRow>> {
  const where = narrowPostings(new Where(), requireViewer(context)).and(
    `p.hiring_manager_id = ? and p.status_id <> ${CLOSED}`,
    id,
  );
  return listRows<PostingRow>(
    database,
    {
      select: POSTING_COLUMNS,
      from: POSTINGS,
      where,
      order: { createdAt: 'p.created_at' },
      defaultOrder: '-createdAt',
      tie: 'p.id',
    },
    MOST,
  );
}
