import { object, string } from 'yup';

import { dayRule } from '../../../../domain/form/dayRule';
import { textRule, textUpTo } from '../../../../domain/form/textRule';
import type { EmploymentType, JobPostingChanges, JobPostingInput } from '../../../../generated/graphql';
import { JobPostingLimits } from '../../../../generated/limits';

/** The values of the form; the names are those of the graph, so that refusals find their fields. */
export interface PostingValues {
  title: string;
  departmentName: string;
  location: string;
  jobType: EmploymentType;
  salaryRange: string;
  hiringManagerId: number | null;
  applicationDeadline: string;
  /** By code. */
  priority: string;
  /** By code; a new posting is active. */
  status: string;
  description: string;
  /** One per line. */
  requirements: string;
}

/** A new posting: full time, medium, active. */
export const newPosting: PostingValues = {
  title: '',
  departmentName: '',
  location: '',
  jobType: 'FULL_TIME',
  salaryRange: '',
  hiringManagerId: null,
  applicationDeadline: '',
  priority: 'medium',
  status: 'active',
  description: '',
  requirements: '',
};

/** Shown above the buttons while something required is missing. */
export const incompleteWarning = {
  incomplete: 'Missing Required Fields',
  incompleteTone: 'warning',
} as const;
export const incompleteText = 'Please fill in all required fields.';

/** What the form calls its fields. */
export const fieldLabels: Readonly<Record<keyof PostingValues, string>> = {
  title: 'Title',
  departmentName: 'Department',
  location: 'Location',
  jobType: 'Type',
  salaryRange: 'Salary range',
  hiringManagerId: 'Hiring manager',
  applicationDeadline: 'Closing date',
  priority: 'Priority',
  status: 'Status',
  description: 'Description',
  requirements: 'Requirements',
};

/** What the documented interface calls them: the field names of its refusals. */
export const documentedNames: Readonly<Record<keyof PostingValues, string>> = {
  title: 'title',
  departmentName: 'department',
  location: 'location',
  jobType: 'job_type',
  salaryRange: 'salary_range',
  hiringManagerId: 'hiring_manager',
  applicationDeadline: 'application_deadline',
  priority: 'priority',
  status: 'status',
  description: 'description',
  requirements: 'requirements',
};

/** Title, department and location are required. */
export const postingSchema = object({
  title: textRule('Enter a title', JobPostingLimits.title),
  departmentName: string().required('Choose a department'),
  location: textRule('Enter a location', JobPostingLimits.location),
  salaryRange: textUpTo(JobPostingLimits.salaryRange),
  applicationDeadline: dayRule(),
  description: textUpTo(JobPostingLimits.description),
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The input of the form; blank means none. */
const written = (values: PostingValues) => ({
  title: values.title.trim(),
  departmentName: values.departmentName,
  location: values.location.trim(),
  jobType: values.jobType,
  salaryRange: values.salaryRange.trim(),
  hiringManagerId: values.hiringManagerId,
  applicationDeadline: values.applicationDeadline,
  priority: values.priority,
  description: values.description.trim(),
  requirements: linesOf(values.requirements),
});

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const withoutEmpty = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value))) as Partial<Values>;

/** A new posting; level and status are the server's own defaults. */
export const toPosting = (values: PostingValues): JobPostingInput => {
  const { title, location, ...rest } = written(values);
  return { title, location, ...withoutEmpty(rest) };
};

/** The fields that differ from the posting; emptied ones are not sent, and stay. */
export function toChanges(values: PostingValues, present: PostingValues): JobPostingChanges {
  const [now, was] = [values, present].map((one) => ({ ...written(one), status: one.status }));
  const changed = Object.entries(now ?? {}).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was?.[name as keyof typeof was]),
  );
  return withoutEmpty(Object.fromEntries(changed));
}
