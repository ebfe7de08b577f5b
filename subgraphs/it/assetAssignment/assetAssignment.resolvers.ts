import { requireViewer } from '../../kit/request/viewer.js';
import type { Resolvers } from '../generated/resolvers.js';
import { findAssignment, listAssignments, updateAssignment } from './assetAssignment.service.js';
import { equipmentOf, ownEquipment } from './equipment.loader.js';

export const assetAssignmentResolvers = {
  Query: {
    assetAssignments: (_root, args, context) => listAssignments(context, args),
    assetAssignment: (_root, { id }, context) => findAssignment(context, id),
    myEquipment: (_root, _args, context) => equipmentOf(context, requireViewer(context).userId),
  },
  Mutation: {
    updateAssetAssignment: (_root, { id, input }, context) => updateAssignment(context, id, input),
  },
  AssetAssignment: {
    user: ({ assignedTo }) => ({ id: assignedTo }),
    isActive: ({ returnedDate }) => returnedDate === null,
  },
  Equipment: {
    __resolveReference: ({ id }, context) => ownEquipment(context, Number(id)),
  },
  Leaving: {
    __resolveReference: ({ userId }) => ({ userId }),
    equipment: ({ userId }, _args, context) => equipmentOf(context, userId),
  },
  User: {
    __resolveReference: ({ id }) => ({ id }),
    equipment: ({ id }, _args, context) => equipmentOf(context, id),
  },
} satisfies Resolvers;
