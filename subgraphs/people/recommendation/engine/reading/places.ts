import type { Word } from '../text/words.js';
import { headingOf } from './sections.js';
import type { Heading, Section } from './sections.js';
import type { Unit } from './units.js';

const GAP = 200;

/** Where a unit of a resume stands. */
export interface Place {
  section: Section;
  isHeading: boolean;
}

const LONGEST = 6;

/** A line in capitals after an empty one begins something else, though it is not known what. */
function isUnknownHeading(text: string, words: readonly Word[], unit: Unit): boolean {
  if (!unit.isWhole || unit.isPoint || unit.to - unit.from > LONGEST || !isApart(text, words, unit))
    return false;
  const own = words.slice(unit.from, unit.to).filter(({ raw }) => raw.length > 3);
  return own.length > 0 && own.every(({ raw }) => /^\p{Lu}+$/u.test(raw));
}

const WORK = new Set<Section>(['history', 'open']);
/** What may stand in a column of its own before the work, which then begins without a heading. */
const BESIDE_WORK = new Set<Section>([
  'skills',
  'languages',
  'education',
  'certificates',
  'interests',
  'references',
  'goals',
]);

/** An empty line stands before it. */
function isApart(text: string, words: readonly Word[], { from }: Unit): boolean {
  return /\n[^\S\n]*\r?\n/.test(text.slice(words[from - 1]?.end ?? 0, words[from]?.start).slice(0, GAP));
}

/** Who plays a nurse is none. */
const ACTORS = new Set(
  'actor actress schauspieler schauspielerin actriz acteur actrice comedien comedienne'.split(' '),
);
const ROLES = new Set(
  'role credit stage screen theatre theater film tv television radio voice filmography cinema short feature musical rolle rollen buhne fernsehen kino teatro cine papel papele cortometraje obra scene ecran cinema and und y et in on selected'.split(
    ' ',
  ),
);
const TOP = 30;

/**
 * What an actor's roles stand under, or behind: "Stage and screen", "Roles: …". They count as what somebody
 * likes.
 */
function rolesHeading(
  text: string,
  words: readonly Word[],
  { from, to, isLine, isWhole }: Unit,
): Heading | null {
  if (!isLine) return null;
  let at = from;
  while (at < to && ROLES.has(words[at]?.key ?? '')) at += 1;
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
export function placesOf(
  text: string,
  words: readonly Word[],
  units: readonly Unit[],
  isJob: (place: number) => boolean,
): Place[] {
  let section: Section = 'open';
  const isActor = words.slice(0, TOP).some(({ key }) => ACTORS.has(key));
  return units.map((unit, place) => {
    const heading = (isActor ? rolesHeading(text, words, unit) : null) ?? headingOf(text, words, unit);
    if (!heading) {
      if (!WORK.has(section) && isUnknownHeading(text, words, unit)) section = 'open';
      if (BESIDE_WORK.has(section) && !(isActor && section === 'interests') && isJob(place))
        section = 'history';
      return { section, isHeading: false };
    }
    // "Tools: …" right below what a job was about belongs to the job.
    if (heading.isInline)
      return {
        section:
          heading.section === 'skills' && WORK.has(section) && !isApart(text, words, unit)
            ? section
            : heading.section,
        isHeading: false,
      };
    section = heading.section;
    return { section, isHeading: !heading.hasMore };
  });
}
