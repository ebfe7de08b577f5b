import { screen } from '@testing-library/react';
import { graphql, HttpResponse, type RequestHandler } from 'msw';

// What the portal loads late is loaded before the clock of the first test runs.
import '../areas/employee/recommendations/RecommendationsDialog';
import { openEmployeePortal } from './employeePortal';
import { answer, type GraphAnswer } from './graph';
import { posting, type TestPosting } from './jobPostings';
import { openJobPostings } from './openJobPostings';

type Kind = 'MATCH' | 'RELATED' | 'MISSING';

/** A point of a comparison: [what it is about, how it counted, what the resume says, what the posting says]. */
type TestMatch = readonly [skill: string, kind: Kind, inResume?: string | null, inPosting?: string | null];

const match = ([skill, kind, inResume = null, inPosting = null]: TestMatch) =>
  ({ __typename: 'JobMatch' as const, skill, kind, inResume, inPosting });

interface TestRecommendation {
  id: number;
  job: Partial<TestPosting>;
  percentage: number;
  matches: readonly TestMatch[];
}

/** A position that suits by 82 per cent because of its TypeScript, but for what the test says. */
export function recommendation({ id = 1, job = {}, percentage = 82, matches = [['TypeScript', 'MATCH', 'led the move to TypeScript', 'Strong TypeScript']] }: Partial<TestRecommendation> = {}) {
  const { title, departmentName, location, salaryRange, applicationsCount, isClosed, priority, status, ...more } = posting(job);
  return {
    __typename: 'JobRecommendation' as const,
    recommendationId: id,
    jobId: more.id,
    job: { __typename: 'JobPosting' as const, id: more.id, title, departmentName, location, salaryRange, applicationsCount, isClosed, priority, status },
    matchPercentage: percentage,
    matches: matches.map(match),
    isUrgent: priority.code === 'urgent',
  };
}

/** An answer to a request for recommendations: one that was made now from cv.pdf, but for what the test says. */
export const recommendations = (given: Record<string, unknown> = {}) => ({
  __typename: 'JobRecommendations' as const,
  status: 'SUCCESS',
  message: 'Found 1 recommended job.',
  cached: false,
  methodUsed: 'KEYWORD_MATCH',
  madeAt: new Date().toISOString(),
  resumeName: 'cv.pdf',
  recommendations: [recommendation()],
  processingStats: { __typename: 'RecommendationStats' as const, jobsProcessed: 21, totalJobsSearched: 21 },
  ...given,
});

/** An answer for which nothing was searched. */
const unsearched = (status: 'NO_RESUME' | 'RESUME_EXISTS', message: string, resumeName: string | null) => recommendations({
  status, message, resumeName, methodUsed: null, madeAt: null, recommendations: [],
  processingStats: { __typename: 'RecommendationStats', jobsProcessed: 0, totalJobsSearched: 0 },
});

export const noResume = () => unsearched('NO_RESUME', 'Please upload your resume to get job recommendations.', null);
export const resumeExists = () => unsearched('RESUME_EXISTS', 'A resume was found in your profile.', 'cv.pdf');

/** What the portal recommended within the last 24 hours. */
export const latest = (value: ReturnType<typeof recommendations> | null) =>
  graphql.query('LatestJobRecommendations', () => answer({ latestJobRecommendations: value }));

/** The refusal of one search more than an hour allows; there are more after so many seconds. */
export const exhausted = (retryAfter: number): GraphAnswer => HttpResponse.json<{ data: null; errors: unknown[] }>({
  data: null,
  errors: [{ message: 'You have asked for 20 new recommendations within an hour. Please try again later.', extensions: { code: 'RATE_LIMITED', retryAfter } }],
});

interface Asked {
  forceRefresh: boolean;
  proceedWithExisting: boolean;
}

/** The portal as it answers a check: with a resume it first says so, then as the test says. `asked` collects what was asked. */
export function checking(found: () => GraphAnswer | Promise<GraphAnswer> = () => checked(recommendations()), first: () => GraphAnswer = () => checked(resumeExists())) {
  const asked: Asked[] = [];
  const keys: (string | null)[] = [];
  const handler = graphql.mutation('CheckResumeAndRecommend', ({ variables, request }) => {
    asked.push(variables as Asked);
    keys.push(request.headers.get('Idempotency-Key'));
    return variables['proceedWithExisting'] === true ? found() : first();
  });
  return { asked, keys, handler };
}

export const checked = (value: ReturnType<typeof recommendations>): GraphAnswer => answer({ checkResumeAndRecommend: value });
export const uploaded = (value: ReturnType<typeof recommendations>): GraphAnswer => answer({ uploadResumeForRecommendations: value });

/** Opens the recommendations as Maya: on the employee dashboard, or on the page of the job postings. */
export async function openRecommendations(handlers: readonly RequestHandler[], variant: 'dashboard' | 'page' = 'dashboard') {
  const all = [...handlers, latest(null)];
  const portal = await (variant === 'dashboard' ? openEmployeePortal(all) : openJobPostings({ handlers: all }));
  await portal.user.click(screen.getByRole('button', { name: 'AI Job Recommendations' }));
  await overlay();
  return portal;
}

export const overlay = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'AI Job Recommendations' });

/** The card of a recommended position. */
export const jobCard = (title: string): Promise<HTMLElement> => screen.findByRole('article', { name: title });
