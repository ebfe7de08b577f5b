import { mixed, object, string } from 'yup';

import { dayRule } from '../../../../domain/form/dayRule';
import { textUpTo } from '../../../../domain/form/textRule';
import { JobApplicationLimits } from '../../../../generated/limits';
import type { JobApplicationInput } from '../../../../generated/graphql';
import type { Applicant } from './useApplicant';
import { placeholderResume } from './resumeFile';

/** The one in the profile, none, a file, or a file that is still to be selected. */
export type ResumeChoice = 'profile' | 'none' | File | null;

/** The values of the form; the names are those of the graph, so that refusals find their fields. */
export interface ApplicationValues {
  coverLetter: string;
  currentPosition: string;
  yearsExperience: string;
  expectedSalary: string;
  availabilityDate: string;
  additionalInfo: string;
  resume: ResumeChoice;
}

export const emptyApplication = ({ resumeName, jobTitle }: Applicant): ApplicationValues => ({
  coverLetter: '',
  currentPosition: jobTitle,
  yearsExperience: '',
  expectedSalary: '',
  availabilityDate: '',
  additionalInfo: '',
  resume: resumeName === null ? 'none' : 'profile',
});

const limits = JobApplicationLimits;
const { min: fewestYears, max: mostYears } = limits.yearsExperience;

/** Amounts are typed with blanks and commas between the thousands. */
const amount = (text: string): string => text.replace(/[\s,]/g, '');

export const applicationSchema = object({
  currentPosition: textUpTo(limits.currentPosition),
  yearsExperience: string()
    .trim()
    .test(
      'years',
      `Enter whole years from ${fewestYears} to ${mostYears}`,
      (years) => !years || (/^\d{1,2}$/.test(years) && Number(years) <= mostYears),
    ),
  expectedSalary: string().test(
    'amount',
    'Enter an amount of 0 or more, such as 85,000',
    (salary) => !salary?.trim() || /^\d{1,10}(\.\d{1,2})?$/.test(amount(salary)),
  ),
  availabilityDate: dayRule(),
  coverLetter: textUpTo(limits.coverLetter),
  additionalInfo: textUpTo(limits.additionalInfo),
  resume: mixed()
    .nullable()
    .test('chosen', 'Choose a file, or apply without a resume', (resume) => resume !== null),
});

/** @param fullName whose placeholder it is where no resume is sent */
export const toInput = (
  jobPosting: string,
  fullName: string,
  values: ApplicationValues,
): JobApplicationInput => ({
  jobPosting,
  coverLetter: values.coverLetter.trim(),
  currentPosition: values.currentPosition.trim(),
  yearsExperience: values.yearsExperience.trim() === '' ? null : Number(values.yearsExperience),
  expectedSalary: amount(values.expectedSalary) || null,
  availabilityDate: values.availabilityDate || null,
  additionalInfo: values.additionalInfo.trim(),
  ...(values.resume === 'profile'
    ? { profileResume: true }
    : { resume: values.resume instanceof File ? values.resume : placeholderResume(fullName) }),
});
