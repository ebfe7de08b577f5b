import { badInput, Problems } from '../../kit/request/errors.js';
import { notAChoice } from '../../kit/request/input/refusalTexts.js';
import { JobApplicationLimits } from '../generated/limits.js';
import type { JobApplicationChanges } from '../generated/schema.js';
import { readDate } from '../posting/dateInput.js';
import type { JobApplication } from './application.entity.js';
import { mayMove, readStatus, WITHDRAWN } from './application.status.js';
import { readOwnText } from './apply/applicationInput.service.js';

/** What shall be changed; a key that is not there stays. */
export type Review = Partial<Pick<JobApplication, 'statusId' | 'rating' | 'reviewNotes' | 'interviewDate'>>;

function readRating(rating: number | null, problems: Problems): number | null {
  if (rating === null) return null;
  const { min, max } = JobApplicationLimits.rating;
  if (rating < min || rating > max) problems.add('rating', `Ensure this value is between ${min} and ${max}.`);
  else if (Number(rating.toFixed(1)) !== rating)
    problems.add('rating', 'Ensure that there are no more than 1 decimal places.');
  return rating;
}

/** @throws BAD_USER_INPUT per field */
export function readReview({ status, rating, reviewNotes, interviewDate }: JobApplicationChanges): Review {
  const problems = new Problems();
  const review: Review = {};
  if (status !== undefined) {
    const statusId = status === null ? null : readStatus(status);
    if (statusId === null)
      problems.add('status', status === null ? 'This field may not be null.' : notAChoice(status));
    else review.statusId = statusId;
  }
  if (rating !== undefined) review.rating = readRating(rating, problems);
  if (reviewNotes !== undefined)
    review.reviewNotes = readOwnText(problems, 'reviewNotes', reviewNotes) || null;
  if (interviewDate !== undefined) review.interviewDate = readDate(problems, 'interviewDate', interviewDate);
  problems.throwIfAny();
  return review;
}

/** Whether the applicant reads anything of it: they read neither rating nor notes. */
export const isTold = ({ statusId, interviewDate }: Review): boolean =>
  statusId !== undefined || interviewDate !== undefined;

/** Any status from any other, except to and from withdrawn. @throws BAD_USER_INPUT on `status` */
export function requireReviewable(from: number, { statusId }: Review): void {
  if (statusId === undefined || mayMove('reviewer', from, statusId)) return;
  throw badInput({
    status: [
      from === WITHDRAWN
        ? 'The application was withdrawn.'
        : 'Only the applicant can withdraw an application.',
    ],
  });
}
