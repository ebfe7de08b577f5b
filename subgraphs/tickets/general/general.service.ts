import type { Selected } from '../../kit/postgres/columns.js';
import type { RequestContext } from '../../kit/request/context.js';
import { Problems } from '../../kit/request/errors.js';
import type { Page, Where } from '../../kit/request/list.js';
import { readLine } from '../../kit/request/text.js';
import { ItSupportDetailsLimits } from '../generated/limits.js';
import type { GeneralTicketInput, QueryGeneralTicketsArgs } from '../generated/schema.js';
import { chosenCategory } from '../category/category.service.js';
import { database } from '../database.js';
import type { TicketRow } from '../ticket/ticket.row.js';
import { insertSupport } from '../support/support.service.js';
import { COMMON_ORDER, COMMON_TEXTS, listTickets } from '../ticket/ticket.service.js';
import { readWords } from '../ticket/ticketInput.service.js';

const ORDER = { ...COMMON_ORDER, title: 't.title', category: 't.category_id' };

const list = ({ category }: QueryGeneralTicketsArgs) => ({
  order: ORDER,
  searched: COMMON_TEXTS,
  ...(category &&
    category.length > 0 && {
      narrow: (where: Where) => void where.and('t.category_id = any(?::int[])', category),
    }),
});

/**
 * One page of general tickets, newest first: one's own, or with `all` whatever one may see (A7.31, A6.14).
 */
export function listGeneral(
  context: RequestContext,
  args: QueryGeneralTicketsArgs,
  selected: Selected,
): Promise<Page<TicketRow>> {
  return listTickets(
    context,
    { ...args, type: ['general'], mine: args.mine || !args.all },
    selected,
    list(args),
  );
}

/**
 * One page of what the IT page lists (C7.5, C4.31): IT tickets and one's own for those who handle tickets,
 * else one's own.
 */
export function listGeneralIt(
  context: RequestContext,
  args: QueryGeneralTicketsArgs,
  selected: Selected,
): Promise<Page<TicketRow>> {
  return listTickets(context, { ...args, type: ['it-support', 'general'] }, selected, {
    ...list(args),
    furthest: 'it',
  });
}

/**
 * Makes a general ticket for oneself (A2.95). @throws BAD_USER_INPUT per field, 'Unknown category.' on
 * categoryId
 */
export function createGeneral(context: RequestContext, input: GeneralTicketInput): Promise<TicketRow> {
  const problems = new Problems();
  const words = readWords(input, problems);
  const affectedSystem = readLine(
    problems,
    'affectedSystem',
    input.affectedSystem,
    ItSupportDetailsLimits.affectedSystem,
  );
  problems.throwIfAny();
  return database.write(context, async (tx) =>
    insertSupport(tx, context, {
      kind: 'general',
      ...words,
      categoryId: await chosenCategory(tx, input),
      affectedSystem,
    }),
  );
}
