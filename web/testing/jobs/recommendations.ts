import { screen } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';

import {
  CheckResumeAndRecommendDocument,
  LatestJobRecommendationsDocument,
  type CheckResumeAndRecommendMutation,
  type CheckResumeAndRecommendMutationVariables,
  type JobMatchKind,
  type UploadResumeForRecommendationsMutation,
} from '../../generated/graphql';
import { openEmployeePortal } from '../people/employeePortal';
import { answers, type DataOf, type Replying } from '../graph';
import { posting, postingId, type GivenPosting } from './jobPostings';
import { openJobPostings } from './openJobPostings';

type Recommendations = DataOf<CheckResumeAndRecommendMutation>['checkResumeAndRecommend'];
type Recommendation = Recommendations['recommendations'][number];

/**
 * A point of a comparison: [what it is about, how it counted, what the resume says, what the posting says].
 */
type TestMatch = readonly [
  skill: string,
  kind: JobMatchKind,
  inResume?: string | null,
  inPosting?: string | null,
];

const match = ([skill, kind, inResume = null, inPosting = null]: TestMatch) => ({
  skill,
  kind,
  inResume,
  inPosting,
});

interface GivenRecommendation extends Partial<Omit<Recommendation, 'job' | 'matches'>> {
  job?: GivenPosting;
  matches?: readonly TestMatch[];
}

const typeScript: TestMatch = ['TypeScript', 'MATCH', 'led the move to TypeScript', 'Strong TypeScript'];

/** An urgent position that suits by 82 per cent because of its TypeScript, but for what the test says. */
export function recommendation({
  job = {},
  matches = [typeScript],
  ...given
}: GivenRecommendation = {}): Recommendation {
  const recommended = posting(job);
  return {
    recommendationId: 1,
    jobId: recommended.id,
    job: recommended,
    matchPercentage: 82,
    matches: matches.map(match),
    isUrgent: true,
    ...given,
  };
}

/**
 * An answer to a request for recommendations: one that was made now from cv.pdf, but for what the test says.
 */
export const recommendations = (given: Partial<Recommendations> = {}): Recommendations => ({
  status: 'SUCCESS',
  message: 'Found 1 recommended job.',
  cached: false,
  methodUsed: 'KEYWORD_MATCH',
  madeAt: new Date().toISOString(),
  resumeName: 'cv.pdf',
  recommendations: [recommendation()],
  processingStats: { jobsProcessed: 21, totalJobsSearched: 21 },
  ...given,
});

/** Recommendations of three hours ago: two positions. */
export const kept = () =>
  recommendations({
    cached: true,
    madeAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    recommendations: [
      recommendation(),
      recommendation({ recommendationId: 2, job: { id: postingId(2), title: 'Release Manager' } }),
    ],
  });

/** An answer for which nothing was searched. */
const unsearched = (status: 'NO_RESUME' | 'RESUME_EXISTS', message: string, resumeName: string | null) =>
  recommendations({
    status,
    message,
    resumeName,
    methodUsed: null,
    madeAt: null,
    recommendations: [],
    processingStats: { jobsProcessed: 0, totalJobsSearched: 0 },
  });

export const noResume = () =>
  unsearched('NO_RESUME', 'Please upload your resume to get job recommendations.', null);
export const resumeExists = () =>
  unsearched('RESUME_EXISTS', 'A resume was found in your profile.', 'cv.pdf');

/** What the portal recommended within the last 24 hours. */
export const latest = (value: Recommendations | null) =>
  answers(LatestJobRecommendationsDocument, () => ({ latestJobRecommendations: value }));

/** The refusal after the last search of an hour; more are possible after this many seconds. */
export const exhausted = (retryAfter: number): Response =>
  HttpResponse.json({
    data: null,
    errors: [
      {
        message: 'You have asked for 20 new recommendations within an hour. Please try again later.',
        extensions: { code: 'RATE_LIMITED', retryAfter },
      },
    ],
  });

type Check = CheckResumeAndRecommendMutation;

/**
 * The portal as it answers a check: with a resume it first says so, then as the test says. `asked` collects
 * what was asked.
 */
export function checking(
  found: () => Replying<Check> = () => checked(recommendations()),
  first: () => Replying<Check> = () => checked(resumeExists()),
) {
  const asked: CheckResumeAndRecommendMutationVariables[] = [];
  const keys: (string | null)[] = [];
  const handler = answers(CheckResumeAndRecommendDocument, (variables, request) => {
    asked.push(variables);
    keys.push(request.headers.get('Idempotency-Key'));
    return variables.proceedWithExisting ? found() : first();
  });
  return { asked, keys, handler };
}

export const checked = (value: Recommendations): DataOf<Check> => ({ checkResumeAndRecommend: value });
export const uploaded = (value: Recommendations): DataOf<UploadResumeForRecommendationsMutation> => ({
  uploadResumeForRecommendations: value,
});

/** Opens the recommendations as Maya: on the employee dashboard, or on the page of the job postings. */
export async function openRecommendations(
  handlers: readonly RequestHandler[],
  variant: 'dashboard' | 'page' = 'dashboard',
) {
  const all = [...handlers, latest(null)];
  const portal = await (variant === 'dashboard'
    ? openEmployeePortal(all)
    : openJobPostings({ handlers: all }));
  await portal.user.click(screen.getByRole('button', { name: 'AI Job Recommendations' }));
  await overlay();
  return portal;
}

export const overlay = (): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: 'AI Job Recommendations' });

/** The card of a recommended position. */
export const jobCard = (title: string): Promise<HTMLElement> => screen.findByRole('article', { name: title });

export const generate = (): HTMLElement => screen.getByRole('button', { name: 'Generate New' });

/** A check that continues with the resume that is there. */
export const twoSteps = (forceRefresh: boolean) =>
  [false, true].map((proceedWithExisting) => ({ forceRefresh, proceedWithExisting }));
