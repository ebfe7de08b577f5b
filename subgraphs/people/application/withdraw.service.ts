import { badInput, forbidden } from '../../kit/errors.js';
import { isUnderWay, WITHDRAWN } from './application.status.js';
import type { Review } from './review.service.js';

/**
 * What an applicant may do with their own application is to withdraw it, until it is accepted or rejected; once more changes nothing.
 * @throws FORBIDDEN for anything else, BAD_USER_INPUT on `status`
 */
export function requireWithdrawal(from: number, { statusId, ...others }: Review): void {
  if (Object.keys(others).length > 0 || (statusId !== undefined && statusId !== WITHDRAWN)) throw forbidden('You may only withdraw your own application.');
  if (statusId !== undefined && from !== WITHDRAWN && !isUnderWay(from)) throw badInput({ status: ['This application can no longer be withdrawn.'] });
}
