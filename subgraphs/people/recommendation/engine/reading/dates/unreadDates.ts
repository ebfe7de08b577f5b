import { tablesBeside } from '../../tables.js';
import { plainOf } from '../../text/keys.js';
import { isJoined } from '../../text/words.js';
import type { Word } from '../../text/words.js';
import { BETWEEN_SIGNS, isDateLike, TO } from './dateForms.js';

const { wordListsIn } = tablesBeside(import.meta.url);

const WORDS = wordListsIn('unreadWords.tsv', [
  // Numbers in words, of which years are made: twenty eighteen, zweitausendachtzehn.
  'numbers',
  'timeLinks',
  'endsOnly',
  // Words that only lead to a date: "early in 2018", "year: 2018".
  'dateLinks',
  // What leads to an employer, also in small letters: "2018 at a bank", "at a bank 2018".
  'employerLinks',
  // Before a year that is not certain, with a capital, too.
  'guesses',
  'longNumbers',
]);

export const isNumberInWords = ({ raw }: Word): boolean => WORDS.numbers.has(plainOf(raw));
const LONG_NUMBER = new RegExp(`^(?:${[...WORDS.longNumbers].join('|')})`);
const ROMAN_YEAR = /^M[MDCLXVI]{1,9}$/;
/** What a form says where a date is wanted: dd/mm/yyyy, XX.XX.XXXX. */
const PLACEHOLDER = /^(?:x{1,4}|d{1,2}|m{1,2}|y{2}|y{4}|tt|jj|jjjj|aa|aaaa)$/i;

/** Whether a word is a part of a date, even of one that is not understood: MMXVIII, yyyy, zweitausendachtzehn. */
export const isOfTime = (word: Word): boolean =>
  isDateLike(word) ||
  LONG_NUMBER.test(plainOf(word.raw)) ||
  ROMAN_YEAR.test(word.raw) ||
  PLACEHOLDER.test(word.raw);

/** Whether it says nothing but a time where it is beside others that do. */
export const isTimeAlone = (word: Word): boolean =>
  isOfTime(word) || isNumberInWords(word) || WORDS.timeLinks.has(plainOf(word.raw));

const SIGN_NEXT = new RegExp(`^\\s{0,3}(?:${BETWEEN_SIGNS})`, 'u');
/** Signs for an end that is not known. */
const UNKNOWN_NEXT = new RegExp(
  `^\\s{0,3}(?:${BETWEEN_SIGNS}|[|/;])\\s{0,3}(?!x\\p{L})[?'’.…_x]|^[^\\S\\n]{0,2}(?:…|\\.{2,3}|\\?)`,
  'iu',
);

/**
 * Whether something like the end of a period follows a word, up to `end`: "2018 – ??", "2018 to 13/26",
 * "2018 – onbekend".
 */
export function leadsOn(text: string, words: readonly Word[], last: number, end: number): boolean {
  const [next, after] = [words[last + 1], words[last + 2]];
  const rest = text.slice(words[last]?.end ?? 0, (words[last]?.end ?? 0) + 8);
  if (UNKNOWN_NEXT.test(rest)) return true;
  if (!next || last + 1 >= end) return false;
  if (SIGN_NEXT.test(rest))
    return (
      isTimeAlone(next) ||
      /^\p{Ll}/u.test(next.raw) ||
      after === undefined ||
      last + 2 >= end ||
      /[)\]]/.test(text.charAt(next.end))
    );
  if (!TO.has(next.key)) return false;
  // "2018 to ??"
  if (after === undefined || last + 2 >= end) return true;
  return isTimeAlone(after) || /^\p{Ll}/u.test(after.raw);
}

const SIGN_BEFORE = new RegExp(`(?:^|[\\n,;(|]|\\t)[^\\S\\n]{0,3}(?:${BETWEEN_SIGNS})[^\\S\\n]{0,2}$`, 'u');

/** Whether a date is an end whose beginning is not known: "until 2021", "bis zum 1.3.2021", "(– 2021)". */
export const isEndAlone = (text: string, words: readonly Word[], first: number): boolean =>
  [1, 2].some((back) => WORDS.endsOnly.has(words[first - back]?.key ?? '')) ||
  SIGN_BEFORE.test(text.slice(Math.max(0, (words[first]?.start ?? 0) - 8), words[first]?.start ?? 0));

/** Signs that only part or list: commas, brackets, bars, quotes, one stop, the usual bullets. */
const KNOWN_SIGNS = /^(?:[\s,;:|()[\]*#•·‣'’‘´`"“”„«»\p{So}\p{Co}]|(?<!\.)\.(?!\.))*$/u;
/** "Hill Ltd – 2018" has two parts; "Hill Ltd –2018" and "2018– Hill Ltd" have one end of a period. */
const DASH_BETWEEN = /^(?:\s{1,3}[-–—/]\s{1,3}|[-–—])$/;
/** Here another part of the line begins: words before it say nothing about the date. */
const NEW_PART = /[,;|()[\]\t•·]/;
const LONGEST_SIGNS = 12;
/** Words before a date that are looked at. */
const REACH = 4;
const SHORTEST_NAME = 2;

/** "eBay" is a name. */
const isLower = ({ raw }: Word): boolean => /^\p{Ll}+$/u.test(raw);

/** "at a small bank 2018": words in small letters, up to what leads to an employer. */
function isEmployer(text: string, words: readonly Word[], last: number): boolean {
  for (let at = last; at > last - REACH; at -= 1) {
    const word = words[at];
    if (!word || !isLower(word) || WORDS.guesses.has(plainOf(word.raw))) return false;
    if (at < last && WORDS.employerLinks.has(word.key)) return true;
    if (/[^ ]/.test(signsBefore(text, words, at))) return false;
  }
  return false;
}

/**
 * Whether nothing unknown stands right beside a date on its line. "> 2018", "?? 2018", "circa 2018" and "2018+"
 * may be the one end of a period, or a guess; what a sign or a word means there need not be known. `isTitle`
 * tells which words are part of a title.
 */
export const standsAlone = (
  text: string,
  words: readonly Word[],
  { first, last }: { first: number; last: number },
  isTitle: (at: number) => boolean,
): boolean => isClearBefore(text, words, first, isTitle) && isClearBehind(text, words, last, isTitle);

function isClearBefore(
  text: string,
  words: readonly Word[],
  first: number,
  isTitle: (at: number) => boolean,
): boolean {
  for (let at = first - 1; at >= first - REACH; at -= 1) {
    const [word, signs] = [words[at], signsBefore(text, words, at + 1)];
    const isFirst = word === undefined || signs.includes('\n');
    if (isFirst || !DASH_BETWEEN.test(signs)) {
      if (!KNOWN_SIGNS.test(signs.slice(signs.lastIndexOf('\n') + 1))) return false;
      if (isFirst || NEW_PART.test(signs)) return true;
    }
    if (isTitle(at)) return true;
    if (isEmployer(text, words, at)) return true;
    if (!WORDS.dateLinks.has(word.key))
      return (
        /^[\p{L}\p{N}]/u.test(word.raw) && !isLower(word) && !isLone(text, words, at, /[.:]/.test(signs))
      );
  }
  return false;
}

/**
 * A word by itself in its part of a line, where a capital says nothing: "Approx. 2018", "(Maybe 2018)", "End:
 * 2018". Behind a comma it may be an employer: "Accountant, Siemens 2018".
 */
function isLone(text: string, words: readonly Word[], at: number, isLabel: boolean): boolean {
  let first = at;
  while (words[first]?.joint === 'tight' && first > at - REACH) first -= 1;
  const signs = signsBefore(text, words, first);
  if (first === 0 || /[\n([|\t]/.test(signs)) return true;
  const raw = words[at]?.raw ?? '';
  return (
    WORDS.guesses.has(plainOf(raw)) || (NEW_PART.test(signs) && (isLabel || raw.length <= SHORTEST_NAME))
  );
}

function isClearBehind(
  text: string,
  words: readonly Word[],
  last: number,
  isTitle: (at: number) => boolean,
): boolean {
  const end = words[last]?.end ?? 0;
  const [signs = ''] = text
    .slice(end, Math.min(end + LONGEST_SIGNS, words[last + 1]?.start ?? Infinity))
    .split('\n');
  if (/[+#]$/.test(words[last]?.raw ?? '')) return false;
  if (!KNOWN_SIGNS.test(signs) && !DASH_BETWEEN.test(signs)) return false;
  const next = words[last + 1];
  const isBeside = /^[^\S\n]+$/.test(text.slice(end, next?.start));
  if (isBeside && next?.raw === '&') return false;
  if (!next || !isBeside || !isLower(next) || isTitle(last + 1) || WORDS.employerLinks.has(next.key))
    return true;
  const after = words[last + 2];
  // "2018 approx."
  return after !== undefined && isJoined(after);
}

const signsBefore = (text: string, words: readonly Word[], at: number): string =>
  text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0);
