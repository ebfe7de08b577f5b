import type { Resolvers } from '../generated/resolvers.js';
import { findLookup, listLookups } from './lookup.service.js';

export const lookupResolvers = {
  Query: {
    postingStatuses: (_root, args) => listLookups('posting_status', args),
    postingStatus: (_root, { id }) => findLookup('posting_status', id),
    postingPriorities: (_root, args) => listLookups('posting_priority', args),
    postingPriority: (_root, { id }) => findLookup('posting_priority', id),
    employmentStatuses: (_root, args) => listLookups('employment_status', args),
    employmentStatus: (_root, { id }) => findLookup('employment_status', id),
    applicationStatuses: (_root, args) => listLookups('application_status', args),
    applicationStatus: (_root, { id }) => findLookup('application_status', id),
  },
} satisfies Resolvers;
