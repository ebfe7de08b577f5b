import { plainOf } from '../text/keys.js';
import type { Word } from '../text/words.js';

/** Words of dates and periods in four languages, as they are compared: lower case, without accents. */
const MONTHS = [
  'jan january januar janner enero ene janvier janv',
  'feb february februar febrero fevrier fev fevr',
  'mar march marz maerz mrz marzo mars',
  'apr april abril abr avril avr',
  'may mai mayo',
  'jun june juni junio juin',
  'jul july juli julio juillet juil juill',
  'aug august agosto ago aout',
  'sep sept september septiembre septembre',
  'oct october okt oktober octubre octobre',
  'nov november noviembre novembre',
  'dec december dez dezember diciembre dic decembre',
].map((words) => words.split(' '));
/** Languages of whose dates the runtime knows the words, beside the four. */
const OTHERS = 'it pt nl sv da nb pl cs sk fi ro hu hr tr ru uk el'.split(' ');

/** A month as it is called alone, and behind a day: październik, października. */
function namesOf(language: string): [name: string, month: number][] {
  const ways: Intl.DateTimeFormatOptions[] = [{ month: 'long' }, { month: 'long', day: 'numeric' }];
  return ways.flatMap((way) => {
    const format = new Intl.DateTimeFormat(language, { ...way, timeZone: 'UTC' });
    return MONTHS.map((_, month): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2000, month, 15));
      return [plainOf(parts.find(({ type }) => type === 'month')?.value ?? ''), month];
    });
  });
}

// The last of two that are alike is kept: the words of the four languages.
export const MONTH_OF: ReadonlyMap<string, number> = new Map([
  ...OTHERS.flatMap(namesOf),
  ...MONTHS.flatMap((words, month) => words.map((word): [string, number] => [word, month])),
]);
export const SEASONS = new Map(
  Object.entries({
    spring: 2,
    summer: 5,
    autumn: 8,
    fall: 8,
    winter: 11,
    sommer: 5,
    herbst: 8,
    fruhjahr: 2,
    verano: 5,
    ete: 5,
    q1: 0,
    q2: 3,
    q3: 6,
    q4: 9,
  }),
);
/** Today in other languages, where it is one word. */
const TODAYS = OTHERS.map((language) =>
  plainOf(new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'day')),
);
export const NOW = new Set([
  ...TODAYS,
  ...'present now today current currently date ongoing heute jetzt aktuell laufend dato actualidad actual actualmente presente fecha hoy aujourd jour actuel actuellement ce still lfd laufende vigente heden nu attuale attualmente atual atualmente'.split(
    ' ',
  ),
]);
export const SINCE = new Set('since seit depuis desde ab'.split(' '));
export const TO = new Set('to until till through thru bis zum a al hasta au jusqu und'.split(' '));

/** Whether a word may be a part of a date: figures, months, and what stands between two of them. */
export const isDateLike = ({ raw, key }: Word): boolean =>
  /\d/.test(raw) ||
  MONTH_OF.has(plainOf(raw)) ||
  SEASONS.has(key) ||
  NOW.has(key) ||
  SINCE.has(key) ||
  TO.has(key);

/** Signs that stand between the two ends of a period. */
export const BETWEEN_SIGNS = String.raw`[-–—―‐‑−→>~]{1,2}|\.{2,3}|…`;
const SIGN_NEXT = new RegExp(`^\\s{0,3}(?:${BETWEEN_SIGNS})`, 'u');
/** Signs for an end that is not known. */
const UNKNOWN_NEXT = new RegExp(`^\\s{0,3}(?:${BETWEEN_SIGNS})\\s{0,3}(?!x\\p{L})[?'’.…_x]`, 'iu');

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
      isDateLike(next) ||
      /^\p{Ll}/u.test(next.raw) ||
      after === undefined ||
      last + 2 >= end ||
      /[)\]]/.test(text.charAt(next.end))
    );
  return (
    TO.has(next.key) &&
    after !== undefined &&
    last + 2 < end &&
    (isDateLike(after) || /^\p{Ll}/u.test(after.raw))
  );
}
