import type { RequestHandler } from 'msw';

import {
  ArticleSuggestionsDocument,
  ConsoleTicketDocument,
  FindHoldersDocument,
  OwnAssetsDocument,
  PickedHolderDocument,
  TicketCategoriesDocument,
  TicketCountsDocument,
  TicketEquipmentDocument,
  type ConsoleTicketQuery,
  type HrTicketListQuery,
  type TicketKind,
  type TicketPriority,
  type TicketStatus,
} from '../../generated/graphql';
import { ticketComments } from './comments';
import { answers, type DataOf } from '../graph';
import { categories } from './tickets';

/** A ticket of any kind with all that a console asks for. */
export type ConsoleTicket = NonNullable<DataOf<ConsoleTicketQuery>['ticket']>;

/** Maya's general ticket, which HR may handle and not delete, but for what the test says. */
export const consoleTicket = (given: Partial<ConsoleTicket> = {}): ConsoleTicket => ({
  id: 301,
  kind: 'GENERAL',
  title: 'Door does not close',
  description: 'The one to the yard.',
  status: 'OPEN',
  priority: 'MEDIUM',
  version: 3,
  tags: [],
  createdAt: '2026-11-12T18:41:00.000Z',
  updatedAt: '2026-11-12T18:41:00.000Z',
  resolvedAt: null,
  createdByName: 'Maya Okafor',
  createdByDepartment: 'Engineering',
  createdBy: { id: 7, profilePicture: null },
  assignedToId: null,
  assignedToName: null,
  assignedTo: null,
  isOwn: false,
  handledWith: ['ticket.handle_hr'],
  viewerCan: { changeStatus: true, assign: true, commentInternally: true, delete: false },
  history: [],
  leave: null,
  itSupport: null,
  feedback: null,
  general: {
    categoryName: 'Facilities',
    affectedSystem: null,
    assetTag: null,
    systemCategory: 'OTHER',
    urgency: 'MEDIUM',
  },
  ...given,
});

/** Maya's leave. */
export const leaveTicket = (given: Partial<ConsoleTicket> = {}): ConsoleTicket =>
  consoleTicket({
    id: 302,
    kind: 'LEAVE_REQUEST',
    title: 'Family visit',
    general: null,
    leave: {
      leaveType: 'FAMILY',
      startDate: '2026-12-10',
      endDate: '2026-12-11',
      totalDays: 2,
      approvedByName: null,
      reason: 'A wedding.',
      supportingDocument: null,
      supportingDocumentName: null,
    },
    ...given,
  });

/** Someone's laptop. */
export const itTicket = (given: Partial<ConsoleTicket> = {}): ConsoleTicket =>
  consoleTicket({
    id: 303,
    kind: 'IT_SUPPORT',
    title: 'Screen is dark',
    priority: 'URGENT',
    handledWith: ['ticket.handle_hr', 'ticket.handle_it'],
    general: null,
    tags: ['IT Support'],
    itSupport: {
      issueType: 'Hardware',
      impactLevel: 'HIGH',
      affectedSystem: 'Dock 4',
      assetTag: 'LAP-001',
      location: 'Floor 2',
      estimatedResolution: null,
      systemCategory: 'HARDWARE',
      urgency: 'HIGH',
    },
    ...given,
  });

/** Feedback of an unknown author, with times cut to the day. */
export const anonymousTicket = (given: Partial<ConsoleTicket> = {}): ConsoleTicket =>
  consoleTicket({
    id: 1_000_000_304,
    kind: 'FEEDBACK',
    title: 'More bicycle stands',
    createdAt: '2026-11-12T08:00:00.000Z',
    updatedAt: '2026-11-13T08:00:00.000Z',
    createdByName: 'Anonymous',
    createdByDepartment: null,
    createdBy: null,
    general: null,
    feedback: { feedbackType: 'SUGGESTION', rating: null, isAnonymous: true },
    ...given,
  });

/** A page of HR's list. */
export const consolePage = (results: ConsoleTicket[], count = results.length): DataOf<HrTicketListQuery> => ({
  masterTickets: { count, results },
});

/** One ticket as it is when it is asked for. */
export const consoleDetails = (one: () => ConsoleTicket | null): RequestHandler =>
  answers(ConsoleTicketDocument, () => ({ ticket: one() }));

/** Numbers of tickets: kind, status, priority, how many. */
export const ticketCounts = (
  ...counts: [TicketKind, TicketStatus, TicketPriority, number][]
): RequestHandler =>
  answers(TicketCountsDocument, () => ({
    ticketCounts: counts.map(([kind, status, priority, count]) => ({ kind, status, priority, count })),
  }));

const holder = (id: number, fullName: string, position: string) => ({
  id,
  fullName,
  email: `${String(id)}@portal.example`,
  profilePicture: null,
  employee: { id: id + 1000, position, departmentName: 'Human Resources' },
});

const holders = [holder(5, 'Priya Raman', 'HR Partner'), holder(31, 'Hana Berg', 'HR Lead')];

/** What the console asks for besides the list. Put other answers before it. */
export const consoleBackground: RequestHandler[] = [
  ticketCounts(['GENERAL', 'OPEN', 'MEDIUM', 1]),
  answers(TicketCategoriesDocument, () => ({ ticketCategories: { results: categories } })),
  answers(FindHoldersDocument, () => ({ usersWithPermission: { count: holders.length, results: holders } })),
  answers(PickedHolderDocument, ({ id }) => ({ user: holders.find((one) => one.id === id) ?? null })),
  ticketComments(() => []),
  answers(ArticleSuggestionsDocument, () => ({ kbSuggestions: [] })),
  answers(OwnAssetsDocument, () => ({ myEquipment: [] })),
  answers(TicketEquipmentDocument, ({ id }) => ({ ticket: { id, earlierOnAsset: null, createdBy: null } })),
];
