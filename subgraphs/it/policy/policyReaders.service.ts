import type { RequestContext } from '../../kit/request/context.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { beginExport } from '../../kit/request/beginExport.js';
import { badInput } from '../../kit/request/errors.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { notice } from '../../kit/request/notice.js';
import { requirePermission } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { remindPolicyReadersLimits } from '../generated/limits.js';
import type {
  MutationExportPolicyReadersArgs,
  MutationRemindPolicyReadersArgs,
  QueryPolicyReadersArgs,
} from '../generated/schema.js';
import { findVersion } from './policy.loader.js';
import { statusAfter } from './policy.status.js';
import { thingOf } from './policyAsk.service.js';
import { todayOf } from './policyInput.service.js';

/** A person who is asked to confirm a version. */
export interface ReaderRow {
  userId: number;
  fullName: string;
  departmentName: string | null;
  dueOn: string;
  askedAt: string;
  remindedAt: string | null;
  confirmedAt: string | null;
}

const COLUMNS = `q.user_id as "userId", p.full_name as "fullName", p.department_name as "departmentName", q.due_on as "dueOn",
  q.asked_at as "askedAt", q.reminded_at as "remindedAt", c.confirmed_at as "confirmedAt"`;
const READERS = `policy_ask q join person p on p.user_id = q.user_id
  left join policy_confirmation c on c.version_id = q.version_id and c.user_id = q.user_id`;

/**
 * One page of the people asked to confirm a version. @throws FORBIDDEN; NOT_FOUND for an unknown version and past
 * the end; BAD_USER_INPUT
 */
export async function listReaders(
  context: RequestContext,
  args: QueryPolicyReadersArgs,
): Promise<PlacedPage<ReaderRow>> {
  requirePermission(context, 'policy.manage');
  refuseLongLists(args, 'department');
  const version = await findVersion(context, args.policyId, args.number);
  const where = new Where()
    .and('q.version_id = ?', version.id)
    .and('p.works_here or c.user_id is not null')
    .anyOf('p.department_id', 'int', args.department)
    .search(args.search, 'p.name_folded');
  if (args.isConfirmed != null) where.and(args.isConfirmed ? 'c.user_id is not null' : 'c.user_id is null');
  if (args.isLate != null)
    where.and(`${args.isLate ? '' : 'not '}(c.user_id is null and q.due_on < ?::date)`, todayOf(context));
  return listRows<ReaderRow & Record<string, unknown>>(
    database,
    {
      select: COLUMNS,
      from: READERS,
      where,
      order: { fullName: 'p.full_name', dueOn: 'q.due_on', confirmedAt: 'c.confirmed_at' },
      defaultOrder: 'fullName',
      tie: 'q.user_id',
      hasPlaces: true,
      nullable: ['confirmedAt'],
    },
    args,
  );
}

/** The first page of an export, after the audit trail tells of it. @throws what `listReaders` throws */
export async function exportReaders(
  context: RequestContext,
  args: MutationExportPolicyReadersArgs,
): Promise<PlacedPage<ReaderRow>> {
  requirePermission(context, 'policy.manage');
  return beginExport(database, context, args, {
    objectType: 'policy',
    counted: 'people',
    none: '',
    list: (asked) => listReaders(context, asked),
    filters: ['policyId', 'number', 'isConfirmed', 'isLate', 'department'],
  });
}

/** How many people are asked about versions, and how many of them have confirmed, by the version's id. */
export const countsByVersion = (context: RequestContext) =>
  loader<number, { id: number; asked: number; confirmed: number }>(context, 'it.policyCounts', async (ids) =>
    byKey(
      await database.query<{ id: number; asked: number; confirmed: number }>(
        `select v.id,
           (select count(*)::int from policy_ask q join person p on p.user_id = q.user_id and p.works_here
             where q.version_id = v.id) as asked,
           (select count(*)::int from policy_confirmation c join person p on p.user_id = c.user_id and p.works_here
             where c.version_id = v.id) as confirmed
         from unnest($1::int[]) as v (id)`,
        [ids],
      ),
      (row) => row.id,
    ),
  );

const OPEN_ASK = `q.version_id = $1 and p.user_id = q.user_id and p.works_here
  and ($2::int[] is null or q.user_id = any($2::int[]))
  and not exists (select from policy_confirmation c where c.version_id = q.version_id and c.user_id = q.user_id)`;

/**
 * Reminds people who have not confirmed a version, each at most once in 24 hours. @throws FORBIDDEN, NOT_FOUND;
 * BAD_USER_INPUT on `userIds`; CONFLICT for a version that can no longer be confirmed
 */
export async function remindReaders(
  context: RequestContext,
  { id, number, userIds }: MutationRemindPolicyReadersArgs,
): Promise<{ reminded: number; leftOut: number }> {
  const viewer = requirePermission(context, 'policy.manage');
  const most = remindPolicyReadersLimits.userIds;
  if (userIds?.length === 0) throw badInput({ userIds: ['Choose at least one person.'] });
  if (userIds && userIds.length > most)
    throw badInput({ userIds: [`Ensure this field has no more than ${most} elements.`] });
  const version = await findVersion(context, id, number);
  statusAfter('remind', version.status);
  return database.write(context, async (tx) => {
    const params = [version.id, userIds ?? null];
    const reminded = await tx.query<{ userId: number }>(
      `update policy_ask q set reminded_at = now() from person p
       where ${OPEN_ASK} and coalesce(q.reminded_at <= now() - interval '1 day', true) returning q.user_id as "userId"`,
      params,
    );
    const open = await tx.one<{ count: number }>(
      `select count(*)::int as count from policy_ask q, person p where ${OPEN_ASK}`,
      params,
    );
    const to = reminded.map(({ userId }) => userId);
    if (to.length > 0) {
      await tx.emit(...notice({ kind: 'policy.reminder', thing: thingOf(version), to, by: viewer.userId }));
      await tx.audit({
        action: 'policy.remind',
        objectType: 'policy',
        objectId: id,
        after: { number, reminded: to.length },
      });
    }
    return { reminded: to.length, leftOut: (open?.count ?? 0) - to.length };
  });
}
