import { listHistory } from '../../kit/postgres/history.js';
import type { RecordChange } from '../../kit/postgres/history.js';
import type { RequestContext } from '../../kit/request/context.js';
import type { Page } from '../../kit/request/list.js';
import { database } from '../database.js';
import type { QueryAssetHistoryArgs } from '../generated/schema.js';
import { requireManager } from './asset.access.js';
import { findAsset } from './asset.loader.js';
import { ASSET_FIELD } from './assetHistory.kinds.js';
import type { AssetField } from './assetHistory.kinds.js';

const FIELDS = Object.values(ASSET_FIELD);

/** A page of an asset's timeline, newest first. @throws FORBIDDEN, NOT_FOUND */
export async function readHistory(
  context: RequestContext,
  { assetId, page, pageSize }: QueryAssetHistoryArgs,
): Promise<Page<RecordChange<AssetField>>> {
  requireManager(context);
  const { id } = await findAsset(context, assetId);
  return listHistory(database, { objectType: 'asset', objectId: id, fields: FIELDS }, { page, pageSize });
}
