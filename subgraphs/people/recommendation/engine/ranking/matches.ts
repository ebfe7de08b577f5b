import type { Match, ParsedPosting, ParsedResume, ResumeTitle } from '../model.js';
import { isWeak } from '../vocabulary/commonWords.js';
import { FAMILIES, SHOWS, SKILLS, familyAffinity } from '../vocabulary/vocabulary.js';
import type { TitleFit } from './careerFit.js';
import { isLanguage } from './skillFit.js';
import type { Met, SkillFit } from './skillFit.js';
import type { WordFit } from './wordFit.js';

/** Years count as the posting's when the work was at least so near. */
const NEAR_WORK = 0.7;

/**
 * Years of experience, when there are as many as the posting asks for: those of dated jobs in its work, else
 * those that a resume claims for its headline.
 */
export function yearsMatch(resume: ParsedResume, wanted: ParsedPosting, { title }: TitleFit): Match[] {
  if (wanted.years <= 0) return [];
  const near = resume.titles.filter(
    ({ kind, family }) => kind === 'held' && affinityTo(wanted, family) >= NEAR_WORK,
  );
  const dated = Math.floor(yearsTogether(near) + 1 / 24);
  const [longest] = [...near].sort((one, other) => other.years - one.years);
  if (longest && dated >= wanted.years) return [yearsOfExperience(dated, longest.quote, wanted)];
  const isTheirs =
    near.length === 0 && title?.kind === 'headline' && affinityTo(wanted, title.family) >= NEAR_WORK;
  if (isTheirs && resume.yearsSaid !== null && resume.yearsSaid >= wanted.years)
    return [yearsOfExperience(resume.yearsSaid, resume.quoteOfYears, wanted)];
  return [];
}

const affinityTo = ({ families }: ParsedPosting, family: number): number =>
  Math.max(0, ...families.map((other) => familyAffinity(family, other)));

const yearsOfExperience = (
  count: number,
  inResume: string | null,
  { quoteOfYears }: ParsedPosting,
): Match => ({
  skill: `${count} ${count === 1 ? 'year' : 'years'} of experience`,
  kind: 'match',
  inResume,
  inPosting: quoteOfYears,
});

/** Jobs at the same time count once. */
function yearsTogether(titles: readonly ResumeTitle[]): number {
  let [sum, until] = [0, Number.NEGATIVE_INFINITY];
  for (const { ago, years } of [...titles].sort(
    (one, other) => other.ago + other.years - (one.ago + one.years),
  )) {
    const [from, to] = [-(ago + years), -ago];
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}

const MOST_MATCHES = 8;
const MOST_RELATED = 3;
const MOST_MISSING = 3;
const MOST_WORDS = 3;
/** A skill is there from this strength on. */
const SHOWN_LEAST = 0.2;
const CLOSE_LEAST = 0.2;
const LESS_SHOWN = 0.12;
/** A relative is named when it shows at least so much: order picking is no driving licence. */
const RELATIVE = 0.6;
/** Not named as missing: resumes often leave such skills out. */
const TELLING_WORTH = 0.2;
const NEAR_TITLE = 0.25;
const NEAR_FAMILY = 0.45;

/** Why a posting suits, strongest first: what is there, what is close, what is missing. */
export function matchesOf(
  resume: ParsedResume,
  wanted: ParsedPosting,
  { met }: SkillFit,
  title: TitleFit,
  words: WordFit,
): Match[] {
  const strongest = [...met].sort(
    (one, other) =>
      other.weight * other.strength - one.weight * one.strength || one.asked.skill - other.asked.skill,
  );
  const there = strongest.filter(
    ({ asked, by, strength, shown }) => by === asked.skill && strength >= SHOWN_LEAST && !shown?.isDenied,
  );
  const [same] = titleMatches(wanted, title, 'match');
  const [near] = titleMatches(wanted, title, 'related');
  return [
    ...(same ? [same] : []),
    ...there
      .map((one) => metSkills(one, 'match'))
      .filter((match) => !isOfTitles(match, same))
      .slice(0, MOST_MATCHES),
    ...yearsMatch(resume, wanted, title),
    ...languageMatches(resume, wanted),
    ...wordMatches(words, wanted, there.length),
    ...(near ? [near] : []),
    ...closest(strongest, there)
      .map((one) => metSkills(one, 'related'))
      .filter((match) => !isOfTitle(match, near))
      .slice(0, MOST_RELATED),
    ...missing(met),
  ];
}

/** Named after what the posting asks for; a related skill is shown by its quote. */
function metSkills({ asked, shown }: Met, kind: Match['kind']): Match {
  return {
    skill: SKILLS[asked.skill]?.name ?? '',
    kind,
    inResume: shown?.quote ?? null,
    inPosting: asked.quote,
  };
}

/** The same words of the resume as for its title. */
const isOfTitle = ({ inResume }: Match, title: Match | undefined): boolean =>
  Boolean(
    title?.inResume && inResume && (inResume.includes(title.inResume) || title.inResume.includes(inResume)),
  );

/**
 * Titles say the same twice when the work that they name is a skill too: "Accountant" and "Accounting" from
 * the same words on both sides.
 */
const isOfTitles = (match: Match, title: Match | undefined): boolean =>
  isOfTitle(match, title) && match.inPosting !== null && title?.inPosting?.includes(match.inPosting) === true;

/**
 * What is shown by a relative only: for each choice and by each relative once, and not beside the relative
 * itself in the same line.
 */
function closest(strongest: readonly Met[], there: readonly Met[]): Met[] {
  const groups = new Set(there.flatMap(({ asked }) => (asked.group === null ? [] : [asked.group])));
  const seen = new Set<number>();
  return strongest.filter(({ asked, by, strength, shown }) => {
    if (by === null || by === asked.skill || strength < CLOSE_LEAST || shown?.isDenied || seen.has(by))
      return false;
    if (there.some((one) => one.by === by && one.asked.quote === asked.quote)) return false;
    if ((SHOWS[by]?.get(asked.skill) ?? 0) < RELATIVE || (SKILLS[asked.skill]?.telling ?? 0) < TELLING_WORTH)
      return false;
    if (asked.group !== null && groups.has(asked.group)) return false;
    if (asked.group !== null) groups.add(asked.group);
    seen.add(by);
    return true;
  });
}

/** Languages that are asked for and spoken. */
function languageMatches(resume: ParsedResume, wanted: ParsedPosting): Match[] {
  return wanted.asked.flatMap(({ skill, quote }): Match[] => {
    const shown = isLanguage(skill) ? resume.skills.get(skill) : undefined;
    return shown && shown.strength >= SHOWN_LEAST
      ? [{ skill: SKILLS[skill]?.name ?? '', kind: 'match', inResume: shown.quote, inPosting: quote }]
      : [];
  });
}

/** Work of the same family, or of a near one; named after the posting's. */
function titleMatches(
  wanted: ParsedPosting,
  { title, nearness }: TitleFit,
  kind: 'match' | 'related',
): Match[] {
  if (!title || nearness < NEAR_TITLE || title.kind === 'aim' || title.kind === 'trained') return [];
  const [nearest] = [...wanted.families].sort(
    (one, other) => familyAffinity(title.family, other) - familyAffinity(title.family, one),
  );
  if (
    nearest === undefined ||
    familyAffinity(title.family, nearest) < NEAR_FAMILY ||
    (nearest === title.family) !== (kind === 'match')
  )
    return [];
  return [{ skill: FAMILIES[nearest]?.name ?? '', kind, inResume: title.quote, inPosting: wanted.title }];
}

/**
 * Shared words are shown when few known skills are: those of a trade that the vocabulary does not know,
 * as the posting writes them. One alone is chance, unless it is in the posting's title.
 */
function wordMatches({ shared }: WordFit, { title }: ParsedPosting, known: number): Match[] {
  if (known >= MOST_WORDS) return [];
  const telling = shared.filter(({ word }) => !isWeak(word));
  const isChance = telling.length < 2 && !telling.some(({ word }) => title.includes(word));
  if (isChance) return [];
  return telling.slice(0, MOST_WORDS - known).map(({ inResume, inPosting, word }) => ({
    skill: word.charAt(0).toUpperCase() + word.slice(1),
    kind: 'match',
    inResume,
    inPosting,
  }));
}

function missing(met: readonly Met[]): Match[] {
  const covered = new Set(
    met.filter(({ strength }) => strength >= CLOSE_LEAST).map(({ asked }) => asked.group),
  );
  const named = new Set<number>();
  return met
    .filter(
      ({ asked, strength }) =>
        asked.isRequired &&
        strength < LESS_SHOWN &&
        (SKILLS[asked.skill]?.telling ?? 0) >= TELLING_WORTH &&
        (asked.group === null || !covered.has(asked.group)),
    )
    .sort((one, other) => other.weight - one.weight || one.asked.skill - other.asked.skill)
    .filter(({ asked: { group } }) => group === null || (!named.has(group) && named.add(group)))
    .slice(0, MOST_MISSING)
    .map(({ asked, shown, by }) => ({
      skill: SKILLS[asked.skill]?.name ?? '',
      kind: 'missing',
      inResume: by === asked.skill && shown?.isDenied ? shown.quote : null,
      inPosting: asked.quote,
    }));
}
