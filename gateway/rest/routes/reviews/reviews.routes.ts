import type { Row } from '../../route.js';

const cycles = (path = '') => [`/api/hr/review-cycles/${path}`];
const reviews = (path = '') => [`/api/hr/performance-reviews/${path}`];
const goals = (path = '') => [`/api/hr/goals/${path}`];

const hr = 'HR, Administrator';
const taking = 'who takes part, their direct manager, HR, Administrator';
const reader = 'whose it is, their direct manager, HR, Administrator';
const list = "anyone signed in: own; managers also their reports'; HR and Administrator all";
const decider = 'HR, Administrator, not their own';
const writer = 'whose it is, their direct manager';

export const reviewRows: readonly Row[] = [
  { method: 'GET', paths: cycles(), operation: 'ReviewCycles', who: `anyone signed in: as ${taking}` },
  { method: 'POST', paths: cycles(), operation: 'OpenReviewCycle', who: hr, status: 201 },
  { method: 'GET', paths: cycles('{id}/'), operation: 'ReviewCycle', who: taking },
  { method: 'GET', paths: cycles('{id}/distribution/'), operation: 'ReviewDistribution', who: hr },
  { method: 'POST', paths: cycles('{id}/close/'), operation: 'CloseReviewCycle', who: hr },
  { method: 'POST', paths: cycles('{id}/share/'), operation: 'ShareReviewsOfCycle', who: hr },
  {
    method: 'GET',
    paths: reviews(),
    operation: 'PerformanceReviews',
    who: list,
    takes: { cycle: 'cycleId', employee: 'employeeId', department: 'departmentId' },
  },
  { method: 'GET', paths: reviews('{id}/'), operation: 'PerformanceReview', who: reader },
  {
    method: 'POST',
    paths: reviews('{id}/self-review/'),
    operation: 'WriteSelfReview',
    who: 'whose it is, until it is finished',
  },
  {
    method: 'POST',
    paths: reviews('{id}/manager-review/'),
    operation: 'WriteManagerReview',
    who: 'the direct manager, until it is finished',
  },
  { method: 'POST', paths: reviews('{id}/calibrate/'), operation: 'CalibrateReview', who: decider },
  { method: 'POST', paths: reviews('{id}/share/'), operation: 'ShareReview', who: decider },
  {
    method: 'POST',
    paths: reviews('{id}/acknowledge/'),
    operation: 'AcknowledgeReview',
    who: 'whose it is, once it is shared',
  },
];

export const goalRows: readonly Row[] = [
  { method: 'GET', paths: goals(), operation: 'Goals', who: list, takes: { employee: 'employeeId' } },
  {
    method: 'POST',
    paths: goals(),
    operation: 'CreateGoal',
    who: 'anyone with an employee record, for themselves or a direct report',
    status: 201,
    takes: { employee: 'employeeId', review: 'reviewId' },
  },
  { method: 'GET', paths: goals('{id}/'), operation: 'Goal', who: reader },
  { method: 'PATCH', paths: goals('{id}/'), operation: 'UpdateGoal', who: writer },
  { method: 'POST', paths: goals('{id}/notes/'), operation: 'AddGoalNote', who: writer },
];
