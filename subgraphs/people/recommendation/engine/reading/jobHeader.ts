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
import type { Period } from './dates/dates.js';
import { periodUntilNow } from './dates/years.js';
import type { Job, ResumeLines } from './sections.js';
import { titlesIn } from './titles.js';
import type { Title } from './titles.js';
import { isHalf, isUnclear, isWithin, undatedAt } from './undatedJobs.js';

const LONGEST_HEADER = 18;
const LONGEST_TITLE = 9;
const LONGEST_NAME = 6;
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
  if (!period || isHalf(lines, unit, period)) return undatedAt(lines, place, titles, period, last);
  if (!period.isSpan && isCertified(lines, place)) return null;
  if (isUnclear(lines, unit, period)) return undatedAt(lines, place, titles, period, last);
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
