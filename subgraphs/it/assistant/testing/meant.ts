import { classOf, LEAST, meantAs, routeOf, shareOf } from '../route/route.js';
import type { Sort } from '../route/examples.js';

/** The sort that a message is surely meant as; `article` where it is surely meant as nothing else. */
export function sortMeant(message: string): Sort {
  return meantAs(routeOf(message, '')) ?? 'article';
}

/** The class of a sort that a message is surely meant as; empty for none. */
export function classMeant(message: string, sort: 'own' | 'talk'): string {
  const [whole] = routeOf(message, '');
  return whole && shareOf(whole, sort) >= LEAST.anyway ? classOf(whole, sort) : '';
}
