import type { Asked, Resume, Shown, Wanted } from '../model.js';
import { SHOWS, SKILLS } from '../vocabulary/vocabulary.js';
import { isLanguage } from './languageFit.js';
import type { Rareness } from './rareness.js';

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
  met: readonly Met[];
}

/** A relative counts for less than the skill itself. */
const RELATIVE = 0.8;
/** Imagined weight that nobody meets, so that one known skill alone is no perfect fit. */
const UNKNOWN = 0.5;
const MORE_OF_REQUIRED = 1.25;
/** What was learned counts fully for a first job, else about half. */
const LEARNED_FIRST = 1.2;
const LEARNED = 0.55;

export function skillFit(resume: Resume, wanted: Wanted, rareness: Rareness): SkillFit {
  const learned = wanted.level === 0 ? LEARNED_FIRST : LEARNED;
  const met = wanted.asked.filter(({ skill }) => !isLanguage(skill)).map((asked): Met => {
    const telling = SKILLS[asked.skill]?.telling ?? 1;
    const weight = asked.weight * telling * (0.35 + 0.65 * rareness.ofSkill(asked.skill)) * (asked.isRequired ? MORE_OF_REQUIRED : 1);
    return { asked, weight, ...bestShown(resume, asked.skill, learned) };
  });
  const choices = choicesOf(met);
  const mass = choices.reduce((sum, { weight }) => sum + weight, 0);
  const covered = choices.reduce((sum, { weight, strength }) => sum + weight * strength, 0);
  return { coverage: covered / (mass + UNKNOWN), mass, met };
}

const strengthOf = (shown: Shown, learned: number): number => Math.min(1, Math.max(shown.strength, shown.learned * learned) + 0.1 * Math.min(shown.strength, shown.learned));

function bestShown(resume: Resume, skill: number, learned: number): Pick<Met, 'strength' | 'by' | 'shown'> {
  const own = resume.skills.get(skill);
  let best: Pick<Met, 'strength' | 'by' | 'shown'> = own ? { strength: strengthOf(own, learned), by: skill, shown: own } : { strength: 0, by: null, shown: null };
  // Who says that they do not know it knows no relative that would do.
  const share = own?.isDenied ? 0.3 : RELATIVE;
  for (const [other, shown] of resume.skills) {
    const strength = strengthOf(shown, learned) * (SHOWS[other]?.get(skill) ?? 0) * share;
    if (strength > best.strength) best = { strength, by: other, shown };
  }
  return best;
}

/** Of alternatives the best met stands for all. */
function choicesOf(met: readonly Met[]): Met[] {
  const alone = met.filter(({ asked }) => asked.group === null);
  const groups = new Map<number, Met[]>();
  for (const one of met) if (one.asked.group !== null) groups.set(one.asked.group, [...(groups.get(one.asked.group) ?? []), one]);
  return [
    ...alone,
    ...[...groups.values()].flatMap((group) => {
      const [best] = [...group].sort((one, other) => other.strength - one.strength || other.weight - one.weight);
      const weight = Math.max(...group.map((one) => one.weight));
      return best ? [{ ...best, weight }] : [];
    }),
  ];
}
