import { findPhrases, indexOf, phraseOf } from '../text/phrases.js';
import type { Word } from '../text/words.js';
import { tablesBeside } from '../tables.js';
import type { Stance } from './stances.js';
import type { Title, WordCounts } from './titles.js';
import type { Unit } from './units.js';

const { tableOf, wordListsIn } = tablesBeside(import.meta.url);

const WORDS = wordListsIn('headingWords.tsv', [
  'fillers',
  // Who plays a nurse is none.
  'actors',
  'roles',
]);

/** What a part of a resume is about. `open` has no heading, `denied` lists what the person does not do. */
const SECTIONS = [
  'open',
  'summary',
  'history',
  'skills',
  'education',
  'certificates',
  'languages',
  'projects',
  'voluntary',
  'interests',
  'goals',
  'references',
  'denied',
] as const;

export type Section = (typeof SECTIONS)[number];

export interface Heading {
  section: Section;
  /** Its own words follow a colon, and it rules no more than them: "Skills: Java". */
  isInline: boolean;
  /** A bracket says more of it: "Internship (March to June 2025)". */
  hasMore: boolean;
  content: number;
}

const HEADINGS: readonly [Section, string][] = tableOf('headings.tsv', ['section', 'headings']).map(
  ({ section, headings }) => [sectionOf(section), headings],
);

function sectionOf(written: string): Section {
  const section = SECTIONS.find((one) => one === written);
  if (!section) throw new Error(`headings.tsv: there is no section "${written}"`);
  return section;
}

const HEADING_INDEX = indexOf(
  HEADINGS.flatMap(([section, words]) => words.split(', ').map((word) => phraseOf(word, section))),
);
const HEADINGS_WITHOUT_BLANKS = new Map(
  HEADINGS.flatMap(([section, words]) =>
    words.split(', ').map((word) => [word.replaceAll(' ', ''), section] as const),
  ),
);
const LONGEST_HEADING = 6;

/** The section that a unit opens, if it is a heading. */
export function headingOf(text: string, words: readonly Word[], unit: Unit): Heading | null {
  if (!unit.isLine) return null;
  const spaced = spacedWord(words, unit);
  if (spaced !== null) return spaced;
  const colon = colonIn(text, words, unit);
  const bracket = colon === null ? bracketIn(text, words, unit) : null;
  const end = colon ?? bracket ?? unit.to;
  if (end - unit.from > LONGEST_HEADING || (colon === null && !unit.isWhole)) return null;
  const own = words.slice(unit.from, end);
  const hits = findPhrases(HEADING_INDEX, own);
  const [hit] = hits;
  if (!hit) return null;
  const isAll = own.every(
    ({ key }, at) =>
      WORDS.fillers.has(key) || /^\d$/.test(key) || hits.some(({ from, to }) => from <= at && at <= to),
  );
  return isAll
    ? { section: hit.value, isInline: colon !== null, hasMore: bracket !== null, content: end }
    : null;
}

function colonIn(text: string, words: readonly Word[], { from, to }: Unit): number | null {
  for (let at = from + 1; at < Math.min(to, from + LONGEST_HEADING + 1); at += 1) {
    const word = words[at];
    if (
      word?.joint === 'sign' &&
      text
        .slice(words[at - 1]?.end ?? 0, word.start)
        .trimStart()
        .startsWith(':')
    )
      return at;
  }
  return null;
}

function bracketIn(text: string, words: readonly Word[], { from, to }: Unit): number | null {
  for (let at = from + 1; at < Math.min(to, from + LONGEST_HEADING + 1); at += 1) {
    const word = words[at];
    if (word?.joint === 'sign' && text.charAt(word.start - 1) === '(') return at;
  }
  return null;
}

/** S K I L L S */
function spacedWord(words: readonly Word[], { from, to }: Unit): Heading | null {
  const own = words.slice(from, to);
  if (own.length < 5 || own.length > 24 || own.some(({ raw }) => raw.length > 1)) return null;
  const joined = own.map(({ key }) => key).join('');
  const section =
    HEADINGS_WITHOUT_BLANKS.get(joined) ?? HEADINGS_WITHOUT_BLANKS.get(joined.replace(/s$/, ''));
  return section ? { section, isInline: false, hasMore: false, content: to } : null;
}

const GAP = 200;

/** The place of a unit of a resume. */
export interface UnitSection {
  section: Section;
  isHeading: boolean;
}

const LONGEST_UNKNOWN_HEADING = 6;

/** A line in capitals after an empty one begins something else, though it is not known what. */
function isUnknownHeading(text: string, words: readonly Word[], unit: Unit): boolean {
  if (
    !unit.isWhole ||
    unit.isPoint ||
    unit.to - unit.from > LONGEST_UNKNOWN_HEADING ||
    !isAfterEmptyLine(text, words, unit)
  )
    return false;
  const own = words.slice(unit.from, unit.to).filter(({ raw }) => raw.length > 3);
  return own.length > 0 && own.every(({ raw }) => /^\p{Lu}+$/u.test(raw));
}

const WORK_SECTIONS = new Set<Section>(['history', 'open']);
/** What may be in its own column before the work, which then begins without a heading. */
const SIDE_SECTIONS = new Set<Section>([
  'skills',
  'languages',
  'education',
  'certificates',
  'interests',
  'references',
  'goals',
]);

/** An empty line is before it. */
function isAfterEmptyLine(text: string, words: readonly Word[], { from }: Unit): boolean {
  return /\n[^\S\n]*\r?\n/.test(text.slice(words[from - 1]?.end ?? 0, words[from]?.start).slice(0, GAP));
}

const FIRST_WORDS = 30;

/**
 * What an actor's roles are under, or behind: "Stage and screen", "Roles: …". They count as what someone
 * likes.
 */
function rolesHeading(
  text: string,
  words: readonly Word[],
  { from, to, isLine, isWhole }: Unit,
): Heading | null {
  if (!isLine) return null;
  let at = from;
  while (at < to && WORDS.roles.has(words[at]?.key ?? '')) at += 1;
  if (at === from) return null;
  const isInline =
    at < to &&
    text
      .slice(words[at - 1]?.end ?? 0, words[at]?.start)
      .trimStart()
      .startsWith(':');
  return isInline || (at === to && isWhole)
    ? { section: 'interests', isInline, hasMore: false, content: at }
    : null;
}

/**
 * The section of each unit. A heading with its words on the same line rules that line only. @param isJob
 * whether a unit begins a job
 */
export function unitSections(
  text: string,
  words: readonly Word[],
  units: readonly Unit[],
  isJob: (place: number) => boolean,
): UnitSection[] {
  let section: Section = 'open';
  const isActor = words.slice(0, FIRST_WORDS).some(({ key }) => WORDS.actors.has(key));
  return units.map((unit, place) => {
    const heading = (isActor ? rolesHeading(text, words, unit) : null) ?? headingOf(text, words, unit);
    if (!heading) {
      if (!WORK_SECTIONS.has(section) && isUnknownHeading(text, words, unit)) section = 'open';
      if (SIDE_SECTIONS.has(section) && !(isActor && section === 'interests') && isJob(place))
        section = 'history';
      return { section, isHeading: false };
    }
    // "Tools: …" right below what a job was about belongs to the job.
    if (heading.isInline)
      return {
        section:
          heading.section === 'skills' && WORK_SECTIONS.has(section) && !isAfterEmptyLine(text, words, unit)
            ? section
            : heading.section,
        isHeading: false,
      };
    section = heading.section;
    return { section, isHeading: !heading.hasMore };
  });
}

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
  /** Found in a sentence, not begun by a line. */
  isProse?: boolean;
  /** Only its length is known; the jobs that follow may be parts of it. */
  isSummary?: boolean;
}

/** A resume's text and what was found in it so far. */
export interface ResumeLines {
  text: string;
  words: readonly Word[];
  units: readonly Unit[];
  /** Of each unit. */
  sections: readonly Section[];
  /** Of each word. */
  stances: readonly (Stance | undefined)[];
  wordCounts: WordCounts;
  today: string;
}
