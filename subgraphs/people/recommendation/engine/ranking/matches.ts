import type { Match, Resume, Wanted } from '../model.js';
import { FAMILIES, familyAffinity, SKILLS } from '../vocabulary/vocabulary.js';
import { isLanguage } from './languageFit.js';
import type { Met, SkillFit } from './skillFit.js';
import type { TitleFit } from './titleFit.js';
import type { WordFit } from './wordFit.js';

const MOST_MATCHES = 8;
const MOST_RELATED = 3;
const MOST_MISSING = 3;
const MOST_WORDS = 3;
/** A skill is there from this strength on. */
const THERE = 0.2;
const CLOSE = 0.2;
const LESS = 0.12;

/** Why a posting suits, strongest first: what is there, what is close, what is missing. */
export function matchesOf(resume: Resume, wanted: Wanted, { met }: SkillFit, title: TitleFit, words: WordFit): Match[] {
  const strongest = [...met].sort((one, other) => other.weight * other.strength - one.weight * one.strength || one.asked.skill - other.asked.skill);
  const there = strongest.filter(({ asked, by, strength, shown }) => by === asked.skill && strength >= THERE && !shown?.isDenied);
  const close = strongest.filter(({ asked, by, strength, shown }) => by !== null && by !== asked.skill && strength >= CLOSE && !shown?.isDenied);
  return [
    ...titleMatches(wanted, title, 'match'),
    ...there.map((one) => met_(one, 'match')).slice(0, MOST_MATCHES),
    ...yearsMatch(resume, wanted, title),
    ...languageMatches(resume, wanted),
    ...wordMatches(words, there.length),
    ...titleMatches(wanted, title, 'related'),
    ...close.map((one) => met_(one, 'related')).slice(0, MOST_RELATED),
    ...missing(met),
  ];
}

function met_({ asked, by, shown }: Met, kind: Match['kind']): Match {
  const name = SKILLS[asked.skill]?.name ?? '';
  const relative = by === null || by === asked.skill ? name : `${name} (${SKILLS[by]?.name ?? ''})`;
  return { skill: relative, kind, inResume: shown?.quote ?? null, inPosting: asked.quote };
}

/** Languages that are asked for and spoken. */
function languageMatches(resume: Resume, wanted: Wanted): Match[] {
  return wanted.asked.flatMap(({ skill, quote }): Match[] => {
    const shown = isLanguage(skill) ? resume.skills.get(skill) : undefined;
    return shown && shown.strength >= THERE ? [{ skill: SKILLS[skill]?.name ?? '', kind: 'match', inResume: shown.quote, inPosting: quote }] : [];
  });
}

function titleMatches(wanted: Wanted, { held, nearness }: TitleFit, kind: 'match' | 'related'): Match[] {
  if (!held || nearness < 0.25 || held.kind === 'aim' || held.kind === 'trained') return [];
  const isSame = wanted.families.some((family) => familyAffinity(held.family, family) === 1);
  if (isSame !== (kind === 'match')) return [];
  return [{ skill: FAMILIES[held.family]?.name ?? '', kind, inResume: held.quote, inPosting: wanted.title }];
}

function yearsMatch(resume: Resume, wanted: Wanted, { years, held }: TitleFit): Match[] {
  const count = Math.floor(years);
  if (wanted.years <= 0 || years < wanted.years || count < 1) return [];
  return [{ skill: `${count} ${count === 1 ? 'year' : 'years'} of experience`, kind: 'match', inResume: resume.quoteOfYears ?? held?.quote ?? null, inPosting: wanted.quoteOfYears }];
}

/** Shared words stand in when few known skills are shared. */
function wordMatches({ shared }: WordFit, known: number): Match[] {
  if (known >= MOST_WORDS) return [];
  return shared.slice(0, MOST_WORDS - known).map(({ inResume, inPosting, word }) => ({ skill: word, kind: 'match', inResume, inPosting }));
}

function missing(met: readonly Met[]): Match[] {
  const covered = new Set(met.filter(({ strength }) => strength >= CLOSE).map(({ asked }) => asked.group));
  return met
    .filter(({ asked, strength }) => asked.isRequired && strength < LESS && (asked.group === null || !covered.has(asked.group)))
    .sort((one, other) => other.weight - one.weight || one.asked.skill - other.asked.skill)
    .slice(0, MOST_MISSING)
    .map(({ asked, shown, by }) => ({ skill: SKILLS[asked.skill]?.name ?? '', kind: 'missing', inResume: by === asked.skill && shown?.isDenied ? shown.quote : null, inPosting: asked.quote }));
}
