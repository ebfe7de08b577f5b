import type { RequestHandler } from 'msw';

import {
  ApplicantDocument,
  JobPostingDocument,
  OwnApplicationCountDocument,
  OwnApplicationsDocument,
  type ApplicantQuery,
  type JobPostingQuery,
  type JobPostingsQuery,
  type OwnApplicationsQuery,
} from '../../generated/graphql';
import { answers, type DataOf } from '../graph';

/** A job posting with all that any screen asks for. */
export type JobPosting = NonNullable<DataOf<JobPostingQuery>['jobPosting']> &
  DataOf<JobPostingsQuery>['jobPostings']['results'][number];

export type GivenPosting = Partial<JobPosting>;

export type JobApplication = DataOf<OwnApplicationsQuery>['myJobApplications']['results'][number];

/** Ids as the graph gives them. */
export const postingId = (number: number): string =>
  `5f0c2a51-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** An open position in Engineering with three applicants, but for what the test says. */
export const posting = (given: GivenPosting = {}): JobPosting => ({
  id: postingId(1),
  title: 'Platform Engineer',
  departmentName: 'Engineering',
  location: 'San Francisco',
  remoteAllowed: false,
  jobType: 'FULL_TIME',
  experienceLevel: 'SENIOR',
  salaryRange: '$150,000 – $180,000',
  description: 'You keep our build machines quick.',
  responsibilities: ['Run the build machines'],
  requirements: ['Strong TypeScript', 'Some Go'],
  benefits: 'Four weeks away a year.',
  hiringManagerName: 'Daniel Cho',
  positionsAvailable: 2,
  postedDate: '2026-11-02',
  applicationDeadline: '2026-12-01',
  priority: { code: 'urgent', label: 'Urgent' },
  status: { code: 'active', label: 'Active' },
  isActive: true,
  isClosed: false,
  acceptsApplications: true,
  applicationsCount: 3,
  myApplication: null,
  ...given,
});

/** A position that no longer accepts applications. */
export const closed: GivenPosting = {
  status: { code: 'closed', label: 'Closed' },
  isClosed: true,
  acceptsApplications: false,
};

/** A position that is switched off. */
export const switchedOff: GivenPosting = { isActive: false, isClosed: true, acceptsApplications: false };

/** A position that takes no applications at the moment. */
export const onHold: GivenPosting = {
  status: { code: 'on_hold', label: 'On Hold' },
  acceptsApplications: false,
};

/** The status of an application of one's own, in the words of the portal. */
export const applicationStatus = (label: string) => ({
  code: label.toLowerCase().replaceAll(' ', '_'),
  label,
});

/** Maya has applied for a position. */
export const applied = (label = 'Submitted'): GivenPosting => ({
  myApplication: { id: 'a-1', createdAt: '2026-11-12T18:41:00.000Z', status: applicationStatus(label) },
});

/** A page of the list. */
export const postingPage = (results: JobPosting[], count = results.length): DataOf<JobPostingsQuery> => ({
  jobPostings: { count, results },
});

/** One position as it is when it is asked for. */
export const postingDetails = (one: () => JobPosting): RequestHandler =>
  answers(JobPostingDocument, () => ({ jobPosting: one() }));

/** Maya's application for the first position, which she can withdraw, but for what the test says. */
export const application = (given: Partial<JobApplication> = {}): JobApplication => ({
  id: 'a-1',
  jobPostingId: postingId(1),
  jobTitle: 'Platform Engineer',
  createdAt: '2026-11-12T18:41:00.000Z',
  interviewDate: null,
  resume: '/files/people/resume?sig=1',
  resumeName: 'okafor.pdf',
  status: applicationStatus('Submitted'),
  viewerCan: { withdraw: true },
  ...given,
});

/** A page of one's own applications. */
export const applicationPage = (
  results: JobApplication[],
  count = results.length,
): DataOf<OwnApplicationsQuery> => ({ myJobApplications: { count, results } });

interface Applicant {
  resumeName?: string | null;
  jobTitle?: string | null;
}

/** Who applies: Maya, software engineer, with a resume in her profile but for what the test says. */
export const applicant = ({
  resumeName = 'okafor.pdf',
  jobTitle = 'Software Engineer',
}: Applicant = {}): ApplicantQuery => ({
  me: { id: 7, resumeName, employee: jobTitle === null ? null : { id: 70, jobTitle } },
});

/**
 * What the page asks for besides the list: who applies, and that there are no applications. Put other answers
 * before it.
 */
export const postingBackground: RequestHandler[] = [
  answers(ApplicantDocument, () => applicant()),
  answers(OwnApplicationCountDocument, () => ({ myJobApplications: { count: 0 } })),
  answers(OwnApplicationsDocument, () => applicationPage([])),
];
