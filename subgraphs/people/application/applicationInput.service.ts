import type { Problems } from '../../kit/errors.js';
import { readLine, readText } from '../../kit/text.js';
import type { JobApplicationInput } from '../generated/schema.js';
import { readMoment } from '../posting/moment.js';
import type { JobApplication } from './application.entity.js';

type OwnColumns = Pick<
  JobApplication,
  | 'coverLetter'
  | 'currentPosition'
  | 'additionalInfo'
  | 'yearsExperience'
  | 'expectedSalary'
  | 'availabilityDate'
>;

const LENGTHS = {
  coverLetter: 10_000,
  currentPosition: 200,
  additionalInfo: 10_000,
  reviewNotes: 10_000,
} as const;
const MOST_YEARS = 60;
const MOST_PAY = 9_999_999_999.99;

/** A text of an application or its review, without the blanks around it; '' when there is none. */
export const readOwnText = (
  problems: Problems,
  field: keyof typeof LENGTHS,
  text: string | null | undefined,
): string => readText(problems, field, text, LENGTHS[field]);

function checkRange(problems: Problems, field: string, value: number, most: number): void {
  if (value < 0) problems.add(field, 'Ensure this value is greater than or equal to 0.');
  if (value > most) problems.add(field, `Ensure this value is less than or equal to ${most}.`);
}

/** What goes into the row as the applicant gave it, blank meaning nothing. Problems go under each field. */
export function readApplication(input: JobApplicationInput, problems: Problems): OwnColumns {
  const { yearsExperience = null, expectedSalary = null } = input;
  if (yearsExperience !== null) checkRange(problems, 'yearsExperience', yearsExperience, MOST_YEARS);
  if (expectedSalary !== null) checkRange(problems, 'expectedSalary', Number(expectedSalary), MOST_PAY);
  return {
    coverLetter: readOwnText(problems, 'coverLetter', input.coverLetter),
    currentPosition: readLine(problems, 'currentPosition', input.currentPosition, LENGTHS.currentPosition),
    additionalInfo: readOwnText(problems, 'additionalInfo', input.additionalInfo),
    yearsExperience,
    expectedSalary,
    availabilityDate: readMoment(problems, 'availabilityDate', input.availabilityDate),
  };
}
