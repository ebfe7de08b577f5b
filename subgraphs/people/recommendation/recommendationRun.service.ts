import type { RequestContext } from '../../kit/request/context.js';
import { rateLimited } from '../../kit/request/errors.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { acceptsApplicationsSql, todayOf } from '../posting/posting.status.js';
import type { Match } from './engine/engine.js';
import type { RecommendationMethod } from './recommendation.kinds.js';

const HOUR_MS = 3_600_000;
const CACHE_MS = 24 * HOUR_MS;
const MOST_RUNS_AN_HOUR = 20;

/** A run that has ended. */
export interface Run {
  id: number;
  method: RecommendationMethod;
  jobsProcessed: number;
  jobsSearched: number;
  /** The number of readable words of the resume; null if they were not counted. */
  wordsRead: number | null;
  finishedAt: string;
}

/** One posting that a run found. */
export interface RecommendationRow {
  recommendationId: number;
  postingId: string;
  matchPercentage: number;
  matches: Match[];
  priorityId: number;
}

export interface Found extends Pick<Run, 'method' | 'jobsProcessed' | 'jobsSearched' | 'wordsRead'> {
  /** Best first. */
  best: { postingId: string; version: number; percentage: number; matches: Match[] }[];
}

const RUN_COLUMNS =
  'id, method, jobs_processed as "jobsProcessed", jobs_searched as "jobsSearched", words_read as "wordsRead", finished_at as "finishedAt"';

const ago = (milliseconds: number): Date => new Date(Date.now() - milliseconds);

/**
 * The latest run for that person and content that ended within 24 hours (R4). @param sha256 hexadecimal, of
 * the resume's bytes
 * @param fewest postings that it must have searched, unless there were no more
 */
export function recentRun(userId: number, sha256: string, fewest = 0): Promise<Run | null> {
  return database.one<Run>(
    `select ${RUN_COLUMNS} from recommendation_run where user_id = $1 and resume_sha256 = $2 and finished_at > $3 and (jobs_searched >= $4 or jobs_searched = jobs_processed)
     order by finished_at desc limit 1`,
    [userId, sha256, ago(CACHE_MS), fewest],
  );
}

/** A run by its number. */
export function runById(id: number): Promise<Run | null> {
  return database.one<Run>(
    `select ${RUN_COLUMNS} from recommendation_run where id = $1 and finished_at is not null`,
    [id],
  );
}

/**
 * Whether a posting in a run has changed since it was compared; postings that no longer accept applications do not
 * count.
 */
export async function isOutdated(context: RequestContext, run: Run): Promise<boolean> {
  const changed = await database.one(
    `select 1 from recommendation r join job_posting p on p.id = r.posting_id where r.run_id = $1 and p.version <> r.posting_version and ${acceptsApplicationsSql('$2')} limit 1`,
    [run.id, todayOf(context)],
  );
  return changed !== null;
}

/**
 * The results of a run, best first; without postings that no longer accept applications (R4) or were changed since,
 * whose old texts are not quoted.
 */
export function recommendationsOf(context: RequestContext, run: Run): Promise<RecommendationRow[]> {
  return database.query<RecommendationRow>(
    `select r.id as "recommendationId", r.posting_id as "postingId", r.match_percentage as "matchPercentage", r.matches, p.priority_id as "priorityId"
     from recommendation r join job_posting p on p.id = r.posting_id where r.run_id = $1 and p.version = r.posting_version and ${acceptsApplicationsSql('$2')}
     order by r.place`,
    [run.id, todayOf(context)],
  );
}

/**
 * Of two at the same time of the same person the second counts the first. @throws RATE_LIMITED at the 21st within an
 * hour
 */
async function requireRunLeft(tx: Queryable, userId: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('recommendations'), $1)`, [userId]);
  const runs = await tx.query<{ startedAt: string }>(
    'select started_at as "startedAt" from recommendation_run where requested_by = $1 and started_at > $2 order by started_at desc limit $3',
    [userId, ago(HOUR_MS), MOST_RUNS_AN_HOUR],
  );
  const oldest = runs[MOST_RUNS_AN_HOUR - 1];
  if (!oldest) return;
  const seconds = Math.ceil((Date.parse(oldest.startedAt) + HOUR_MS - Date.now()) / 1000);
  throw rateLimited(
    Math.max(1, seconds),
    `You have asked for ${MOST_RUNS_AN_HOUR} new recommendations within an hour. Please try again later.`,
  );
}

/**
 * Writes a run down before it begins, so that one that fails counts too. @returns its number. @throws
 * RATE_LIMITED
 */
export async function beginRun(context: RequestContext, userId: number, sha256: string): Promise<number> {
  const requestedBy = requireViewer(context).userId;
  return database.plan(context, async (tx) => {
    if (context.config.limits.enabled) await requireRunLeft(tx, requestedBy);
    const made = await tx.one<{ id: number }>(
      'insert into recommendation_run (user_id, requested_by, started_at, resume_sha256) values ($1, $2, $3, $4) returning id',
      [userId, requestedBy, new Date(), sha256],
    );
    return made?.id ?? 0;
  });
}

/**
 * Stores the results of a run; postings that were removed meanwhile are left out. @returns its id, also to a repeat
 * with the same Idempotency-Key
 */
export async function finishRun(
  context: RequestContext,
  id: number,
  userId: number,
  { method, jobsProcessed, jobsSearched, wordsRead, best }: Found,
): Promise<number> {
  return database.write(context, async (tx) => {
    await tx.query(
      `insert into recommendation (run_id, posting_id, posting_version, place, match_percentage, matches)
       select $1, p.id, b.version, b.place, b.percentage, b.matches
       from unnest($2::uuid[], $3::int[], $4::int[], $5::jsonb[]) with ordinality as b (posting_id, version, percentage, matches, place) join job_posting p on p.id = b.posting_id for key share of p`,
      [
        id,
        best.map(({ postingId }) => postingId),
        best.map(({ version }) => version),
        best.map(({ percentage }) => percentage),
        best.map(({ matches }) => JSON.stringify(matches)),
      ],
    );
    await tx.query(
      'update recommendation_run set method = $2, jobs_processed = $3, jobs_searched = $4, finished_at = $5, words_read = $6 where id = $1',
      [id, method, jobsProcessed, jobsSearched, new Date(), wordsRead],
    );
    // Neither the resume nor the results.
    await tx.audit({
      action: 'recommendation.make',
      objectType: 'user',
      objectId: userId,
      after: { method, jobsSearched, found: best.length },
    });
    return id;
  });
}

/**
 * Deletes runs older than a day, with their quotes from resumes; an hour later, so that none is deleted while it is
 * being returned.
 */
export async function forgetOldRuns(): Promise<void> {
  await database.query('delete from recommendation_run where started_at < $1', [ago(CACHE_MS + HOUR_MS)]);
}
