import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import type { TicketRow } from '../ticket/ticket.loader.js';
import { findTicket } from '../ticket/ticket.service.js';
import { enumOf } from '../ticket/ticket.status.js';
import { cancelLeave, createLeave, decideLeave, updateLeave } from './leave.service.js';
import { documentLink } from './leaveDocument.service.js';
import type { LeaveInput } from './leaveInput.service.js';
import { leaveStatusFilterNames, listLeave } from './leaveList.service.js';
import type { LeaveListArgs } from './leaveList.service.js';
import { leavePreview, leaveYear, overlapping, pendingRequests, requestsInYear, takenDays, teamAway, teamSize } from './leaveYear.service.js';
import type { LeavePreview, LeaveYear, PreviewArgs } from './leaveYear.service.js';

interface Decision {
  id: number;
  version?: number | null;
  comment?: string | null;
  reason?: string | null;
}

export const leaveResolvers: Resolvers = {
  Query: {
    leaveRequests: (_: unknown, args: LeaveListArgs, context: RequestContext) => listLeave(context, args),
    leaveRequest: (_: unknown, { id }: { id: number }, context: RequestContext) => findTicket(context, id, 'leave-request'),
    leaveYear: (_: unknown, { year }: { year?: number | null }, context: RequestContext) => leaveYear(context, year),
    leavePreview: (_: unknown, args: PreviewArgs, context: RequestContext) => leavePreview(context, args),
  },
  Mutation: {
    createLeaveRequest: (_: unknown, { input }: { input: LeaveInput }, context: RequestContext) => createLeave(context, input),
    updateLeaveRequest: (_: unknown, { id, input, version }: { id: number; input: LeaveInput; version?: number | null }, context: RequestContext) => updateLeave(context, id, input, version),
    cancelLeaveRequest: (_: unknown, { id }: { id: number }, context: RequestContext) => cancelLeave(context, id),
    approveLeaveRequest: (_: unknown, { id, version, comment }: Decision, context: RequestContext) => decideLeave(context, { id, version, note: comment }, 'approve'),
    rejectLeaveRequest: (_: unknown, { id, version, reason }: Decision, context: RequestContext) => decideLeave(context, { id, version, note: reason, noteField: 'reason' }, 'reject'),
  },
  LeaveDetails: {
    reason: (row: TicketRow) => row.details['reason'],
    supportingDocument: (row: TicketRow, _: unknown, context: RequestContext) => row.document && documentLink(row.document, context),
    supportingDocumentName: (row: TicketRow) => row.document?.name ?? null,
  },
  LeaveYear: {
    takenDays,
    usedDays: (year: LeaveYear) => year.used(),
    pendingRequests,
    requests: requestsInYear,
  },
  LeavePreview: {
    overlapping,
    year: ({ startDate }: LeavePreview, _: unknown, context: RequestContext) => leaveYear(context, Number(startDate.slice(0, 4))),
    teamSize,
    teamAway,
  },
  LeaveType: enumOf('sick', 'personal', 'unpaid', 'vacation', 'family', 'bereavement'),
  LeaveStatusFilter: leaveStatusFilterNames,
};
