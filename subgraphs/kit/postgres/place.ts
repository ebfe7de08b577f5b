import { badInput } from '../request/errors.js';

/** One column that a list is ordered by. */
export interface OrderTerm {
  expression: string;
  direction: 'asc' | 'desc';
  mayBeNull: boolean;
}

/** The values of a row for the columns that its list is ordered by. */
type Place = (string | null)[];

/** Names the order that a place belongs to: in another order it means nothing. */
const nameOf = (terms: readonly OrderTerm[]): string =>
  terms.map(({ expression, direction }) => `${expression} ${direction}`).join();

/** SQL of a row's place, as JSON. */
export const placeColumn = (terms: readonly OrderTerm[]): string =>
  `json_build_array(${terms.map(({ expression }) => `(${expression})::text`).join(', ')})::text`;

/** What the caller gets, and gives back as it is. @param place as `placeColumn` has it */
export const writePlace = (place: string, terms: readonly OrderTerm[]): string =>
  Buffer.from(JSON.stringify([nameOf(terms), ...(JSON.parse(place) as Place)])).toString('base64url');

/** The refusal of a cursor that does not belong to this list. */
export const noPlace = (): Error =>
  badInput({ after: ['This is no place in this list. Begin again without it.'] });

const LONGEST = 4_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

/** The position of a client's cursor; null for none. @throws BAD_USER_INPUT for a cursor of another order */
export function readPlace(text: string | null | undefined, terms: readonly OrderTerm[]): Place | null {
  const given = text?.trim() ?? '';
  if (given === '') return null;
  const read = given.length > LONGEST ? null : parsed(given);
  const values: unknown[] = Array.isArray(read) ? read : [];
  const [name, ...place] = values;
  const fits =
    name === nameOf(terms) &&
    place.length === terms.length &&
    place.every((value) => typeof value === 'string' || value === null);
  if (!fits) throw noPlace();
  return place;
}

/** What comes after one value alone; nulls are the last of a rising order and the first of a falling one. */
function behind(
  { expression, direction, mayBeNull }: OrderTerm,
  value: string | null,
  param: string,
): string {
  if (direction === 'desc') return value === null ? `${expression} is not null` : `${expression} < ${param}`;
  if (value === null) return 'false';
  return mayBeNull ? `${expression} > ${param} or ${expression} is null` : `${expression} > ${param}`;
}

/**
 * The condition of whatever comes after a place in the list. Where all rises, or all falls, it is one
 * comparison of rows, for which an index is entered at the place. @param param registers a value
 */
export function afterPlace(
  terms: readonly OrderTerm[],
  place: Place,
  param: (value: string | null) => string,
): string {
  const isUniform = terms.every(
    ({ direction, mayBeNull }) => direction === terms[0]?.direction && !mayBeNull,
  );
  if (isUniform) {
    const sign = terms[0]?.direction === 'desc' ? '<' : '>';
    const expressions = terms.map(({ expression }) => expression).join(', ');
    return `(${expressions}) ${sign} (${place.map((value) => param(value)).join(', ')})`;
  }
  const same: string[] = [];
  const ways: string[] = [];
  terms.forEach((term, at) => {
    const value = place[at] ?? null;
    const placeholder = value === null ? 'null' : param(value);
    ways.push([...same, `(${behind(term, value, placeholder)})`].join(' and '));
    same.push(value === null ? `${term.expression} is null` : `${term.expression} = ${placeholder}`);
  });
  return ways.map((way) => `(${way})`).join(' or ');
}
