import { hasTrigram } from '../postgres/fold.js';

/** Shorter texts are similar to too many others to be corrected; longer ones are copied, not typed. */
const SHORTEST = 4;
const LONGEST = 30;
/** A pattern has at least this many known letters, three of them adjacent, as the trigram index needs. */
const KNOWN = 4;

/** Matches one letter of any kind. */
const ANY = '_';

interface Letter {
  sign: string;
  isAny?: boolean;
}

const any: Letter = { sign: ANY, isAny: true };
const written = (letters: readonly Letter[]): string =>
  letters.map(({ sign, isAny }) => (isAny ? ANY : sign.replace(/[\\%_]/, '\\$&'))).join('');

/** Whether the index can look it up without reading everything. */
function isPrecise(letters: readonly Letter[]): boolean {
  const text = letters.map(({ sign, isAny }) => (isAny ? '\n' : sign)).join('');
  return letters.filter(({ isAny }) => !isAny).length >= KNOWN && hasTrigram(text);
}

/**
 * Patterns of LIKE for possible corrections of a folded text: with one letter wrong, added, missing, or swapped
 * with its neighbour. They are equally likely; none is the text itself.
 */
export function slipsOf(text: string): string[] {
  const letters = [...text].map((sign): Letter => ({ sign }));
  if (letters.length < SHORTEST || letters.length > LONGEST) return [];
  const meant: Letter[][] = [];
  for (const [at, letter] of letters.entries()) {
    const before = letters.slice(0, at);
    const after = letters.slice(at + 1);
    const [next, ...rest] = after;
    meant.push([...before, ...after]);
    if (at > 0) meant.push([...before, any, letter, ...after]);
    if (at > 0 && next) meant.push([...before, any, ...after]);
    if (next && next.sign !== letter.sign) meant.push([...before, next, letter, ...rest]);
  }
  return [...new Set(meant.filter(isPrecise).map((one) => `%${written(one)}%`))];
}
