import { tablesBeside } from '../../tables.js';
import { quoteAt } from '../../text/quote.js';
import { isJoined } from '../../text/words.js';
import type { Word } from '../../text/words.js';
import { NUMBERS } from './dateNumbers.js';
import { monthOf } from './dates.js';
import type { Period } from './dates.js';
import type { Unit } from '../units.js';

const { wordListsIn } = tablesBeside(import.meta.url);

const WORDS = wordListsIn('yearWords.tsv', [
  // Numbers that are articles too: "twice a year" counts no years.
  'articles',
  'years',
  'experience',
  // What lasts years and is no experience, or is counted from somewhere else: "a 3-year plan", "5 years
  // later", "20 years old".
  'otherThings',
  // Right before the number, the years are none that were worked: "every two years", "within 3 years", "vor
  // fünf Jahren", "per 2 years".
  'beforeOthers',
  'article',
  'since',
  'for',
  // "For eight years I have kept the books" lasts; "I kept the books for eight years" does not.
  'perfectTense',
  'most',
  'ranges',
  'told',
]);

/** Years that a text says outright: "8 years of experience", "mindestens drei Jahre". */
export interface YearsSaid {
  years: number;
  /** Of experience as such; else of what is named after them. */
  isTotal: boolean;
  at: number;
  quote: string;
}

/** What a length is given in, in a line without dates. */
export const YEARS_TOLD = WORDS.told;
/** Up to so many years are asked for; a company is older. */
const MOST_YEARS = 50;
/** Years among the first words are those of the person: "FE dev, 5 yrs". */
const FIRST_WORDS = 25;
const FOLLOWING = 4;
/** People of whom a resume is are older. */
const ADULT = 17;

export function yearsSaid(text: string, words: readonly Word[]): YearsSaid[] {
  const said: YearsSaid[] = [];
  words.forEach((word, at) => {
    if (!WORDS.years.has(word.key) || word.joint === 'stop') return;
    // "5+ years", "3-5 years", "at least 3 (three) years": the least is meant.
    const years = numberAt(words, at - 1);
    if (years === null) return;
    const next = following(words, at);
    const isOfExperience = next.some((key) => WORDS.experience.has(key));
    if (WORDS.articles.has(words[at - 1]?.key ?? '') && (!isOfExperience || numberAt(words, at - 2) !== null))
      return;
    const isRange =
      ['tight', 'sign'].includes(words[at - 1]?.joint ?? '') || WORDS.ranges.has(words[at - 2]?.key ?? '');
    const start = !isRange
      ? at - 1
      : numberAt(words, at - 2) !== null
        ? at - 2
        : numberAt(words, at - 3) !== null
          ? at - 3
          : at - 1;
    const least = numberAt(words, start) ?? years;
    if (isOther(words, start, next) || (!isOfExperience && isAge(words, start, at, least))) return;
    // "Up to 3 years" asks for none.
    const before = [words[start - 1]?.key, words[start - 2]?.key, words[start - 3]?.key];
    const isMost =
      before.some((key) => WORDS.most.has(key ?? '')) || (before[0] === 'zu' && before[1] === 'bis');
    said.push({
      years: isMost ? 0 : Math.min(least, years),
      isTotal: at < FIRST_WORDS || isOfExperience,
      at,
      quote: quoteAt(text, words, Math.max(0, start), at),
    });
  });
  return said;
}

/** "Málaga · 26 años": a number by itself that is an age sooner than years of work. */
function isAge(words: readonly Word[], start: number, at: number, years: number): boolean {
  const isApart = (word: Word | undefined) => word === undefined || !isJoined(word);
  return years >= ADULT && start < FIRST_WORDS && isApart(words[start]) && isApart(words[at + 1]);
}

/** The words after, to the end of the sentence. */
function following(words: readonly Word[], at: number): string[] {
  const next: string[] = [];
  for (const word of words.slice(at + 1, at + 1 + FOLLOWING)) {
    if (word.joint === 'stop') break;
    next.push(word.key);
  }
  return next;
}

function isOther(words: readonly Word[], start: number, next: readonly string[]): boolean {
  const before = words[start]?.joint === 'stop' ? undefined : words[start - 1]?.key;
  const isDefinite = before !== undefined && WORDS.article.has(before) && words[start - 1]?.joint !== 'stop';
  // "Hace ocho años" is ago, "desde hace ocho años" is since then.
  if (before === 'hace' && words[start - 2]?.key === 'desde') return false;
  if (before !== undefined && WORDS.beforeOthers.has(isDefinite ? (words[start - 2]?.key ?? '') : before))
    return true;
  return WORDS.otherThings.has(next[0] ?? '') || (next[0] === 'of' && next[1] === 'age');
}

/** A number in figures or words, up to the longest working life. */
export function numberAt(words: readonly Word[], at: number): number | null {
  const raw = words[at]?.raw.replace(/\++$/, '') ?? '';
  if (/^\d{1,2}$/.test(raw)) return Number(raw) <= MOST_YEARS ? Number(raw) : null;
  return NUMBERS.numbers.get(words[at]?.key ?? '') ?? null;
}

const LONGEST_SENTENCE = 40;

/**
 * The time until now, given by its length: "seit acht Jahren", "depuis onze ans", "desde hace
 * ocho años", "llevo ocho años", "for eight years I have".
 */
export function periodUntilNow(words: readonly Word[], { from, to }: Unit, today: string): Period | null {
  const end = Math.min(to, from + LONGEST_SENTENCE);
  for (let at = from + 2; at < end; at += 1) {
    const years = WORDS.years.has(words[at]?.key ?? '') ? numberAt(words, at - 1) : null;
    if (years === null || !isUntilNow(words, at - 2, from, end)) continue;
    const now = monthOf(today) + 1;
    return { from: now - years * 12, to: now, first: at - 2, last: at, isSpan: true };
  }
  return null;
}

function isUntilNow(words: readonly Word[], before: number, from: number, end: number): boolean {
  const key = words[before]?.key ?? '';
  if (WORDS.since.has(key) || key === 'llevo') return true;
  if (key === 'hace') return words[before - 1]?.key === 'desde';
  return WORDS.for.has(key) && words.slice(from, end).some((word) => WORDS.perfectTense.has(word.key));
}

const FULL_YEARS = 2;
const LEAST_RECENCY = 10;

/** What is left of knowledge after so many years: all for two, half after ten, then little. */
export function recencyOf(ago: number): number {
  if (ago <= FULL_YEARS) return 1;
  if (ago <= LEAST_RECENCY) return 1 - ((ago - FULL_YEARS) / (LEAST_RECENCY - FULL_YEARS)) * 0.5;
  return Math.max(0.15, 0.35 - (ago - LEAST_RECENCY) * 0.03);
}
