import { conflict } from '../../kit/request/errors.js';

/** What starting and stopping are refused with. */
export const RUNNING_ALREADY = 'A work session is running already.';
export const INVALID_RANGE = 'Invalid time range - duration must be greater than 0';
export const TOO_LONG = 'Work session cannot exceed 24 hours';

/** The id names a session that ended, or one of someone else's. */
export const sessionUsed = () => conflict('This work session has ended. Please start a new one.');
