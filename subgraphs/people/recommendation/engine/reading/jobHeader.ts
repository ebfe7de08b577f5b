import type { Word } from '../text/words.js';
import {
  areaTitles,
  bareTitleAt,
  headerPeriod,
  isCertificate,
  isProse,
  isStudied,
  periodInProse,
  titlesInProse,
} from './jobLines.js';
import type { Period } from './dates.js';
import { TO } from './dateForms.js';
import { isEndAlone, isNumberInWords, isOfTime, isTimeAlone, leadsOn } from './unreadDates.js';
import { periodUntilNow } from './years.js';
import type { Job, ResumeLines } from './sections.js';
import { titlesIn } from './titles.js';
import type { Title } from './titles.js';
import type { Unit } from './units.js';

/** Years of a job without dates. */
const UNDATED = 1.5;
const LONGEST_HEADER = 18;
const LONGEST_TITLE = 9;
const LONGEST_NAME = 6;
/** 06/18 ff. */
const LONGEST_DATE = 4;
const TITLE_BEGINS = 4;
/** Words that a sentence within a line may have beside a time to be about it: "From May 2018 until now." */
const MORE = 3;

/** A sentence in the first person, there or right beside it. */
function isDescription({ words, units }: ResumeLines, place: number): boolean {
  const unit = units[place];
  if (!unit || unit.isPoint) return false;
  return (
    isProse(words, unit) ||
    (!unit.isLine &&
      [units[place - 1], units[place + 1]].some(
        (beside) => beside !== undefined && !beside.isPoint && isProse(words, beside),
      ))
  );
}

/**
 * The job that a line or sentence begins, with what is beside it; `last` is the job before it.
 */
export function headerAt(lines: ResumeLines, place: number, last: Job | undefined): Job | null {
  const unit = lines.units[place];
  if (!unit) return null;
  const named = titlesIn(lines.words, unit.from, Math.min(unit.to, unit.from + 40), lines.wordCounts);
  const lasting = unit.isPoint ? null : periodUntilNow(lines.words, unit, lines.today);
  const isSentence = isDescription(lines, place) || lasting !== null;
  const period = periodAt(lines, place, isSentence, last);
  const titles =
    isSentence && isProse(lines.words, unit) ? titlesInProse(lines.words, unit, named, period) : named;
  // Without a readable end the start of a period says little: it may last until now.
  if (!period || isHalf(lines, unit, period)) return undatedAt(lines, place, titles);
  if (!period.isSpan && isCertified(lines, place)) return null;
  const length = unit.to - unit.from;
  const isTitled =
    bareTitleAt(lines.words, unit.from, unit.to) !== null ||
    titles.some(
      ({ from, to }) =>
        from - unit.from <= TITLE_BEGINS ||
        Math.abs(from - period.last) <= TITLE_BEGINS ||
        Math.abs(period.first - to) <= TITLE_BEGINS,
    );
  const opensLine =
    unit.isLine &&
    !unit.isPoint &&
    (period.first - unit.from <= 1 ||
      (period.isSpan && period.first - unit.from <= LONGEST_NAME && isColon(lines, period.last)));
  if (isSentence && period.isSpan && !isWithin(last, period))
    return {
      titles: titles.slice(0, 2),
      period,
      from: place,
      to: place + 1,
      years: 0,
      isStudy: isStudied(lines.words, unit, titles),
      isProse: true,
      isSummary: period.first === lasting?.first,
    };
  // "I have trained a colleague for a year" is a part of the current job.
  if (lasting?.first === period.first && lasting.last === period.last) return null;
  // "I am certified as a product owner (2022)" dates no work.
  if (isSentence && !period.isSpan && !opensLine && isProse(lines.words, unit)) return null;
  if (!isTitled && !opensLine && (unit.isPoint || length > LONGEST_HEADER)) return null;
  // A year within a text dates that sentence, as in "target of 2024 reached"; so does a time further on in a
  // line.
  if (
    !isTitled &&
    (period.isSpan
      ? !unit.isLine && length - (period.last - period.first) > MORE
      : !unit.isLine || period.first > unit.from)
  )
    return null;
  // A period within the current job is a part of it: "lead of the migration (2021 to 2023)".
  const isBegun =
    period.first - unit.from <= 1 || (titles[0] !== undefined && titles[0].from - unit.from <= TITLE_BEGINS);
  if (
    last &&
    last.titles.length > 0 &&
    isWithin(last, period) &&
    (!unit.isLine || unit.isPoint || !isTitled || !isBegun || length > LONGEST_HEADER)
  )
    return null;
  const isStudy = isStudied(lines.words, unit, titles);
  if (titles.length > 0 || isStudy)
    return { titles: titles.slice(0, 2), period, from: place, to: place + 1, years: 0, isStudy };
  const near = [-1, 1, -2, 2].find(
    (step) => !isApart(lines, place, step) && neighbourTitles(lines, place, step).length > 0,
  );
  const found = near === undefined ? [] : neighbourTitles(lines, place, near);
  if (near === undefined && period.isSpan) {
    const area =
      [0, 1]
        .map((step) =>
          step === 0 ||
          (lines.sections[place + step] === lines.sections[place] &&
            headerPeriod(lines, place + step) === null)
            ? areaTitles(lines.words, lines.units[place + step])
            : [],
        )
        .find((own) => own.length > 0) ?? [];
    return { titles: area, period, from: place, to: place + 1, years: 0, isStudy: false };
  }
  const beside = near === undefined ? undefined : lines.units[place + near];
  return {
    titles: found.slice(0, 2),
    period,
    from: near !== undefined && near < 0 ? place + near : place,
    to: place + 1,
    years: 0,
    isStudy: beside !== undefined && isStudied(lines.words, beside, found),
  };
}

/** "Meridian Freight 2015 - 2019: backups, tuning". */
const isColon = ({ text, words }: ResumeLines, last: number): boolean =>
  /^[^\S\n]*[-–—]?:/.test(text.slice(words[last]?.end ?? 0, words[last + 1]?.start));

/** A certificate, or a line right beside one that names a single year too. */
function isCertified(lines: ResumeLines, place: number): boolean {
  const [unit, ...beside] = [0, -1, 1].map((step) => lines.units[place + step]);
  if (unit && isCertificate(lines.words, unit)) return true;
  if (!unit?.isWhole || headerPeriod(lines, place)?.isSpan !== false) return false;
  return beside.some(
    (other, at) =>
      other !== undefined &&
      isCertificate(lines.words, other) &&
      headerPeriod(lines, place + (at === 0 ? -1 : 1))?.isSpan === false,
  );
}

/** A sentence may name only a start, where a line would name a month. */
function periodAt(
  lines: ResumeLines,
  place: number,
  isSentence: boolean,
  last: Job | undefined,
): Period | null {
  const named = headerPeriod(lines, place);
  const unit = lines.units[place];
  if (named?.isSpan || !isSentence || !unit) return named;
  return (
    periodInProse(lines.text, lines.words, unit, last?.period ?? null, lines.today) ??
    named ??
    periodUntilNow(lines.words, unit, lines.today)
  );
}

const isWithin = (last: Job | undefined, { from, to }: Period): boolean =>
  Boolean(last?.period && !last.isSummary && from >= last.period.from && to <= last.period.to);

/**
 * A line with a title and no time begins a job in a section of jobs, unless its time is on a line beside
 * it.
 */
function undatedAt(lines: ResumeLines, place: number, titles: Title[]): Job | null {
  const unit = lines.units[place];
  const [first] = titles;
  if (!unit || !first || lines.sections[place] !== 'history' || !isWhole(lines, place) || unit.isPoint)
    return null;
  // Dates that were not understood are no part of what a line says.
  const telling = lines.words.slice(unit.from, unit.to).filter((word) => !isTimeAlone(word));
  const before = lines.words.slice(unit.from, first.from).filter((word) => !isTimeAlone(word));
  if (telling.length > LONGEST_TITLE || before.length > TITLE_BEGINS) return null;
  const isDatedBeside = [1, 2, -1, -2].some(
    (step) => !lines.units[place + step]?.isPoint && isUnderstood(lines, place + step),
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
    return own.every(isTimeAlone) || (own.length <= LONGEST_DATE && own.some(isOfTime));
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

/** Whether a line names a time, and not only the start of one without a readable end. */
function isUnderstood(lines: ResumeLines, place: number): boolean {
  const period = headerPeriod(lines, place);
  const unit = lines.units[place];
  return period !== null && unit !== undefined && !isHalf(lines, unit, period);
}

const isInWordsAt = (word: Word | undefined): boolean => word !== undefined && isNumberInWords(word);

/** Whether a line has more of a date than the month or year that was understood: "06.2018 | FY26". */
function isHalf({ text, words }: ResumeLines, { from, to }: Unit, { isSpan, first, last }: Period): boolean {
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

function neighbourTitles(lines: ResumeLines, place: number, step: number): Title[] {
  const { words, units, sections, wordCounts: wordCounts } = lines;
  const unit = units[place + step];
  const isSameLine =
    step > 0 && lines.units.slice(place + 1, place + step + 1).every(({ isLine }) => !isLine);
  if (
    !unit ||
    unit.isPoint ||
    (!unit.isLine && !isSameLine && Math.abs(step) !== 1) ||
    unit.to - unit.from > LONGEST_HEADER ||
    sections[place + step] !== sections[place]
  )
    return [];
  const between = units.slice(Math.min(place, place + step) + 1, Math.max(place, place + step));
  // It belongs to its own job.
  if (headerPeriod(lines, place + step) !== null) return [];
  if (between.some(({ isPoint, from, to }) => isPoint || to - from > LONGEST_TITLE)) return [];
  // A long line has its title at the very beginning.
  const begins = unit.to - unit.from > LONGEST_TITLE ? 0 : TITLE_BEGINS;
  return titlesIn(words, unit.from, unit.to, wordCounts).filter(({ from }) => from - unit.from <= begins);
}

/** An empty line is between, and on the other side there is none. */
function isApart({ text, words, units }: ResumeLines, place: number, step: number): boolean {
  const isGap = (at: number) =>
    /\n[^\S\n]*\r?\n/.test(
      text.slice(words[(units[at]?.from ?? 0) - 1]?.end ?? 0, words[units[at]?.from ?? 0]?.start),
    );
  const [above, below] = [isGap(place), place + 1 >= units.length || isGap(place + 1)];
  return step < 0 ? above && !below : below && !above;
}

/** "3 years" in a line without dates. */
function yearsTold(words: readonly Word[], unit: Unit): number | null {
  for (let at = unit.from; at < unit.to - 1; at += 1) {
    const number = Number(words[at]?.raw);
    if (number > 0 && number < 50 && YEAR_WORDS.has(words[at + 1]?.key ?? '')) return number;
  }
  return null;
}

const YEAR_WORDS = new Set('year jahr jahre jahren ano an annee'.split(' '));
