import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';

const FIELDS = `id title departmentId departmentName location jobType experienceLevel salaryRange salaryMin salaryMax description requirements responsibilities benefits
  hiringManagerId hiringManagerName remoteAllowed positionsAvailable applicationDeadline priority { code } status { code } isActive applicationsCount version`;
const CREATE = `mutation ($input: JobPostingInput!) { posting: createJobPosting(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: JobPostingChanges!, $version: Int) { posting: updateJobPosting(id: $id, input: $input, version: $version) { ${FIELDS} } }`;

/** The least that a new posting has to say. */
export const LEAST_POSTING = { title: 'Clerk', location: 'Front desk', departmentId: 1 };

/** A posting as the writes answer it. */
export interface WrittenPosting {
  id: string;
  title: string;
  version: number;
  [field: string]: unknown;
}

/** Who writes, and under which key. */
interface Caller {
  /** HR by default; null is a person who is not signed in. */
  who?: Viewer | null;
  idempotencyKey?: string;
}

const hr = viewer(['HR']);

/** HR's desk in a test: writes postings, and looks at what the table and the trail have of them. */
export function postingDesk(opened: () => TestSubgraph) {
  let since = 0;
  const run = (document: string, variables: Record<string, unknown>, { who = hr, ...more }: Caller) =>
    opened().run<{ posting: WrittenPosting }>(who, document, variables, more);
  return {
    /** Empties the tables; the audit trail, which cannot be emptied, is read from here on. */
    clear: async () => {
      const { database } = opened();
      since = (await database.one<{ id: number }>('select coalesce(max(id), 0) as id from audit'))?.id ?? 0;
      await database.query('truncate job_posting, file, employee cascade');
    },
    create: (input: Record<string, unknown>, caller: Caller = {}) => run(CREATE, { input }, caller),
    update: (
      id: string,
      input: Record<string, unknown>,
      { version, ...caller }: Caller & { version?: number } = {},
    ) => run(UPDATE, { id, input, version }, caller),
    stored: () => opened().database.query('select * from job_posting order by id'),
    trail: () =>
      opened().database.query(
        `select action, object_id as "objectId", before, after from audit where object_type = 'jobPosting' and id > $1 order by id`,
        [since],
      ),
  };
}
