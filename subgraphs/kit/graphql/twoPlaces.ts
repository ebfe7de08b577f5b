import type { Problems } from '../request/errors.js';
import { checkRange } from './limits.js';
import type { Range } from './limits.js';

const PLACES = 2;

/**
 * A number with two decimal places, such as dollars or hours, as its column has it: `12.50`. Adds an error for a
 * number out of range or with more places: nothing is rounded.
 * @param text a decimal number, as the scalar Decimal has checked it
 */
export function readTwoPlaces(problems: Problems, field: string, text: string, range: Range): string {
  const [whole = '0', places = ''] = text.split('.');
  if (places.replace(/0+$/, '').length > PLACES)
    problems.add(field, `Ensure that there are no more than ${PLACES} decimal places.`);
  else checkRange(problems, field, Number(text), range);
  return `${whole}.${places.slice(0, PLACES).padEnd(PLACES, '0')}`;
}
