import { requireViewer } from '../../kit/request/viewer.js';
import type { Resolvers } from '../generated/resolvers.js';
import { equipmentOf, findAssignment, listAssignments, updateAssignment } from './assetAssignment.service.js';

export const assetAssignmentResolvers = {
  Query: {
    assetAssignments: (_root, args, context) => listAssignments(context, args),
    assetAssignment: (_root, { id }, context) => findAssignment(context, id),
    myEquipment: (_root, _args, context) => equipmentOf(requireViewer(context).userId),
  },
  Mutation: {
    updateAssetAssignment: (_root, { id, input }, context) => updateAssignment(context, id, input),
  },
  AssetAssignment: {
    user: ({ assignedTo }) => ({ id: assignedTo }),
    isActive: ({ returnedDate }) => returnedDate === null,
  },
  Leaving: {
    __resolveReference: ({ userId }) => ({ userId }),
    equipment: ({ userId }) => equipmentOf(userId),
  },
} satisfies Resolvers;
