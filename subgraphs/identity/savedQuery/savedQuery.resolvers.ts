import { requireViewer } from '../../kit/request/viewer.js';
import type { Resolvers } from '../generated/resolvers.js';
import { isOwn } from './savedQuery.access.js';
import {
  createSavedQuery,
  listSavedQueries,
  removeSavedQuery,
  updateSavedQuery,
} from './savedQuery.service.js';

export const savedQueryResolvers = {
  Query: {
    savedQueries: (_root, args, context) => listSavedQueries(context, args),
  },
  SavedQuery: {
    isOwn: (row, _args, context) => isOwn(requireViewer(context), row),
  },
  Mutation: {
    createSavedQuery: (_root, { input }, context) => createSavedQuery(context, input),
    updateSavedQuery: (_root, args, context) => updateSavedQuery(context, args),
    removeSavedQuery: (_root, { id }, context) => removeSavedQuery(context, id),
  },
} satisfies Resolvers;
