import { graphql, type RequestHandler } from 'msw';

import { answer } from './graph';

type Status = 'OPEN' | 'IN_PROGRESS' | 'WAITING_RESPONSE' | 'RESOLVED' | 'CLOSED' | 'REJECTED';

/** A leave request as the graph answers it, with all that any screen asks for. */
export interface TestLeave {
  id: number;
  title: string;
  version: number;
  status: Status;
  startDate: string;
  endDate: string;
  leaveType: string;
  totalDays: number;
  reason: string | null;
  description: string;
  createdAt: string;
  createdById: number;
  createdByName: string;
  /** `profilePicture` of the person who asked. */
  photo: string | null;
  supportingDocument: string | null;
  supportingDocumentName: string | null;
  approvedByName: string | null;
  approvalDate: string | null;
  viewerCan: { edit: boolean; cancel: boolean; decide: boolean };
  history: { position: number; toStatus: Status; changedByName: string; changedAt: string }[];
}

const undecided: readonly Status[] = ['OPEN', 'IN_PROGRESS', 'WAITING_RESPONSE'];

/** Five days in March asked for by Maya, but for what the test says; what may be done follows from the status. */
export function leave({ leaveType = 'PERSONAL', startDate = '2027-03-08', endDate = '2027-03-12', totalDays = 5, ...given }: Partial<TestLeave> = {}) {
  const status = given.status ?? 'OPEN';
  const isOwn = (given.createdById ?? 7) === 7;
  const isOpen = undecided.includes(status);
  return {
    __typename: 'Ticket' as const,
    id: given.id ?? 1,
    title: given.title ?? 'Family visit',
    description: given.description ?? 'Wedding in Lagos.',
    status,
    priority: 'MEDIUM',
    version: given.version ?? 3,
    createdAt: given.createdAt ?? '2026-11-12T18:41:00.000Z',
    updatedAt: given.createdAt ?? '2026-11-12T18:41:00.000Z',
    createdById: given.createdById ?? 7,
    createdBy: { __typename: 'User' as const, id: given.createdById ?? 7, profilePicture: given.photo ?? null },
    createdByName: given.createdByName ?? 'Maya Okafor',
    viewerCan: { __typename: 'TicketActions' as const, edit: isOwn && isOpen, cancel: isOwn && isOpen, decide: !isOwn && isOpen, ...given.viewerCan },
    history: (given.history ?? []).map((change) => ({ __typename: 'TicketStatusChange' as const, ...change })),
    leave: {
      __typename: 'LeaveDetails' as const,
      leaveType,
      startDate,
      endDate,
      totalDays,
      reason: given.reason === undefined ? "My sister's wedding." : given.reason,
      approvedByName: given.approvedByName ?? null,
      approvalDate: given.approvalDate ?? null,
      supportingDocument: given.supportingDocument ?? null,
      supportingDocumentName: given.supportingDocumentName ?? null,
    },
  };
}

export type LeaveTicket = ReturnType<typeof leave>;

/** A page of the list. */
export const leavePage = (results: readonly LeaveTicket[], count = results.length) =>
  answer({ leaveRequests: { __typename: 'TicketPage', count, results } });

/** A year of somebody's leave, in November 2026. */
export const leaveYear = (given: {
  year?: number; usedDays?: Record<string, number>; pendingRequests?: number; requests?: readonly LeaveTicket[];
} = {}) => ({
  __typename: 'LeaveYear',
  year: given.year ?? 2026,
  today: '2026-11-21',
  takenDays: Object.values(given.usedDays ?? {}).reduce((sum, days) => sum + days, 0),
  usedDays: Object.entries(given.usedDays ?? {}).map(([leaveType, days]) => ({ __typename: 'LeaveTypeDays', leaveType, days })),
  pendingRequests: given.pendingRequests ?? 0,
  requests: given.requests ?? [],
});

/** What the leave page asks for besides the list: the year, nobody reporting, and no comments. Put other answers before it. */
export const leaveBackground: RequestHandler[] = [
  graphql.query('OwnReports', () => answer({ myEmployee: { __typename: 'Employee', id: 70, directReportsCount: 0 } })),
  graphql.query<object, { year: number | null }>('LeaveYear', ({ variables: { year } }) =>
    answer({ leaveYear: leaveYear({ year: year ?? 2026 }) })),
  graphql.query('LeavePreview', () => answer({ leavePreview: preview() })),
  graphql.query('TicketComments', () => answer({ ticketComments: { __typename: 'TicketCommentPage', count: 0, results: [] } })),
];

/** What asking for some days would mean. */
export const preview = (given: {
  totalDays?: number; teamAway?: number | null; overlapping?: readonly LeaveTicket[]; year?: ReturnType<typeof leaveYear>;
} = {}) => ({
  __typename: 'LeavePreview',
  totalDays: given.totalDays ?? 5,
  teamAway: given.teamAway ?? null,
  overlapping: given.overlapping ?? [],
  year: given.year ?? leaveYear({ year: 2027 }),
});
