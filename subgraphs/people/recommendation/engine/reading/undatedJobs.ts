import type { Word } from '../text/words.js';
import { TO } from './dates/dateForms.js';
import type { Period } from './dates/dates.js';
import { YEARS_TOLD } from './dates/years.js';
import { bareTitleAt, headerPeriod, isProse } from './jobLines.js';
import type { Job, ResumeLines } from './sections.js';
import { titlesIn } from './titles.js';
import type { Title } from './titles.js';
import type { Unit } from './units.js';
import {
  isEndAlone,
  isNumberInWords,
  isOfTime,
  isTimeAlone,
  leadsOn,
  standsAlone,
} from './dates/unreadDates.js';

/** Years of a job without dates. */
const UNDATED = 1.5;
const LONGEST_HEADER = 18;
const LONGEST_TITLE = 9;
const LONGEST_NAME = 6;
/** 06/18 ff. */
const LONGEST_DATE = 4;
const TITLE_BEGINS = 4;

export const isWithin = (last: Job | undefined, { from, to }: Period): boolean =>
  Boolean(last?.period && !last.isSummary && from >= last.period.from && to <= last.period.to);

/**
 * A line with a title and no time begins a job in a section of jobs, unless its time stands on a line beside
 * it.
 */
export function undatedAt(
  lines: ResumeLines,
  place: number,
  titles: Title[],
  period: Period | null,
  last: Job | undefined,
): Job | null {
  const unit = lines.units[place];
  const [first] = titles;
  if (!unit || !first || lines.sections[place] !== 'history' || !isWhole(lines, place)) return null;
  if (unit.isPoint && (!period || isWithin(last, period) || !isDateBefore(lines, unit, period, first)))
    return null;
  // Dates that were not understood are no part of what a line says.
  const telling = lines.words.slice(unit.from, unit.to).filter((word) => !isTimeAlone(word));
  const before = lines.words.slice(unit.from, first.from).filter((word) => !isTimeAlone(word));
  if (telling.length > LONGEST_TITLE || before.length > TITLE_BEGINS) return null;
  // What stands beyond a point of a list is another job's.
  const isPoint = (step: number) => lines.units[place + step]?.isPoint === true;
  const isDatedBeside = [1, 2, -1, -2].some(
    (step) => !isPoint(step) && !isPoint(Math.sign(step)) && isUnderstood(lines, place + step),
  );
  return isDatedBeside
    ? null
    : {
        titles: titles.slice(0, 2),
        period: null,
        from: place,
        to: place + 1,
        years: yearsTold(lines.words, unit) ?? UNDATED,
        isStudy: false,
      };
}

/**
 * A line by itself, but for dates that were not understood and look like sentences of their own: "2018 – ??
 * Accountant".
 */
function isWhole({ words, units }: ResumeLines, place: number): boolean {
  const isDate = ({ from, to }: Unit) => {
    const own = words.slice(from, Math.min(to, from + LONGEST_HEADER));
    if (own.every(isTimeAlone)) return true;
    const [word, next] = [words[from], words[to]];
    // "c. 2018"
    const isShort = own.length === 1 && word !== undefined && /^(?:\p{Ll}+|.{1,4})$/u.test(word.raw);
    return (
      own.length <= LONGEST_DATE && (own.some(isOfTime) || (isShort && next !== undefined && isOfTime(next)))
    );
  };
  let [first, last] = [place, place + 1];
  while (first > 0 && !units[first]?.isLine && place - first < LONGEST_NAME) first -= 1;
  while (last < units.length && !units[last]?.isLine && last - place < LONGEST_NAME) last += 1;
  const isEnd = last >= units.length || units[last]?.isLine === true;
  return (
    isEnd &&
    place - first < LONGEST_NAME &&
    units.slice(first, last).every((unit, at) => first + at === place || isDate(unit))
  );
}

/** "> 2018 Accountant": the sign of a list belongs to the date, and the title follows. */
const isDateBefore = ({ text, words }: ResumeLines, unit: Unit, period: Period, title: Title): boolean =>
  period.first - unit.from <= 1 &&
  !standsAlone(text, words, { first: period.first, last: period.first }, () => false) &&
  words.slice(period.last + 1, title.from).every(({ raw }) => !/^\p{Ll}/u.test(raw));

/** Whether a line names a time that dates it, and not only the start of one without a readable end. */
function isUnderstood(lines: ResumeLines, place: number): boolean {
  const period = headerPeriod(lines, place);
  const unit = lines.units[place];
  if (!period || !unit || isHalf(lines, unit, period) || isUnclear(lines, unit, period)) return false;
  // A year within a line without a title dates nothing: "Hill Ltd | 2005".
  return period.isSpan || period.first === unit.from || titlesOf(lines, unit).length > 0;
}

const titlesOf = ({ words, wordCounts }: ResumeLines, { from, to }: Unit): Title[] =>
  titlesIn(words, from, Math.min(to, from + LONGEST_HEADER), wordCounts);

/** Whether something that is not known stands beside the one month or year of a line: "circa 2018". */
export function isUnclear(lines: ResumeLines, unit: Unit, period: Period): boolean {
  const { text, words } = lines;
  if (period.isSpan || isProse(words, unit)) return false;
  const titles = titlesOf(lines, unit);
  const bare = bareTitleAt(words, unit.from, unit.to);
  const isTitle = (at: number) => at === bare || titles.some(({ from, to }) => from <= at && at <= to);
  return !standsAlone(text, words, period, isTitle);
}

const isInWordsAt = (word: Word | undefined): boolean => word !== undefined && isNumberInWords(word);

/** Whether a line has more of a date than the month or year that was understood: "06.2018 | FY26". */
export function isHalf(
  { text, words }: ResumeLines,
  { from, to }: Unit,
  { isSpan, first, last }: Period,
): boolean {
  if (isSpan) return false;
  const isInWords = (at: number) => at > from && [at - 1, at].every((one) => isInWordsAt(words[one]));
  const isMore = (word: Word, step: number) =>
    (from + step < first || from + step > last) &&
    (isInWords(from + step) || (isOfTime(word) && !TO.has(word.key)));
  return (
    leadsOn(text, words, last, to) ||
    isEndAlone(text, words, first) ||
    words.slice(from, Math.min(to, from + LONGEST_HEADER)).some(isMore)
  );
}

/** "3 years" in a line without dates. */
function yearsTold(words: readonly Word[], unit: Unit): number | null {
  for (let at = unit.from; at < unit.to - 1; at += 1) {
    const number = Number(words[at]?.raw);
    if (number > 0 && number < 50 && YEARS_TOLD.has(words[at + 1]?.key ?? '')) return number;
  }
  return null;
}
