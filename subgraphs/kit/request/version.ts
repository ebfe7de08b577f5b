import { conflict } from './errors.js';

/** The refusal of a change to a record that another one changed first. */
export const changedMeanwhile = (currentStatus?: string) =>
  conflict('Someone changed this meanwhile. Please look again.', currentStatus);

/**
 * Refuses a change of an older version; a change without a version is accepted.
 * @param read the version that the caller has seen
 * @throws CONFLICT with the present status, where the record has one
 */
export function requireVersion(
  read: number | null | undefined,
  present: number,
  currentStatus?: string,
): void {
  if (read != null && read !== present) throw changedMeanwhile(currentStatus);
}
