import type { MaintenanceStatus, MaintenanceType } from '../../../../generated/graphql';

/** Kinds of work on an asset. */
export const maintenanceTypeWord: Readonly<Record<MaintenanceType, string>> = {
  REPAIR: 'Repair',
  PREVENTIVE: 'Preventive',
  UPGRADE: 'Upgrade',
  INSPECTION: 'Inspection',
};

/** The status of work on an asset. */
export const maintenanceStatusWord: Readonly<Record<MaintenanceStatus, string>> = {
  SCHEDULED: 'Scheduled',
  IN_PROGRESS: 'In progress',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
};
