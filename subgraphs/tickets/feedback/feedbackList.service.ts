import type { RequestContext } from '../../kit/request/context.js';
import type { PlacedPage } from '../../kit/request/list.js';
import type { QueryFeedbackTicketsArgs } from '../generated/schema.js';
import type { AskedOfPage } from '../ticket/ticket.columns.js';
import type { TicketRow } from '../ticket/ticket.row.js';
import { COMMON_ORDER, listTickets, SEARCHED } from '../ticket/ticket.service.js';

const TYPE = `t.details->>'feedbackType'`;
const ORDER = { ...COMMON_ORDER, feedbackType: TYPE };
/** Not by name: anyone who searches for people finds the masterTickets that carry a name. */
const TEXTS = [SEARCHED.words];

/**
 * One page of feedback, newest first: the viewer's own, anonymous included, or with `all` everything they may see.
 */
export function listFeedback(
  context: RequestContext,
  args: QueryFeedbackTicketsArgs,
  selected: AskedOfPage,
): Promise<PlacedPage<TicketRow>> {
  const { feedbackType, isAnonymous } = args;
  const isNarrowed = (feedbackType ?? []).length > 0 || isAnonymous != null;
  return listTickets(context, { ...args, type: ['feedback'], mine: args.mine || !args.all }, selected, {
    order: ORDER,
    searched: TEXTS,
    ...(isNarrowed && {
      narrow: (where) =>
        void where.andIf(feedbackType, `${TYPE} = any(?::text[])`).andIf(isAnonymous, 't.is_anonymous = ?'),
    }),
  });
}

/** Lines of an inbox are kept this long, and so are these. */
const NEWS_DAYS = 90;
const MOST_NEWS = 20;
const IS_NEWS = `t.is_anonymous and (
  t.status <> 'open' and t.updated_at > now() - interval '${NEWS_DAYS} days'
  or exists (select from ticket_comment n where n.ticket_id = t.id and not n.is_internal and n.created_by_id is not null
    and n.created_at > now() - interval '${NEWS_DAYS} days'))`;

/**
 * The viewer's anonymous feedback with news. It is found only by its author's look-up; nothing about sending or
 * reading is stored.
 */
export const listFeedbackNews = (
  context: RequestContext,
  selected: AskedOfPage,
): Promise<PlacedPage<TicketRow>> =>
  listTickets(
    context,
    { type: ['feedback'], mine: true, ordering: '-updatedAt', pageSize: MOST_NEWS },
    selected,
    { order: ORDER, searched: TEXTS, narrow: (where) => void where.and(IS_NEWS) },
  );
