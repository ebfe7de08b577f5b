import { hasTrigram } from '../postgres/fold.js';

/** Shorter texts are too near to too many others to be taken for mistyped; longer ones are copied, not typed. */
const SHORTEST = 4;
const LONGEST = 30;
/** So many letters of a pattern are known at least, three of them side by side, as the trigram index needs. */
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
 * Patterns of LIKE for the texts that a folded text may have been meant for: with one letter of it wrong, too many,
 * missing, or changed with its neighbour. Each is as likely to be wanted as any other; none is the text itself.
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
