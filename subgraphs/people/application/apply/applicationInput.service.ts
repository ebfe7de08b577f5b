import type { Problems } from '../../../kit/request/errors.js';
import { checkRange } from '../../../kit/graphql/limits.js';
import { readLine, readText } from '../../../kit/request/input/text.js';
import { JobApplicationLimits } from '../../generated/limits.js';
import type { JobApplicationInput } from '../../generated/schema.js';
import { readDate } from '../../posting/dateInput.js';
import type { JobApplication } from '../application.entity.js';

type OwnColumns = Pick<
  JobApplication,
  | 'coverLetter'
  | 'currentPosition'
  | 'additionalInfo'
  | 'yearsExperience'
  | 'expectedSalary'
  | 'availabilityDate'
>;

/** A text of an application or its review, trimmed; '' if there is none. */
export const readOwnText = (
  problems: Problems,
  field: 'coverLetter' | 'additionalInfo' | 'reviewNotes',
  text: string | null | undefined,
): string => readText(problems, field, text, JobApplicationLimits[field]);

/** What goes into the row as the applicant gave it, blank meaning nothing. Problems go under each field. */
export function readApplication(input: JobApplicationInput, problems: Problems): OwnColumns {
  const { yearsExperience = null, expectedSalary = null } = input;
  if (yearsExperience !== null)
    checkRange(problems, 'yearsExperience', yearsExperience, JobApplicationLimits.yearsExperience);
  if (expectedSalary !== null)
    checkRange(problems, 'expectedSalary', Number(expectedSalary), JobApplicationLimits.expectedSalary);
  return {
    coverLetter: readOwnText(problems, 'coverLetter', input.coverLetter),
    currentPosition: readLine(
      problems,
      'currentPosition',
      input.currentPosition,
      JobApplicationLimits.currentPosition,
    ),
    additionalInfo: readOwnText(problems, 'additionalInfo', input.additionalInfo),
    yearsExperience,
    expectedSalary,
    availabilityDate: readDate(problems, 'availabilityDate', input.availabilityDate),
  };
}
