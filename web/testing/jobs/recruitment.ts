import type { RequestHandler } from 'msw';

import {
  DepartmentsDocument,
  HrApplicationDetailsDocument,
  HrApplicationHistoryDocument,
  HrPostingDetailsDocument,
  PickedEmployeeDocument,
  PipelineDocument,
  PostingFiguresDocument,
  PostingToEditDocument,
  type HrApplicationDetailsQuery,
  type HrApplicationHistoryQuery,
  type HrApplicationsQuery,
  type HrPostingDetailsQuery,
  type HrPostingsQuery,
  type PostingToEditQuery,
} from '../../generated/graphql';
import { answers, type DataOf } from '../graph';
import { applicationStatus, postingId } from './jobPostings';

type Details = NonNullable<DataOf<HrPostingDetailsQuery>['jobPosting']>;
type Edited = NonNullable<DataOf<PostingToEditQuery>['jobPosting']>;

/** A posting with all that HR asks for. */
export type TestPosting = Omit<Details, 'priority' | 'status'> &
  Omit<Edited, 'priority' | 'status'> &
  Pick<Details, 'priority' | 'status'>;

/** An active posting in Engineering with three applicants, but for what the test says. */
export const hrPosting = (given: Partial<TestPosting> = {}): TestPosting => ({
  id: postingId(1),
  version: 4,
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
  benefits: null,
  hiringManagerId: 30,
  hiringManagerName: 'Daniel Cho',
  positionsAvailable: 2,
  postedDate: '2026-11-02',
  applicationDeadline: '2026-12-01',
  priority: { code: 'urgent', label: 'Urgent' },
  status: { code: 'active', label: 'Active' },
  isActive: true,
  isClosed: false,
  applicationsCount: 3,
  viewerCan: { manage: true },
  ...given,
});

/** A page of the postings. */
export const postingsPage = (results: TestPosting[], count = results.length): DataOf<HrPostingsQuery> => ({
  jobPostings: { count, results },
});

/** The details and the form of one posting as it is when it is asked for. */
export const postingDetails = (posting: () => TestPosting | null): RequestHandler[] => [
  answers(HrPostingDetailsDocument, () => ({ jobPosting: posting() })),
  answers(PostingToEditDocument, () => ({ jobPosting: posting() })),
];

/** An application with all that HR asks for. */
export type TestApplication = NonNullable<DataOf<HrApplicationDetailsQuery>['jobApplication']>;

/** Ids of applications as the graph gives them. */
export const applicationId = (number: number): string =>
  `7a1e0c33-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Numbers of the statuses, in the order of the lookup. */
const codes = [
  'submitted',
  'under_review',
  'interview_scheduled',
  'interviewed',
  'offer_extended',
  'accepted',
  'rejected',
  'withdrawn',
];

/** The status of an application, with its number. */
export function hrStatus(label: string): TestApplication['status'] {
  const status = applicationStatus(label);
  return { id: codes.indexOf(status.code) + 1, ...status };
}

/** Amara's application for the Platform Engineer, unreviewed, except for the given fields. */
export const hrApplication = (given: Partial<TestApplication> = {}): TestApplication => ({
  id: applicationId(1),
  version: 3,
  jobPostingId: postingId(1),
  jobTitle: 'Platform Engineer',
  applicantName: 'Amara Nwosu',
  createdAt: '2026-11-12T18:41:00.000Z',
  status: hrStatus('Submitted'),
  applicant: { id: 121, profilePicture: null, email: 'amara.nwosu@portal.example' },
  coverLetter: 'I would like to work on this with you.',
  additionalInfo: '',
  currentPosition: 'Engineer',
  yearsExperience: 7,
  expectedSalary: '120000.00',
  availabilityDate: null,
  resumeName: 'amara.docx',
  rating: null,
  reviewNotes: null,
  interviewDate: null,
  viewerCan: { review: true },
  ...given,
});

/** A page of the applications. */
export const applicationsPage = (
  results: TestApplication[],
  count = results.length,
): DataOf<HrApplicationsQuery> => ({ jobApplications: { count, results } });

/** One application as it is when it is asked for. */
export const applicationDetails = (application: () => TestApplication | null): RequestHandler =>
  answers(HrApplicationDetailsDocument, () => ({ jobApplication: application() }));

type Change = NonNullable<HrApplicationHistoryQuery['history']>['results'][number];

/** Priya's move from submitted to under review, but for what the test says. */
export const applicationChange = (given: Partial<Change> = {}): Change => ({
  id: 1,
  field: 'STATUS',
  before: 'submitted',
  after: 'under_review',
  changedAt: '2026-11-13T17:00:00.000Z',
  changedBy: { id: 5, fullName: 'Priya Raman' },
  ...given,
});

/** An application's timeline. */
export const applicationHistory = (results: Change[], count = results.length): RequestHandler =>
  answers(HrApplicationHistoryDocument, () => ({ history: { count, results } }));

/** What the page asks for besides its lists. Put other answers before it. */
export const recruitmentBackground: RequestHandler[] = [
  answers(PostingFiguresDocument, () => ({ jobPostings: { count: 14 }, active: { count: 9 } })),
  answers(PipelineDocument, () => ({
    jobApplicationCounts: [12, 5, 3, 2, 1, 4, 6, 2].map((count, place) => ({
      status: { id: place + 1, code: codes[place] ?? '' },
      count,
    })),
  })),
  answers(DepartmentsDocument, () => ({
    departments: {
      results: [
        { id: 3, name: 'Engineering' },
        { id: 4, name: 'Human Resources' },
      ],
    },
  })),
  answers(PickedEmployeeDocument, ({ id }) => ({
    employee: {
      id,
      fullName: 'Daniel Cho',
      position: 'Engineering Manager',
      departmentName: 'Engineering',
      user: { id: 130, profilePicture: null },
    },
  })),
  applicationHistory([]),
  ...postingDetails(() => hrPosting()),
  applicationDetails(() => hrApplication()),
];
