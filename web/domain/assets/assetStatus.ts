import type { AssetStatus } from '../../generated/graphql';
import type { Tone } from '../../ui/theme';

/** How a person reads the status of an asset. */
export const assetStatusWord: Readonly<Record<AssetStatus, string>> = {
  AVAILABLE: 'Available',
  ASSIGNED: 'Assigned',
  MAINTENANCE: 'Maintenance',
  RETIRED: 'Retired',
  LOST: 'Lost',
};

/** The one map of an asset's status to its tone. */
export const assetStatusTone: Readonly<Record<AssetStatus, Tone>> = {
  AVAILABLE: 'success',
  ASSIGNED: 'info',
  MAINTENANCE: 'warning',
  RETIRED: 'neutral',
  LOST: 'danger',
};
