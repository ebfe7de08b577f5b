import type { RequestContext } from '../../kit/request/context.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { QueryLeaveRequestsArgs } from '../generated/schema.js';
import type { AskedOfPage } from '../ticket/ticket.columns.js';
import type { TicketRow } from '../ticket/ticket.row.js';
import { COMMON_ORDER, COMMON_TEXTS, listTickets, SEARCHED } from '../ticket/ticket.service.js';
import { OPEN_GROUP } from '../ticket/ticket.status.js';

const ORDER = {
  ...COMMON_ORDER,
  startDate: 't.start_date',
  endDate: 't.end_date',
  leaveType: 't.leave_type',
};
const TEXTS = [...COMMON_TEXTS, SEARCHED.details];

const hasValue = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value != null);

/** One page of the leave requests that the viewer may see, newest first unless asked otherwise. */
export function listLeave(
  context: RequestContext,
  args: QueryLeaveRequestsArgs,
  selected: AskedOfPage,
): Promise<PlacedPage<TicketRow>> {
  const { leaveType, startDateAfter, startDateBefore, createdBy } = args;
  const team = args.team ? requireViewer(context).reportUserIds : null;
  const isNarrowed = team !== null || [leaveType, startDateAfter, startDateBefore, createdBy].some(hasValue);
  return listTickets(
    context,
    {
      ...args,
      type: ['leave-request'],
      status: args.status?.flatMap((status) => (status === 'pending' ? OPEN_GROUP : status)) ?? null,
    },
    selected,
    {
      order: ORDER,
      searched: TEXTS,
      ...(isNarrowed && {
        narrow: (where) => {
          if (team) where.and('t.created_by_id = any(?::int[])', team);
          where
            .andIf(leaveType, 't.leave_type = any(?::leave_type[])')
            .andIf(startDateAfter, 't.start_date >= ?')
            .andIf(startDateBefore, 't.start_date <= ?')
            .andIf(createdBy, 't.created_by_id = any(?::int[])');
        },
      }),
    },
  );
}
