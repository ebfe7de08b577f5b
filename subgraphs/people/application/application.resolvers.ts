import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { requireViewer } from '../../kit/viewer.js';
import { postingById } from '../posting/posting.loader.js';
import type { PostingRow } from '../posting/posting.loader.js';
import { isApplicant, mayReview, mayWithdraw } from './application.access.js';
import { applicationById, myApplications } from './application.loader.js';
import type { ApplicationRow } from './application.loader.js';
import { changeApplication, findApplication } from './application.service.js';
import type { ChangeOrder } from './application.service.js';
import { statusOf } from './application.status.js';
import type { ApplicationInput } from './applicationInput.service.js';
import { listApplications, listMyApplications } from './applicationList.service.js';
import type { ApplicationListArgs, MyApplicationsArgs } from './applicationList.service.js';
import { resumeLink } from './applicationResume.service.js';
import { applyToJob } from './apply.service.js';
import { removeApplication } from './removeApplication.service.js';

/** What the applicant is told of something, whatever their roles, and what everybody else who reads the application is. */
const told =
  <Told, Read>(toApplicant: (row: ApplicationRow) => Told, read: (row: ApplicationRow) => Read) =>
  (row: ApplicationRow, _args: unknown, context: RequestContext): Told | Read =>
    isApplicant(requireViewer(context), row) ? toApplicant(row) : read(row);

const nothing = () => null;

export const applicationResolvers: Resolvers = {
  Query: {
    jobApplications: (_root: unknown, args: ApplicationListArgs, context: RequestContext) => listApplications(context, args),
    myJobApplications: (_root: unknown, args: MyApplicationsArgs, context: RequestContext) => listMyApplications(context, args),
    jobApplication: (_root: unknown, { id }: { id: string }, context: RequestContext) => findApplication(context, id),
  },
  Mutation: {
    applyToJob: (_root: unknown, { input }: { input: ApplicationInput }, context: RequestContext) => applyToJob(context, input),
    updateJobApplication: (_root: unknown, order: ChangeOrder, context: RequestContext) => changeApplication(context, order),
    deleteJobApplication: (_root: unknown, { id }: { id: string }, context: RequestContext) => removeApplication(context, id),
  },
  JobApplication: {
    __resolveReference: ({ id }: { id: string }, context: RequestContext) => applicationById(context).load(id),
    jobPosting: ({ jobPostingId }: ApplicationRow, _args: unknown, context: RequestContext) => postingById(context).load(jobPostingId),
    applicant: ({ applicantId }: ApplicationRow) => ({ id: applicantId }),
    status: ({ statusId }: ApplicationRow) => statusOf(statusId),
    resume: ({ resume }: ApplicationRow, _args: unknown, context: RequestContext) => resumeLink(resume, context),
    resumeName: ({ resume }: ApplicationRow) => resume.name,
    rating: told(nothing, (row) => row.rating),
    reviewNotes: told(nothing, (row) => row.reviewNotes),
    // Else they would tell when rating and notes were written.
    updatedAt: told((row) => row.toldAt, (row) => row.updatedAt),
    version: told((row) => row.toldVersion, (row) => row.version),
    viewerCan: (row: ApplicationRow) => row,
  },
  JobPosting: {
    myApplication: ({ id }: PostingRow, _args: unknown, context: RequestContext) => myApplications(context).load(id),
  },
  JobApplicationActions: {
    withdraw: (row: ApplicationRow, _args: unknown, context: RequestContext) => mayWithdraw(requireViewer(context), row),
    review: (row: ApplicationRow, _args: unknown, context: RequestContext) => mayReview(requireViewer(context), row),
  },
};
