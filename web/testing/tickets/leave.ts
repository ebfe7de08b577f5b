import type { RequestHandler } from 'msw';

import {
  HolidaysOfYearDocument,
  LeaveMonthDocument,
  LeavePreviewDocument,
  LeaveRequestDocument,
  LeaveYearDocument,
  OwnReportsDocument,
  type LeaveMonthQuery,
  type LeavePreviewQuery,
  type LeaveRequestQuery,
  type LeaveRequestsQuery,
  type LeaveType,
  type LeaveYearQuery,
} from '../../generated/graphql';
import { ticketComments } from './comments';
import { answers, type DataOf } from '../graph';

type Opened = NonNullable<DataOf<LeaveRequestQuery>['leaveRequest']>;
type Details = NonNullable<Opened['leave']>;
type Listed = DataOf<LeaveRequestsQuery>['leaveRequests']['results'][number];

/** A leave request with all that any screen asks for. */
export type LeaveTicket = Opened & Required<Listed> & { leave: Details };

export type GivenLeave = Partial<Omit<LeaveTicket, 'leave'> & Details>;

/** Five days in March that Maya asked for and can still change and cancel, but for what the test says. */
export function leave(given: GivenLeave = {}): LeaveTicket {
  const {
    leaveType = 'PERSONAL',
    startDate = '2027-03-08',
    endDate = '2027-03-12',
    totalDays = 5,
    reason = "My sister's wedding.",
    approvedByName = null,
    approvalDate = null,
    supportingDocument = null,
    supportingDocumentName = null,
    ...ticket
  } = given;
  return {
    id: 1,
    title: 'Family visit',
    description: 'Wedding in Lagos.',
    status: 'OPEN',
    priority: 'MEDIUM',
    version: 3,
    createdAt: '2026-11-12T18:41:00.000Z',
    updatedAt: '2026-11-12T18:41:00.000Z',
    createdBy: { id: 7, profilePicture: null },
    createdByName: 'Maya Okafor',
    viewerCan: { edit: true, cancel: true, decide: false },
    history: [],
    ...ticket,
    leave: {
      leaveType,
      startDate,
      endDate,
      totalDays,
      reason,
      approvedByName,
      approvalDate,
      supportingDocument,
      supportingDocumentName,
    },
  };
}

/** What may be done with a request that is decided. */
export const decided = { edit: false, cancel: false, decide: false };

/** A request of Jonas, who reports to Maya: hers to decide, but for what the test says. */
export const teamLeave = (given: GivenLeave = {}): LeaveTicket =>
  leave({
    id: 5,
    title: 'Fishing',
    createdBy: { id: 12, profilePicture: null },
    createdByName: 'Jonas Lindqvist',
    viewerCan: { edit: false, cancel: false, decide: true },
    ...given,
  });

/** A page of the list. */
export const leavePage = (results: LeaveTicket[], count = results.length): DataOf<LeaveRequestsQuery> => ({
  leaveRequests: { count, results },
});

type Year = LeaveYearQuery['leaveYear'];

/** A year of someone's leave, in November 2026: nothing, but for what the test says. */
export const leaveYear = (given: Partial<Year> = {}): Year => ({
  year: 2026,
  today: '2026-11-21',
  takenDays: 0,
  usedDays: [],
  pendingRequests: 0,
  requests: [],
  ...given,
});

/** Used days by sort of leave, with their sum. */
export function used(days: Partial<Record<LeaveType, number>>): Pick<Year, 'takenDays' | 'usedDays'> {
  const usedDays = Object.entries(days).map(([leaveType, many]) => ({
    leaveType: leaveType as LeaveType,
    days: many,
  }));
  return { usedDays, takenDays: usedDays.reduce((sum, one) => sum + one.days, 0) };
}

type Preview = LeavePreviewQuery['leavePreview'];
type LeaveMonth = DataOf<LeaveMonthQuery>['leavePreview'];

/** What asking for five days would mean. */
export const preview = (given: Partial<Preview> = {}): Preview => ({
  totalDays: 5,
  teamAway: null,
  overlapping: [],
  year: leaveYear({ year: 2027 }),
  ...given,
});

/** What the calendar of a request marks: nothing, but for what the test says. */
export const leaveMonth = (given: Partial<LeaveMonth> = {}): LeaveMonth => ({
  overlapping: [],
  teamAwayDays: null,
  ...given,
});

/** How many people report to Maya. */
export const reports = (directReportsCount: number): RequestHandler =>
  answers(OwnReportsDocument, () => ({ myEmployee: { id: 70, directReportsCount } }));

/** One request as it is when it is asked for. */
export const leaveDetails = (request: () => LeaveTicket): RequestHandler =>
  answers(LeaveRequestDocument, () => ({ leaveRequest: request() }));

/**
 * The queries of the leave page besides the list: the year, no reports, and no comments. Put other answers before
 * it.
 */
export const leaveBackground: RequestHandler[] = [
  reports(0),
  answers(LeaveYearDocument, ({ year }) => ({ leaveYear: leaveYear({ year: year ?? 2026 }) })),
  answers(LeavePreviewDocument, () => ({ leavePreview: preview() })),
  answers(LeaveMonthDocument, () => ({ leavePreview: leaveMonth() })),
  answers(HolidaysOfYearDocument, () => ({ holidays: { results: [] } })),
  ticketComments(() => []),
];
