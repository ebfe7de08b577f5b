import type { AssetStatus } from '../../../../generated/graphql';

/** The statuses that allow an assignment. */
const assignable: readonly AssetStatus[] = ['AVAILABLE', 'ASSIGNED', 'LOST'];
export const isAssignable = (status: AssetStatus): boolean => assignable.includes(status);

/** An assigned asset has a holder, a lost one names who had it. */
export const needsEmployee = (status: AssetStatus): boolean => status === 'ASSIGNED' || status === 'LOST';

/** What an edit may make of each status; assigning alone makes it assigned. The server refuses the rest. */
const edits: Readonly<Record<AssetStatus, readonly AssetStatus[]>> = {
  AVAILABLE: ['AVAILABLE', 'MAINTENANCE', 'RETIRED', 'LOST'],
  ASSIGNED: ['AVAILABLE', 'ASSIGNED', 'MAINTENANCE', 'RETIRED', 'LOST'],
  MAINTENANCE: ['AVAILABLE', 'MAINTENANCE', 'RETIRED', 'LOST'],
  RETIRED: ['AVAILABLE', 'RETIRED'],
  LOST: ['AVAILABLE', 'MAINTENANCE', 'RETIRED', 'LOST'],
};
export const editableTo = (status: AssetStatus): readonly AssetStatus[] => edits[status];
