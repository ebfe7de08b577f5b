import type { Resume, Shown } from '../model.js';
import { SHOWS } from '../vocabulary/vocabulary.js';
import { WEIGHTS } from './weights.js';

const weights = WEIGHTS.ability;

/** How well a skill is shown, 0 to 1, and by which one: itself or a relative. */
export interface Able {
  strength: number;
  by: number;
  shown: Shown;
}

/**
 * What somebody can, by the skill's number: counted for a first job, where learning counts as work does, and
 * for others.
 */
export interface Ability {
  first: ReadonlyMap<number, Able>;
  later: ReadonlyMap<number, Able>;
}

export const abilityOf = (resume: Resume): Ability => ({
  first: ablesOf(resume, weights.learnedFirst),
  later: ablesOf(resume, tellsOfWork(resume) ? weights.learnedLater : weights.learnedUntold),
});

/** Whether a resume says what somebody has worked as, or for how long. */
export const tellsOfWork = ({ titles, years }: Resume): boolean => years > 0 || titles.length > 0;

function ablesOf({ skills }: Resume, learnedCounts: number): Map<number, Able> {
  const ables = new Map<number, Able>();
  for (const [skill, shown] of skills)
    ables.set(skill, { strength: strengthOf(shown, learnedCounts), by: skill, shown });
  for (const [by, shown] of skills) {
    const own = strengthOf(shown, learnedCounts);
    for (const [skill, share] of SHOWS[by] ?? []) {
      const strength =
        own * share * (skills.get(skill)?.isDenied ? weights.relativeOfDenied : weights.relative);
      if (strength > (ables.get(skill)?.strength ?? 0)) ables.set(skill, { strength, by, shown });
    }
  }
  return ables;
}

function strengthOf({ strength, learned }: Shown, learnedCounts: number): number {
  return Math.min(
    1,
    Math.max(strength, learned * learnedCounts) + weights.both * Math.min(strength, learned),
  );
}
