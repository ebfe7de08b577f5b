import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import type { RequestContext } from '../../kit/request/context.js';
import { badInput, forbidden, notFound, Problems } from '../../kit/request/errors.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import { readText, requiredLine, requiredText } from '../../kit/request/input/text.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import { database } from '../database.js';
import { SavedQueryLimits } from '../generated/limits.js';
import type {
  MutationUpdateSavedQueryArgs,
  QuerySavedQueriesArgs,
  SavedQueryChanges,
  SavedQueryInput,
} from '../generated/schema.js';
import { isOwn, narrowToVisible } from './savedQuery.access.js';
import { SavedQuery } from './savedQuery.entity.js';

/** A saved query with its owner, as it is read. */
export interface SavedQueryRow extends SavedQuery {
  ownerName: string;
}

const MOST_QUERIES = 200;
const COLUMNS = selectOf<SavedQueryRow>({
  ...columnMapOf(SavedQuery, 'q'),
  ownerName: `trim(u.first_name || ' ' || u.last_name)`,
});
const QUERIES = 'saved_query q join user_account u on u.id = q.owner_id';

/** One page of the saved queries that the viewer may see. */
export function listSavedQueries(
  context: RequestContext,
  args: QuerySavedQueriesArgs,
): Promise<Page<SavedQueryRow>> {
  const viewer = requireViewer(context);
  const where = narrowToVisible(new Where(), viewer).search(args.search, 'fold_text(q.name)');
  if (args.isOwn != null) where.and(args.isOwn ? 'q.owner_id = ?' : 'q.owner_id <> ?', viewer.userId);
  return listRows<SavedQueryRow>(
    database,
    {
      select: COLUMNS,
      from: QUERIES,
      where,
      order: { name: 'lower(q.name)', updatedAt: 'q.updated_at' },
      defaultOrder: 'name',
      tie: 'q.id',
    },
    args,
  );
}

async function findVisible(source: Queryable, viewer: Viewer, id: number, lock = ''): Promise<SavedQueryRow> {
  const where = narrowToVisible(new Where().and('q.id = ?', id), viewer);
  const row = await source.one<SavedQueryRow>(
    `select ${COLUMNS} from ${QUERIES} where ${where.sql} ${lock}`,
    where.params,
  );
  if (!row) throw notFound();
  return row;
}

/** Locks one of the viewer's own until the transaction ends. @throws NOT_FOUND, FORBIDDEN */
async function holdOwn(tx: Transaction, viewer: Viewer, id: number): Promise<SavedQueryRow> {
  const query = await findVisible(tx, viewer, id, 'for update of q');
  if (!isOwn(viewer, query)) throw forbidden('Only its owner changes a saved query.');
  return query;
}

/** The given values, as they are stored. @throws BAD_USER_INPUT name, query, variables */
function read(
  input: SavedQueryChanges,
): Partial<Pick<SavedQuery, 'name' | 'query' | 'variables' | 'isShared'>> {
  const problems = new Problems();
  const given = {
    ...(input.name !== undefined && {
      name: requiredLine(problems, 'name', input.name, SavedQueryLimits.name),
    }),
    ...(input.query !== undefined && {
      query: requiredText(problems, 'query', input.query, SavedQueryLimits.query),
    }),
    ...(input.variables !== undefined && {
      variables: readText(problems, 'variables', input.variables, SavedQueryLimits.variables),
    }),
    ...(input.isShared != null && { isShared: input.isShared }),
  };
  problems.throwIfAny();
  return given;
}

/** Keeps a query. @throws BAD_USER_INPUT name, query, variables, or when the viewer has too many */
export function createSavedQuery(context: RequestContext, input: SavedQueryInput): Promise<SavedQueryRow> {
  const viewer = requireViewer(context);
  const { name, query, variables = '', isShared = false } = read(input);
  return database.write(context, async (tx) => {
    // Two that are saved at the same moment are counted one after the other.
    await tx.query('select id from user_account where id = $1 for update', [viewer.userId]);
    const has = await tx.one<{ count: number }>(
      'select count(*)::int as count from saved_query where owner_id = $1',
      [viewer.userId],
    );
    if ((has?.count ?? 0) >= MOST_QUERIES)
      throw badInput({
        nonFieldErrors: [`You have ${MOST_QUERIES} saved queries. Remove one that you no longer need.`],
      });
    const made = await tx.one<{ id: number }>(
      `insert into saved_query (owner_id, name, query, variables, is_shared) values ($1, $2, $3, $4, $5) returning id`,
      [viewer.userId, name, query, variables, isShared],
    );
    const id = made?.id ?? 0;
    await tx.audit({
      action: 'saved_query.create',
      objectType: 'saved_query',
      objectId: id,
      after: { name, isShared },
    });
    return findVisible(tx, viewer, id);
  });
}

/**
 * Changes the viewer's own saved query. @throws NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT after another change
 */
export function updateSavedQuery(
  context: RequestContext,
  { id, input, version }: MutationUpdateSavedQueryArgs,
): Promise<SavedQueryRow> {
  const viewer = requireViewer(context);
  const given = read(input);
  return database.write(context, async (tx) => {
    const before = await holdOwn(tx, viewer, id);
    requireVersion(version, before.version);
    const { name, query, variables, isShared } = { ...before, ...given };
    await tx.query(
      `update saved_query set name = $2, query = $3, variables = $4, is_shared = $5, updated_at = now(),
         version = version + 1 where id = $1`,
      [id, name, query, variables, isShared],
    );
    await tx.audit({
      action: 'saved_query.update',
      objectType: 'saved_query',
      objectId: id,
      before: { name: before.name, isShared: before.isShared },
      after: { name, isShared },
    });
    return findVisible(tx, viewer, id);
  });
}

/** Removes the viewer's own saved query. @throws NOT_FOUND, FORBIDDEN */
export function removeSavedQuery(context: RequestContext, id: number): Promise<boolean> {
  const viewer = requireViewer(context);
  return database.write(context, async (tx) => {
    const { name } = await holdOwn(tx, viewer, id);
    await tx.query('delete from saved_query where id = $1', [id]);
    await tx.audit({
      action: 'saved_query.remove',
      objectType: 'saved_query',
      objectId: id,
      before: { name },
    });
    return true;
  });
}
