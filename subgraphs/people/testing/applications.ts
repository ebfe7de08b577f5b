import { randomUUID } from 'node:crypto';
import type { Config } from '../../kit/config/config.js';
import type { GraphClient } from '../../kit/request/context.js';
import { linkPath, readLink } from '../../kit/files/files.js';
import type { FileLink } from '../../kit/files/files.js';
import { openStore } from '../../kit/files/fileStore.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { uploadTo } from '../../kit/testing/files/uploads.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { PROFILE_RESUME } from '../resume/profileResume.calls.js';

const FIELDS = `id jobPostingId jobTitle applicantId applicantName statusId status { id code label } coverLetter currentPosition additionalInfo yearsExperience
  expectedSalary availabilityDate resume resumeName rating reviewNotes interviewDate createdAt updatedAt version viewerCan { withdraw review }`;
export const APPLY = `mutation ($input: JobApplicationInput!) { it: applyToJob(input: $input) { ${FIELDS} } }`;
export const CHANGE = `mutation ($id: ID!, $input: JobApplicationChanges!, $version: Int) { it: updateJobApplication(id: $id, input: $input, version: $version) { ${FIELDS} } }`;
export const REMOVE = 'mutation ($id: ID!) { it: deleteJobApplication(id: $id) }';
export const READ = `query ($id: ID!) { it: jobApplication(id: $id) { ${FIELDS} } }`;

/** An application as the graph answers it. */
export interface Application {
  id: string;
  jobPostingId: string;
  applicantId: number;
  applicantName: string;
  statusId: number;
  resume: string;
  resumeName: string;
  rating: number | null;
  reviewNotes: string | null;
  interviewDate: string | null;
  version: number;
  updatedAt: string;
  viewerCan: { withdraw: boolean; review: boolean };
}
export type Answer = Promise<{
  data: { it: Application };
  errors: Awaited<ReturnType<TestSubgraph['run']>>['errors'];
}>;

/** The people around someone's application. */
export const people = () => ({
  me: viewer([], { fullName: 'Olive Winter' }),
  hr: viewer(['HR'], { fullName: 'Priya Raman' }),
  admin: viewer(['Administrator']),
  strangers: [
    ['a colleague', viewer()],
    ['a manager', viewer(['Manager'])],
    ['IT staff', viewer(['IT Staff'])],
    ['an analyst', viewer(['Analyst'])],
  ] as [who: string, viewer: Viewer][],
});

/** Answers, as identity does, whose profile has which resume. */
export class TestProfiles {
  asked = 0;
  private readonly links = new Map<number, FileLink>();

  /** Puts a file into the store as the profile's. @returns its key */
  async put(
    { config }: TestSubgraph,
    { userId }: Viewer,
    name: string,
    content: string | Buffer,
  ): Promise<string> {
    const key = `identity/${randomUUID()}.${name.split('.').at(-1) ?? ''}`;
    await (await openStore(config)).put(key, content);
    this.links.set(userId, {
      key,
      name,
      contentType: 'application/pdf',
      inline: false,
      expires: Math.floor(Date.now() / 1000) + 300,
    });
    return key;
  }

  /** @param config of the subgraph that asks, whose secrets sign the links */
  graph(config: () => Config): GraphClient {
    return async <Data>(document: string, variables: Record<string, unknown> = {}) => {
      if (document !== PROFILE_RESUME) throw new Error(`Identity was asked something unknown: ${document}`);
      this.asked += 1;
      const link = this.links.get(variables['id'] as number);
      return Promise.resolve({
        user: { resume: link ? linkPath('identity', link, config()) : null, resumeName: link?.name ?? null },
      } as Data);
    };
  }
}

/** The input of an application, with a text file as resume by default. */
export async function applicationInput(
  test_: TestSubgraph,
  jobPosting: string,
  given: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return {
    jobPosting,
    ...(!('resume' in given) && {
      resume: await uploadTo(test_, 'Olive Winter.txt', 'Eight years of TypeScript'),
    }),
    ...given,
  };
}

export async function apply(
  test_: TestSubgraph,
  who: Viewer | null,
  jobPosting: string,
  given: Record<string, unknown> = {},
  more: { idempotencyKey?: string } = {},
): Answer {
  return test_.run<{ it: Application }>(
    who,
    APPLY,
    { input: await applicationInput(test_, jobPosting, given) },
    more,
  );
}

/** The grant of the link of an application's resume; null for none or for another subgraph's link. */
export function linkOf(
  { config }: TestSubgraph,
  resume: string,
  subgraph = 'people',
  now = Date.now(),
): FileLink | null {
  return readLink(subgraph, resume.split('/').at(-2) ?? '', config, now);
}

/** How many files the store has for people. */
export async function filesKept({ config }: TestSubgraph): Promise<number> {
  const listed = await (await openStore(config)).listAll('people').catch(() => ({ objects: [] }));
  return [...listed.objects].length;
}

/** How applications, their count and their files are in the tables, to compare before and after. */
export async function storedApplications({ database }: TestSubgraph): Promise<unknown[]> {
  return Promise.all(
    [
      'select * from job_application order by id',
      'select id, applications_count from job_posting order by id',
      'select * from file order by key',
    ].map((sql) => database.query(sql)),
  );
}

/**
 * Starts `work` while a transaction keeps the locks of what `sql` took or changed. Once the work waits for it, or ended
 * without, `then` runs and the transaction commits.
 */
export async function meanwhile<Result>(
  { database }: TestSubgraph,
  [sql, params]: [sql: string, params: unknown[]],
  work: () => Promise<Result>,
  then = async () => {},
): Promise<Result> {
  const { working } = await database.system(async (tx) => {
    await tx.query(sql, params);
    let isOver = false;
    const started = work().finally(() => (isOver = true));
    // Asked on another connection: within a transaction the view does not change.
    const isWaiting = () =>
      database.one(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    while (!isOver && !(await isWaiting()));
    await then();
    return { working: started }; // not the promise itself: the transaction would wait for it
  });
  return working;
}
