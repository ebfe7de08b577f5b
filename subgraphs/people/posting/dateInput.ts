import { checkYear } from '../../kit/request/input/days.js';
import type { Problems } from '../../kit/request/errors.js';

/** How many letters of an instant are its day. */
const DAY = 10;

/**
 * A day or an instant as it was given; one before 1950 or more than five years ahead is a slip of the keyboard, and a
 * problem under `field`.
 */
export function readDate(
  problems: Problems,
  field: string,
  moment: string | null | undefined,
): string | null {
  // A year of five digits begins with a plus, and does not compare as text.
  const day = moment?.startsWith('+') ? '9999-12-31' : moment?.slice(0, DAY);
  if (day !== undefined) checkYear(problems, field, day);
  return moment ?? null;
}
