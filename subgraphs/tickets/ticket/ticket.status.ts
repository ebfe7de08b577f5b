import { enumOf } from '../../kit/graphql/enumOf.js';

/** The six statuses, in the order lists sort them. */
const STATUSES = ['open', 'in_progress', 'waiting_response', 'resolved', 'closed', 'rejected'] as const;
const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;

export type TicketStatus = (typeof STATUSES)[number];
/** A status as a filter or a change may spell it. */
export type TicketStatusInput = TicketStatus;
export type TicketPriority = (typeof PRIORITIES)[number];

/** Still to be done. */
export const OPEN_GROUP: TicketStatus[] = ['open', 'in_progress', 'waiting_response'];
/** Done. */
export const RESOLVED_GROUP: TicketStatus[] = ['resolved', 'closed'];

/** A way to another status that has its own name; `updateTicketStatus` goes from any to any. */
export interface Move {
  from: readonly TicketStatus[];
  to: TicketStatus;
  /** The message in every other status. */
  refusal: string;
}

/** For every kind. */
export const MOVES = {
  close: {
    from: STATUSES.filter((status) => status !== 'closed'),
    to: 'closed',
    refusal: 'This ticket is closed already.',
  },
  reopen: {
    from: ['resolved', 'closed', 'rejected'],
    to: 'open',
    refusal: 'Only a resolved, closed or rejected ticket can be reopened.',
  },
} satisfies Record<string, Move>;

/** Other words that screens send for a status. */
const ALIASES = { PENDING: 'waiting_response', WAITING: 'waiting_response' } satisfies Record<
  string,
  TicketStatus
>;

export const statusNames = enumOf(...STATUSES);
export const statusFilterNames = { ...statusNames, ...ALIASES };
export const priorityNames = enumOf(...PRIORITIES);
