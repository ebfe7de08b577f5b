import { badInput } from '../../subgraphs/kit/request/errors.js';
import type { PortalError } from '../../subgraphs/kit/request/errors.js';

/**
 * The most of a JSON text that is parsed, whoever sends it: what is parsed is walked several times on its way
 * to a subgraph. The longest forms of the portal stay below a tenth.
 */
export const MOST = {
  /** Objects, lists and what stands in them. */
  values: 20_000,
  /** How deep they stand in each other. */
  depth: 50,
} as const;

const [QUOTE, BACKSLASH, COLON, COMMA] = [34, 92, 58, 44];
const OPENING = { brace: 123, bracket: 91 };
const CLOSING = { brace: 125, bracket: 93 };

/** A bound that a text is past, and where. */
export interface Excess {
  text: string;
  /** Names of the outermost value in which it happened, and of the one within that. */
  names: readonly [string, string];
}

/** Where a string ends that began before this place. */
function endOfString(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) break;
    at += sign === BACKSLASH ? 2 : 1;
  }
  return at;
}

/** Looks once through a text that may be JSON; null when it may be parsed. */
export function excessOf(text: string): Excess | null {
  let [depth, values, from, to] = [0, 0, 0, 0];
  const names: [string, string] = ['', ''];
  const excess = (said: string): Excess => ({ text: said, names });
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) {
      from = at + 1;
      at = endOfString(text, from);
      to = at;
    } else if (sign === COLON) {
      if (depth === 1) names[0] = text.slice(from, to);
      else if (depth === 2) names[1] = text.slice(from, to);
    } else if (sign === COMMA || sign === OPENING.brace || sign === OPENING.bracket) {
      values += 1;
      if (sign !== COMMA) depth += 1;
      if (depth > MOST.depth) return excess(`Values may be nested at most ${MOST.depth} levels deep.`);
      if (values > MOST.values) return excess(`A request may hold at most ${MOST.values} values.`);
    } else if (sign === CLOSING.brace || sign === CLOSING.bracket) depth -= 1;
  }
  return null;
}

/** A name that can be said again as it is. */
const PLAIN = /^[a-z]\w{0,99}$/i;

export const plainName = (name: string): string | null => (PLAIN.test(name) ? name : null);

/** What is wrong with the extent of a GraphQL request as JSON, under the name of the variable; or null. */
export function requestProblem(text: string): PortalError | null {
  const excess = excessOf(text);
  if (!excess) return null;
  const [outer, inner] = excess.names;
  return badInput({ [plainName(outer === 'variables' ? inner : outer) ?? 'nonFieldErrors']: [excess.text] });
}
