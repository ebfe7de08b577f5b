import { enumOf } from '../../kit/graphql/enumOf.js';

/** Kind of work on an asset, documented word by its name in the graph. */
export const MAINTENANCE_TYPE = enumOf('repair', 'preventive', 'upgrade', 'inspection');
export type MaintenanceType = (typeof MAINTENANCE_TYPE)[keyof typeof MAINTENANCE_TYPE];

/** The status of the work; while it is in progress the asset is in maintenance. */
export const MAINTENANCE_STATUS = enumOf('scheduled', 'in_progress', 'completed', 'cancelled');
export type MaintenanceStatus = (typeof MAINTENANCE_STATUS)[keyof typeof MAINTENANCE_STATUS];

/** Whether the maintenance has ended. */
export const isOver = (status: MaintenanceStatus): boolean =>
  status === 'completed' || status === 'cancelled';
