import { tablesBeside } from '../tables.js';
import { keyOf, SHORT } from './keys.js';

const { wordListsIn } = tablesBeside(import.meta.url);

const WORDS = wordListsIn('lineWords.tsv', [
  'abbreviations',
  'tellers',
  'and',
  'beginnings',
  // No line ends with them, unless it continues below.
  'linking',
]);

/**
 * What is between a word and the one before: a space; a sign without spaces (CI/CD, on-site, R&D); a
 * comma; another sign (bracket, colon, dash between spaces); the end of a sentence or line.
 */
export type Joint = 'space' | 'tight' | 'comma' | 'sign' | 'stop';

/** A word of a text, with its place there. */
export interface Word {
  /** Lower case, without accents and plural. */
  key: string;
  raw: string;
  start: number;
  end: number;
  joint: Joint;
}

/** Longer words are no words, but cost time: they are cut. */
const LONGEST = 40;
const ABBREVIATIONS: ReadonlySet<string> = new Set([...SHORT.keys(), ...WORDS.abbreviations]);
const WORD = /[\p{L}\p{M}\p{N}]+(?:[+#]{1,2}(?![\p{L}\p{N}+#]))?/gu;

/** Only a blank, or a sign without blanks, is between it and the word before. */
export const isJoined = (word: Word | undefined): boolean =>
  word?.joint === 'space' || word?.joint === 'tight';

/** Splits a text into words in one pass; signs are kept as the joint of the word that follows. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let before: Word | null = null;
  for (const found of text.matchAll(WORD)) {
    let start = found.index;
    const end = start + found[0].length;
    // Jane's: what is owned counts as the owner's name.
    if (
      (found[0] === 's' || found[0] === 'S') &&
      before?.end === start - 1 &&
      /['’]/.test(text.charAt(start - 1))
    )
      continue;
    if (
      /^net$/i.test(found[0]) &&
      text.charAt(start - 1) === '.' &&
      !/[\p{L}\p{N}.]/u.test(text.charAt(start - 2))
    )
      start -= 1;
    // A word parted at the end of a line, or by a soft hyphen, is one.
    if (before && isParted(text.slice(before.end, start), before, found[0])) {
      before.raw = (before.raw + found[0]).slice(0, LONGEST);
      before.key = keyOf(before.raw);
      before.end = end;
      continue;
    }
    // Between spaces it is read as the word: "Learning & Development".
    const and = before && text.slice(before.end, start) === ' & ' ? before.end + 1 : null;
    if (and !== null) {
      before = { key: 'and', raw: '&', start: and, end: and + 1, joint: 'space' };
      words.push(before);
    }
    const raw = text.slice(start, Math.min(end, start + LONGEST));
    const word: Word = {
      key: keyOf(raw),
      raw,
      start,
      end,
      joint: before && !isPointed(text, before.end, start) ? jointOf(text, start, before, found[0]) : 'stop',
    };
    words.push(word);
    before = word;
  }
  return words;
}

/** A point of a list that begins with a small letter: "o Payroll", "a) payroll". */
function isPointed(text: string, end: number, start: number): boolean {
  return (
    text.slice(end, start).includes('\n') &&
    /^(?:o[^\S\n]+\p{Lu}|[a-z][)] )/u.test(text.slice(start, start + 6))
  );
}

function isParted(between: string, before: Word, next: string): boolean {
  return (
    between === '\u00AD' ||
    (between.length < 12 &&
      /^[-\u2010\u00AD]\r?\n[^\S\n]*$/.test(between) &&
      /\p{L}$/u.test(before.raw) &&
      /^\p{Ll}/u.test(next))
  );
}

function jointOf(text: string, start: number, before: Word, next: string): Joint {
  const between = text.slice(before.end, start);
  if (between === ' ') return 'space';
  const signs = between.trim();
  // Schul- und Berufsausbildung
  if (between === '- ' && WORDS.and.has(next)) return 'space';
  if (between.includes('\n') || between.includes('\r'))
    return isWrapped(between, signs, before, next) && !isTitleLine(text, before, next) ? 'space' : 'stop';
  if (signs === '') return between.includes('\t') || between.length > 3 ? 'sign' : 'space';
  if (signs === between && signs.length === 1 && "-/.’'_+@&‐‑·".includes(signs)) return 'tight';
  if (signs === '.') return isAbbreviated(before, next) ? 'space' : 'stop';
  if (/[!?;•▪●‣◦■►…]/u.test(signs) || /\.[)"”»\s]|\.$/u.test(signs)) return 'stop';
  return signs.startsWith(',') ? 'comma' : 'sign';
}

/**
 * A line that continues below: nothing or a comma at its end, no empty line, and a small letter to begin with;
 * not a heading in capitals, nor before a time.
 */
function isWrapped(between: string, signs: string, { raw, key }: Word, next: string): boolean {
  // German nouns begin with a capital letter: after an article or the like the sentence continues.
  if (signs === '' && WORDS.linking.has(key) && /^\p{Ll}/u.test(raw) && !/\n[^\S\n]*\r?\n/.test(between))
    return true;
  if (WORDS.beginnings.has(next) || (raw.length > 3 && /^\p{Lu}+$/u.test(raw))) return false;
  return (
    (signs === '' || signs === ',') &&
    between.indexOf('\n') === between.lastIndexOf('\n') &&
    /^\p{Ll}/u.test(next)
  );
}

const LONGEST_TITLE = 40;
/** One or two words with capitals. */
const TITLE = /(?:^|\n)[^\S\n]*\p{Lu}\p{L}{3,}(?: \p{Lu}\p{L}+)?$/u;

/** One word after an empty line is a heading: "Experience", and below it "in 2018 …". */
const HEADING = /(?:^|\n)[^\S\n]*\n[^\S\n]*\p{Lu}\p{L}{3,}$/u;

/** A line that is too short to go on below, such as "Experience", unless a small word links them. */
function isTitleLine(text: string, { end }: Word, next: string): boolean {
  if (WORDS.and.has(next)) return false;
  const line = text.slice(Math.max(0, end - LONGEST_TITLE), end);
  return HEADING.test(line) || (!WORDS.linking.has(next) && TITLE.test(line));
}

function isAbbreviated(before: Word, next: string): boolean {
  // "… at Marlow Ltd. I close the books."
  if (WORDS.tellers.has(next) && before.raw.length > 1) return false;
  return (
    ABBREVIATIONS.has(before.raw.toLowerCase()) || before.raw.length === 1 || /^[\p{Ll}\p{N}]/u.test(next)
  );
}
