import type { MaintenanceStatus, MaintenanceType } from '../../../generated/graphql';

/** Kinds of work on an asset. */
export const maintenanceTypeWord: Readonly<Record<MaintenanceType, string>> = {
  REPAIR: 'Repair',
  PREVENTIVE: 'Preventive',
  UPGRADE: 'Upgrade',
  INSPECTION: 'Inspection',
};

/** Where work on an asset stands. */
export const maintenanceStatusWord: Readonly<Record<MaintenanceStatus, string>> = {
  SCHEDULED: 'Scheduled',
  IN_PROGRESS: 'In progress',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
};
