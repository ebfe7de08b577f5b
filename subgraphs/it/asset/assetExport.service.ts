import type { Selected } from '../../kit/postgres/columns.js';
import { beginExport } from '../../kit/request/beginExport.js';
import type { RequestContext } from '../../kit/request/context.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { database } from '../database.js';
import type { MutationExportAssetsArgs } from '../generated/schema.js';
import { requireManager } from './asset.access.js';
import type { AssetRow } from './asset.columns.js';
import { listAssets } from './assetList.service.js';

/** The filters of the register, without the search. */
export const ASSET_FILTERS = [
  'category',
  'status',
  'condition',
  'location',
  'department',
  'employee',
  'heldByLeavers',
] as const;

/** The first page of an export, after the audit trail tells of it. @throws FORBIDDEN, and what `listAssets` throws */
export async function exportAssets(
  context: RequestContext,
  args: MutationExportAssetsArgs,
  selected: Selected,
): Promise<PlacedPage<AssetRow>> {
  requireManager(context);
  return beginExport(database, context, args, {
    objectType: 'asset',
    counted: 'assets',
    none: 'Choose at least one asset.',
    list: (asked) => listAssets(context, asked, selected),
    filters: ASSET_FILTERS,
  });
}
