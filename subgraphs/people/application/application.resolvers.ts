import type { RequestContext } from '../../kit/request/context.js';
import type { ResolverFn, Resolvers } from '../generated/resolvers.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { mayApply } from '../posting/posting.access.js';
import { postingById } from '../posting/posting.loader.js';
import { todayOf } from '../posting/posting.status.js';
import { isApplicant, mayReview, mayWithdraw } from './application.access.js';
import { JOB_APPLICATION_FIELD } from './application.kinds.js';
import { applicationById, myApplications } from './application.loader.js';
import type { ApplicationRow } from './application.loader.js';
import { changeApplication, findApplication } from './application.service.js';
import { applicationHistory } from './applicationHistory.service.js';
import { statusOf } from './application.status.js';
import { exportApplications } from './applicationExport.service.js';
import { countApplications, listApplications, listMyApplications } from './applicationList.service.js';
import { resumeLink } from './apply/applicationResume.service.js';
import { applyToJob } from './apply/apply.service.js';
import { removeApplication } from './remove/removeApplication.service.js';
import { removePosting } from './remove/removePosting.service.js';

/**
 * What the applicant reads of something, whatever their roles, and what everyone else who reads the
 * application is.
 */
const told =
  <Told, Read>(
    toApplicant: (row: ApplicationRow) => Told,
    read: (row: ApplicationRow) => Read,
  ): ResolverFn<Told | Read, ApplicationRow, RequestContext, object> =>
  (row, _args, context) =>
    isApplicant(requireViewer(context), row) ? toApplicant(row) : read(row);

const nothing = () => null;

export const applicationResolvers = {
  JobApplicationField: JOB_APPLICATION_FIELD,
  Query: {
    jobApplications: (_root, args, context) => listApplications(context, args),
    myJobApplications: (_root, args, context) => listMyApplications(context, args),
    jobApplication: (_root, { id }, context) => findApplication(context, id),
    jobApplicationCounts: (_root, args, context) => countApplications(context, args),
    jobApplicationHistory: (_root, args, context) => applicationHistory(context, args),
  },
  Mutation: {
    applyToJob: (_root, { input }, context) => applyToJob(context, input),
    updateJobApplication: (_root, order, context) => changeApplication(context, order),
    exportJobApplications: (_root, args, context) => exportApplications(context, args),
    deleteJobPosting: (_root, { id }, context) => removePosting(context, id),
    deleteJobApplication: (_root, { id }, context) => removeApplication(context, id),
  },
  JobApplication: {
    __resolveReference: ({ id }, context) => applicationById(context).load(id),
    jobPosting: ({ jobPostingId }, _args, context) => postingById(context).load(jobPostingId),
    applicant: ({ applicantId }) => ({ id: applicantId }),
    status: ({ statusId }) => statusOf(statusId),
    resume: ({ resume }, _args, context) => resumeLink(resume, context),
    resumeName: ({ resume }) => resume.name,
    rating: told(nothing, (row) => row.rating),
    reviewNotes: told(nothing, (row) => row.reviewNotes),
    // Else they would tell when rating and notes were written.
    updatedAt: told(
      (row) => row.toldAt,
      (row) => row.updatedAt,
    ),
    version: told(
      (row) => row.toldVersion,
      (row) => row.version,
    ),
    viewerCan: (row) => row,
  },
  JobApplicationChange: {
    changedBy: ({ changedById }) => (changedById === null ? null : { id: changedById }),
  },
  JobPosting: {
    myApplication: ({ id }, _args, context) => myApplications(context).load(id),
  },
  JobPostingActions: {
    apply: async (row, _args, context) => {
      const hasApplied = (await myApplications(context).load(row.id)) !== null;
      return mayApply(row, todayOf(context), hasApplied);
    },
  },
  JobApplicationActions: {
    withdraw: (row, _args, context) => mayWithdraw(requireViewer(context), row),
    review: (row, _args, context) => mayReview(requireViewer(context), row),
  },
} satisfies Resolvers;
