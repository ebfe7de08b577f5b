import { enumOf } from '../../kit/graphql/enumOf.js';

/** What the timeline of an asset tells, stored word by its name in the graph. */
export const ASSET_FIELD = enumOf(
  'name',
  'category',
  'brand',
  'model',
  'serial_number',
  'status',
  'condition',
  'location',
  'purchase_date',
  'purchase_cost',
  'warranty_expiry',
  'holder',
);
export type AssetField = (typeof ASSET_FIELD)[keyof typeof ASSET_FIELD];
