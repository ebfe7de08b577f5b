import type { Fixture, Made } from './made.js';
import type { Json } from '../answers.js';

/** Who is answered, account by account; what the call is about; and a body, form or query that is good. */
export type Case = readonly [who: string, on?: Fixture, sent?: Json | ((made: Made) => Json)];

/** A case of who is answered. */
export const by =
  (who: string) =>
  (on?: Fixture, sent?: Case[2]): Case => [who, on, sent];
// In the order: admin hr it manager analyst employee.
export const all = by('ok ok ok ok ok ok');
export const hr = by('ok ok 403 403 403 403');
export const author = by('ok ok 404 404 404 ok');
/** A body of these fields of what was made. */
export const as =
  (...names: string[]) =>
  (made: Made) =>
    Object.fromEntries(names.map((name) => [name, made[name]]));
/** A name that nothing else has. */
export const kites = ({ id }: Made) => ({ name: `Kites ${id}` });
