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
export const MONTH_OF = new Map(
  MONTHS.flatMap((words, month) => words.map((word) => [word, month] as const)),
);
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
export const NOW = new Set(
  'present now today current currently date ongoing heute jetzt aktuell laufend dato actualidad actual actualmente presente fecha hoy aujourd jour actuel actuellement ce still lfd laufende vigente'.split(
    ' ',
  ),
);
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

/** Whether something like a date goes on behind a word, up to `end`: "2018 – ??", "2018 to 13/26". */
export function leadsOn(text: string, words: readonly Word[], last: number, end: number): boolean {
  const [next, after] = [words[last + 1], words[last + 2]];
  const rest = text.slice(words[last]?.end ?? 0, (words[last]?.end ?? 0) + 8);
  if (/^\s{0,3}[-–—‐‑−→>~]\s{0,3}[?'’.…_x]/iu.test(rest) && !/^\s{0,3}[-–—‐‑−→>~]\s{0,3}x\p{L}/iu.test(rest))
    return true;
  if (!next || last + 1 >= end) return false;
  if (/^\s{0,3}[-–—‐‑−→>~]/u.test(rest)) return isDateLike(next);
  return (
    TO.has(next.key) &&
    after !== undefined &&
    last + 2 < end &&
    (isDateLike(after) || /^\p{Ll}/u.test(after.raw))
  );
}
