import { checkAhead } from '../../kit/request/days.js';
import type { Problems } from '../../kit/request/errors.js';

/** Days outside are slips of the keyboard, such as 0226-01-01. */
const EARLIEST = '1900-01-01';
const LATEST = '2199-12-31';

/**
 * A day or an instant of these centuries, and not far ahead, as it was given; others are a problem under
 * `field`. A year must have four digits for the rest to compare as text.
 */
export function readDate(
  problems: Problems,
  field: string,
  moment: string | null | undefined,
): string | null {
  const day = moment?.slice(0, EARLIEST.length);
  if (day !== undefined && (!/^\d{4}-/.test(day) || day < EARLIEST || day > LATEST))
    problems.add(field, `Ensure this date is between ${EARLIEST} and ${LATEST}.`);
  else if (day !== undefined) checkAhead(problems, field, day);
  return moment ?? null;
}
