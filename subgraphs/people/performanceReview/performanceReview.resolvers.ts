import { dayIn } from '../../kit/config/calendar.js';
import { certain } from '../../kit/graphql/loader.js';
import type { RequestContext } from '../../kit/request/context.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { employeeById } from '../employee/employee.loader.js';
import type { ResolverFn, Resolvers } from '../generated/resolvers.js';
import { cycleById } from '../reviewCycle/reviewCycle.loader.js';
import {
  hidesWork,
  isReadyToFinish,
  mayWrite,
  seesCalibrations,
  seesManagerPart,
  seesSelf,
  versionFor,
} from './performanceReview.access.js';
import { calibrationsOf, reviewById } from './performanceReview.loader.js';
import type { ReviewRow } from './performanceReview.loader.js';
import { REVIEW_STATE } from './performanceReview.status.js';
import type { MoveName } from './performanceReview.status.js';
import { findReview, isLate, listReviews } from './reviewList.service.js';
import {
  acknowledgeReview,
  calibrateReview,
  shareReview,
  shareReviewsOfCycle,
} from './shareReview.service.js';
import { writeManagerReview, writeSelfReview } from './writeReview.service.js';

const today = (context: RequestContext): string => dayIn(context.config.organisation.timeZone);

/** A field of the manager's part, null for people who may not read it yet, in every query. */
const ofManager =
  <Value>(read: (row: ReviewRow) => Value): ResolverFn<Value | null, ReviewRow, RequestContext, object> =>
  (row, _args, context) =>
    seesManagerPart(requireViewer(context), row) ? read(row) : null;

const may =
  (name: MoveName): ResolverFn<boolean, ReviewRow, RequestContext, object> =>
  (row, _args, context) =>
    mayWrite(name, requireViewer(context), row);

export const performanceReviewResolvers = {
  ReviewState: REVIEW_STATE,
  Query: {
    performanceReviews: (_root, args, context) => listReviews(context, args),
    performanceReview: (_root, { id }, context) => findReview(context, id),
  },
  Mutation: {
    writeSelfReview: (_root, args, context) => writeSelfReview(context, args),
    writeManagerReview: (_root, args, context) => writeManagerReview(context, args),
    calibrateReview: (_root, args, context) => calibrateReview(context, args),
    shareReview: (_root, args, context) => shareReview(context, args),
    shareReviewsOfCycle: (_root, { cycleId }, context) => shareReviewsOfCycle(context, cycleId),
    acknowledgeReview: (_root, args, context) => acknowledgeReview(context, args),
  },
  PerformanceReview: {
    __resolveReference: ({ id }, context) => reviewById(context).load(id),
    cycle: ({ cycleId }, _args, context) => certain(cycleById(context).load(cycleId)),
    employee: ({ employeeId }, _args, context) => employeeById(context).load(employeeId),
    isLate: (row, _args, context) => isLate(row, today(context)),
    selfAnswers: (row, _args, context) => (seesSelf(requireViewer(context), row) ? row.selfAnswers : null),
    rating: ofManager(({ rating }) => rating),
    strengths: ofManager(({ strengths }) => strengths),
    improvements: ofManager(({ improvements }) => improvements),
    calibrations: async (row, _args, context) =>
      seesCalibrations(requireViewer(context), row)
        ? ((await calibrationsOf(context).load(row.id)) ?? [])
        : [],
    // The day of the reader's own last step, if the rest is hidden.
    updatedAt: (row, _args, context) =>
      hidesWork(requireViewer(context), row) ? (row.selfReviewedAt ?? row.createdAt) : row.updatedAt,
    version: (row, _args, context) => versionFor(requireViewer(context), row),
    viewerCan: (row) => row,
  },
  PerformanceReviewActions: {
    writeSelf: may('finishSelf'),
    writeManager: may('finishManager'),
    finishManager: (row, _args, context) =>
      mayWrite('finishManager', requireViewer(context), row) && isReadyToFinish(row, today(context)),
    calibrate: may('calibrate'),
    share: may('share'),
    acknowledge: may('acknowledge'),
  },
} satisfies Resolvers;
