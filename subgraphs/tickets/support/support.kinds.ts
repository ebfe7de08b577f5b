import { enumOf } from '../../kit/graphql/enumOf.js';

const IMPACTS = ['low', 'medium', 'high', 'critical'] as const;

/** How much of the work stands still. */
export type ImpactLevel = (typeof IMPACTS)[number];

export const impactNames = enumOf(...IMPACTS);
