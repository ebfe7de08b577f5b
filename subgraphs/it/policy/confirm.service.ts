import type { RequestContext } from '../../kit/request/context.js';
import { forbidden } from '../../kit/request/errors.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { noticeGone } from '../../kit/request/notice.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import type { MutationConfirmPolicyArgs, QueryMyPoliciesArgs } from '../generated/schema.js';
import { findVersion, forgetPolicies } from './policy.loader.js';
import { OPEN, statusAfter } from './policy.status.js';
import type { PolicyVersionStatus } from './policy.status.js';
import { thingOf } from './policyAsk.service.js';

/** A person's confirmation of a version. */
export interface AskRow {
  versionId: number;
  dueOn: string;
  askedAt: string;
  confirmedAt: string | null;
}

const COLUMNS = `q.version_id as "versionId", q.due_on as "dueOn", q.asked_at as "askedAt", c.confirmed_at as "confirmedAt"`;
export const ASKS = `policy_ask q join policy_version v on v.id = q.version_id
  left join policy_confirmation c on c.version_id = q.version_id and c.user_id = q.user_id`;

/** Versions that are still to be confirmed, and confirmed ones. */
const OPEN_OR_CONFIRMED = `c.user_id is not null or v.status in ${OPEN}`;

/** What the viewer is asked, and what they have confirmed. */
export async function listMyPolicies(
  context: RequestContext,
  { isConfirmed, ...page }: QueryMyPoliciesArgs,
): Promise<Page<AskRow>> {
  const viewer = requireViewer(context);
  const where = new Where().and('q.user_id = ?', viewer.userId).and(OPEN_OR_CONFIRMED);
  if (isConfirmed != null) where.and(isConfirmed ? 'c.user_id is not null' : 'c.user_id is null');
  return listRows<AskRow & Record<string, unknown>>(
    database,
    {
      select: COLUMNS,
      from: ASKS,
      where,
      order: { open: '(c.user_id is not null)', dueOn: 'q.due_on' },
      defaultOrder: 'open,dueOn',
      tie: 'q.version_id',
    },
    page,
  );
}

/** What the viewer is asked about versions, by the version's id. */
export const askByVersion = (context: RequestContext) =>
  loader<number, AskRow>(context, 'it.policyAsk', async (ids) =>
    byKey(
      await database.query<AskRow & Record<string, unknown>>(
        `select ${COLUMNS} from ${ASKS} where q.version_id = any($1::int[]) and q.user_id = $2`,
        [ids, requireViewer(context).userId],
      ),
      (row) => row.versionId,
    ),
  );

/**
 * Confirms a version for the viewer, once and for good. @throws NOT_FOUND for a version that they may not read,
 * FORBIDDEN where they are not asked, CONFLICT for one that cannot be confirmed any more
 */
export async function confirmPolicy(
  context: RequestContext,
  { id, number }: MutationConfirmPolicyArgs,
): Promise<AskRow> {
  const { userId } = requireViewer(context);
  const version = await findVersion(context, id, number);
  const asked = await askByVersion(context).load(version.id);
  if (!asked) throw forbidden('You are not asked to confirm this policy.');
  await database.write(context, async (tx) => {
    const locked = await tx.one<{ status: PolicyVersionStatus }>(
      'select status from policy_version where id = $1 for share',
      [version.id],
    );
    const known = await tx.one('select 1 from policy_confirmation where version_id = $1 and user_id = $2', [
      version.id,
      userId,
    ]);
    if (known) return true;
    statusAfter('confirm', locked?.status ?? version.status);
    const made = await tx.one(
      'insert into policy_confirmation (version_id, user_id) values ($1, $2) on conflict do nothing returning 1',
      [version.id, userId],
    );
    if (!made) return true;
    await tx.emit(...noticeGone({ things: ['policy'], thing: thingOf(version), of: userId }));
    await tx.audit({ action: 'policy.confirm', objectType: 'policy', objectId: id, after: { number } });
    return true;
  });
  forgetPolicies(context);
  return (await askByVersion(context).load(version.id)) ?? asked;
}
