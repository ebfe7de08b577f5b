import type { Random } from './random.js';

export interface Place {
  addressLine1: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

const STREETS = [
  ['Valencia St', '94110'],
  ['Guerrero St', '94110'],
  ['Folsom St', '94110'],
  ['Castro St', '94114'],
  ['Noe St', '94114'],
  ['Haight St', '94117'],
  ['Divisadero St', '94117'],
  ['Fillmore St', '94115'],
  ['Steiner St', '94115'],
  ['Clement St', '94118'],
  ['Balboa St', '94121'],
  ['Geary Blvd', '94121'],
  ['Irving St', '94122'],
  ['Judah St', '94122'],
  ['Taraval St', '94116'],
  ['Ocean Ave', '94112'],
  ['Mission St', '94112'],
  ['Chestnut St', '94123'],
  ['Union St', '94123'],
  ['Columbus Ave', '94133'],
  ['Stockton St', '94108'],
  ['Polk St', '94109'],
  ['Larkin St', '94109'],
  ['Brannan St', '94107'],
  ['18th St', '94107'],
  ['Third St', '94124'],
  ['Silver Ave', '94134'],
  ['West Portal Ave', '94127'],
] as const;
const AREA_CODES = ['415', '628', '510', '650', '925'];

/** A home in San Francisco. */
export function inventPlace(random: Random): Place {
  const [street, zipCode] = random.pick(STREETS);
  const flat = random.chance(0.35) ? ` Apt ${1 + random.below(24)}` : '';
  return {
    addressLine1: `${100 + random.below(3200)} ${street}${flat}`,
    city: 'San Francisco',
    state: 'CA',
    zipCode,
    country: 'United States',
  };
}

/** A number from the range kept free for fiction (555-0100 to 555-0199). */
export function inventPhone(random: Random): string {
  return `(${random.pick(AREA_CODES)}) 555-01${String(random.below(100)).padStart(2, '0')}`;
}
