import { writeEvent } from '../../kit/postgres/outbox.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import { notice, noticeGone } from '../../kit/request/notice.js';
import type { Person } from '../person/person.entity.js';
import { keepPeople } from '../person/person.service.js';
import { DAYS_TO_CONFIRM } from './policy.kinds.js';
import { OPEN } from './policy.status.js';
import type { PolicyVersion } from './policyVersion.entity.js';

/** What the inbox calls a version. */
export const thingOf = ({ policyId, number }: Pick<PolicyVersion, 'policyId' | 'number'>): string =>
  `${policyId}-${number}`;

/** Whether the version `v` concerns the person `p`, as SQL. */
export const CONCERNS = `(v.audience = 'all' or (v.audience = 'departments' and p.department_id = any(v.department_ids))
  or (v.audience = 'new_people' and p.hire_date >= v.new_since))`;

/** Asks everyone in the audience of a version, in one statement and one notice. @returns how many */
export async function askEveryone(
  tx: Transaction,
  version: Pick<PolicyVersion, 'id' | 'policyId' | 'number'>,
  by: number,
): Promise<number> {
  const asked = await tx.query<{ userId: number }>(
    `insert into policy_ask (version_id, user_id, due_on)
     select v.id, p.user_id, v.confirm_by from policy_version v join person p on p.works_here and ${CONCERNS}
     where v.id = $1 order by p.user_id returning user_id as "userId"`,
    [version.id],
  );
  if (asked.length > 0) {
    const to = asked.map(({ userId }) => userId);
    await tx.emit(...notice({ kind: 'policy.asked', thing: thingOf(version), to, by }));
  }
  return asked.length;
}

/** People who come, move or change: they are asked what concerns them now, and not any more what does not. */
async function askOf(tx: Queryable, userIds: readonly number[]): Promise<void> {
  const gone = await tx.query<{ policyId: number; number: number; of: number }>(
    `delete from policy_ask q using policy_version v, person p
     where q.user_id = any($1::int[]) and v.id = q.version_id and p.user_id = q.user_id and v.status in ${OPEN} and not ${CONCERNS}
       and not exists (select from policy_confirmation c where c.version_id = q.version_id and c.user_id = q.user_id)
     returning v.policy_id as "policyId", v.number, q.user_id as of`,
    [userIds],
  );
  for (const { of, ...version } of gone)
    await writeEvent(tx, ...noticeGone({ things: ['policy'], thing: thingOf(version), of }));
  const asked = await tx.query<{ policyId: number; number: number; to: number[] }>(
    `with asked as (
       insert into policy_ask (version_id, user_id, due_on)
       select v.id, p.user_id, greatest(v.confirm_by, current_date + ${DAYS_TO_CONFIRM})
       from policy_version v join person p on p.works_here and ${CONCERNS}
       where p.user_id = any($1::int[]) and v.status in ${OPEN} order by v.id, p.user_id
       on conflict do nothing returning version_id, user_id)
     select v.policy_id as "policyId", v.number, array_agg(a.user_id order by a.user_id) as to
     from asked a join policy_version v on v.id = a.version_id group by v.id order by v.id`,
    [userIds],
  );
  for (const { to, ...version } of asked)
    await writeEvent(tx, ...notice({ kind: 'policy.asked', thing: thingOf(version), to }));
}

type Payload = Record<string, unknown>;

async function noteState(tx: Queryable, payload: Payload): Promise<void> {
  const people = payload['people'] as Person[];
  await keepPeople(tx, people);
  await askOf(
    tx,
    people.map(({ userId }) => userId),
  );
}

/** What identity and people tell of people, by topic: who a policy concerns is kept fresh. */
export const policyEvents = {
  'employees.state': noteState,
  'employeeImport.people': noteState,
  'user.changed': async (tx: Queryable, { userId, firstName, lastName }: Payload): Promise<void> => {
    const name = [firstName, lastName].join(' ').trim();
    await tx.query('update person set full_name = $2 where user_id = $1', [userId, name]);
    await tx.query('update policy set owner_name = $2 where owner_id = $1', [userId, name]);
  },
  'department.renamed': async (tx: Queryable, { id, name }: Payload): Promise<void> => {
    await tx.query('update person set department_name = $2 where department_id = $1', [id, name]);
    await tx.query(
      `update policy_version set department_names[array_position(department_ids, $1::int)] = $2
       where $1::int = any(department_ids)`,
      [id, name],
    );
  },
};
