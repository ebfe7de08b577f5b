import type { Problems } from '../errors.js';

type Text = string | null | undefined;

/** Longest run of combining marks: more than any language writes (UAX 15, stream-safe text). */
const MOST_MARKS = 30;
const MARKS_OVER = new RegExp(String.raw`(\p{M}{${MOST_MARKS}})\p{M}+`, 'gu');
const TOO_MANY_MARKS = new RegExp(String.raw`\p{M}{${MOST_MARKS + 1}}`, 'u');

/** Invisible characters: marks of the writing direction, joiners, fillers and the empty Braille cell. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * No short text that a person types is longer, in characters; longer ones are refused before any expensive work.
 */
export const MOST_WORKED_ON = 1_024;

/** Number of characters as PostgreSQL counts them: an emoji is one, though JavaScript sees two halves. */
export const lengthOf = (text: string): number => [...text].length;

/** Whether a text has more than `longest` characters; counts them only when it matters. */
export const isLonger = (text: string, longest: number): boolean =>
  text.length > longest && (text.length > 2 * longest || lengthOf(text) > longest);

/** A text without invisible characters; control characters stay. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** Whatever ends a line or sets apart on it: in a text of one line it is a blank. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]/;

/** Marks that turn the writing of what follows, also past the end of the text that has them. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text of one line: line breaks, tabs and several blanks become one blank, as every page shows it and every
 * search compares it; invisible characters of the direction are removed.
 */
export const inOneLine = (text: string): string =>
  text
    .replace(TURNS, '')
    .replace(/\p{Zs}{2,}/gu, ' ')
    .split(BREAKS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

/** Signs of Indian writing that take a vowel away; a joiner after one is spelling also where a word ends. */
const VIRAMAS = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca';
const JOINER_OUTSIDE = new RegExp(
  [
    String.raw`(?<![\p{L}\p{M}\p{Emoji}])[\u200c\u200d]`,
    String.raw`(?<![${VIRAMAS}])[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])`,
  ].join('|'),
  'gu',
);
const CONTROLS = /(?![\u200C\u200D])[\p{Cc}\p{Cf}]/gu;

/**
 * A name in one line, without control characters and marks of the writing direction. Joiners inside words stay
 * because they are part of the spelling, as in Persian, or combine several emoji into one.
 */
export const withoutControls = (text: string): string =>
  inOneLine(text).replace(CONTROLS, '').replace(JOINER_OUTSIDE, '');

/** Letters, digits, punctuation, symbols; no place for a picture that was not copied, no mark without a letter. */
const VISIBLE = /(?!\uFFFC)[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => !VISIBLE.test(withoutUnseen(text));

/**
 * The Unicode normal form of a text, in time that grows with its length alone: `normalize` sorts each run of
 * combining marks, which takes seconds for thousands of them, so a run is cut to 30 first.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(MARKS_OVER, '$1').normalize(form);

/**
 * Adds the problem of a text that is too long, or whose letters carry more marks than any language writes.
 */
export function checkLength(problems: Problems, field: string, text: string, longest: number): void {
  if (isLonger(text, longest))
    problems.add(field, `Ensure this field has no more than ${longest} characters.`);
  else if (TOO_MANY_MARKS.test(text)) {
    problems.add(field, `Ensure this field has no more than ${MOST_MARKS} combining marks in a row.`);
  }
}

/** A text without the blanks around it, at most `longest` characters; '' when nothing of it can be seen. */
export function readText(problems: Problems, field: string, text: Text, longest: number): string {
  const value = text?.trim() ?? '';
  checkLength(problems, field, value, longest);
  return problems.isClean(field) && isBlank(value) ? '' : value;
}

/** A text that has to be there, else `blank` is said. */
export function requiredText(
  problems: Problems,
  field: string,
  text: Text,
  longest: number,
  blank = 'This field may not be blank.',
): string {
  const value = readText(problems, field, text, longest);
  if (value === '') problems.add(field, blank);
  return value;
}

/** The line as it is stored: accents as parts of their letters, so that one name is not taken twice. */
function composed(problems: Problems, field: string, line: string, longest: number): string {
  if (!problems.isClean(field)) return line;
  const value = normalForm(line, 'NFC');
  checkLength(problems, field, value, longest); // of a few letters the form is longer
  return value;
}

/** As `readText`, for a text of one line such as a title. */
export const readLine = (problems: Problems, field: string, text: Text, longest: number): string =>
  composed(problems, field, readText(problems, field, inOneLine(text ?? ''), longest), longest);

/** As `requiredText`, for a text of one line such as a title. */
export const requiredLine = (
  problems: Problems,
  field: string,
  text: Text,
  longest: number,
  blank?: string,
): string =>
  composed(problems, field, requiredText(problems, field, inOneLine(text ?? ''), longest, blank), longest);
