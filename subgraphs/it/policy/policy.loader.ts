import { byKey, loader } from '../../kit/graphql/loader.js';
import { columnMapOf, columnsOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import type { RequestContext } from '../../kit/request/context.js';
import { notFound } from '../../kit/request/errors.js';
import { Where } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { narrowToReadable, readableVersions } from './policy.access.js';
import { Policy } from './policy.entity.js';
import { OPEN } from './policy.status.js';
import type { PolicyStatus } from './policy.status.js';
import { PolicyVersion } from './policyVersion.entity.js';

/** A policy as its reader sees it: title and status are those of the versions that they may read. */
export interface PolicyRow extends Policy {
  title: string;
  status: PolicyStatus;
  /** Id of the version in force; without one, of the newest that they may read. */
  currentId: number;
  /** Null without a published version of a later day that they may read. */
  scheduledId: number | null;
  /** Null without a draft that they may read. */
  draftId: number | null;
}

/** A version as it is listed; its text is read when it is asked for. */
export type PolicyVersionRow = Omit<PolicyVersion, 'content' | 'newSince' | 'publishedById'>;

export const VERSION_COLUMNS = selectOf<PolicyVersionRow>(
  columnMapOf(PolicyVersion, 'v', ['content', 'newSince', 'publishedById']),
);
export const POLICY_COLUMNS = `${columnsOf(Policy, 'p')}, s.title, s.status, s.current_id as "currentId", s.draft_id as "draftId", s.scheduled_id as "scheduledId"`;

const FIRST = `order by (v.status = 'in_force') desc, v.number desc`;

/** The policies `p` of which the viewer may read a version, with what these say together as `s`. */
export const policiesFor = (where: Where, viewer: Viewer): string => `policy p cross join lateral (
    select (array_agg(v.title ${FIRST}))[1] as title, (array_agg(v.id ${FIRST}))[1] as current_id,
      (array_agg(v.id) filter (where v.status = 'draft'))[1] as draft_id,
      (array_agg(v.id) filter (where v.status = 'scheduled'))[1] as scheduled_id,
      case when bool_or(v.status in ${OPEN}) then 'published' when bool_or(v.status <> 'draft') then 'withdrawn' else 'draft' end as status
    from policy_version v where v.policy_id = p.id and (${readableVersions(where, viewer)})) s`;

/** Policies by id, as far as the viewer may see them. */
export const policyById = (context: RequestContext) =>
  loader<number, PolicyRow>(context, 'it.policy', async (ids) => {
    const where = new Where();
    const from = policiesFor(where, requireViewer(context));
    where.among('p.id', 'int', ids).and('s.title is not null');
    const rows = await database.query<PolicyRow & Record<string, unknown>>(
      `select ${POLICY_COLUMNS} from ${from} where ${where.sql}`,
      where.params,
    );
    return byKey(rows, (row) => row.id);
  });

/** @throws NOT_FOUND for an id that does not exist, and for a policy of which the viewer may read nothing */
export async function findPolicy(context: RequestContext, id: number): Promise<PolicyRow> {
  const row = await policyById(context).load(id);
  if (!row) throw notFound();
  return row;
}

const versionsBy = (
  context: RequestContext,
  name: string,
  column: string,
  key: (row: PolicyVersionRow) => number,
) =>
  loader<number, PolicyVersionRow>(context, name, async (ids) => {
    const where = narrowToReadable(new Where().among(column, 'int', ids), requireViewer(context));
    if (column !== 'v.id') where.and(`v.status = 'in_force'`);
    const rows = await database.query<PolicyVersionRow & Record<string, unknown>>(
      `select ${VERSION_COLUMNS} from policy_version v where ${where.sql}`,
      where.params,
    );
    return byKey(rows, key);
  });

/** Versions by their id, as far as the viewer may read them. */
export const versionById = (context: RequestContext) =>
  versionsBy(context, 'it.policyVersion', 'v.id', (row) => row.id);

/** The versions in force, by the number of their article. */
export const versionByArticle = (context: RequestContext) =>
  versionsBy(context, 'it.policyOfArticle', 'v.article_id', (row) => row.articleId ?? 0);

/** @throws NOT_FOUND for a version that does not exist, and for one that the viewer may not read */
export async function findVersion(
  context: RequestContext,
  policyId: number,
  number: number,
): Promise<PolicyVersionRow> {
  const where = narrowToReadable(
    new Where().and('v.policy_id = ?', policyId).and('v.number = ?', number),
    requireViewer(context),
  );
  const row = await database.one<PolicyVersionRow & Record<string, unknown>>(
    `select ${VERSION_COLUMNS} from policy_version v where ${where.sql}`,
    where.params,
  );
  if (!row) throw notFound();
  return row;
}

/** SQL of the text of a version `v`: its own, or that of the version of the article that it became. */
export const TEXT = `coalesce(v.content, (select av.content from article_version av
  where av.article_id = v.article_id and av.version = v.article_version))`;

/** Texts of versions that the viewer has been shown, by id. */
export const textByVersion = (context: RequestContext) =>
  loader<number, { id: number; content: string }>(context, 'it.policyText', async (ids) =>
    byKey(
      await database.query<{ id: number; content: string }>(
        `select v.id, ${TEXT} as content from policy_version v where v.id = any($1::int[])`,
        [ids],
      ),
      (row) => row.id,
    ),
  );

/** The latest published versions before the given ones, which the viewer may see, by the id of the later one. */
export const previousOf = (context: RequestContext) =>
  loader<number, PolicyVersionRow & { of: number }>(context, 'it.policyPrevious', async (ids) => {
    const where = new Where();
    const later = where.param(ids);
    narrowToReadable(where, requireViewer(context));
    const rows = await database.query<PolicyVersionRow & { of: number }>(
      `select ${VERSION_COLUMNS}, l.id as of from policy_version l cross join lateral (
         select v.* from policy_version v where v.policy_id = l.policy_id and v.number < l.number
           and v.status <> 'draft' and (${where.sql}) order by v.number desc limit 1) v
       where l.id = any(${later}::int[])`,
      where.params,
    );
    return byKey(rows, (row) => row.of);
  });

/** Locks a policy until the transaction ends: nothing of it changes meanwhile. @throws NOT_FOUND */
export async function lockPolicy(tx: Queryable, id: number): Promise<Policy> {
  if (!(await tx.one('select 1 from policy where id = $1 for update', [id]))) throw notFound();
  // A separate statement, so that it sees rows committed while the lock was awaited.
  const row = await tx.one<Policy & Record<string, unknown>>(
    `select ${columnsOf(Policy, 'p')} from policy p where p.id = $1`,
    [id],
  );
  if (!row) throw notFound();
  return row;
}

/** The versions of a policy that is locked, newest first. */
export const versionsOf = (tx: Queryable, policyId: number) =>
  tx.query<PolicyVersion & Record<string, unknown>>(
    `select ${columnsOf(PolicyVersion, 'v', ['content'])}, ${TEXT} as content
     from policy_version v where v.policy_id = $1 order by v.number desc`,
    [policyId],
  );

/** What this request has read of policies before is out of date. */
export const forgetPolicies = (context: RequestContext): void => context.loaders.clear();
