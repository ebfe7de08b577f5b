import type { RequestContext } from '../../kit/context.js';
import type { ListArgs, Page } from '../../kit/list.js';
import type { TicketRow } from '../ticket/ticket.loader.js';
import { COMMON_ORDER, listTickets, SEARCHED } from '../ticket/ticket.service.js';
import type { TicketPriority, TicketStatus } from '../ticket/ticket.status.js';

export interface FeedbackListArgs extends ListArgs {
  all?: boolean | null;
  mine?: boolean | null;
  status?: TicketStatus[] | null;
  priority?: TicketPriority[] | null;
  feedbackType?: string[] | null;
  isAnonymous?: boolean | null;
}

const TYPE = `t.details->>'feedbackType'`;
const ORDER = { ...COMMON_ORDER, feedbackType: TYPE };
/** Not by name: whoever searches for people finds the masterTickets that carry a name. */
const TEXTS = [SEARCHED.words];

/** One page of feedback, newest first: one's own, anonymous included, or with `all` whatever one may see (A6.13, A7.28). */
export function listFeedback(context: RequestContext, args: FeedbackListArgs): Promise<Page<TicketRow>> {
  const { feedbackType, isAnonymous } = args;
  const isNarrowed = (feedbackType ?? []).length > 0 || isAnonymous != null;
  return listTickets(
    context,
    { ...args, type: ['feedback'], mine: args.mine || !args.all },
    {
      order: ORDER,
      searched: TEXTS,
      ...(isNarrowed && { narrow: (where) => void where.andIf(feedbackType, `${TYPE} = any(?::text[])`).andIf(isAnonymous, 't.is_anonymous = ?') }),
    },
  );
}
