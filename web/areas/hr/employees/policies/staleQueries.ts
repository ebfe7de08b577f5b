import type { QueryName } from '../../../../generated/queryNames';

/** What is out of date once a policy or what people are asked about it has changed. */
export const policyQueries: readonly QueryName[] = [
  'ManagedPolicies',
  'ManagedPolicy',
  'PolicyReadersOf',
  'Today',
];
