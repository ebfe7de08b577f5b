import { tablesBeside } from '../../tables.js';
import type { Word } from '../../text/words.js';

const { wordListsIn } = tablesBeside(import.meta.url);

const WORDS = wordListsIn('lengthWords.tsv', [
  'months',
  'years',
  // Behind a length that counts from somewhere else.
  'later',
]);

const MONTHS_OF: ReadonlyMap<string, number> = new Map([
  ...[...WORDS.months].map((name) => [name, 1] as const),
  ...[...WORDS.years].map((name) => [name, 12] as const),
]);
const MOST_YEARS = 50;
/** What a length is behind: a bracket, a dash or a comma. */
const BEFORE = /^[^\S\n]{0,2}(?:[([,·|]|[-–—])[^\S\n]{0,2}$/u;

/** How long what begins with a date lasts: "June 2018 (2 years 10 months)", "06/2018, 6 months". */
export function lengthAfter(
  text: string,
  words: readonly Word[],
  date: number,
  end: number,
): { months: number; last: number } | null {
  let [months, last] = [0, date];
  for (let at = date + 1; at + 1 < end && at <= date + 4; at += 2) {
    const [number, unit] = [words[at], words[at + 1]];
    const size = MONTHS_OF.get(unit?.key ?? '');
    if (!number || size === undefined || unit?.joint !== 'space' || !/^\d{1,2}$/.test(number.raw)) break;
    const gap = text.slice(words[last]?.end ?? 0, number.start);
    if (last === date ? !BEFORE.test(gap) : gap.length > 2 && !/^,? ?(?:and|und|y|et)? ?$/.test(gap)) break;
    months += Number(number.raw) * size;
    last = at + 1;
  }
  const isLength = months > 0 && months <= MOST_YEARS * 12 && !WORDS.later.has(words[last + 1]?.key ?? '');
  return isLength ? { months, last } : null;
}
