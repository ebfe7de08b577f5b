import type { QueryName } from '../../../generated/queryNames';

/** The queries that are stale after an asset was added, removed or changed: lists, figures, and open details. */
export const assetQueries: readonly QueryName[] = [
  'Assets',
  'AssetTabs',
  'AssetFigures',
  'AssetDetails',
  'AssetTimeline',
];
