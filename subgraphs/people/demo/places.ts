import { readText, rowsOf } from '../../kit/files/data.js';
import type { Random } from './random.js';

export interface Place {
  addressLine1: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

const STREETS = rowsOf('streets.tsv', readText(new URL('streets.tsv', import.meta.url)), ['street', 'zip']);
const AREA_CODES = ['415', '628', '510', '650', '925'];

/** A home in San Francisco. */
export function inventPlace(random: Random): Place {
  const { street, zip } = random.pick(STREETS);
  const flat = random.chance(0.35) ? ` Apt ${1 + random.below(24)}` : '';
  return {
    addressLine1: `${100 + random.below(3200)} ${street}${flat}`,
    city: 'San Francisco',
    state: 'CA',
    zipCode: zip,
    country: 'United States',
  };
}

/** A number from the range kept free for fiction (555-0100 to 555-0199). */
export function inventPhone(random: Random): string {
  return `(${random.pick(AREA_CODES)}) 555-01${String(random.below(100)).padStart(2, '0')}`;
}
