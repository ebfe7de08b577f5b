import type { ConsoleTab } from '../../../domain/console/ConsoleBoard';
import type { FeedbackType, LeaveType, TicketKind } from '../../../generated/graphql';

/** A tab of one kind, or of all. */
export interface HrTab extends ConsoleTab {
  kind?: TicketKind;
}

/** The tab that is shown first. */
export const allTickets: HrTab = { id: 'all', label: 'All Tickets' };

/** The tabs in their order [B2.34]. */
export const ticketTabs: readonly HrTab[] = [
  allTickets,
  { id: 'leave', label: 'Leave Requests', kind: 'LEAVE_REQUEST' },
  { id: 'it', label: 'IT Support', kind: 'IT_SUPPORT' },
  { id: 'feedback', label: 'Feedback', kind: 'FEEDBACK' },
  { id: 'general', label: 'General', kind: 'GENERAL' },
];

/** Rows of one page of the list, the newest first [B7.25, B9.5]. */
export const ticketsPerPage = 100;

/** Stands in place of the list, with a button to try again [B8.21, B8.22]. */
export const loadFailed = { text: 'Failed to load tickets. Please try again.', retryLabel: 'Try Again' };

/** Where there is no ticket [B2.40]. */
export const noTickets = 'No tickets found';

/** The types of a new ticket, the first of them chosen [B3.62, B9.16]. */
export const ticketKinds: readonly TicketKind[] = ['GENERAL', 'LEAVE_REQUEST', 'IT_SUPPORT', 'FEEDBACK'];

/** The leave types of this form; the employee's own form has others [B9.14]. */
export const leaveTypes = [
  'PERSONAL',
  'SICK',
  'VACATION',
  'FAMILY',
  'BEREAVEMENT',
] as const satisfies LeaveType[];

/** The feedback types of this form; the employee's own form has others [B9.15]. */
export const feedbackTypes: readonly FeedbackType[] = [
  'SUGGESTION',
  'COMPLAINT',
  'COMPLIMENT',
  'FEATURE_REQUEST',
];

/** Said above the buttons while something is missing [B5.18, B5.19, B5.20]. */
export const missing = {
  any: 'Please fill in all required fields',
  leave: 'Please fill in all required leave request fields',
  issueType: 'Please specify the issue type for IT support requests',
};
