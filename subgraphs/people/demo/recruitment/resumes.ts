import type { DemoPerson } from '../organisation.js';
import { skillsOf } from '../workTexts.js';

/** A short resume as plain text. @param years of experience, those before the organisation included */
export function resumeOf(person: DemoPerson, years: number): string {
  const { firstName, lastName, jobTitle, departmentName, hireDate, city, state } = person;
  return [
    `${firstName} ${lastName}`,
    `${jobTitle}, ${city}, ${state}`,
    '',
    'SUMMARY',
    `${years} ${years === 1 ? 'year' : 'years'} of experience, the latest in ${departmentName}.`,
    '',
    'EXPERIENCE',
    `${jobTitle}, ${hireDate.slice(0, 4)} to present`,
    '',
    'SKILLS',
    skillsOf(departmentName),
    '',
  ].join('\n');
}
