import type { ListArgs } from '../../kit/list.js';
import type { Resolvers } from '../../kit/subgraph.js';
import type { LookupKind } from './lookup.fixed.js';
import { findLookup, listLookups } from './lookup.service.js';

const all = (kind: LookupKind) => (_root: unknown, args: ListArgs) => listLookups(kind, args);
const one = (kind: LookupKind) => (_root: unknown, { id }: { id: number }) => findLookup(kind, id);

export const lookupResolvers: Resolvers = {
  Query: {
    postingStatuses: all('posting_status'),
    postingStatus: one('posting_status'),
    postingPriorities: all('posting_priority'),
    postingPriority: one('posting_priority'),
    employmentStatuses: all('employment_status'),
    employmentStatus: one('employment_status'),
    applicationStatuses: all('application_status'),
    applicationStatus: one('application_status'),
  },
};
