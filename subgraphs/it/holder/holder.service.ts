import type { RequestContext } from '../../kit/request/context.js';
import { badInput } from '../../kit/request/errors.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { notAnId } from '../../kit/request/input/refusalTexts.js';
import { PERSON } from './holder.calls.js';
import type { KnownPerson } from './holder.calls.js';
import type { Holder } from './holder.entity.js';

/**
 * The person who gets an asset, as identity and people know them now. @throws BAD_USER_INPUT on `assignedTo`
 * for an account that does not exist or may not sign in (A4)
 */
export async function findHolder(context: RequestContext, userId: number): Promise<Holder> {
  const { user, employees } = await context.graph<KnownPerson>(PERSON, { id: userId, ids: [userId] });
  if (!user?.isActive) throw badInput({ assignedTo: [notAnId(String(userId))] });
  const department = employees.results[0]?.department ?? null;
  return {
    userId,
    fullName: user.fullName,
    departmentId: department?.id ?? null,
    departmentName: department?.name ?? null,
    worksHere: true,
  };
}

/** Writes down a person who gets an asset, in the transaction that gives it. */
export async function keepHolder(tx: Queryable, holder: Holder): Promise<void> {
  await tx.query(
    `insert into holder (user_id, full_name, department_id, department_name, works_here) values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update set full_name = excluded.full_name, department_id = excluded.department_id,
       department_name = excluded.department_name`,
    [holder.userId, holder.fullName, holder.departmentId, holder.departmentName, holder.worksHere],
  );
}

type Payload = Record<string, unknown>;

const follow = (columns: Record<string, (payload: Payload) => unknown>) => {
  const names = Object.keys(columns);
  const set = names.map((name, at) => `${name} = $${at + 2}`).join(', ');
  return async (tx: Queryable, payload: Payload): Promise<void> => {
    const values = names.map((name) => columns[name]?.(payload) ?? null);
    await tx.query(`update holder set ${set} where user_id = $1`, [payload['userId'], ...values]);
  };
};

const moved = follow({
  department_id: ({ departmentId }) => departmentId,
  department_name: ({ departmentName }) => departmentName,
});

/** A department is renamed for all who work in it. */
async function renamed(tx: Queryable, { id, name }: Payload): Promise<void> {
  await tx.query('update holder set department_name = $2 where department_id = $1', [id, name]);
}

/** Consumers of the events of identity and people about people: present and former holders are kept fresh. */
export const holderEvents = {
  'user.changed': follow({
    full_name: ({ firstName, lastName }) => [firstName, lastName].join(' ').trim(),
  }),
  'employment.changed': follow({ works_here: ({ isEmployed }) => isEmployed }),
  'employee.created': moved,
  'employee.moved': moved,
  'department.renamed': renamed,
};
