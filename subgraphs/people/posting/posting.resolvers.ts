import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { requireViewer } from '../../kit/viewer.js';
import { myApplications } from '../application/application.loader.js';
import { lookupOf } from '../lookup/lookup.fixed.js';
import { listHrManagers } from './hrManager.service.js';
import { payOf } from './pay.js';
import { mayApply, mayManage } from './posting.access.js';
import { EXPERIENCE_LEVEL } from './posting.kinds.js';
import { postingById } from './posting.loader.js';
import type { PostingRow } from './posting.loader.js';
import { createPosting, findPosting, updatePosting } from './posting.service.js';
import { acceptsApplications, isClosed, todayOf } from './posting.status.js';
import type { PostingInput } from './postingInput.service.js';
import { listPostings } from './postingList.service.js';
import type { PostingListArgs } from './postingList.service.js';
import { removePosting } from './removePosting.service.js';

interface Change {
  id: string;
  input: PostingInput;
  version?: number | null;
}

export const postingResolvers: Resolvers = {
  ExperienceLevel: EXPERIENCE_LEVEL,
  Query: {
    jobPostings: (_root: unknown, args: PostingListArgs, context: RequestContext) => listPostings(context, args),
    jobPosting: (_root: unknown, { id }: { id: string }, context: RequestContext) => findPosting(context, id),
    hrManagers: (_root: unknown, args: PostingListArgs, context: RequestContext) => listHrManagers(context, args),
  },
  Mutation: {
    createJobPosting: (_root: unknown, { input }: { input: PostingInput }, context: RequestContext) => createPosting(context, input),
    updateJobPosting: (_root: unknown, { id, input, version }: Change, context: RequestContext) => updatePosting(context, id, input, version),
    deleteJobPosting: (_root: unknown, { id }: { id: string }, context: RequestContext) => removePosting(context, id),
  },
  JobPosting: {
    __resolveReference: ({ id }: { id: string }, context: RequestContext) => postingById(context).load(id),
    department: ({ departmentId, departmentName }: PostingRow) => ({ id: departmentId, name: departmentName }),
    salaryRange: payOf,
    priority: ({ priorityId }: PostingRow) => lookupOf('posting_priority', priorityId),
    status: ({ statusId }: PostingRow) => lookupOf('posting_status', statusId),
    isClosed: (row: PostingRow, _args: unknown, context: RequestContext) => isClosed(row, todayOf(context)),
    acceptsApplications: (row: PostingRow, _args: unknown, context: RequestContext) => acceptsApplications(row, todayOf(context)),
    viewerCan: (row: PostingRow) => row,
  },
  JobPostingActions: {
    apply: async (row: PostingRow, _args: unknown, context: RequestContext) => {
      const hasApplied = (await myApplications(context).load(row.id)) !== null;
      return mayApply(row, todayOf(context), hasApplied);
    },
    manage: (_row: PostingRow, _args: unknown, context: RequestContext) => mayManage(requireViewer(context)),
  },
};
