import { badInput, forbidden } from '../../kit/request/errors.js';
import type { JobApplicationChanges } from '../generated/schema.js';
import { mayMove, WITHDRAWN } from './application.status.js';
import { readReview } from './review.service.js';
import type { Review } from './review.service.js';

const refusal = () => forbidden('You may only withdraw your own application.');

/**
 * What an applicant may do with their own application is to withdraw it, until it is accepted or rejected;
 * once more changes nothing.
 * @throws FORBIDDEN for anything else, whatever they would write, BAD_USER_INPUT on `status`
 */
export function readWithdrawal(from: number, input: JobApplicationChanges): Review {
  if (Object.entries(input).some(([field, value]) => field !== 'status' && value !== undefined))
    throw refusal();
  const withdrawal = readReview(input);
  const { statusId } = withdrawal;
  if (statusId !== undefined && statusId !== WITHDRAWN) throw refusal();
  if (statusId !== undefined && !mayMove('applicant', from, statusId))
    throw badInput({ status: ['This application can no longer be withdrawn.'] });
  return withdrawal;
}
