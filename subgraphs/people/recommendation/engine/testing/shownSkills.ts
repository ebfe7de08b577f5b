import { readResume } from '../engine.js';
import { SKILLS } from '../vocabulary/vocabulary.js';
import { TODAY } from './openings.js';

/** The skills that a resume shows. */
export const shownSkills = (resume: string) => {
  const found = readResume(resume, TODAY).skills;
  return [...found]
    .filter(([, { strength, learned }]) => Math.max(strength, learned) >= 0.2)
    .map(([skill]) => SKILLS[skill]?.name);
};
