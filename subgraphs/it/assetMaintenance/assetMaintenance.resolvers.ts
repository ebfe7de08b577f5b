import type { Resolvers } from '../generated/resolvers.js';
import { MAINTENANCE_STATUS, MAINTENANCE_TYPE } from './assetMaintenance.kinds.js';
import { findMaintenance, listMaintenance } from './assetMaintenance.service.js';

export const assetMaintenanceResolvers = {
  MaintenanceType: MAINTENANCE_TYPE,
  MaintenanceStatus: MAINTENANCE_STATUS,
  Query: {
    assetMaintenanceRecords: (_root, args, context) => listMaintenance(context, args),
    assetMaintenanceRecord: (_root, { id }, context) => findMaintenance(context, id),
  },
} satisfies Resolvers;
