import { enumOf } from '../../kit/graphql/enumOf.js';

/** Status of an asset, documented word by its name in the graph. */
export const ASSET_STATUS = enumOf('available', 'assigned', 'maintenance', 'retired', 'lost');
export type AssetStatus = (typeof ASSET_STATUS)[keyof typeof ASSET_STATUS];

/** The values of the status filter: a status, or one of its three other words. */
export const ASSET_STATUS_FILTER = { ...ASSET_STATUS, ...enumOf('active', 'inactive', 'damaged') };
export type AssetStatusFilter = (typeof ASSET_STATUS_FILTER)[keyof typeof ASSET_STATUS_FILTER];

/**
 * SQL of the filter words that are not a status: active, inactive and damaged (decision A1). `a` is the asset in
 * the query.
 */
export const ALIASES: Readonly<Record<Exclude<AssetStatusFilter, AssetStatus>, string>> = {
  active: `a.status in ('available', 'assigned')`,
  inactive: `a.status = 'retired'`,
  damaged: `a.condition in ('poor', 'broken')`,
};

/** What an edit may make of each status (rest.md part 2, 3.3); `assigned` comes from assigning alone. */
const EDITS: Readonly<Record<AssetStatus, readonly AssetStatus[]>> = {
  available: ['retired', 'lost', 'maintenance'],
  assigned: ['available', 'retired', 'maintenance', 'lost'],
  lost: ['available', 'retired', 'maintenance'],
  maintenance: ['available', 'retired', 'lost'],
  retired: ['available'],
};

/** Whether an edit may set the status; to leave it as it is is no change. */
export const mayBecome = (before: AssetStatus, after: AssetStatus): boolean =>
  before === after || EDITS[before].includes(after);

/** The statuses that allow an assignment. */
export const isAssignable = (status: AssetStatus): boolean =>
  status === 'available' || status === 'assigned' || status === 'lost';

/** The statuses that allow maintenance. */
export const isRepairable = (status: AssetStatus): boolean =>
  status === 'available' || status === 'assigned' || status === 'maintenance';

/** The message if an asset cannot be assigned. */
export const cannotAssign = (status: AssetStatus): string =>
  `Cannot assign assets with status ${status}. Only available, assigned, or lost assets can be assigned.`;
