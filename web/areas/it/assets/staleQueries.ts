import type { QueryName } from '../../../generated/queryNames';

/** What is out of date once an asset has come, gone or changed: lists, figures, and the details that are open. */
export const assetQueries: readonly QueryName[] = [
  'Assets',
  'AssetTabs',
  'AssetFigures',
  'AssetDetails',
  'AssetTimeline',
];
