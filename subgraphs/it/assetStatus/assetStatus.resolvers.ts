import type { Resolvers } from '../generated/resolvers.js';
import { assignAsset, deleteAssignment, returnAsset } from './assign.service.js';
import {
  createMaintenance,
  deleteMaintenance,
  markForMaintenance,
  updateMaintenance,
} from './maintenance.service.js';
import { createAsset, deleteAsset, updateAsset } from './register.service.js';

export const assetStatusResolvers = {
  Mutation: {
    createAsset: (_root, { input }, context) => createAsset(context, input),
    updateAsset: (_root, args, context) => updateAsset(context, args),
    deleteAsset: (_root, { id }, context) => deleteAsset(context, id),
    assignAsset: (_root, args, context) => assignAsset(context, args),
    returnAsset: (_root, args, context) => returnAsset(context, args),
    deleteAssetAssignment: (_root, { id }, context) => deleteAssignment(context, id),
    markAssetForMaintenance: (_root, args, context) => markForMaintenance(context, args),
    createAssetMaintenance: (_root, { input }, context) => createMaintenance(context, input),
    updateAssetMaintenance: (_root, { id, input }, context) => updateMaintenance(context, id, input),
    deleteAssetMaintenance: (_root, { id }, context) => deleteMaintenance(context, id),
  },
} satisfies Resolvers;
