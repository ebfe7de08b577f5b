import type { Viewer } from '../../../domain/session/viewer';
import type { TicketRow } from './ticketRow';

/**
 * Leaves the tickets whose author has the e-mail of the profile. The server answers only these anyway; a
 * ticket with the person's own id stays even where one of the two addresses is not yet the present one.
 */
export const ownTickets = (
  tickets: readonly TicketRow[],
  { id, email }: Pick<Viewer, 'id' | 'email'>,
): TicketRow[] =>
  tickets.filter(
    ({ createdById, createdByEmail }) =>
      createdById === id || createdByEmail?.toLowerCase() === email.toLowerCase(),
  );
