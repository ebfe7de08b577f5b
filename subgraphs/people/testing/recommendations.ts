import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Queryable } from '../../kit/postgres/queryable.js';
import type { GraphClient } from '../../kit/request/context.js';
import { linkPath } from '../../kit/files/files.js';
import { openStore } from '../../kit/files/fileStore.js';
import type { UploadReference } from '../../kit/graphql/scalars.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { uploadTo } from '../../kit/testing/files/uploads.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { idOf } from '../lookup/lookup.fixed.js';
import { addPosting } from '../posting/posting.factory.js';
import type { PostingRow } from '../posting/posting.loader.js';
import { KEEP_RESUME } from '../recommendation/recommendation.calls.js';
import { PROFILE_RESUME } from '../resume/profileResume.calls.js';

type Who = Pick<Viewer, 'userId'>;

export interface Recommended {
  status: string;
  message: string;
  cached: boolean;
  methodUsed: string | null;
  madeAt: string | null;
  resumeName: string | null;
  recommendations: {
    recommendationId: number;
    jobId: string;
    job: { title: string; priority: { code: string }; status: { code: string } };
    matchPercentage: number;
    matchReasons: string[];
    matches: { skill: string; kind: string; inResume: string | null; inPosting: string | null }[];
    isUrgent: boolean;
  }[];
  processingStats: { jobsProcessed: number; totalJobsSearched: number };
}

const FIELDS = `{ status message cached methodUsed madeAt resumeName
  recommendations { recommendationId jobId job { title priority { code } status { code } } matchPercentage matchReasons matches { skill kind inResume inPosting } isUrgent }
  processingStats { jobsProcessed totalJobsSearched } }`;

/** A resume that suits a position which asks for TypeScript and PostgreSQL. */
export const RESUME = `Ada Example
Software Engineer
Experience
Senior Software Engineer, Harbor Systems, 2016 - 2024
- Built web services in TypeScript and Node.js on PostgreSQL
- Led the move of twelve services from JavaScript to TypeScript
Skills: TypeScript, PostgreSQL, React, Node.js, Docker`;

/**
 * Asks people for recommendations, and answers its calls as identity would: resumes lie in profiles, an
 * upload becomes the asker's own.
 */
export class Recommending {
  /** What someone has in their profile. */
  readonly profiles = new Map<number, { key: string; name: string }>();
  /** What identity refuses an upload with. */
  refusal: Error | null = null;
  private asker = 0;

  constructor(private readonly test: () => TestSubgraph) {}

  readonly graph: GraphClient = async <Data>(document: string, variables: Record<string, unknown> = {}) => {
    if (document === KEEP_RESUME) return (await this.keep(variables['resume'] as UploadReference)) as Data;
    if (document !== PROFILE_RESUME) throw new Error(`Identity was asked something unknown: ${document}`);
    const resume = this.profiles.get(variables['id'] as number);
    const link =
      resume &&
      linkPath(
        'identity',
        { ...resume, contentType: 'text/plain', inline: false, expires: Date.now() / 1000 + 300 },
        this.test().config,
      );
    return { user: { resume: link ?? null, resumeName: resume?.name ?? null } } as Data;
  };

  private async keep(upload: UploadReference) {
    if (this.refusal) throw this.refusal;
    const content = await buffer(await (await openStore(this.test().config)).getStream(upload.key));
    await this.give({ userId: this.asker }, content, upload.name);
    return { updateProfile: { id: this.asker } };
  }

  /** Puts a resume into someone's profile; the one that was there is gone then, bytes and all. */
  async give({ userId }: Who, content: string | Buffer, name = 'resume.txt'): Promise<void> {
    const key = `identity/${randomUUID()}${extname(name)}`;
    const store = await openStore(this.test().config);
    await store.put(key, content);
    const before = this.profiles.get(userId);
    this.profiles.set(userId, { key, name });
    if (before) await store.delete(before.key);
  }

  readonly latest = async (who: Viewer | null) => {
    const { data, errors } = await this.test().run<{ latestJobRecommendations: Recommended | null } | null>(
      who,
      `{ latestJobRecommendations ${FIELDS} }`,
    );
    return { answer: data?.latestJobRecommendations ?? null, errors };
  };

  readonly check = async (
    who: Viewer | null,
    args: { forceRefresh?: boolean; proceedWithExisting?: boolean; limit?: number } = {
      proceedWithExisting: true,
    },
    idempotencyKey?: string,
  ) => {
    const document = `mutation ($forceRefresh: Boolean, $proceedWithExisting: Boolean, $limit: Int) {
      checkResumeAndRecommend(forceRefresh: $forceRefresh, proceedWithExisting: $proceedWithExisting, limit: $limit) ${FIELDS} }`;
    const { data, errors } = await this.test().run<{ checkResumeAndRecommend: Recommended } | null>(
      who,
      document,
      args,
      { ...(idempotencyKey !== undefined && { idempotencyKey }) },
    );
    return { answer: data?.checkResumeAndRecommend ?? null, errors };
  };

  readonly upload = async (
    who: Viewer | null,
    content: string | Buffer,
    name = 'resume.txt',
    useAiSearch?: boolean,
  ) => {
    this.asker = who?.userId ?? 0;
    const resume = await uploadTo(this.test(), name, content);
    const document = `mutation ($resume: Upload!, $useAiSearch: Boolean) { uploadResumeForRecommendations(resume: $resume, useAiSearch: $useAiSearch) ${FIELDS} }`;
    const { data, errors } = await this.test().run<{ uploadResumeForRecommendations: Recommended } | null>(
      who,
      document,
      { resume, ...(useAiSearch !== undefined && { useAiSearch }) },
    );
    return { answer: data?.uploadResumeForRecommendations ?? null, errors };
  };

  readonly generate = async (
    who: Viewer | null,
    employeeId: string,
    args: { forceRefresh?: boolean; useAiSearch?: boolean } = {},
  ) => {
    const document = `mutation ($employeeId: String!, $forceRefresh: Boolean, $useAiSearch: Boolean) {
      generateJobRecommendations(employeeId: $employeeId, forceRefresh: $forceRefresh, useAiSearch: $useAiSearch) ${FIELDS} }`;
    const { data, errors } = await this.test().run<{ generateJobRecommendations: Recommended } | null>(
      who,
      document,
      { employeeId, ...args },
    );
    return { answer: data?.generateJobRecommendations ?? null, errors };
  };

  /** A person with the resume above, and their first recommendations. */
  readonly recommended = async () => {
    const who = viewer();
    await this.give(who, RESUME);
    const { answer } = await this.check(who);
    if (!answer) throw new Error('Nothing was recommended.');
    return { who, first: answer };
  };

  /** How many searches are kept for someone. */
  readonly runsOf = async ({ userId }: Who) =>
    (
      await this.test().database.one<{ count: number }>(
        'select count(*) as count from recommendation_run where user_id = $1',
        [userId],
      )
    )?.count;
}

/** What the postings are called that suit the resume. */
export const NAMES = ['Open', 'Closing', 'Removed'];

/** These postings in place of all others. */
export async function addSuiting(database: Queryable): Promise<PostingRow[]> {
  await database.query('delete from job_posting');
  const postings: PostingRow[] = [];
  for (const name of NAMES)
    postings.push(await addPosting(database, { title: `Software Engineer (${name})` }));
  return postings;
}

/** A posting that suits the resume, and one that does not. @returns the first one */
export async function addFitting(database: Queryable): Promise<PostingRow> {
  const fits = await addPosting(database, {
    title: 'Senior TypeScript Engineer',
    experienceLevel: 'senior',
    priorityId: idOf('posting_priority', 'urgent'),
  });
  const other = {
    description: 'Serve guests of the canteen.',
    requirements: ['Food hygiene certificate'],
    responsibilities: ['Cook lunch for the house'],
  };
  await addPosting(database, { title: 'Head Chef', departmentName: 'Operations', ...other });
  return fits;
}
