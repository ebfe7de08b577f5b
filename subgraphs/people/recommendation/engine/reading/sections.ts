import { readText } from '../../../../kit/files/data.js';
import { wordRowsOf } from '../vocabulary/tables.js';
import { findPhrases, indexOf, phraseOf } from '../text/phrases.js';
import type { Word } from '../text/words.js';
import type { Unit } from './units.js';

/** What a part of a resume tells of. `open` has no heading, `denied` is what somebody does not do. */
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

const FILE = new URL('headings.tsv', import.meta.url);

const HEADINGS: readonly [Section, string][] = wordRowsOf('headings.tsv', readText(FILE), [
  'section',
  'headings',
]).map(({ section, headings }) => [sectionOf(section), headings]);

function sectionOf(written: string): Section {
  const section = SECTIONS.find((one) => one === written);
  if (!section) throw new Error(`headings.tsv: there is no section "${written}"`);
  return section;
}

const INDEX = indexOf(
  HEADINGS.flatMap(([section, words]) => words.split(', ').map((word) => phraseOf(word, section))),
);
const JOINED = new Map(
  HEADINGS.flatMap(([section, words]) =>
    words.split(', ').map((word) => [word.replaceAll(' ', ''), section] as const),
  ),
);
const FILLERS = new Set(
  'my key earlier present former recent last bisherige relevant selected additional professional and other main und meine relevante weitere y mi mis otras otros et me autre the of technical personal in current previous history background sonstige sonstiges it edv'.split(
    ' ',
  ),
);
const LONGEST = 6;

/** The section that a unit opens, if it is a heading. */
export function headingOf(text: string, words: readonly Word[], unit: Unit): Heading | null {
  if (!unit.isLine) return null;
  const spaced = spacedWord(words, unit);
  if (spaced !== null) return spaced;
  const colon = colonIn(text, words, unit);
  const bracket = colon === null ? bracketIn(text, words, unit) : null;
  const end = colon ?? bracket ?? unit.to;
  if (end - unit.from > LONGEST || (colon === null && !unit.isWhole)) return null;
  const own = words.slice(unit.from, end);
  const hits = findPhrases(INDEX, own);
  const [hit] = hits;
  if (!hit) return null;
  const isAll = own.every(
    ({ key }, at) =>
      FILLERS.has(key) || /^\d$/.test(key) || hits.some(({ from, to }) => from <= at && at <= to),
  );
  return isAll
    ? { section: hit.value, isInline: colon !== null, hasMore: bracket !== null, content: end }
    : null;
}

function colonIn(text: string, words: readonly Word[], { from, to }: Unit): number | null {
  for (let at = from + 1; at < Math.min(to, from + LONGEST + 1); at += 1) {
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
  for (let at = from + 1; at < Math.min(to, from + LONGEST + 1); at += 1) {
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
  const section = JOINED.get(joined) ?? JOINED.get(joined.replace(/s$/, ''));
  return section ? { section, isInline: false, hasMore: false, content: to } : null;
}
