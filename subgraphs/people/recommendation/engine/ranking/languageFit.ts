import type { Resume, Wanted } from '../model.js';
import { SKILLS } from '../vocabulary/vocabulary.js';
import { WEIGHTS } from './weights.js';

const weights = WEIGHTS.languageFit;

export const isLanguage = (skill: number): boolean => SKILLS[skill]?.field === 'languages';

/**
 * A factor of up to 1: languages are no reason to recommend, but one that is missing is a gap. Who names none
 * may speak all.
 */
export function languageFactor(resume: Resume, wanted: Wanted): number {
  if (![...resume.skills].some(([skill, { strength }]) => isLanguage(skill) && strength > 0)) return 1;
  const missing = wanted.asked.filter(
    ({ skill, isRequired }) =>
      isRequired &&
      isLanguage(skill) &&
      Math.max(resume.skills.get(skill)?.strength ?? 0, resume.skills.get(skill)?.learned ?? 0) <
        weights.spoken,
  );
  return weights.missing ** Math.min(2, missing.length);
}
