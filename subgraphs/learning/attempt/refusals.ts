import { badInput, conflict, notFound } from '../../kit/request/errors.js';
import { notAnId } from '../../kit/request/input/refusalTexts.js';
import { database } from '../database.js';
import type { HeldAttempt } from './grade.service.js';

/**
 * The message for an unknown attempt, another person's, and one of another certification (rest.md part 2, 3.5);
 * NOT_FOUND if the certification is not offered to the person.
 */
export async function noAttempt(certificationId: number, attemptId: number): Promise<Error> {
  const offered = await database.one('select 1 from certification where id = $1 and is_active', [
    certificationId,
  ]);
  return offered ? badInput({ attemptId: [notAnId(String(attemptId))] }) : notFound();
}

export const timeOver = () => conflict('The exam time limit has passed.', 'time_over');
const wasCancelled = () => conflict('This exam attempt was cancelled.', 'cancelled');
const wasSubmitted = () => conflict('This exam attempt is already finished.', 'completed');
const onOtherDevice = () =>
  conflict('This exam is open in another window or on another device.', 'other_device');

/** @throws CONFLICT when the attempt has ended */
export function requireOpen({ status }: Pick<HeldAttempt, 'status'>): void {
  if (status === 'cancelled') throw wasCancelled();
  if (status === 'completed') throw wasSubmitted();
}

/** @throws CONFLICT for the token of a device that was followed by a newer one */
export function requireNewestDevice(
  { deviceToken }: Pick<HeldAttempt, 'deviceToken'>,
  token: string | null | undefined,
): void {
  if (token != null && token !== deviceToken) throw onOtherDevice();
}
