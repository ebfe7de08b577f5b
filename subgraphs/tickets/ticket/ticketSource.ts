import { hasTrigram, narrowToAfter, orderBy, pageOf, searchedText, Where } from '../../kit/request/list.js';
import type { ListSpec } from '../../kit/request/list.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { QueryMasterTicketsArgs } from '../generated/schema.js';
import { anonymousRows, ownRows, visibleParts, visibleTo } from './ticket.access.js';
import type { Reach } from './ticket.access.js';
import { KINDS } from './kind.js';
import type { AskedOfPage } from './ticket.columns.js';
import { ALL_KINDS } from './ticket.kinds.js';
import type { TicketKind } from './ticket.kinds.js';

/** What a list over tickets may be ordered by and searches in. */
export interface TicketList {
  order: Record<string, string>;
  /** Expressions over `ticket t`, each in the index ticket_search. */
  searched: readonly string[];
  /** Narrows it further than QueryMasterTicketsArgs do; such lists are counted, not tallied. */
  narrow?: (where: Where) => void;
  /** Those who see every ticket read only so many here. */
  furthest?: 'it';
}

/** One call of a list. */
export interface Listing {
  viewer: Viewer;
  args: QueryMasterTicketsArgs;
  list: TicketList;
  selected: AskedOfPage;
  reach: Reach;
  /** Ids of the viewer's own anonymous feedback, where the list has any. */
  anonymous: readonly number[];
}

/**
 * A page to be read; `counted` counts all of its rows where `from` holds no more of them than the page needs.
 */
export interface TicketSource extends ListSpec {
  counted?: { sql: string; params: unknown[] };
}

/** From so many direct reports on, reading all of one's rows costs more than searching everyone's. */
const MANY_REPORTS = 20;

/** What only tickets of one kind have; their lists alone are ordered by it. */
const NULLABLE = ['startDate', 'endDate', 'leaveType', 'feedbackType', 'impactLevel', 'category'];

/** Each kind once, though a caller may name it in two spellings. */
export const kindsOf = ({ type }: QueryMasterTicketsArgs): readonly TicketKind[] =>
  type && type.length > 0 ? [...new Set(type)] : ALL_KINDS;

/** One kind is written out, because the indexes of its own serve only a statement that names it. */
function ofKinds(where: Where, { type }: QueryMasterTicketsArgs): Where {
  return type?.length === 1
    ? where.and(`t.kind = '${type[0]}'`)
    : where.andIf(type, 't.kind = any(?::ticket_kind[])');
}

/** What one person works on has an index by date; what several work on is put in order afterwards. */
function ofAssignees(where: Where, { assignedTo }: QueryMasterTicketsArgs): Where {
  return assignedTo?.length === 1
    ? where.and('t.assigned_to_id = ?', assignedTo[0])
    : where.andIf(assignedTo, 't.assigned_to_id = any(?::int[])');
}

function filtered({ args, list }: Listing): Where {
  const where = ofAssignees(ofKinds(new Where().and('t.deleted_at is null'), args), args)
    .andIf(args.status, 't.status = any(?::ticket_status[])')
    .andIf(args.priority, 't.priority = any(?::ticket_priority[])');
  list.narrow?.(where);
  return where;
}

/**
 * Whether the text can be looked up, and whether that pays: anyone who sees few tickets is faster by their own
 * index.
 */
function isByText({ viewer, args, reach }: Listing): boolean {
  const hasMany =
    reach !== 'own' ||
    (!args.mine &&
      kindsOf(args).some((kind) => KINDS[kind].seenByManager) &&
      viewer.reportUserIds.length > MANY_REPORTS);
  return hasMany && hasTrigram(searchedText(args.search));
}

function pageFrom(
  from: string,
  where: Where,
  { list: { order }, selected: { select, joins, isNextAsked } }: Listing,
): ListSpec {
  return {
    select,
    joins,
    from: `${from} t`,
    where,
    order,
    defaultOrder: '-createdAt',
    tie: 't.id',
    hasPlaces: true,
    isNextAsked,
    nullable: NULLABLE,
  };
}

/**
 * Those in which the text is found by the trigram indexes come first: left to itself the planner may walk all
 * tickets by date and test each. A count that is asked for comes along: finding them again would double the cost.
 */
function byText(where: Where, listing: Listing): ListSpec {
  const { args, list, selected } = listing;
  const found = new Where();
  found.params.push(...where.params); // one list of parameters for both
  ofKinds(found.and('t.deleted_at is null'), args).search(args.search, ...list.searched);
  where.params.push(...found.params.slice(where.params.length));
  const page = pageFrom(`(select t.* from ticket t where ${found.sql} offset 0)`, where, listing);
  return { ...page, countsAlong: selected.isCounted === true };
}

/**
 * Parts that share no row. Each is read by an index in the order asked for and no further than to the end of
 * the page; joined by "or" they have no such index, and far too many rows are walked past.
 */
function inParts(where: Where, parts: readonly string[], listing: Listing): TicketSource {
  const { args } = listing;
  const counted = {
    sql: `select count(*) as count from ticket t where ${where.sql} and (${parts.map((part) => `(${part})`).join(' or ')})`,
    params: [...where.params],
  };
  const outer = new Where();
  const spec = pageFrom('', outer, listing);
  narrowToAfter(where, spec, args);
  const { page, size } = pageOf(args);
  const end = where.param(page * size);
  outer.params.push(...where.params);
  const read = parts.map(
    (part) =>
      `(select * from ticket t where ${where.sql} and (${part}) order by ${orderBy(spec, args.ordering)} limit ${end})`,
  );
  return { ...spec, from: `(${read.join(' union all ')})${spec.from}`, counted };
}

/** Kinds apart, for the same reason, unless it is one or all of them: those have their own indexes. */
const kindParts = (kinds: readonly TicketKind[]): string[] =>
  kinds.length === 1 || kinds.length === ALL_KINDS.length ? [] : kinds.map((kind) => `t.kind = '${kind}'`);

/**
 * Where a list reads its page from: the filters, the search and the row rule, so put that indexes serve all
 * three.
 */
export function sourceOf(listing: Listing): TicketSource {
  const { viewer, args, list, reach } = listing;
  const kinds = kindsOf(args);
  const where = filtered(listing);
  const anonymous = anonymousRows(where, listing.anonymous);
  if (isByText(listing)) return byText(visibleTo(where, viewer, kinds, reach, anonymous), listing);

  where.search(args.search, ...list.searched);
  if (args.mine) return pageFrom('ticket', ownRows(where, viewer, anonymous), listing);
  const parts = reach === 'all' ? kindParts(kinds) : visibleParts(where, viewer, kinds, reach, anonymous);
  if (parts.length > 1) return inParts(where, parts, listing);
  for (const part of parts) where.and(part);
  return pageFrom('ticket', where, listing);
}
