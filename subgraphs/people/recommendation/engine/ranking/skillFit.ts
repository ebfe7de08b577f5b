import type { Asked, Shown, Wanted } from '../model.js';
import { SKILLS } from '../vocabulary/vocabulary.js';
import type { Ability } from './ability.js';
import { isLanguage } from './languageFit.js';
import type { Rareness } from './rareness.js';
import { WEIGHTS } from './weights.js';

const weights = WEIGHTS.skillFit;

/** How a skill that is asked for is met. */
export interface Met {
  asked: Asked;
  /** 0 to 1. */
  strength: number;
  /** What it counts among all that are asked for. */
  weight: number;
  /** The skill that shows it: itself or a relative. */
  by: number | null;
  shown: Shown | null;
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

export function skillFit(ability: Ability, wanted: Wanted, rareness: Rareness): SkillFit {
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

/** Of alternatives the best met stands for all, with the weight of the heaviest. */
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
