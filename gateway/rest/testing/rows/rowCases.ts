import type { Fixture, Made } from './made.js';
import type { Json } from '../answers.js';

/** The expected answer for each account, the record of the call, and a valid body, form or query. */
export type Case = readonly [who: string, on?: Fixture, sent?: Json | ((made: Made) => Json)];

/** The expected answers by account. */
export const by =
  (who: string) =>
  (on?: Fixture, sent?: Case[2]): Case => [who, on, sent];
// In the order: admin hr it manager analyst employee.
export const all = by('ok ok ok ok ok ok');
export const hr = by('ok ok 403 403 403 403');
export const author = by('ok ok 404 404 404 ok');
/** A body with these fields of the created record. */
export const as =
  (...names: string[]) =>
  (made: Made) =>
    Object.fromEntries(names.map((name) => [name, made[name]]));
/** A name that nothing else has. */
export const kites = ({ id }: Made) => ({ name: `Kites ${id}` });
