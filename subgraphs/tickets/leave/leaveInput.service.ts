import type { Problems } from '../../kit/request/errors.js';
import { readText } from '../../kit/request/input/text.js';
import { LeaveDetailsLimits } from '../generated/limits.js';
import type { LeaveRequestChanges } from '../generated/schema.js';
import { readWords } from '../ticket/write/ticketInput.service.js';
import type { TicketWords } from '../ticket/write/ticketInput.service.js';

/** The fields of a request, checked and complete. Dates are YYYY-MM-DD. */
export interface LeaveFacts extends TicketWords {
  leaveType: string;
  startDate: string;
  endDate: string;
  reason: string;
}

/** Merges the given values into the stored ones, and names every invalid field. */
export function readLeave(
  given: LeaveRequestChanges,
  before: Partial<LeaveFacts>,
  problems: Problems,
): LeaveFacts {
  const text = (field: 'title' | 'description' | 'reason') =>
    given[field] === undefined ? before[field] : given[field];
  const chosen = (field: 'leaveType' | 'startDate' | 'endDate'): string => {
    if (given[field] === null) problems.add(field, 'This field may not be null.');
    return given[field] ?? before[field] ?? '';
  };
  const facts: LeaveFacts = {
    ...readWords(
      { title: text('title'), description: text('description'), priority: given.priority ?? before.priority },
      problems,
    ),
    leaveType: chosen('leaveType'),
    startDate: chosen('startDate'),
    endDate: chosen('endDate'),
    reason: readText(problems, 'reason', text('reason'), LeaveDetailsLimits.reason),
  };
  checkDays(facts, problems);
  return facts;
}

/** The required fields of a request. */
const NEEDED = ['title', 'description', 'leaveType', 'startDate', 'endDate'] as const;

/** Names every field that a whole request leaves out, though there is something for it. */
export function requireWhole(given: LeaveRequestChanges, problems: Problems): void {
  for (const field of NEEDED) if (given[field] === undefined) problems.add(field, 'This field is required.');
}

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2199;
const EARLIEST = `${FIRST_YEAR}-01-01`;
const LATEST = `${LAST_YEAR}-12-31`;

/** Days from the first to the last, both counted. */
export const countDays = ({ startDate, endDate }: Pick<LeaveFacts, 'startDate' | 'endDate'>): number =>
  (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1;

/** The last day is not before the first, and no year is mistyped. Dates of this form compare as text. */
export function checkDays(days: { startDate: string; endDate: string }, problems: Problems): void {
  for (const field of ['startDate', 'endDate'] as const) {
    if (problems.isClean(field) && (days[field] < EARLIEST || days[field] > LATEST))
      problems.add(field, `Ensure this date is between ${EARLIEST} and ${LATEST}.`);
  }
  if (!problems.isClean('startDate') || !problems.isClean('endDate')) return;
  if (days.endDate < days.startDate) problems.add('endDate', 'End date cannot precede start date.');
  else if (countDays(days) > LeaveDetailsLimits.totalDays.max) {
    problems.add(
      'endDate',
      `A request spans at most ${LeaveDetailsLimits.totalDays.max} days. Please check the year, or request the rest separately.`,
    );
  }
}
