import type { TicketKind } from '../../generated/graphql';

/**
 * Whether articles go with tickets of this kind: replies on them link one, which the server refuses on the
 * others.
 */
export const hasArticles = (kind: TicketKind): boolean => kind === 'IT_SUPPORT' || kind === 'GENERAL';
