import type { TicketStatus } from '../../generated/graphql';
import type { Tone } from '../../ui/theme';

/**
 * The one map of a ticket's status to its tone, so that a status looks the same on every screen, whatever it
 * is called there.
 */
export const statusTone: Readonly<Record<TicketStatus, Tone>> = {
  OPEN: 'warning',
  IN_PROGRESS: 'info',
  WAITING_RESPONSE: 'discovery',
  RESOLVED: 'success',
  REJECTED: 'danger',
  CLOSED: 'neutral',
};
