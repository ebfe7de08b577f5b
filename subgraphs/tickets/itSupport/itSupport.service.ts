import type { RequestContext } from '../../kit/request/context.js';
import { Problems } from '../../kit/request/errors.js';
import type { PlacedPage, Where } from '../../kit/request/list.js';
import { readLine, requiredLine } from '../../kit/request/input/text.js';
import { ItSupportDetailsLimits } from '../generated/limits.js';
import type { ItSupportInput, QueryItSupportTicketsArgs } from '../generated/schema.js';
import { IT_SUPPORT } from '../category/category.fixed.js';
import { database } from '../database.js';
import { ownAssetTag } from '../support/ownAsset.service.js';
import { insertSupport } from '../support/support.service.js';
import type { AskedOfPage } from '../ticket/ticket.columns.js';
import type { TicketRow } from '../ticket/ticket.row.js';
import { COMMON_ORDER, listTickets, SEARCHED } from '../ticket/ticket.service.js';
import { readWords } from '../ticket/write/ticketInput.service.js';

const ORDER = { ...COMMON_ORDER, impactLevel: 't.impact_level' };
const TEXTS = [SEARCHED.words, SEARCHED.details];

/** Both sides lowered by PostgreSQL, whose idea of it differs from JavaScript's for some letters. */
const OF_ISSUE_TYPE = `lower(t.details->>'issueType') = any(lower(?::text[]::text)::text[])`;

/** One page of the IT support tickets that the viewer may see, newest first. */
export function listItSupport(
  context: RequestContext,
  { impactLevel, issueType, ...args }: QueryItSupportTicketsArgs,
  selected: AskedOfPage,
): Promise<PlacedPage<TicketRow>> {
  const issueTypes = (issueType ?? []).map((text) => text.trim()).filter((text) => text !== '');
  const isNarrowed = issueTypes.length > 0 || (impactLevel ?? []).length > 0;
  const narrow = (where: Where) =>
    void where.andIf(impactLevel, 't.impact_level = any(?::impact_level[])').andIf(issueTypes, OF_ISSUE_TYPE);
  return listTickets(context, { ...args, type: ['it-support'] }, selected, {
    order: ORDER,
    searched: TEXTS,
    ...(isNarrowed && { narrow }),
  });
}

/**
 * Asks IT for help for oneself. @throws BAD_USER_INPUT per field; a missing issueType in its own words;
 * `assetId` as ownAssetTag
 */
export function createItSupport(context: RequestContext, input: ItSupportInput): Promise<TicketRow> {
  const problems = new Problems();
  const ticket = {
    ...readWords(input, problems),
    issueType: requiredLine(
      problems,
      'issueType',
      input.issueType,
      ItSupportDetailsLimits.issueType,
      'Please specify the issue type for IT support requests',
    ),
    impactLevel: input.impactLevel ?? 'low',
    affectedSystem: readLine(
      problems,
      'affectedSystem',
      input.affectedSystem,
      ItSupportDetailsLimits.affectedSystem,
    ),
    assetTag: readLine(problems, 'assetTag', input.assetTag, ItSupportDetailsLimits.assetTag),
    location: readLine(problems, 'location', input.location, ItSupportDetailsLimits.location),
  };
  problems.throwIfAny();
  return database.write(context, async (tx) => {
    // Nothing is written or locked yet, so the question to the register delays no other request.
    const assetTag = (await ownAssetTag(context, input.assetId)) ?? ticket.assetTag;
    return insertSupport(tx, context, {
      kind: 'it-support',
      categoryId: IT_SUPPORT,
      ...ticket,
      assetTag,
    });
  });
}
