import { plainOf } from '../text/keys.js';
import type { Word } from '../text/words.js';
import { BETWEEN_SIGNS, isDateLike, TO } from './dateForms.js';

/** Numbers in words, of which years are made: twenty eighteen, zweitausendachtzehn. */
const NUMBER_WORDS = new Set(
  (
    'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty ' +
    'sixty seventy eighty ninety hundred thousand two three four five six seven eight nine oh mil mille deux ' +
    'dos dix onze douze treize quatorze quinze seize vingt trente diez once doce trece catorce quince ' +
    'dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco ' +
    'veintiseis'
  ).split(' '),
);
export const isNumberInWords = ({ raw }: Word): boolean => NUMBER_WORDS.has(plainOf(raw));
const LONG_NUMBER = /^(?:zweitausend|neunzehnhundert|tweeduizend|negentienhonderd|duemila|millenove)/;
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
  isOfTime(word) || isNumberInWords(word) || TIME_LINKS.has(plainOf(word.raw));
const TIME_LINKS = new Set(
  'of in the then and or from early mid late und von et de du des y del ca circa'.split(' '),
);

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

const ENDS_ONLY = new Set('until till before bis vor hasta antes jusqu avant fino ate tot'.split(' '));
const SIGN_BEFORE = new RegExp(`(?:^|[\\n,;(|]|\\t)[^\\S\\n]{0,3}(?:${BETWEEN_SIGNS})[^\\S\\n]{0,2}$`, 'u');

/** Whether a date is an end whose beginning is not known: "until 2021", "bis zum 1.3.2021", "(– 2021)". */
export const isEndAlone = (text: string, words: readonly Word[], first: number): boolean =>
  [1, 2].some((back) => ENDS_ONLY.has(words[first - back]?.key ?? '')) ||
  SIGN_BEFORE.test(text.slice(Math.max(0, (words[first]?.start ?? 0) - 8), words[first]?.start ?? 0));
