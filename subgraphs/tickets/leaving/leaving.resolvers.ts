import type { Resolvers } from '../generated/resolvers.js';
import { askedOfPage } from '../ticket/ticket.columns.js';
import { leftBehind } from './leaving.service.js';

export const leavingResolvers = {
  Leaving: {
    __resolveReference: ({ userId, reportUserIds }) => ({ userId, reportUserIds }),
    openTickets: ({ userId }, _, context, info) =>
      leftBehind(context, 'openTickets', [userId], askedOfPage(info)),
    assignedTickets: ({ userId }, _, context, info) =>
      leftBehind(context, 'assignedTickets', [userId], askedOfPage(info)),
    pendingLeave: ({ userId }, _, context, info) =>
      leftBehind(context, 'pendingLeave', [userId], askedOfPage(info)),
    waitingApprovals: ({ reportUserIds }, _, context, info) =>
      leftBehind(context, 'waitingApprovals', reportUserIds ?? [], askedOfPage(info)),
  },
} satisfies Resolvers;
