import type { EntityManager } from 'typeorm';
import type { Config } from '../../kit/config/config.js';
import { dayIn } from '../../kit/config/calendar.js';
import { writeEvent } from '../../kit/postgres/outbox.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { writeAudit } from '../../kit/request/audit.js';
import type { RequestContext } from '../../kit/request/context.js';
import { badInput, conflict, notFound, Problems } from '../../kit/request/errors.js';
import { noticeGone } from '../../kit/request/notice.js';
import { requirePermission } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import { Article } from '../article/article.entity.js';
import { keepVersion } from '../article/keepVersion.service.js';
import { policyCategory } from '../articleCategory/policyCategory.service.js';
import { database } from '../database.js';
import type { MutationPublishPolicyArgs, MutationWithdrawPolicyVersionArgs } from '../generated/schema.js';
import { Policy } from './policy.entity.js';
import { NEW_FOR_DAYS } from './policy.kinds.js';
import { lockPolicy, versionsOf } from './policy.loader.js';
import type { PolicyRow } from './policy.loader.js';
import { readWritten } from './policy.service.js';
import { impossible, statusAfter } from './policy.status.js';
import { askEveryone, thingOf } from './policyAsk.service.js';
import { checkDay, todayOf } from './policyInput.service.js';
import { PolicyVersion } from './policyVersion.entity.js';

type Tx = Queryable & { manager: EntityManager };

/** Writes the text of a version into the policy's article. @returns the article's id and its new version */
async function writeArticle(tx: Tx, policy: Policy, version: PolicyVersion): Promise<[number, number]> {
  const { title, content, publishedById, publishedByName } = version;
  const text = { title, content: content ?? '', isPublished: true };
  let id = policy.articleId;
  if (id === null) {
    const { identifiers } = await tx.manager.insert(Article, {
      ...{ ...text, isPolicy: true, categoryId: await policyCategory(tx) },
      ...{ questions: [], authorId: publishedById ?? 0, authorName: publishedByName ?? '' },
    });
    ({ id } = identifiers[0] as { id: number });
  } else await tx.manager.update(Article, id, text);
  await keepVersion(tx, [id], {
    editor: { userId: publishedById ?? 0, fullName: publishedByName ?? '' },
    ...(policy.articleId !== null && { changed: ['content'] }),
  });
  const row = await tx.one<{ version: number }>('select version from article where id = $1', [id]);
  return [id, row?.version ?? 1];
}

/** Puts a version of a policy that is locked into force, in place of the one before. */
async function takeEffect(tx: Tx, policy: Policy, versions: readonly PolicyVersion[], next: PolicyVersion) {
  const status = statusAfter('takeEffect', next.status);
  const before = versions.find((one) => one.status === 'in_force');
  if (before) {
    await tx.manager.update(PolicyVersion, before.id, { status: statusAfter('supersede', before.status) });
    await writeEvent(tx, ...noticeGone({ things: ['policy'], thing: thingOf(before) }));
  }
  const [articleId, articleVersion] = await writeArticle(tx, policy, next);
  await tx.manager.update(PolicyVersion, next.id, { status, content: null, articleId, articleVersion });
  await tx.manager.update(Policy, policy.id, { articleId });
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** The days of a draft as it is published. @throws BAD_USER_INPUT on `effectiveOn` and `confirmBy` */
function daysOf({ effectiveOn, confirmBy }: PolicyVersion, today: string) {
  const problems = new Problems();
  const effective = effectiveOn ?? today;
  checkDay(problems, 'effectiveOn', effective, today);
  if (confirmBy === null) problems.add('confirmBy', 'Choose the day until which it is to be confirmed.');
  else checkDay(problems, 'confirmBy', confirmBy, today);
  problems.throwIfAny();
  return { effectiveOn: effective, confirmBy, newSince: daysBefore(today, NEW_FOR_DAYS) };
}

/**
 * Publishes the draft and asks everyone concerned to confirm it. @throws FORBIDDEN, NOT_FOUND; BAD_USER_INPUT on
 * its days; CONFLICT without a draft, while another version waits for its day, and for a record read before
 */
export async function publishPolicy(
  context: RequestContext,
  { id, version }: MutationPublishPolicyArgs,
): Promise<PolicyRow> {
  const viewer = requirePermission(context, 'policy.manage');
  const today = todayOf(context);
  await database.write(context, async (tx) => {
    const policy = await lockPolicy(tx, id);
    const versions = await versionsOf(tx, id);
    const [draft] = versions;
    if (!draft) throw impossible('schedule');
    const status = statusAfter('schedule', draft.status);
    requireVersion(version, policy.version);
    const waits = versions.find((one) => one.status === 'scheduled');
    if (waits)
      throw conflict(
        `Version ${waits.number} comes into force on ${waits.effectiveOn}. Withdraw it first.`,
        waits.status,
      );
    const published = {
      ...daysOf(draft, today),
      status,
      publishedAt: new Date().toISOString(),
      publishedById: viewer.userId,
      publishedByName: viewer.fullName,
    };
    await tx.manager.update(PolicyVersion, draft.id, published);
    if (published.effectiveOn <= today) await takeEffect(tx, policy, versions, { ...draft, ...published });
    else await tx.manager.increment(Policy, { id }, 'version', 1);
    const asked = await askEveryone(tx, draft, viewer.userId);
    if (asked === 0 && draft.audience === 'departments')
      throw badInput({ departments: ['No one works in these departments.'] });
    await tx.audit({
      action: 'policy.publish',
      objectType: 'policy',
      objectId: id,
      after: { number: draft.number, effectiveOn: published.effectiveOn, confirmBy: draft.confirmBy, asked },
    });
    return id;
  });
  return readWritten(context, id);
}

/**
 * Withdraws a published version: its article is hidden, and nobody is asked to confirm it any more. @throws
 * FORBIDDEN, NOT_FOUND, CONFLICT for a version that is not published
 */
export async function withdrawVersion(
  context: RequestContext,
  { id, number }: MutationWithdrawPolicyVersionArgs,
): Promise<PolicyRow> {
  const viewer = requirePermission(context, 'policy.manage');
  await database.write(context, async (tx) => {
    const policy = await lockPolicy(tx, id);
    const version = (await versionsOf(tx, id)).find((one) => one.number === number);
    if (!version) throw notFound();
    const status = statusAfter('withdraw', version.status);
    if (version.status === 'in_force' && policy.articleId !== null) {
      await tx.manager.update(Article, policy.articleId, { isPublished: false });
      await keepVersion(tx, [policy.articleId], { editor: viewer, changed: ['published'] });
    }
    await tx.manager.update(PolicyVersion, version.id, { status });
    await tx.manager.increment(Policy, { id }, 'version', 1);
    await tx.emit(...noticeGone({ things: ['policy'], thing: thingOf(version) }));
    await tx.audit({
      action: 'policy.withdraw',
      objectType: 'policy',
      objectId: id,
      before: { number, status: version.status },
      after: { status },
    });
    return id;
  });
  return readWritten(context, id);
}

/** Puts the published versions into force whose day has come. Housekeeping of the process that serves the subgraph. */
export async function startPolicies({ organisation }: Pick<Config, 'organisation'>): Promise<void> {
  const today = dayIn(organisation.timeZone);
  const due = await database.query<{ policyId: number }>(
    `select policy_id as "policyId" from policy_version where status = 'scheduled' and effective_on <= $1`,
    [today],
  );
  for (const { policyId } of due)
    await database.system(async (tx) => {
      const policy = await lockPolicy(tx, policyId);
      const versions = await versionsOf(tx, policyId);
      const next = versions.find((one) => one.status === 'scheduled' && (one.effectiveOn ?? '') <= today);
      if (!next) return;
      await takeEffect(tx, policy, versions, next);
      await writeAudit(tx, null, {
        action: 'policy.start',
        objectType: 'policy',
        objectId: policyId,
        after: { number: next.number },
      });
    });
}
