import { tablesBeside } from '../tables.js';
import type { Word } from './words.js';

const { linesIn } = tablesBeside(import.meta.url);

/** Longest quote, in characters. */
const LONGEST = 90;
/** Blanks that part columns. */
const COLUMN = 4;
const MOST_WORDS = 50;
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['«', '»'],
  ['“', '”'],
  ['„', '“'],
]);
const CLOSING = new Set(PAIRS.values());
/** Signs that belong to the word before them. */
const TRAILING = /^(?:[%€$£°]|[+#]+|[)\]}»”"’'!?]| %| €)+/u;
const LEADING = /[([{«“„"‘'€$£~≈>+#@.-]+$/u;
/** Words that begin what is cut off behind them. */
const OPEN = new Set(linesIn('openWords.txt'));

const UP_TO_SIGN = /^[^()[\]{}«»“”„"\n]*[)\]}»”]/u;

interface Span {
  start: number;
  end: number;
}

/**
 * What a text says around the words from `from` to `to`, word for word, within one line and sentence: whole
 * clauses where they fit, brackets in pairs.
 */
export function quoteAt(text: string, words: readonly Word[], from: number, to: number): string {
  const [first, last] = [words[from], words[to]];
  if (!first || !last) return '';
  if (last.end - first.start > LONGEST || text.slice(first.start, last.end).includes('\n'))
    return cut(text, first);
  const kept = { start: first.start, end: last.end };
  const span = around(text, words, from, to);
  return text.slice(...asPair(balanced(text, span, kept)));
}

const asPair = ({ start, end }: Span): [number, number] => [start, end];

/** A word that is longer than any quote is cut, but never within a sign of two halves. */
function cut(text: string, { start, end }: Word): string {
  return [...text.slice(start, Math.min(end, start + LONGEST))]
    .filter((sign) => !/^[\uD800-\uDFFF]$/.test(sign))
    .join('');
}

/** The sentence; or as many clauses beside the one with the words as fit; or as many words. */
function around(text: string, words: readonly Word[], from: number, to: number): Span {
  let [left, right] = [from, to];
  const span = (): Span => withSigns(text, words, left, right);
  const fits = (one: number, other: number) => {
    const { start, end } = withSigns(text, words, one, other);
    return end - start <= LONGEST;
  };
  for (const isBorder of [isClause, isWord]) {
    for (let isGrowing = true; isGrowing;) {
      isGrowing = false;
      const next = isGrowable(text, words, right + 1) ? farthest(text, words, right + 1, isBorder) : right;
      if (next > right && fits(left, next)) [right, isGrowing] = [next, true];
      const before = isGrowable(text, words, left) ? nearest(text, words, left - 1, isBorder) : left;
      if (before < left && fits(before, right)) [left, isGrowing] = [before, true];
    }
    // Clauses that say enough are not filled up with halves of others.
    const { start, end } = span();
    if (end - start >= LONGEST / 2) break;
  }
  // The number or letter that counts a point is no part of what it says.
  if (
    left < from &&
    words[left]?.joint === 'stop' &&
    /^(?:o|[a-z]|\d{1,2})$/.test(words[left]?.raw ?? '') &&
    /^(?:o |.{1,2}[.)] )/.test(text.slice(words[left]?.start ?? 0, (words[left]?.start ?? 0) + 4))
  )
    left += 1;
  while (
    right > to &&
    right + 1 < words.length &&
    isGrowable(text, words, right + 1) &&
    OPEN.has(words[right]?.key ?? '')
  )
    right -= 1;
  return span();
}

const isClause = (word: Word): boolean =>
  word.joint === 'comma' || word.joint === 'sign' || word.joint === 'stop';
const isWord = (): boolean => true;

/** The last word before the next border, from `at` on. */
function farthest(
  text: string,
  words: readonly Word[],
  at: number,
  isBorder: (word: Word) => boolean,
): number {
  let last = at;
  for (let step = 0; step < MOST_WORDS; step += 1) {
    const next = words[last + 1];
    if (!next || !isSame(text, words, last + 1) || isBorder(next)) break;
    last += 1;
  }
  return last;
}

/** The first word after the border before, from `at` back. */
function nearest(
  text: string,
  words: readonly Word[],
  at: number,
  isBorder: (word: Word) => boolean,
): number {
  let first = at;
  for (let step = 0; step < MOST_WORDS; step += 1) {
    const word = words[first];
    if (!word || first === 0 || isBorder(word) || !isSame(text, words, first)) break;
    first -= 1;
  }
  return first;
}

function isGrowable(text: string, words: readonly Word[], at: number): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (!word || !before || !isSame(text, words, at)) return false;
  return !/\t| {4}/.test(text.slice(before.end, word.start));
}

/** Whether a word belongs to the sentence and line of the one before it. */
function isSame(text: string, words: readonly Word[], at: number): boolean {
  const [word, before] = [words[at], words[at - 1]];
  return (
    word !== undefined &&
    before !== undefined &&
    word.joint !== 'stop' &&
    word.start - before.end < COLUMN * 2 &&
    !text.slice(before.end, word.start).includes('\n')
  );
}

/** With the signs that belong to the first and last word: .NET, "quoted", 30 %. */
function withSigns(text: string, words: readonly Word[], left: number, right: number): Span {
  const [start, end] = [words[left]?.start ?? 0, words[right]?.end ?? 0];
  const before = LEADING.exec(text.slice(Math.max(words[left - 1]?.end ?? 0, start - 3), start))?.[0] ?? '';
  const after =
    TRAILING.exec(text.slice(end, Math.min(words[right + 1]?.start ?? text.length, end + 3)))?.[0] ?? '';
  return { start: start - before.length, end: end + after.length };
}

/** Without halves of pairs: cut on the side away from what has to stay. */
function balanced(text: string, span: Span, kept: Span): Span {
  let { start, end } = span;
  for (let round = 0; round < LONGEST; round += 1) {
    const odd = oddSign(text, start, end);
    if (odd === null) break;
    // The other half may be a little further on: "(hotels, shops ...)".
    const rest = UP_TO_SIGN.exec(text.slice(end, start + LONGEST))?.[0];
    if (rest !== undefined && rest.at(-1) === PAIRS.get(text.charAt(odd))) {
      end += rest.length;
      continue;
    }
    if (odd >= kept.end) end = odd;
    else if (odd < kept.start) start = odd + 1;
    else break;
  }
  while (start < kept.start && !isSolid(text.charAt(start), /[.€$£"'‘(@#~+\-[{«“„]/)) start += 1;
  while (end > kept.end && !isSolid(text.charAt(end - 1), /[%€$£°+#)\]}»”"’'!?]/)) end -= 1;
  return { start, end };
}

const isSolid = (sign: string, also: RegExp): boolean =>
  /[\p{L}\p{M}\p{N}]/u.test(sign) || also.test(sign) || /[\uD800-\uDFFF]/.test(sign);

/** The place of a sign without its other half. */
function oddSign(text: string, start: number, end: number): number | null {
  const open: number[] = [];
  let quote: number | null = null;
  for (let at = start; at < end; at += 1) {
    const sign = text.charAt(at);
    const opener = open.at(-1);
    if (sign === '"') quote = quote === null ? at : null;
    else if (opener !== undefined && PAIRS.get(text.charAt(opener)) === sign) open.pop();
    else if (PAIRS.has(sign)) open.push(at);
    else if (CLOSING.has(sign)) return at;
  }
  return open.at(-1) ?? quote;
}
