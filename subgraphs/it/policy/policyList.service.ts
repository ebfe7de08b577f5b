import type { RequestContext } from '../../kit/request/context.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import type { QueryPoliciesArgs, QueryPolicyVersionsArgs } from '../generated/schema.js';
import { narrowToReadable } from './policy.access.js';
import { findPolicy, policiesFor, POLICY_COLUMNS, VERSION_COLUMNS } from './policy.loader.js';
import type { PolicyRow, PolicyVersionRow } from './policy.loader.js';

/** One page of the policies that the viewer may see. @throws BAD_USER_INPUT, NOT_FOUND past the end */
export async function listPolicies(
  context: RequestContext,
  args: QueryPoliciesArgs,
): Promise<Page<PolicyRow>> {
  refuseLongLists(args, 'status');
  const where = new Where();
  const from = policiesFor(where, requireViewer(context));
  where
    .and('s.title is not null')
    .anyOf('s.status', 'text', args.status)
    .andIf(args.reviewBy, 'p.next_review <= ?')
    .search(args.search, 'fold_text(s.title)');
  return listRows<PolicyRow>(
    database,
    {
      select: POLICY_COLUMNS,
      from,
      where,
      order: { title: 's.title', nextReview: 'p.next_review', createdAt: 'p.created_at' },
      defaultOrder: 'title',
      tie: 'p.id',
    },
    args,
  );
}

/** One page of the versions that the viewer may read, newest first. @throws NOT_FOUND */
export async function listVersions(
  context: RequestContext,
  { policyId, ...page }: QueryPolicyVersionsArgs,
): Promise<Page<PolicyVersionRow>> {
  await findPolicy(context, policyId);
  const where = narrowToReadable(new Where().and('v.policy_id = ?', policyId), requireViewer(context));
  return listRows<PolicyVersionRow>(
    database,
    {
      select: VERSION_COLUMNS,
      from: 'policy_version v',
      where,
      order: { number: 'v.number' },
      defaultOrder: '-number',
      tie: 'v.id',
    },
    page,
  );
}
