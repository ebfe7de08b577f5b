import { enumOf } from '../../kit/graphql/enumOf.js';

/** The documented words of an application's timeline, by name in the graph. */
export const JOB_APPLICATION_FIELD = enumOf('status', 'rating', 'interview_date', 'review_notes');

export type JobApplicationField = (typeof JOB_APPLICATION_FIELD)[keyof typeof JOB_APPLICATION_FIELD];
