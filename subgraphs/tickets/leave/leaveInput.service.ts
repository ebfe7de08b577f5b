import type { Problems } from '../../kit/errors.js';
import { lengthOf } from '../../kit/textLength.js';
import type { UploadReference } from '../../kit/scalars.js';
import type { TicketPriority } from '../ticket/ticket.status.js';

export interface LeaveInput {
  title?: string | null;
  description?: string | null;
  leaveType?: string | null;
  startDate?: string | null;
  endDate?: string | null;
  reason?: string | null;
  priority?: TicketPriority | null;
  /** null removes the document, absent keeps it */
  supportingDocument?: UploadReference | null;
}

/** What a request says, checked and complete. Dates are YYYY-MM-DD. */
export interface LeaveFacts {
  title: string;
  description: string;
  leaveType: string;
  startDate: string;
  endDate: string;
  reason: string;
  priority: TicketPriority;
}

const LONGEST = { title: 200, description: 10_000, reason: 2_000 } as const;

/** Puts what is given over what was there, and names every field that will not do (A5.23 to A5.25, rest.md). */
export function readLeave(given: LeaveInput, before: Partial<LeaveFacts>, problems: Problems): LeaveFacts {
  const text = (field: keyof typeof LONGEST): string => {
    const value = given[field] === undefined ? (before[field] ?? '') : (given[field]?.trim() ?? '');
    if (value === '' && field !== 'reason') problems.add(field, 'This field may not be blank.');
    if (lengthOf(value) > LONGEST[field]) problems.add(field, `Ensure this field has no more than ${LONGEST[field]} characters.`);
    return value;
  };
  const chosen = (field: 'leaveType' | 'startDate' | 'endDate'): string => {
    if (given[field] === null) problems.add(field, 'This field may not be null.');
    return given[field] ?? before[field] ?? '';
  };
  const facts: LeaveFacts = {
    title: text('title'),
    description: text('description'),
    leaveType: chosen('leaveType'),
    startDate: chosen('startDate'),
    endDate: chosen('endDate'),
    reason: text('reason'),
    priority: given.priority ?? before.priority ?? 'medium',
  };
  checkDays(facts, problems);
  return facts;
}

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2199;
const EARLIEST = `${FIRST_YEAR}-01-01`;
const LATEST = `${LAST_YEAR}-12-31`;

/** The last day is not before the first (A5.24), and a year is not mistyped. Dates of this form compare as text. */
export function checkDays(days: { startDate: string; endDate: string }, problems: Problems): void {
  for (const field of ['startDate', 'endDate'] as const) {
    if (problems.isClean(field) && (days[field] < EARLIEST || days[field] > LATEST)) problems.add(field, `Ensure this date is between ${EARLIEST} and ${LATEST}.`);
  }
  if (problems.isClean('startDate') && problems.isClean('endDate') && days.endDate < days.startDate) problems.add('endDate', 'End date cannot precede start date.');
}
