import type { Word } from '../text/words.js';
import { areaTitles } from './areas.js';
import { bareTitleAt } from './bareTitle.js';
import type { Stance } from './cues.js';
import { periodsIn } from './dates.js';
import type { Period } from './dates.js';
import { isTold, toldPeriod, toldTitles } from './prose.js';
import type { Section } from './sections.js';
import { titlesIn } from './titles.js';
import type { Leaning, Title } from './titles.js';
import type { Unit } from './units.js';

/** A job in a resume. */
export interface Job {
  titles: Title[];
  /** Months; null when the resume does not date it. */
  period: { from: number; to: number } | null;
  /** Its units: from the first up to, not including, the last. */
  from: number;
  to: number;
  years: number;
  /** A course, studies or training: no work, but learned. */
  isStudy: boolean;
  /** A sentence tells of it; no line begins it. */
  isTold?: boolean;
}

/** A resume's text and what was found in it so far. */
export interface Lines {
  text: string;
  words: readonly Word[];
  units: readonly Unit[];
  /** Of each unit. */
  sections: readonly Section[];
  /** Of each word. */
  stances: readonly (Stance | undefined)[];
  leaning: Leaning;
  today: string;
}

/** A job whose length is not told. */
const UNTOLD = 1.5;
const LONGEST_HEADER = 18;
const LONGEST_TITLE = 9;
const TITLE_BEGINS = 4;
/** Words that a sentence within a line may have beside a time to be about it: "From May 2018 until now." */
const MORE = 3;
const MOST = 60;
const STUDY = new Set('course bootcamp degree bachelor master bsc msc diploma phd apprenticeship retraining training abitur studium ausbildung umschulung lehre weiterbildung fortbildung lehrgang grado licenciatura estudios curso formation licence etudes'.split(' '));
const SCHOOL = new Set('school university college institute academy faculty campus hochschule universitat fachhochschule schule berufsschule akademie gymnasium universidad escuela instituto facultad universite ecole institut lycee faculte'.split(' '));
const LEARNED = new Set('gelernt studiert learned learnt studied'.split(' '));
const SECTIONS = new Set<Section>(['history', 'open', 'voluntary', 'summary']);

/** Jobs in the order of the text. A job begins with a line that names its time or its title. */
export function jobsIn(lines: Lines): Job[] {
  const all = begunIn(lines);
  // What a sentence sums up is told below by itself: "since 2023 I have worked as a developer".
  const jobs = all.filter((job, place) => !job.isTold || !all.slice(place + 1).some((other) => !other.isTold && !other.isStudy && overlap(job, other)));
  jobs.forEach((job, place) => {
    job.to = jobs[place + 1]?.from ?? lines.units.length;
    const start = lines.sections[job.from];
    const end = lines.sections.findIndex((section, at) => at > job.from && at < job.to && section !== start);
    if (end > 0) job.to = end;
    job.years = job.period ? (job.period.to - job.period.from) / 12 : job.years;
  });
  return jobs;
}

const overlap = ({ period: one }: Job, { period: other }: Job): boolean => one !== null && other !== null && one.from < other.to && other.from < one.to;

function begunIn(lines: Lines): Job[] {
  const jobs: Job[] = [];
  lines.units.forEach((_, place) => {
    const last = jobs.at(-1);
    if (!SECTIONS.has(lines.sections[place] ?? 'open') || jobs.length >= MOST) return;
    const header = headerAt(lines, place, last);
    if (!header) return;
    // Two lines of one header: the first names the title, the second the time.
    if (last && header.period && last.period === null && last.from >= header.from - 1) last.period = header.period;
    else jobs.push(header);
  });
  return jobs;
}

/** A sentence of somebody who tells of themselves, there or right beside it. */
function isTelling({ words, units }: Lines, place: number): boolean {
  const unit = units[place];
  if (!unit || unit.isPoint) return false;
  return isTold(words, unit) || (!unit.isLine && [units[place - 1], units[place + 1]].some((beside) => beside !== undefined && !beside.isPoint && isTold(words, beside)));
}

function headerAt(lines: Lines, place: number, last: Job | undefined): Job | null {
  const unit = lines.units[place];
  if (!unit) return null;
  const named = titlesIn(lines.words, unit.from, Math.min(unit.to, unit.from + 40), lines.leaning);
  const isSentence = isTelling(lines, place);
  const period = periodAt(lines, place, isSentence, last);
  const titles = isSentence && isTold(lines.words, unit) ? toldTitles(lines.words, unit, named, period) : named;
  if (!period) return undatedAt(lines, place, titles);
  const length = unit.to - unit.from;
  const isTitled = bareTitleAt(lines.words, unit.from, unit.to) !== null || titles.some(({ from, to }) => from - unit.from <= TITLE_BEGINS || Math.abs(from - period.last) <= TITLE_BEGINS || Math.abs(period.first - to) <= TITLE_BEGINS);
  const opensLine = unit.isLine && !unit.isPoint && period.first - unit.from <= 1;
  if (isSentence && period.isSpan && !isWithin(last, period)) return { titles: titles.slice(0, 2), period, from: place, to: place + 1, years: 0, isStudy: isStudied(lines.words, unit, titles), isTold: true };
  // "I am certified as a product owner (2022)" dates no work.
  if (isSentence && !period.isSpan && !opensLine && isTold(lines.words, unit)) return null;
  if (!isTitled && !opensLine && (unit.isPoint || length > LONGEST_HEADER)) return null;
  // A year within a text dates what is told, as in "target of 2024 reached"; so does a time further on in a line.
  if (!isTitled && (period.isSpan ? !unit.isLine && length - (period.last - period.first) > MORE : !unit.isLine || period.first > unit.from)) return null;
  // A time within the job that is being told is a part of it: "lead of the migration (2021 to 2023)".
  const isBegun = period.first - unit.from <= 1 || (titles[0] !== undefined && titles[0].from - unit.from <= TITLE_BEGINS);
  if (last && last.titles.length > 0 && isWithin(last, period) && (!unit.isLine || unit.isPoint || !isTitled || !isBegun || length > LONGEST_HEADER)) return null;
  const isStudy = isStudied(lines.words, unit, titles);
  if (titles.length > 0 || isStudy) return { titles: titles.slice(0, 2), period, from: place, to: place + 1, years: 0, isStudy };
  const near = [-1, 1, -2, 2].find((step) => !isApart(lines, place, step) && neighbourTitles(lines, place, step).length > 0);
  const found = near === undefined ? [] : neighbourTitles(lines, place, near);
  if (near === undefined && period.isSpan) {
    const area = [0, 1].map((step) => areaTitles(lines.words, lines.units[place + step])).find((own) => own.length > 0) ?? [];
    return { titles: area, period, from: place, to: place + 1, years: 0, isStudy: false };
  }
  const beside = near === undefined ? undefined : lines.units[place + near];
  return { titles: found.slice(0, 2), period, from: near !== undefined && near < 0 ? place + near : place, to: place + 1, years: 0, isStudy: beside !== undefined && isStudied(lines.words, beside, found) };
}

/** A sentence may tell from when on, where a line would only name a month. */
function periodAt(lines: Lines, place: number, isSentence: boolean, last: Job | undefined): Period | null {
  const named = headerPeriod(lines, place);
  const unit = lines.units[place];
  if (named?.isSpan || !isSentence || !unit) return named;
  return toldPeriod(lines.text, lines.words, unit, last?.period ?? null, lines.today) ?? named;
}

const isWithin = (last: Job | undefined, { from, to }: Period): boolean => Boolean(last?.period && from >= last.period.from && to <= last.period.to);

/** "Apprenticeship as a clerk" is no clerk's work yet; a scrum master has no master's degree. */
function isStudied(words: readonly Word[], { from, to }: Unit, [title]: readonly Title[]): boolean {
  const own = words.slice(from, Math.min(to, from + LONGEST_HEADER));
  const study = from + own.findIndex(({ key }) => STUDY.has(key));
  if (study >= from && (title === undefined || study < title.from)) return true;
  const next = title && words[title.to + 1];
  if (next && title.to + 1 < to && (next.joint === 'space' || next.joint === 'tight') && STUDY.has(next.key)) return true;
  return title !== undefined && words.slice(title.to + 1, Math.min(to, title.to + 1 + TITLE_BEGINS)).some(({ key }) => LEARNED.has(key));
}

/** A line with a title and no time begins a job where jobs are told, unless its time stands on a line beside it. */
function undatedAt(lines: Lines, place: number, titles: Title[]): Job | null {
  const unit = lines.units[place];
  const [first] = titles;
  if (!unit || !first || lines.sections[place] !== 'history' || !unit.isWhole || unit.isPoint) return null;
  if (unit.to - unit.from > LONGEST_TITLE || first.from > unit.from + TITLE_BEGINS) return null;
  const isDatedBeside = [1, 2, -1, -2].some((step) => !lines.units[place + step]?.isPoint && headerPeriod(lines, place + step) !== null);
  return isDatedBeside ? null : { titles: titles.slice(0, 2), period: null, from: place, to: place + 1, years: yearsTold(lines.words, unit) ?? UNTOLD, isStudy: false };
}

/**
 * Whether a line begins a job wherever it stands: a title at its beginning or beside its dates, and a time from and to, on this line or
 * the next. Skills and languages in a narrow column often come first, and no heading says where the work begins.
 */
export function opensJob(lines: Omit<Lines, 'sections' | 'stances'>, place: number): boolean {
  const unit = lines.units[place];
  if (!unit?.isLine || unit.isPoint || isOfSchool(lines, unit)) return false;
  const period = headerPeriod(lines, place);
  const isTitled = beginsWithTitle(lines, unit, period);
  if (period) return period.isSpan && (isTitled || (unit.isWhole && isShortTitle(lines, lines.units[place + 1])));
  return isTitled && isShortTitle(lines, unit) && [1, 2].some((step) => {
    const next = lines.units[place + step];
    return next && !next.isPoint && !isOfSchool(lines, next) && headerPeriod(lines, place + step)?.isSpan === true && (step === 1 || isShort(lines.units[place + 1]));
  });
}

const isShort = (unit: Unit | undefined): boolean => unit !== undefined && unit.isWhole && !unit.isPoint && unit.to - unit.from <= LONGEST_TITLE;
const isOfSchool = ({ words }: Pick<Lines, 'words'>, { from, to }: Unit): boolean => words.slice(from, Math.min(to, from + LONGEST_HEADER)).some(({ key }) => STUDY.has(key) || SCHOOL.has(key));
const isShortTitle = (lines: Pick<Lines, 'words' | 'leaning'>, unit: Unit | undefined): boolean => unit !== undefined && isShort(unit) && !isOfSchool(lines, unit) && beginsWithTitle(lines, unit, null);

function beginsWithTitle({ words, leaning }: Pick<Lines, 'words' | 'leaning'>, unit: Unit, period: Period | null): boolean {
  const begins = period && period.first - unit.from <= 1 ? period.last + 1 : unit.from;
  return titlesIn(words, unit.from, Math.min(unit.to, unit.from + 40), leaning).some(({ from }) => from >= begins && from - begins <= TITLE_BEGINS);
}

/** A line's period, if the line is about it: it stands at the beginning or end, or beside a title. */
function headerPeriod({ text, words, units, leaning, today }: Omit<Lines, 'sections' | 'stances'>, place: number): Period | null {
  const unit = units[place];
  if (!unit) return null;
  const end = Math.min(unit.to, unit.from + 60);
  const [longest] = periodsIn(text, words, unit.from, end, today).sort((one, other) => other.to - other.from - (one.to - one.from));
  if (!longest) return null;
  if (longest.first - unit.from <= 2 || unit.to - longest.last <= 4) return longest;
  const isBeside = bareTitleAt(words, unit.from, longest.first) !== null || titlesIn(words, unit.from, longest.first, leaning).length > 0 || titlesIn(words, longest.last + 1, Math.min(end, longest.last + 12), leaning).length > 0;
  return isBeside && !unit.isPoint ? longest : null;
}

function neighbourTitles(lines: Lines, place: number, step: number): Title[] {
  const { words, units, sections, leaning } = lines;
  const unit = units[place + step];
  const isSameLine = step > 0 && lines.units.slice(place + 1, place + step + 1).every(({ isLine }) => !isLine);
  if (!unit || unit.isPoint || (!unit.isLine && !isSameLine && Math.abs(step) !== 1) || unit.to - unit.from > LONGEST_HEADER || sections[place + step] !== sections[place]) return [];
  const between = units.slice(Math.min(place, place + step) + 1, Math.max(place, place + step));
  // It tells of its own job.
  if (headerPeriod(lines, place + step) !== null) return [];
  if (between.some(({ isPoint, from, to }) => isPoint || to - from > LONGEST_TITLE)) return [];
  // A long line has its title at the very beginning.
  const begins = unit.to - unit.from > LONGEST_TITLE ? 0 : TITLE_BEGINS;
  return titlesIn(words, unit.from, unit.to, leaning).filter(({ from }) => from - unit.from <= begins);
}

/** An empty line stands between, and on the other side there is none. */
function isApart({ text, words, units }: Lines, place: number, step: number): boolean {
  const isGap = (at: number) => /\n[^\S\n]*\r?\n/.test(text.slice(words[(units[at]?.from ?? 0) - 1]?.end ?? 0, words[units[at]?.from ?? 0]?.start));
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

/** Years of all jobs together; what ran at the same time counts once. */
export function yearsTogether(all: readonly Job[]): number {
  const jobs = all.filter(({ isStudy }) => !isStudy);
  const dated = jobs.flatMap(({ period }) => (period ? [period] : [])).sort((one, other) => one.from - other.from);
  let [months, until] = [0, 0];
  for (const { from, to } of dated) {
    months += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return months / 12 + jobs.reduce((sum, { period, years }) => sum + (period ? 0 : years), 0);
}
