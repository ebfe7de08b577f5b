import type { AssetCondition } from '../../generated/graphql';

/** How a person reads the condition of an asset, the best first. */
export const assetConditionWord: Readonly<Record<AssetCondition, string>> = {
  EXCELLENT: 'Excellent',
  GOOD: 'Good',
  FAIR: 'Fair',
  POOR: 'Poor',
  BROKEN: 'Broken',
};
