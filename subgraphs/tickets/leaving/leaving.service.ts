import type { RequestContext } from '../../kit/request/context.js';
import type { Page, Where } from '../../kit/request/list.js';
import type { AskedOfPage } from '../ticket/ticket.columns.js';
import type { TicketRow } from '../ticket/ticket.row.js';
import { COMMON_ORDER, listTickets } from '../ticket/ticket.service.js';
import { OPEN_GROUP } from '../ticket/ticket.status.js';

/** The lists of a panel about a person who leaves; each is filtered to a few people by an index. */
type Listed = (where: Where, userIds: readonly number[]) => Where;

const LISTS = {
  openTickets: (where, [userId]) => where.and(`t.created_by_id = ? and t.kind <> 'leave-request'`, userId),
  assignedTickets: (where, [userId]) => where.and('t.assigned_to_id = ?', userId),
  pendingLeave: (where, [userId]) => where.and(`t.created_by_id = ? and t.kind = 'leave-request'`, userId),
  waitingApprovals: (where, userIds) =>
    where.and(`t.created_by_id = any(?::int[]) and t.kind = 'leave-request'`, userIds),
} satisfies Record<string, Listed>;

/** One of the lists about these people, at most 100, as far as the viewer sees tickets. */
export const leftBehind = (
  context: RequestContext,
  list: keyof typeof LISTS,
  userIds: readonly number[],
  selected: AskedOfPage,
): Promise<Page<TicketRow>> =>
  listTickets(context, { status: OPEN_GROUP, pageSize: 100 }, selected, {
    order: COMMON_ORDER,
    searched: [],
    narrow: (where) => void LISTS[list](where, userIds),
  });
