import type { Resolvers } from '../generated/resolvers.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { lookupOf } from '../lookup/lookup.fixed.js';
import { listHrManagers } from './hrManager.service.js';
import { payOf } from './pay.js';
import { mayManage } from './posting.access.js';
import { EXPERIENCE_LEVEL } from './posting.kinds.js';
import { postingById } from './posting.loader.js';
import { createPosting, findPosting, updatePosting } from './posting.service.js';
import { acceptsApplications, isClosed, todayOf } from './posting.status.js';
import { listPostings } from './postingList.service.js';

export const postingResolvers = {
  ExperienceLevel: EXPERIENCE_LEVEL,
  Query: {
    jobPostings: (_root, args, context) => listPostings(context, args),
    jobPosting: (_root, { id }, context) => findPosting(context, id),
    hrManagers: (_root, args, context) => listHrManagers(context, args),
  },
  Mutation: {
    createJobPosting: (_root, { input }, context) => createPosting(context, input),
    updateJobPosting: (_root, { id, input, version }, context) => updatePosting(context, id, input, version),
  },
  JobPosting: {
    __resolveReference: ({ id }, context) => postingById(context).load(id),
    department: ({ departmentId, departmentName }) => ({ id: departmentId, name: departmentName }),
    salaryRange: payOf,
    priority: ({ priorityId }) => lookupOf('posting_priority', priorityId),
    status: ({ statusId }) => lookupOf('posting_status', statusId),
    isClosed: (row, _args, context) => isClosed(row, todayOf(context)),
    acceptsApplications: (row, _args, context) => acceptsApplications(row, todayOf(context)),
    viewerCan: (row) => row,
  },
  JobPostingActions: {
    manage: (_row, _args, context) => mayManage(requireViewer(context)),
  },
} satisfies Resolvers;
