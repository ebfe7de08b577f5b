import { graphql, type RequestHandler } from 'msw';

import { answer, type GraphAnswer } from './graph';

type Status = 'OPEN' | 'IN_PROGRESS' | 'WAITING_RESPONSE' | 'RESOLVED' | 'CLOSED' | 'REJECTED';

/** A general ticket as the graph answers it, with all that any screen asks for. */
export interface TestTicket {
  id: number;
  title: string;
  description: string;
  status: Status;
  priority: 'LOW' | 'MEDIUM' | 'HIGH' | 'URGENT';
  categoryName: string;
  affectedSystem: string | null;
  createdAt: string;
  createdById: number;
  createdByEmail: string | null;
  assignedToName: string | null;
  resolvedAt: string | null;
  history: { position: number; toStatus: Status; changedByName: string; changedAt: string }[];
}

const deletable: readonly Status[] = ['OPEN', 'IN_PROGRESS', 'WAITING_RESPONSE'];

/** Maya's broken door, but for what the test says; what may be done follows from the status. */
export function ticket(given: Partial<TestTicket> = {}) {
  const { assignedToName = null, createdById = 7, status = 'OPEN', createdAt = '2026-11-12T18:41:00.000Z' } = given;
  return {
    __typename: 'Ticket' as const,
    id: given.id ?? 1,
    title: given.title ?? 'Door does not close',
    description: given.description ?? 'The one to the yard.',
    status,
    priority: given.priority ?? 'MEDIUM',
    createdAt,
    updatedAt: createdAt,
    resolvedAt: given.resolvedAt ?? null,
    createdById,
    createdByEmail: given.createdByEmail === undefined ? 'maya.okafor@portal.example' : given.createdByEmail,
    createdByName: 'Maya Okafor',
    createdBy: { __typename: 'User' as const, id: createdById, profilePicture: null },
    assignedToName,
    assignedTo: assignedToName === null ? null : { __typename: 'User' as const, id: 30, profilePicture: null },
    viewerCan: { __typename: 'TicketActions' as const, delete: deletable.includes(status) },
    history: (given.history ?? []).map((change) => ({ __typename: 'TicketStatusChange' as const, ...change })),
    general: {
      __typename: 'GeneralDetails' as const,
      categoryName: given.categoryName ?? 'Facilities',
      affectedSystem: given.affectedSystem ?? null,
    },
  };
}

export type GeneralTicket = ReturnType<typeof ticket>;

/** A page of the list. */
export const ticketPage = (results: readonly GeneralTicket[], count = results.length) =>
  answer({ generalTickets: { __typename: 'TicketPage', count, results } });

/** How many tickets there are of each status. */
export const ownCounts = (counts: Partial<Record<Status, number>>): GraphAnswer => answer({
  ownTicketCounts: Object.entries(counts).map(([status, count]) => ({ __typename: 'TicketStatusCount', status, count })),
});

export const categories = ['Facilities', 'General', 'IT Support'].map((name, index) => ({ __typename: 'TicketCategory', id: index + 10, name }));

/** What the ticket page asks for besides the list: one open ticket, three categories, no comments. Put other answers before it. */
export const ticketBackground: RequestHandler[] = [
  graphql.query('OwnTicketCounts', () => ownCounts({ OPEN: 1 })),
  graphql.query('TicketCategories', () => answer({ ticketCategories: { __typename: 'TicketCategoryPage', results: categories } })),
  graphql.query('TicketComments', () => answer({ ticketComments: { __typename: 'TicketCommentPage', count: 0, results: [] } })),
];
