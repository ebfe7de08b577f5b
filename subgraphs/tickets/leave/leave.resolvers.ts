import type { Resolvers } from '../generated/resolvers.js';
import { askedOfPage, TICKET } from '../ticket/ticket.columns.js';
import { findTicket } from '../ticket/ticket.service.js';
import { isLeave } from './leave.row.js';
import { cancelLeave, createLeave, decideLeave, updateLeave } from './leave.service.js';
import { documentLink } from './leaveDocument.service.js';
import { leaveStatusFilterNames, leaveTypeNames } from './leave.kinds.js';
import { listLeave } from './leaveList.service.js';
import {
  leavePreview,
  leaveYear,
  overlapping,
  pendingRequests,
  requestsInYear,
  takenDays,
  teamAway,
  teamAwayDays,
  teamSize,
} from './leaveYear.service.js';

export const leaveResolvers = {
  Query: {
    leaveRequests: (_, args, context, info) => listLeave(context, args, askedOfPage(info)),
    leaveRequest: (_, { id }, context, info) => findTicket(context, id, 'leave-request', TICKET.asked(info)),
    leaveYear: (_, { year }, context) => leaveYear(context, year),
    leavePreview: (_, args, context) => leavePreview(context, args),
  },
  Mutation: {
    createLeaveRequest: (_, { input }, context) => createLeave(context, input),
    updateLeaveRequest: (_, args, context) => updateLeave(context, args),
    cancelLeaveRequest: (_, { id }, context) => cancelLeave(context, id),
    approveLeaveRequest: (_, { id, version, comment }, context) =>
      decideLeave(context, { id, version, note: comment }, 'approve'),
    rejectLeaveRequest: (_, { id, version, reason }, context) =>
      decideLeave(context, { id, version, note: reason, noteField: 'reason' }, 'reject'),
  },
  Ticket: {
    leave: (row) => (isLeave(row) ? row : null),
  },
  LeaveDetails: {
    reason: (row) => row.details.reason ?? null,
    supportingDocument: (row, _, context) => row.document && documentLink(row.document, context),
    supportingDocumentName: (row) => row.document?.name ?? null,
  },
  LeaveYear: {
    takenDays,
    usedDays: (year) => year.used(),
    pendingRequests,
    requests: requestsInYear,
  },
  LeavePreview: {
    overlapping,
    year: ({ startDate }, _, context) => leaveYear(context, Number(startDate.slice(0, 4))),
    teamSize,
    teamAway,
    teamAwayDays,
  },
  LeaveType: leaveTypeNames,
  LeaveStatusFilter: leaveStatusFilterNames,
} satisfies Resolvers;
