import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { notFound } from '../../kit/request/errors.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { Where } from '../../kit/request/list.js';
import type { Selected } from '../../kit/postgres/columns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { narrowToVisible } from './asset.access.js';
import { ASSET } from './asset.columns.js';
import type { AssetRow } from './asset.columns.js';

async function visibleAssets(
  source: Queryable,
  context: RequestContext,
  ids: readonly number[],
  { select, joins }: Selected = ASSET.all,
): Promise<AssetRow[]> {
  const where = narrowToVisible(new Where().among('a.id', 'int', ids), requireViewer(context));
  return source.query<AssetRow>(`select ${select} from asset a ${joins} where ${where.sql}`, where.params);
}

const NAME = 'it.asset';

/** Assets by id, as far as the viewer may see them. */
export const assetById = (context: RequestContext): DataLoader<number, AssetRow | null> =>
  loader(context, NAME, async (ids: readonly number[]) =>
    byKey(await visibleAssets(database, context, ids), (row) => row.id),
  );

/** What this request has read of assets before is out of date. */
export const forgetAssets = (context: RequestContext): void => void context.loaders.delete(NAME);

/** @throws NOT_FOUND 'Asset not found' */
export async function findAsset(context: RequestContext, id: number, selected?: Selected): Promise<AssetRow> {
  const row = selected
    ? (await visibleAssets(database, context, [id], selected))[0]
    : await assetById(context).load(id);
  if (!row) throw noAsset();
  return row;
}

/** The message for an asset that does not exist. */
export const noAsset = () => notFound('Asset not found');

/**
 * Locks an asset until the transaction ends against changes, assignment and removal. Every write of an asset or its
 * records calls this first. @throws NOT_FOUND
 */
export async function lockAsset(tx: Queryable, id: number): Promise<AssetRow> {
  if (!(await tx.one('select 1 from asset where id = $1 for update', [id]))) throw noAsset();
  // A separate statement, so that it sees rows committed while the lock was awaited.
  const row = await tx.one<AssetRow>(
    `select ${ASSET.all.select} from asset a ${ASSET.all.joins} where a.id = $1`,
    [id],
  );
  if (!row) throw noAsset();
  return row;
}
