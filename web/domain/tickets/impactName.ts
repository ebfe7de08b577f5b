import type { ImpactLevel } from '../../generated/graphql';

/** How much of the work cannot be done, in the order of the specification. */
export const impactName: Readonly<Record<ImpactLevel, string>> = {
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
  CRITICAL: 'Critical',
};
