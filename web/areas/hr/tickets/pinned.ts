import type { ConsoleTab } from '../../../domain/console/ConsoleBoard';
import type { FeedbackType, LeaveType, TicketKind } from '../../../generated/graphql';

/** A tab of one kind, or of all. */
export interface HrTab extends ConsoleTab {
  kind?: TicketKind;
}

/** The tab that is shown first. */
export const allTickets: HrTab = { id: 'all', label: 'All Tickets' };

/** The tabs in their order. */
export const ticketTabs: readonly HrTab[] = [
  allTickets,
  { id: 'leave', label: 'Leave Requests', kind: 'LEAVE_REQUEST' },
  { id: 'it', label: 'IT Support', kind: 'IT_SUPPORT' },
  { id: 'feedback', label: 'Feedback', kind: 'FEEDBACK' },
  { id: 'general', label: 'General', kind: 'GENERAL' },
];

/** Rows of one page of the list, the newest first. */
export const ticketsPerPage = 100;

/** Is in place of the list, with a button to try again. */
export const loadFailed = { text: 'Failed to load tickets. Please try again.', retryLabel: 'Try Again' };

/** The text without tickets. */
export const noTickets = 'No tickets found';

/** The types of a new ticket, the first of them chosen. */
export const ticketKinds: readonly TicketKind[] = ['GENERAL', 'LEAVE_REQUEST', 'IT_SUPPORT', 'FEEDBACK'];

/** The leave types of this form; the employee's own form has others. */
export const leaveTypes = [
  'PERSONAL',
  'SICK',
  'VACATION',
  'FAMILY',
  'BEREAVEMENT',
] as const satisfies LeaveType[];

/** The feedback types of this form; the employee's own form has others. */
export const feedbackTypes: readonly FeedbackType[] = [
  'SUGGESTION',
  'COMPLAINT',
  'COMPLIMENT',
  'FEATURE_REQUEST',
];

/** Said above the buttons while something is missing. */
export const missing = {
  any: 'Please fill in all required fields',
  leave: 'Please fill in all required leave request fields',
  issueType: 'Please specify the issue type for IT support requests',
};
