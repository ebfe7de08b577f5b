import { can } from '../../kit/request/viewer.js';
import type { Resolvers } from '../generated/resolvers.js';
import {
  categoryById,
  createCategory,
  findCategory,
  listCategories,
  removeCategory,
  updateCategory,
} from './assetCategory.service.js';

export const assetCategoryResolvers = {
  Query: {
    assetCategories: (_root, args, context) => listCategories(context, args),
    assetCategory: (_root, { id }, context) => findCategory(context, id),
  },
  Mutation: {
    createAssetCategory: (_root, { input }, context) => createCategory(context, input),
    updateAssetCategory: (_root, { id, input }, context) => updateCategory(context, id, input),
    deleteAssetCategory: (_root, { id }, context) => removeCategory(context, id),
  },
  AssetCategory: {
    __resolveReference: ({ id }, context) =>
      context.viewer && can(context.viewer, 'asset.manage') ? categoryById(context).load(Number(id)) : null,
  },
} satisfies Resolvers;
