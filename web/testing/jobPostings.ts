import { graphql, type RequestHandler } from 'msw';

import { answer } from './graph';

type Lookup = readonly [code: string, label: string];

/** A job posting as a test describes it. */
export interface TestPosting {
  id: string;
  title: string;
  departmentName: string | null;
  location: string;
  remoteAllowed: boolean;
  jobType: string;
  experienceLevel: string;
  salaryRange: string | null;
  description: string;
  responsibilities: string[];
  requirements: string[];
  benefits: string | null;
  hiringManagerName: string | null;
  positionsAvailable: number;
  postedDate: string;
  applicationDeadline: string | null;
  priority: Lookup;
  status: Lookup;
  isActive: boolean;
  isClosed: boolean;
  applicationsCount: number;
  /** Code of one's own application; null without one. */
  applied: string | null;
}

const lookup = ([code, label]: Lookup) => ({ __typename: 'Lookup' as const, code, label });

/** Ids as the graph gives them. */
export const postingId = (number: number): string => `5f0c2a51-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** What one's own applications stand at, by code. */
const applicationLabels: Readonly<Record<string, string>> = {
  submitted: 'Submitted',
  under_review: 'Under Review',
  interview_scheduled: 'Interview Scheduled',
  offer_extended: 'Offer Extended',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

const applicationStatus = (code: string) => lookup([code, applicationLabels[code] ?? code]);

/** An open position in Engineering with three applicants, but for what the test says. */
export function posting(given: Partial<TestPosting> = {}) {
  const id = given.id ?? postingId(1);
  const status = given.status ?? (['active', 'Active'] as const);
  const isActive = given.isActive ?? true;
  const isClosed = given.isClosed ?? (!isActive || status[0] === 'closed');
  return {
    __typename: 'JobPosting' as const,
    id,
    title: given.title ?? 'Platform Engineer',
    departmentName: given.departmentName === undefined ? 'Engineering' : given.departmentName,
    location: given.location ?? 'San Francisco',
    remoteAllowed: given.remoteAllowed ?? false,
    jobType: given.jobType ?? 'FULL_TIME',
    experienceLevel: given.experienceLevel ?? 'SENIOR',
    salaryRange: given.salaryRange === undefined ? '$150,000 – $180,000' : given.salaryRange,
    description: given.description ?? 'You keep our build machines quick.',
    responsibilities: given.responsibilities ?? ['Run the build machines'],
    requirements: given.requirements ?? ['Strong TypeScript', 'Some Go'],
    benefits: given.benefits === undefined ? 'Four weeks away a year.' : given.benefits,
    hiringManagerName: given.hiringManagerName === undefined ? 'Daniel Cho' : given.hiringManagerName,
    positionsAvailable: given.positionsAvailable ?? 2,
    postedDate: given.postedDate ?? '2026-11-02',
    applicationDeadline: given.applicationDeadline === undefined ? '2026-12-01' : given.applicationDeadline,
    priority: lookup(given.priority ?? ['urgent', 'Urgent']),
    status: lookup(status),
    isActive,
    isClosed,
    acceptsApplications: !isClosed && status[0] === 'active',
    applicationsCount: given.applicationsCount ?? 3,
    myApplication: given.applied == null
      ? null
      : {
        __typename: 'JobApplication' as const, id: `application of ${id}`, createdAt: '2026-11-12T18:41:00.000Z', status: applicationStatus(given.applied),
      },
  };
}

export type JobPosting = ReturnType<typeof posting>;

/** A page of the list. */
export const postingPage = (results: readonly JobPosting[], count = results.length) =>
  answer({ jobPostings: { __typename: 'JobPostingPage', count, results } });

/** An application as a test describes it. */
export interface TestApplication {
  id: string;
  jobPostingId: string;
  jobTitle: string;
  createdAt: string;
  interviewDate: string | null;
  resume: string | null;
  resumeName: string | null;
  /** Its code. */
  status: string;
}

const withdrawable = new Set(['submitted', 'under_review', 'interview_scheduled', 'offer_extended']);

/** Maya's application for the first position, but for what the test says. */
export function application(given: Partial<TestApplication> = {}) {
  const status = given.status ?? 'submitted';
  return {
    __typename: 'JobApplication' as const,
    id: given.id ?? 'a-1',
    jobPostingId: given.jobPostingId ?? postingId(1),
    jobTitle: given.jobTitle ?? 'Platform Engineer',
    createdAt: given.createdAt ?? '2026-11-12T18:41:00.000Z',
    interviewDate: given.interviewDate ?? null,
    resume: given.resume === undefined ? '/files/people/resume?sig=1' : given.resume,
    resumeName: given.resumeName === undefined ? 'okafor.pdf' : given.resumeName,
    status: applicationStatus(status),
    viewerCan: { __typename: 'JobApplicationActions' as const, withdraw: withdrawable.has(status) },
  };
}

/** A page of one's own applications. */
export const applicationPage = (results: readonly ReturnType<typeof application>[], count = results.length) =>
  answer({ myJobApplications: { __typename: 'JobApplicationPage', count, results } });

/** Who applies: Maya, software engineer, with a resume in her profile but for what the test says. */
export const applicant = ({ resumeName = 'okafor.pdf', jobTitle = 'Software Engineer' }: { resumeName?: string | null; jobTitle?: string | null } = {}) =>
  answer({ me: { __typename: 'User', id: 7, resumeName, employee: jobTitle === null ? null : { __typename: 'Employee', id: 70, jobTitle } } });

/** What the page asks for besides the list: who applies, and that there are no applications. Put other answers before it. */
export const postingBackground: RequestHandler[] = [
  graphql.query('Applicant', () => applicant()),
  graphql.query('OwnApplicationCount', () => answer({ myJobApplications: { __typename: 'JobApplicationPage', count: 0 } })),
  graphql.query('OwnApplications', () => applicationPage([])),
];
