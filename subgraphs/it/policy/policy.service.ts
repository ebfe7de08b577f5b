import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../kit/postgres/queryable.js';
import type { RequestContext } from '../../kit/request/context.js';
import { conflict } from '../../kit/request/errors.js';
import { requirePermission } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import { database } from '../database.js';
import type { MutationUpdatePolicyArgs, PolicyInput } from '../generated/schema.js';
import { Policy } from './policy.entity.js';
import { findPolicy, forgetPolicies, lockPolicy, versionsOf } from './policy.loader.js';
import type { PolicyRow } from './policy.loader.js';
import { impossible, statusAfter } from './policy.status.js';
import { checkAudience, readOrder, readOwner } from './policyInput.service.js';
import type { DraftColumns } from './policyInput.service.js';
import { PolicyVersion } from './policyVersion.entity.js';

/** The policy as its reader may see it now. @throws NOT_FOUND */
export function readWritten(context: RequestContext, id: number): Promise<PolicyRow> {
  forgetPolicies(context);
  return findPolicy(context, id);
}

/** The trail says of a text only that it changed. */
const recorded = ({ content, ...values }: Partial<DraftColumns>): Record<string, unknown> => ({
  ...values,
  ...(content !== undefined && { content: 'changed' }),
});

/** Creates a policy with its first draft. @throws FORBIDDEN, BAD_USER_INPUT that names every invalid field */
export async function createPolicy(context: RequestContext, input: PolicyInput): Promise<PolicyRow> {
  const viewer = requirePermission(context, 'policy.manage');
  const { policy, draft } = await readOrder(context, input);
  const columns = { audience: 'all', departmentIds: [], ...draft } as DraftColumns;
  checkAudience(columns);
  const id = await database.write(context, async (tx) => {
    const owner = await readOwner(tx, viewer, policy.ownerId ?? viewer.userId);
    const { identifiers } = await tx.manager.insert(Policy, { ...policy, ...owner });
    const made = identifiers[0] as { id: number };
    await tx.manager.insert(PolicyVersion, { ...columns, policyId: made.id, number: 1 });
    await tx.audit({
      action: 'policy.create',
      objectType: 'policy',
      objectId: made.id,
      after: { ...policy, ...owner, ...recorded(columns) },
    });
    return made.id;
  });
  return readWritten(context, id);
}

/** The values that differ from the stored ones. */
const changesOf = <Row extends object>(before: Row, given: Partial<Row>): Partial<Row> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !isDeepStrictEqual(value, before[name as keyof Row])),
  ) as Partial<Row>;

const pick = (row: object, names: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name in names));

/** @throws CONFLICT without a draft, BAD_USER_INPUT on `departments` */
async function changeDraft(
  tx: Transaction,
  policyId: number,
  given: Partial<DraftColumns>,
): Promise<[before: Record<string, unknown>, after: Partial<DraftColumns>]> {
  if (Object.keys(given).length === 0) return [{}, {}];
  const [latest] = await versionsOf(tx, policyId);
  if (!latest) throw impossible('change');
  statusAfter('change', latest.status);
  // With another audience the departments of before are not meant any more.
  const meant = given.audience && given.audience !== 'departments' && !given.departmentIds;
  const after = { ...given, ...(meant && { departmentIds: [], departmentNames: [] }) };
  checkAudience({ ...latest, ...after });
  const changes = changesOf<DraftColumns>(latest, after);
  if (Object.keys(changes).length > 0) await tx.manager.update(PolicyVersion, latest.id, changes);
  return [pick(latest, changes), changes];
}

/**
 * Changes a policy and its draft; equal values change nothing. @throws FORBIDDEN, NOT_FOUND, BAD_USER_INPUT;
 * CONFLICT for fields of a missing draft, and for an outdated version
 */
export async function updatePolicy(
  context: RequestContext,
  { id, input, version }: MutationUpdatePolicyArgs,
): Promise<PolicyRow> {
  const viewer = requirePermission(context, 'policy.manage');
  await findPolicy(context, id);
  const order = await readOrder(context, input);
  await database.write(context, async (tx) => {
    const before = await lockPolicy(tx, id);
    requireVersion(version, before.version);
    const { ownerId } = order.policy;
    const owner = ownerId === undefined ? {} : await readOwner(tx, viewer, ownerId);
    const policy = changesOf<Policy>(before, { ...order.policy, ...owner });
    const [draftBefore, draft] = await changeDraft(tx, id, order.draft);
    if (Object.keys({ ...policy, ...draft }).length === 0) return id;
    await tx.manager.update(Policy, id, { nextReview: before.nextReview, ...policy });
    await tx.audit({
      action: 'policy.update',
      objectType: 'policy',
      objectId: id,
      before: { ...pick(before, policy), ...recorded(draftBefore) },
      after: { ...policy, ...recorded(draft) },
    });
    return id;
  });
  return readWritten(context, id);
}

/** Begins a new version with the text of the latest one. @throws FORBIDDEN, NOT_FOUND, CONFLICT with a draft */
export async function beginVersion(context: RequestContext, id: number): Promise<PolicyRow> {
  requirePermission(context, 'policy.manage');
  await database.write(context, async (tx) => {
    await lockPolicy(tx, id);
    const [latest] = await versionsOf(tx, id);
    if (!latest || latest.status === 'draft') throw conflict('A draft exists already.', 'draft');
    const { number, title, content, audience, departmentIds, departmentNames } = latest;
    await tx.manager.insert(PolicyVersion, {
      ...{ policyId: id, number: number + 1 },
      ...{ title, content, audience, departmentIds, departmentNames },
    });
    await tx.manager.increment(Policy, { id }, 'version', 1);
    await tx.audit({
      action: 'policy.begin',
      objectType: 'policy',
      objectId: id,
      after: { number: number + 1 },
    });
    return id;
  });
  return readWritten(context, id);
}

/**
 * Throws the draft away; a policy that was never published goes with it. @throws FORBIDDEN, NOT_FOUND, CONFLICT
 * without a draft
 */
export async function discardDraft(context: RequestContext, id: number): Promise<boolean> {
  requirePermission(context, 'policy.manage');
  await database.write(context, async (tx) => {
    await lockPolicy(tx, id);
    const [latest, ...others] = await versionsOf(tx, id);
    if (!latest) throw impossible('discard');
    statusAfter('discard', latest.status);
    await tx.manager.delete(PolicyVersion, latest.id);
    if (others.length === 0) await tx.manager.delete(Policy, id);
    else await tx.manager.increment(Policy, { id }, 'version', 1);
    await tx.audit({
      action: 'policy.discard',
      objectType: 'policy',
      objectId: id,
      before: { number: latest.number, title: latest.title },
    });
    return true;
  });
  forgetPolicies(context);
  return true;
}
