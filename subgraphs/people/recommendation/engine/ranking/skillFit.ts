import type { AskedSkill, ParsedPosting, ParsedResume, ShownSkill } from '../model.js';
import { SHOWS, SKILLS } from '../vocabulary/vocabulary.js';
import { WEIGHTS } from './weights.js';
import type { Rarity } from './wordFit.js';

const abilityWeights = WEIGHTS.ability;

/** How well a skill is shown, 0 to 1, and by which one: itself or a relative. */
export interface SkillStrength {
  strength: number;
  by: number;
  shown: ShownSkill;
}

/**
 * The strength of each skill by its number: counted for a first job, where learning counts as work does, and
 * for others.
 */
export interface Ability {
  first: ReadonlyMap<number, SkillStrength>;
  later: ReadonlyMap<number, SkillStrength>;
}

export const abilityOf = (resume: ParsedResume): Ability => ({
  first: strengthsOf(resume, abilityWeights.learnedFirst),
  later: strengthsOf(
    resume,
    hasWorkHistory(resume) ? abilityWeights.learnedLater : abilityWeights.learnedUntold,
  ),
});

/** Whether a resume has a title or years of work. */
export const hasWorkHistory = ({ titles, years }: ParsedResume): boolean => years > 0 || titles.length > 0;

function strengthsOf({ skills }: ParsedResume, learnedCounts: number): Map<number, SkillStrength> {
  const ables = new Map<number, SkillStrength>();
  for (const [skill, shown] of skills)
    ables.set(skill, { strength: strengthOf(shown, learnedCounts), by: skill, shown });
  for (const [by, shown] of skills) {
    const own = strengthOf(shown, learnedCounts);
    for (const [skill, share] of SHOWS[by] ?? []) {
      const strength =
        own *
        share *
        (skills.get(skill)?.isDenied ? abilityWeights.relativeOfDenied : abilityWeights.relative);
      if (strength > (ables.get(skill)?.strength ?? 0)) ables.set(skill, { strength, by, shown });
    }
  }
  return ables;
}

function strengthOf({ strength, learned }: ShownSkill, learnedCounts: number): number {
  return Math.min(
    1,
    Math.max(strength, learned * learnedCounts) + abilityWeights.both * Math.min(strength, learned),
  );
}

const languageWeights = WEIGHTS.languageFit;

export const isLanguage = (skill: number): boolean => SKILLS[skill]?.field === 'languages';

/**
 * A factor of up to 1: languages are no reason to recommend, but one that is missing is a gap. Who names none
 * may speak all.
 */
export function languageFactor(resume: ParsedResume, wanted: ParsedPosting): number {
  if (![...resume.skills].some(([skill, { strength }]) => isLanguage(skill) && strength > 0)) return 1;
  const missing = wanted.asked.filter(
    ({ skill, isRequired }) =>
      isRequired &&
      isLanguage(skill) &&
      Math.max(resume.skills.get(skill)?.strength ?? 0, resume.skills.get(skill)?.learned ?? 0) <
        languageWeights.spoken,
  );
  return languageWeights.missing ** Math.min(2, missing.length);
}

const weights = WEIGHTS.skillFit;

/** How a skill that is asked for is met. */
export interface Met {
  asked: AskedSkill;
  /** 0 to 1. */
  strength: number;
  /** What it counts among all that are asked for. */
  weight: number;
  /** The skill that shows it: itself or a relative. */
  by: number | null;
  shown: ShownSkill | null;
}

export interface SkillFit {
  /** How much of what is asked for is shown, 0 to 1. */
  coverage: number;
  /** What all of it weighs: little when the vocabulary knows little of the posting. */
  mass: number;
  /** What of it has to be there. */
  required: number;
  /** Share of it that the resume says is not known, 0 to 1. */
  denied: number;
  /** Share of what the title names that is not shown, 0 to 1. */
  lacking: number;
  met: readonly Met[];
}

export function skillFit(ability: Ability, wanted: ParsedPosting, rareness: Rarity): SkillFit {
  const ables = wanted.level === 0 ? ability.first : ability.later;
  const depth = wanted.level === 0 ? weights.depthFirst : wanted.level === 1 ? weights.depthMid : 1;
  const met: Met[] = [];
  for (const asked of wanted.asked) {
    if (isLanguage(asked.skill)) continue;
    const able = ables.get(asked.skill);
    const weight =
      asked.weight *
      (SKILLS[asked.skill]?.telling ?? 1) *
      (weights.common + (1 - weights.common) * rareness.ofSkill(asked.skill)) *
      (asked.isRequired ? weights.moreOfRequired : 1);
    met.push({
      asked,
      weight,
      by: able?.by ?? null,
      shown: able?.shown ?? null,
      strength: Math.min(1, (able?.strength ?? 0) * depth),
    });
  }
  let [mass, covered, required, denied, titled, lacking] = [0, 0, 0, 0, 0, 0];
  for (const { asked, weight, strength, shown } of choicesOf(met)) {
    mass += weight;
    covered += weight * strength;
    if (asked.isRequired) required += weight;
    if (shown?.isDenied) denied += weight;
    if (!asked.isTitle) continue;
    titled += weight;
    lacking += weight * Math.max(0, 1 - strength / weights.enough);
  }
  return {
    coverage: covered / (mass + weights.unknown),
    mass,
    required,
    denied: mass > 0 ? denied / mass : 0,
    lacking: titled > 0 ? lacking / titled : 0,
    met,
  };
}

/** Of alternatives the best met counts for all, with the weight of the heaviest. */
function choicesOf(met: readonly Met[]): Met[] {
  const best = new Map<number, Met>();
  for (const one of met) {
    const { group } = one.asked;
    if (group === null) continue;
    const before = best.get(group);
    const better =
      !before ||
      one.strength > before.strength ||
      (one.strength === before.strength && one.weight > before.weight)
        ? one
        : before;
    best.set(group, { ...better, weight: Math.max(one.weight, before?.weight ?? 0) });
  }
  const strengths = new Map(met.map(({ asked, strength }) => [asked.skill, strength]));
  const choices = [...best.values()].map((one) => ({
    ...one,
    strength: Math.max(one.strength, ...one.asked.instead.map((skill) => strengths.get(skill) ?? 0)),
  }));
  return [...met.filter(({ asked }) => asked.group === null), ...choices];
}
