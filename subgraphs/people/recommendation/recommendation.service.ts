import type { RequestContext } from '../../kit/request/context.js';
import { badInput, conflict, forbidden } from '../../kit/request/errors.js';
import { Where } from '../../kit/request/list.js';
import { notAnId } from '../../kit/request/input/refusalTexts.js';
import type { UploadReference } from '../../kit/graphql/scalars.js';
import { createKeyedMutex } from '../../kit/request/limits/keyedMutex.js';
import { can, requireViewer } from '../../kit/request/viewer.js';
import type {
  MutationCheckResumeAndRecommendArgs,
  MutationGenerateJobRecommendationsArgs,
  RecommendationStatus,
} from '../generated/schema.js';
import { database } from '../database.js';
import { narrowToVisible } from '../employee/employee.access.js';
import { resumeText } from '../resume/resumeText.service.js';
import { compare } from './compare.service.js';
import type { Search } from './compare.service.js';
import { KEEP_RESUME } from './recommendation.calls.js';
import type { RecommendationMethod } from './recommendation.kinds.js';
import {
  beginRun,
  finishRun,
  isOutdated,
  recentRun,
  recommendationsOf,
  runById,
} from './recommendationRun.service.js';
import type { RecommendationRow, Run } from './recommendationRun.service.js';
import { messageOf } from './recommendation.words.js';
import { resumeOf, uploadedResume } from './resumeSource.service.js';
import type { ResumeSource } from './resumeSource.service.js';

/** The answer to a request for recommendations. */
export interface Recommendations {
  status: RecommendationStatus;
  message: string;
  cached: boolean;
  methodUsed: RecommendationMethod | null;
  madeAt: string | null;
  resumeName: string | null;
  recommendations: RecommendationRow[];
  processingStats: { jobsProcessed: number; totalJobsSearched: number };
}

const DEFAULT_LIMIT = 25;
const WIDE_LIMIT = 50;

/** The employee, the resume and the kind of search. */
interface Order extends Search {
  resume: ResumeSource;
  /** Searches again, even if there are recent recommendations. */
  isForced: boolean;
  /** What is done with the resume before the search. */
  keep?: () => Promise<unknown>;
}

/** One run of a person at a time: the second finds what the first has made. */
const inTurn = createKeyedMutex<number>();

/** An answer without a search. */
function unsearched(status: 'NO_RESUME' | 'RESUME_EXISTS', resume: ResumeSource | null): Recommendations {
  return {
    status,
    message: messageOf(status, 0),
    cached: false,
    methodUsed: null,
    madeAt: null,
    resumeName: resume?.name ?? null,
    recommendations: [],
    processingStats: { jobsProcessed: 0, totalJobsSearched: 0 },
  };
}

async function answerOf(
  context: RequestContext,
  run: Run,
  resume: ResumeSource,
  { cached, isPartial = false }: { cached: boolean; isPartial?: boolean },
): Promise<Recommendations> {
  const recommendations = await recommendationsOf(context, run);
  const some = isPartial ? 'PARTIAL_SUCCESS' : 'SUCCESS';
  const status = recommendations.length > 0 ? some : 'NO_RECOMMENDATIONS';
  return {
    status,
    message: messageOf(status, recommendations.length, run.wordsRead),
    cached,
    methodUsed: run.method,
    madeAt: run.finishedAt,
    resumeName: resume.name,
    recommendations,
    processingStats: { jobsProcessed: run.jobsProcessed, totalJobsSearched: run.jobsSearched },
  };
}

async function requireRun(id: number): Promise<Run> {
  const run = await runById(id);
  if (!run) throw new Error(`Recommendation run ${id} is gone.`);
  return run;
}

/** @throws CONFLICT when the file was removed while it waited to be read, and as resumeText */
async function textOf(context: RequestContext, { open, extension, isThere }: ResumeSource): Promise<string> {
  try {
    return await resumeText(
      { userId: requireViewer(context).userId, pauses: context.config.limits.enabled },
      open,
      extension,
    );
  } catch (error) {
    throw (await isThere()) ? error : conflict('The resume was just removed. Please try again.');
  }
}

/** @throws BAD_USER_INPUT on resume, RATE_LIMITED, SERVICE_UNAVAILABLE */
async function recommend(context: RequestContext, order: Order): Promise<Recommendations> {
  const { userId, resume, limit } = order;
  const repeated = await database.stored<number>(context);
  if (repeated !== undefined) return answerOf(context, await requireRun(repeated), resume, { cached: false });
  const recent = order.isForced
    ? null
    : await recentRun(userId, resume.sha256, Math.min(limit, DEFAULT_LIMIT));
  if (recent && !(await isOutdated(context, recent))) {
    await order.keep?.();
    return answerOf(context, recent, resume, { cached: true });
  }
  const id = await beginRun(context, userId, resume.sha256);
  const text = await textOf(context, resume);
  await order.keep?.();
  const { hasFailed, ...found } = await compare(context, text, order);
  await finishRun(context, id, userId, found);
  return answerOf(context, await requireRun(id), resume, {
    cached: false,
    isPartial: hasFailed && order.keep !== undefined,
  });
}

/**
 * Recommends for the resume that is in the profile once it is this run's turn: one that was uploaded
 * meanwhile has taken the other's place. @throws as recommend
 */
function recommendForProfile(
  context: RequestContext,
  order: Omit<Order, 'resume'>,
): Promise<Recommendations> {
  return inTurn(order.userId, async () => {
    const resume = await resumeOf(context, order.userId);
    return resume ? recommend(context, { ...order, resume }) : unsearched('NO_RESUME', null);
  });
}

/**
 * The recommendations of the last 24 hours for the resume in the viewer's profile; null if none of them is still
 * open.
 */
export async function latestRecommendations(context: RequestContext): Promise<Recommendations | null> {
  const { userId } = requireViewer(context);
  const resume = await resumeOf(context, userId);
  const run = resume && (await recentRun(userId, resume.sha256));
  const latest = run && (await answerOf(context, run, resume, { cached: true }));
  return latest && latest.recommendations.length > 0 ? latest : null;
}

function readLimit(limit: number | null | undefined): number {
  if (limit == null) return DEFAULT_LIMIT;
  if (limit < 1) throw badInput({ limit: ['Ensure this value is greater than or equal to 1.'] });
  if (limit > WIDE_LIMIT)
    throw badInput({ limit: [`Ensure this value is less than or equal to ${WIDE_LIMIT}.`] });
  return limit;
}

/**
 * Recommends for the resume in the viewer's profile, once they go on with it. @throws BAD_USER_INPUT on
 * limit, and as recommend
 */
export async function checkResume(
  context: RequestContext,
  { forceRefresh, proceedWithExisting, limit }: MutationCheckResumeAndRecommendArgs,
): Promise<Recommendations> {
  const { userId } = requireViewer(context);
  const searched = readLimit(limit);
  const resume = await resumeOf(context, userId);
  if (!resume) return unsearched('NO_RESUME', null);
  if (!proceedWithExisting) return unsearched('RESUME_EXISTS', resume);
  return recommendForProfile(context, {
    userId,
    isForced: forceRefresh === true,
    usesModel: true,
    limit: searched,
    since: performance.now(),
  });
}

/**
 * Keeps an uploaded file, once it could be read, as the profile's resume and recommends for it.
 * @throws as recommend, and what identity refuses with
 */
export async function recommendForUpload(
  context: RequestContext,
  upload: UploadReference,
  useAiSearch?: boolean | null,
): Promise<Recommendations> {
  const { userId } = requireViewer(context);
  const resume = await uploadedResume(context, upload);
  const keep = () => context.graph(KEEP_RESUME, { resume: upload });
  const order = {
    userId,
    resume,
    isForced: false,
    usesModel: useAiSearch !== false,
    limit: WIDE_LIMIT,
    since: performance.now(),
    keep,
  };
  return inTurn(userId, () => recommend(context, order));
}

/** The user of an employee id or a badge, if the viewer may see them. */
async function userOf(context: RequestContext, employeeId: string): Promise<number> {
  const text = employeeId.trim();
  const id = /^\d{1,9}$/.test(text) ? Number(text) : null;
  const where = narrowToVisible(
    new Where().and('e.id = ? or e.employee_number = ?', id, text.toUpperCase()),
    requireViewer(context),
  );
  const found = await database.one<{ userId: number }>(
    `select e.user_id as "userId" from employee e where ${where.sql} limit 1`,
    where.params,
  );
  if (!found) throw badInput({ employeeId: [notAnId(employeeId)] });
  return found.userId;
}

/**
 * Recommends for an employee's resume: for oneself, and for anyone by HR and Administrators.
 * @throws BAD_USER_INPUT on employeeId, FORBIDDEN for someone else's, and as recommend
 */
export async function generateRecommendations(
  context: RequestContext,
  { employeeId, forceRefresh, useAiSearch }: MutationGenerateJobRecommendationsArgs,
): Promise<Recommendations> {
  const viewer = requireViewer(context);
  const userId = await userOf(context, employeeId);
  if (userId !== viewer.userId && !can(viewer, 'employee.manage')) throw forbidden();
  return recommendForProfile(context, {
    userId,
    isForced: forceRefresh === true,
    usesModel: useAiSearch !== false,
    limit: WIDE_LIMIT,
    since: performance.now(),
  });
}
