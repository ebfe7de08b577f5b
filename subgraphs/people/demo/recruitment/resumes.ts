import type { DemoPerson } from '../organisation.js';
import { skillsOf } from '../workTexts.js';

/** The lines of a short resume. */
export interface Resume {
  name: string;
  position: string;
  summary: string;
  experience: string;
  skills: string;
}

/** @param years of experience, including those before the organisation */
export function resumeOf(person: DemoPerson, years: number): Resume {
  const { firstName, lastName, jobTitle, departmentName, hireDate, city, state } = person;
  return {
    name: `${firstName} ${lastName}`,
    position: `${jobTitle}, ${city}, ${state}`,
    summary: `${years} ${years === 1 ? 'year' : 'years'} of experience, the latest in ${departmentName}.`,
    experience: `${jobTitle}, ${hireDate.slice(0, 4)} to present`,
    skills: skillsOf(departmentName),
  };
}
