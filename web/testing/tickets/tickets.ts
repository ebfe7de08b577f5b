import type { RequestHandler } from 'msw';

import {
  ArticleSuggestionsDocument,
  GeneralTicketDocument,
  OwnAssetsDocument,
  OwnTicketCountsDocument,
  TicketCategoriesDocument,
  type GeneralTicketQuery,
  type GeneralTicketsQuery,
  type OwnTicketCountsQuery,
  type TicketStatus,
} from '../../generated/graphql';
import { ticketComments } from './comments';
import { answers, type DataOf } from '../graph';

type Opened = NonNullable<DataOf<GeneralTicketQuery>['generalTicket']>;
type Details = NonNullable<Opened['general']>;

/** A general ticket with all that any screen asks for. */
export type GeneralTicket = Opened & DataOf<GeneralTicketsQuery>['generalTickets']['results'][number];

export type GivenTicket = Partial<Omit<GeneralTicket, 'general'> & Details>;

/** Maya's broken door, which she can delete, but for what the test says. */
export function ticket(given: GivenTicket = {}): GeneralTicket {
  const { categoryName = 'Facilities', affectedSystem = null, assetTag = null, ...ticketItself } = given;
  return {
    id: 1,
    title: 'Door does not close',
    description: 'The one to the yard.',
    status: 'OPEN',
    priority: 'MEDIUM',
    createdAt: '2026-11-12T18:41:00.000Z',
    updatedAt: '2026-11-12T18:41:00.000Z',
    resolvedAt: null,
    createdById: 7,
    createdByEmail: 'maya.okafor@portal.example',
    createdByName: 'Maya Okafor',
    createdBy: { id: 7, profilePicture: null },
    assignedToName: null,
    assignedTo: null,
    viewerCan: { delete: true },
    history: [],
    ...ticketItself,
    general: { categoryName, affectedSystem, assetTag },
  };
}

/** Diego works on it. */
export const assigned = { assignedToName: 'Diego Fuentes', assignedTo: { id: 30, profilePicture: null } };

/** A page of the list. */
export const ticketPage = (
  results: GeneralTicket[],
  count = results.length,
): DataOf<GeneralTicketsQuery> => ({ generalTickets: { count, results } });

/** One ticket as it is when it is asked for. */
export const ticketDetails = (one: () => GeneralTicket): RequestHandler =>
  answers(GeneralTicketDocument, () => ({ generalTicket: one() }));

/** Numbers of tickets by status. */
export const statusCounts = (
  counts: Partial<Record<TicketStatus, number>>,
): { status: TicketStatus; count: number }[] =>
  Object.entries(counts).map(([status, count]) => ({ status: status as TicketStatus, count }));

/** How many tickets there are of each status. */
export const ownCounts = (counts: Partial<Record<TicketStatus, number>>): OwnTicketCountsQuery => ({
  ownTicketCounts: statusCounts(counts),
});

export const categories = [
  { id: 10, name: 'Facilities' },
  { id: 2, name: 'General' },
  { id: 1, name: 'IT Support' },
];

/**
 * What the ticket page asks for besides the list: one open ticket, three categories. Put other answers before
 * it.
 */
export const ticketBackground: RequestHandler[] = [
  answers(OwnTicketCountsDocument, () => ownCounts({ OPEN: 1 })),
  answers(TicketCategoriesDocument, () => ({ ticketCategories: { results: categories } })),
  ticketComments(() => []),
  answers(ArticleSuggestionsDocument, () => ({ kbSuggestions: [] })),
  answers(OwnAssetsDocument, () => ({ myEquipment: [] })),
];

export const counts = (given: Parameters<typeof ownCounts>[0]) =>
  answers(OwnTicketCountsDocument, () => ownCounts(given));
