import { enumOf } from '../../kit/graphql/enumOf.js';

/** Condition of an asset, documented word by its name in the graph. */
export const ASSET_CONDITION = enumOf('excellent', 'good', 'fair', 'poor', 'broken');

export type AssetCondition = (typeof ASSET_CONDITION)[keyof typeof ASSET_CONDITION];
