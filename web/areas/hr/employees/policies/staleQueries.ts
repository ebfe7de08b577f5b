import type { QueryName } from '../../../../generated/queryNames';

/** The queries that are stale after a change of a policy or its confirmations. */
export const policyQueries: readonly QueryName[] = [
  'ManagedPolicies',
  'ManagedPolicy',
  'PolicyReadersOf',
  'Today',
];
