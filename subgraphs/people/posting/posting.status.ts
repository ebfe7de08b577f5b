import { dayIn } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import { idOf } from '../lookup/lookup.fixed.js';

export const ACTIVE = idOf('posting_status', 'active');
export const DRAFT = idOf('posting_status', 'draft');
export const CLOSED = idOf('posting_status', 'closed');
export const ON_HOLD = idOf('posting_status', 'on_hold');

/** What decides whether someone can apply. */
export interface PostingFacts {
  /** Number in the fixed list posting_status. */
  statusId: number;
  isActive: boolean;
  /** YYYY-MM-DD, itself included; null without one. */
  applicationDeadline: string | null;
}

/** The day it is for deadlines: the organisation's, wherever the reader is. */
export const todayOf = (context: Pick<RequestContext, 'config'>): string =>
  dayIn(context.config.organisation.timeZone);

/**
 * Closed by its status, switched off, or past its deadline, whose day is open still. @param today YYYY-MM-DD
 */
export const isClosed = ({ statusId, isActive, applicationDeadline }: PostingFacts, today: string): boolean =>
  statusId === CLOSED || !isActive || (applicationDeadline !== null && applicationDeadline < today);

/** Whether someone can apply: not closed, and neither a draft nor on hold. @param today YYYY-MM-DD */
export const acceptsApplications = (posting: PostingFacts, today: string): boolean =>
  posting.statusId === ACTIVE && !isClosed(posting, today);

/** The deadline of `job_posting p`, as its indexes have it; the last of all days without one. */
export const DEADLINE_SQL = `coalesce(p.application_deadline, 'infinity')`;

/**
 * The same as acceptsApplications, as SQL over `job_posting p`; never null. @param today placeholder of the day,
 * such as `?`
 */
export const acceptsApplicationsSql = (today: string): string =>
  `p.status_id = ${ACTIVE} and p.is_active and ${DEADLINE_SQL} >= ${today}::date`;
