import type { RequestContext } from '../../kit/request/context.js';
import { Problems } from '../../kit/request/errors.js';
import type { PlacedPage, Where } from '../../kit/request/list.js';
import { readLine } from '../../kit/request/input/text.js';
import { ItSupportDetailsLimits } from '../generated/limits.js';
import type {
  GeneralTicketInput,
  QueryGeneralItTicketsArgs,
  QueryGeneralTicketsArgs,
} from '../generated/schema.js';
import { chosenCategory } from '../category/category.service.js';
import { database } from '../database.js';
import type { AskedOfPage } from '../ticket/ticket.columns.js';
import type { TicketRow } from '../ticket/ticket.row.js';
import { URGENCY_IS } from '../support/support.kinds.js';
import { ownAssetTag } from '../support/ownAsset.service.js';
import { insertSupport } from '../support/support.service.js';
import { COMMON_ORDER, COMMON_TEXTS, listTickets } from '../ticket/ticket.service.js';
import { readWords } from '../ticket/write/ticketInput.service.js';

const ORDER = { ...COMMON_ORDER, title: 't.title', category: 't.category_id' };

const OF_CATEGORY = 't.category_id = any(?::int[])';

/** One page of general tickets, newest first: the viewer's own, or with `all` everything they may see. */
export function listGeneral(
  context: RequestContext,
  { category, ...args }: QueryGeneralTicketsArgs,
  selected: AskedOfPage,
): Promise<PlacedPage<TicketRow>> {
  return listTickets(context, { ...args, type: ['general'], mine: args.mine || !args.all }, selected, {
    order: ORDER,
    searched: COMMON_TEXTS,
    ...(category &&
      category.length > 0 && { narrow: (where: Where) => void where.and(OF_CATEGORY, category) }),
  });
}

/** One page of the IT page: IT tickets and own tickets for people who handle tickets, otherwise own tickets. */
export function listGeneralIt(
  context: RequestContext,
  args: QueryGeneralItTicketsArgs,
  selected: AskedOfPage,
): Promise<PlacedPage<TicketRow>> {
  const { category, systemCategory, urgency, assigned } = args;
  const isNarrowed = [category, systemCategory, urgency].some((chosen) => chosen && chosen.length > 0);
  const narrow = (where: Where) => {
    where.andIf(category, OF_CATEGORY).andIf(systemCategory, 't.system_category = any(?::system_category[])');
    if (urgency && urgency.length > 0) where.and(urgency.map((one) => `(${URGENCY_IS[one]})`).join(' or '));
    if (typeof assigned === 'boolean') where.and(`t.assigned_to_id is ${assigned ? 'not ' : ''}null`);
  };
  return listTickets(context, { ...args, type: ['it-support', 'general'] }, selected, {
    order: ORDER,
    searched: COMMON_TEXTS,
    furthest: 'it',
    ...((isNarrowed || typeof assigned === 'boolean') && { narrow }),
  });
}

/**
 * Makes a general ticket for oneself. @throws BAD_USER_INPUT per field, 'Unknown category.' on categoryId,
 * `assetId` as ownAssetTag
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
  return database.write(context, async (tx) => {
    // Nothing is written or locked yet, so the question to the register delays no other request.
    const assetTag = await ownAssetTag(context, input.assetId);
    return insertSupport(tx, context, {
      kind: 'general',
      ...words,
      categoryId: await chosenCategory(tx, input),
      affectedSystem,
      assetTag,
    });
  });
}
