import { tablesBeside } from '../tables.js';
import { findPhrases, indexOf, phraseOf } from '../text/phrases.js';
import { isJoined } from '../text/words.js';
import type { Word } from '../text/words.js';
import { familiesOfTitle } from '../vocabulary/impliedTitles.js';
import { FAMILIES } from '../vocabulary/vocabulary.js';
import { periodsIn, sinceIn, spanIn } from './dates/dates.js';
import type { Period } from './dates/dates.js';
import type { ResumeLines } from './sections.js';
import { titlesIn } from './titles.js';
import type { Title } from './titles.js';
import type { Unit } from './units.js';

const { wordListsIn } = tablesBeside(import.meta.url);

const WORDS = wordListsIn('jobWords.tsv', [
  'study',
  'school',
  'learning',
  'certificate',
  'level',
  'beforeEmployer',
  'areaJoiners',
  // Before a part of a company.
  'department',
  // Words of the first person, as letters have them. Spanish leaves the pronoun out.
  'firstPerson',
  // After the figure I no sentence continues: "Engineer I at a bank".
  'noVerbs',
  // Before a title that the writer had: "I was a nurse", "als Pflegerin", "comme infirmière".
  'being',
  // A job "before" the last one ends when that one starts.
  'before',
]);

const LONGEST_HEADER = 18;
/** Words between a title and what says that it was learned. */
const STUDY_REACH = 4;
export const SCHOOL = WORDS.school;

/** "Apprenticeship as a clerk" is no clerk's work yet; a scrum master has no master's degree. */
export function isStudied(words: readonly Word[], { from, to }: Unit, [title]: readonly Title[]): boolean {
  const own = words.slice(from, Math.min(to, from + LONGEST_HEADER));
  const study = from + own.findIndex(({ key }) => WORDS.study.has(key));
  if (study >= from && (title === undefined || study < title.from)) return true;
  const next = title && words[title.to + 1];
  if (next && title.to + 1 < to && isJoined(next) && WORDS.study.has(next.key)) return true;
  return (
    title !== undefined &&
    words
      .slice(title.to + 1, Math.min(to, title.to + 1 + STUDY_REACH))
      .some(({ key }) => WORDS.learning.has(key))
  );
}

/** A line of a school or of what was learned there. */
export const isOfSchool = (words: readonly Word[], { from, to }: Unit): boolean =>
  words
    .slice(from, Math.min(to, from + LONGEST_HEADER))
    .some(({ key }) => WORDS.study.has(key) || SCHOOL.has(key));

/**
 * A line that names a certificate, with its year at most: "Gainsight Admin level 1 (2023)", "Certified Scrum
 * Product Owner, 2021".
 */
export function isCertificate(words: readonly Word[], { from, to, isLine, isPoint }: Unit): boolean {
  if (!isLine || isPoint || to - from > LONGEST_HEADER) return false;
  return words.slice(from, to).some(({ key }, step) => {
    if (WORDS.certificate.has(key)) return true;
    const [number, next] = [words[from + step + 1], words[from + step + 2]];
    // "Level 2 support" is work.
    return (
      WORDS.level.has(key) &&
      number !== undefined &&
      /^(?:\d|i{1,3})$/.test(number.key) &&
      (from + step + 2 >= to || !isJoined(next))
    );
  });
}

const FIRST_WORDS = 3;

/** Among the first words of a line, and a title by itself: a comma, a dash, a company or the end follows. */
export function bareTitleAt(words: readonly Word[], from: number, to: number): number | null {
  for (let at = from; at < Math.min(to, from + FIRST_WORDS); at += 1) {
    const next = words[at + 1];
    const isAlone =
      at + 1 >= to || !next || !isJoined(next) || WORDS.beforeEmployer.has(next.key) || /^\d/.test(next.raw);
    if (isAlone && familiesOfTitle(words[at]?.key ?? '').length > 0) return at;
  }
  return null;
}

const AREA_WORDS = indexOf(
  FAMILIES.flatMap(({ areas }, family) => areas.map((area) => phraseOf(area, family))),
);
const LONGEST_AREA_LINE = 18;
/** A part such as "Empfang und Telefon" names no more. */
const LONGEST_PART = 5;

/**
 * The area in the place of a title: "Coworking Alcazaba, reception and office help, 2022 - 2024".
 */
export function areaTitles(words: readonly Word[], unit: Unit | undefined): Title[] {
  if (!unit || unit.isPoint || unit.to - unit.from > LONGEST_AREA_LINE) return [];
  const own = words.slice(unit.from, unit.to);
  const [hit] = findPhrases(AREA_WORDS, own).filter(({ from, to }) => isWholePart(own, from, to));
  return hit ? [{ family: hit.value, level: null, from: unit.from + hit.from, to: unit.from + hit.to }] : [];
}

const opensPart = (words: readonly Word[], at: number): boolean =>
  at === 0 || !isJoined(words[at]) || /^\d/.test(words[at - 1]?.raw ?? '');

/** Begins a part of the line, and is all of it but for what is joined by and. */
function isWholePart(words: readonly Word[], from: number, to: number): boolean {
  const start = WORDS.department.has(words[from - 1]?.key ?? '') ? from - 1 : from;
  if (!opensPart(words, start)) return false;
  const next = words[to + 1];
  if (!next || opensPart(words, to + 1) || /^\d/.test(next.raw)) return true;
  if (!WORDS.areaJoiners.has(next.key)) return false;
  for (let at = to + 2; at <= to + LONGEST_PART; at += 1) if (!words[at] || opensPart(words, at)) return true;
  return false;
}

/** A line's period, if the line is about it: it is at the beginning or end, or beside a title. */
export function headerPeriod(
  { text, words, units, wordCounts: wordCounts, today }: Omit<ResumeLines, 'sections' | 'stances'>,
  place: number,
): Period | null {
  const unit = units[place];
  if (!unit) return null;
  const end = Math.min(unit.to, unit.from + 60);
  const [longest] = periodsIn(text, words, unit.from, end, today).sort(
    (one, other) => other.to - other.from - (one.to - one.from),
  );
  if (!longest) return null;
  if (longest.first - unit.from <= 2 || unit.to - longest.last <= 4) return longest;
  const isBeside =
    bareTitleAt(words, unit.from, longest.first) !== null ||
    titlesIn(words, unit.from, longest.first, wordCounts).length > 0 ||
    titlesIn(words, longest.last + 1, Math.min(end, longest.last + 12), wordCounts).length > 0;
  return isBeside && !unit.isPoint ? longest : null;
}

const LONGEST_TITLE = 9;
const TITLE_BEGINS = 4;

/**
 * Whether a line begins a job wherever it is: a title at its beginning or beside its dates, and a time
 * from and to, on this line or the next. Skills and languages in a narrow column often come first, and no
 * heading says where the work begins.
 */
export function opensJob(lines: Omit<ResumeLines, 'sections' | 'stances'>, place: number): boolean {
  const unit = lines.units[place];
  if (!unit?.isLine || unit.isPoint || isOfSchool(lines.words, unit)) return false;
  const period = headerPeriod(lines, place);
  const isTitled = beginsWithTitle(lines, unit, period);
  if (period)
    return period.isSpan && (isTitled || (unit.isWhole && isShortTitle(lines, lines.units[place + 1])));
  return (
    isTitled &&
    isShortTitle(lines, unit) &&
    [1, 2].some((step) => {
      const next = lines.units[place + step];
      return (
        next &&
        !next.isPoint &&
        !isOfSchool(lines.words, next) &&
        headerPeriod(lines, place + step)?.isSpan === true &&
        (step === 1 || isShort(lines.units[place + 1]))
      );
    })
  );
}

const isShort = (unit: Unit | undefined): boolean =>
  unit !== undefined && unit.isWhole && !unit.isPoint && unit.to - unit.from <= LONGEST_TITLE;
const isShortTitle = (lines: Pick<ResumeLines, 'words' | 'wordCounts'>, unit: Unit | undefined): boolean =>
  unit !== undefined && isShort(unit) && !isOfSchool(lines.words, unit) && beginsWithTitle(lines, unit, null);

function beginsWithTitle(
  { words, wordCounts: wordCounts }: Pick<ResumeLines, 'words' | 'wordCounts'>,
  unit: Unit,
  period: Period | null,
): boolean {
  const begins = period && period.first - unit.from <= 1 ? period.last + 1 : unit.from;
  return titlesIn(words, unit.from, Math.min(unit.to, unit.from + 40), wordCounts).some(
    ({ from }) => from >= begins && from - begins <= TITLE_BEGINS,
  );
}

const TITLE_REACH = 5;
const LONGEST_SENTENCE = 40;
/** Title and time are together: "since 2019 nurse at". */
const ADJACENT = 2;
const OPENING = 2;

export function isProse(words: readonly Word[], { from, to }: Unit): boolean {
  for (let at = from; at < Math.min(to, from + LONGEST_SENTENCE); at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word) return false;
    if (WORDS.firstPerson.has(word.key)) return true;
    if (
      word.raw === 'I' &&
      next &&
      at + 1 < to &&
      isJoined(next) &&
      /^\p{Ll}/u.test(next.raw) &&
      !WORDS.noVerbs.has(next.key)
    )
      return true;
  }
  return false;
}

/**
 * Titles that a sentence gives to the writer: "I was a nurse at a clinic, a haven for tired drivers" is no
 * driver's.
 */
export const titlesInProse = (
  words: readonly Word[],
  unit: Unit,
  titles: readonly Title[],
  period: Period | null,
): Title[] =>
  titles.filter(
    ({ from }) =>
      from - unit.from <= 1 ||
      (period !== null && from > period.last && from - period.last <= ADJACENT) ||
      isOwn(words, from),
  );

function isOwn(words: readonly Word[], title: number): boolean {
  for (let at = title - 1; at >= Math.max(0, title - TITLE_REACH); at -= 1) {
    const joint = words[at + 1]?.joint;
    if (joint !== 'space' && joint !== 'tight') return false;
    if (WORDS.being.has(words[at]?.key ?? '')) return true;
  }
  return false;
}

/** The period of a job in a sentence; `last` is the one of the job before it. */
export function periodInProse(
  text: string,
  words: readonly Word[],
  { from, to }: Unit,
  last: Pick<Period, 'from'> | null,
  today: string,
): Period | null {
  const end = Math.min(to, from + LONGEST_SENTENCE);
  const span = spanIn(text, words, from, end, today);
  if (span) return span;
  const begun = sinceIn(text, words, from, end, today);
  if (!begun) return null;
  const isBefore =
    last !== null && words.slice(from, from + OPENING).some(({ key }) => WORDS.before.has(key));
  if (!isBefore) return begun;
  return begun.from < last.from ? { ...begun, to: last.from } : null;
}
