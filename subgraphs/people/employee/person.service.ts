import type { Queryable } from '../../kit/postgres/queryable.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';

/** What the gateway puts into the viewer about someone's employment. */
export interface Person {
  employeeId: number;
  departmentName: string | null;
  managerEmployeeId: number | null;
  managerUserId: number | null;
  /** User ids of the people who work here and report to the person. */
  reportUserIds: number[];
  /** False for terminated and inactive people, whom the gateway then refuses. */
  isEmployed: boolean;
}

/**
 * The employment facts of a user in one statement; null without a record. Asked with every request, so all
 * look-ups are by index.
 */
export async function person(input: Record<string, unknown>): Promise<Person | null> {
  return database.one(
    `select e.id as "employeeId", e.department_name as "departmentName", e.manager_id as "managerEmployeeId", e.is_employed as "isEmployed",
       (select m.user_id from employee m where m.id = e.manager_id and m.is_employed) as "managerUserId",
       array(select r.user_id from employee r where r.manager_id = e.id and r.is_employed order by r.user_id) as "reportUserIds"
     from employee e where e.user_id = $1`,
    [input['userId']],
  );
}

/** The people who work here under the viewer's direct manager, the viewer among them (5j: team away). */
export async function teamUserIds({ userId, managerEmployeeId }: Viewer): Promise<number[]> {
  if (managerEmployeeId === null) return [userId];
  const team = await database.query<{ userId: number }>(
    'select user_id as "userId" from employee where manager_id = $1 and (is_employed or user_id = $2) order by user_id',
    [managerEmployeeId, userId],
  );
  return team.map((row) => row.userId);
}

/** Keeps the copies of names, address and sign-in that the directory searches and sorts by. */
export async function followUser(tx: Queryable, payload: Record<string, unknown>): Promise<void> {
  await tx.query(
    `update employee set first_name = $2, last_name = $3, email = $4, user_is_active = $5, updated_at = now()
     where user_id = $1 and (first_name, last_name, email, user_is_active) is distinct from ($2, $3, $4, $5)`,
    [payload['userId'], payload['firstName'], payload['lastName'], payload['email'], payload['isActive']],
  );
}
