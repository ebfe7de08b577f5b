import { narrowToAfter, orderBy, pageOf, searchedText, Where } from '../../kit/request/list.js';
import type { ListSpec } from '../../kit/request/list.js';
import { letterParts } from '../../kit/postgres/fold.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { QueryMasterTicketsArgs } from '../generated/schema.js';
import { anonymousRows, ownRows, visibleParts, visibleTo } from './ticket.access.js';
import type { Reach } from './ticket.access.js';
import { KINDS } from './kind.js';
import type { AskedOfPage } from './ticket.columns.js';
import { ALL_KINDS } from './ticket.kinds.js';
import type { TicketKind } from './ticket.kinds.js';

/** The orders and the searched columns of a list of tickets. */
export interface TicketList {
  order: Record<string, string>;
  /** Expressions over `ticket t`, each in the indexes ticket_search and ticket_letters. */
  searched: readonly string[];
  /** A filter beyond QueryMasterTicketsArgs; lists with one are counted, not tallied. */
  narrow?: (where: Where) => void;
  /** People who see every ticket read at most this many rows here. */
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
 * A page to be read; `counted` counts all of its rows where `from` has no more of them than the page needs.
 */
export interface TicketSource extends ListSpec {
  counted?: { sql: string; params: unknown[] };
}

/** With this many direct reports, reading all visible rows costs more than searching everyone's. */
const MANY_REPORTS = 20;

/** What only tickets of one kind have; their lists alone are ordered by it. */
const NULLABLE = ['startDate', 'endDate', 'leaveType', 'feedbackType', 'impactLevel', 'category'];

/** Each kind once, though a caller may name it in two spellings. */
export const kindsOf = ({ type }: QueryMasterTicketsArgs): readonly TicketKind[] =>
  type && type.length > 0 ? [...new Set(type)] : ALL_KINDS;

/** A single kind is written as a literal, because its partial indexes need it in the statement. */
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
 * By what the text is looked up, where that pays: anyone who sees few tickets is faster by their own index.
 */
function lookedUpBy({ viewer, args, reach }: Listing): 'trigrams' | 'letters' | null {
  const text = searchedText(args.search);
  const hasMany =
    reach !== 'own' ||
    (!args.mine &&
      kindsOf(args).some((kind) => KINDS[kind].seenByManager) &&
      viewer.reportUserIds.length > MANY_REPORTS);
  if (text === '' || !hasMany) return null;
  return letterParts(text) ? 'letters' : 'trigrams';
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
 * Matches are found by the trigram indexes first: otherwise the planner may scan all tickets by date and test each.
 * A selected count is computed in the same statement: finding the matches again would double the cost.
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
 * Disjoint parts. Each is read by an index in the requested order and only to the end of the page; combined with
 * "or" they have no such index, and far too many rows are read.
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

/**
 * This many rows are compared before a few letters are looked up: if many rows contain them, the page is among
 * these.
 */
const NEAR = 1_500;

/**
 * A few letters, which nearly all tickets may contain or none: the first rows in the requested order are compared,
 * and if their matches do not fill the page, the index finds all matches.
 */
function byLetters(where: Where, parts: readonly string[], listing: Listing): TicketSource {
  const { args, list } = listing;
  const rule = parts.length === 0 ? 'true' : parts.map((part) => `(${part})`).join(' or ');
  const having = new Where(where.params).searchLetters(args.search ?? '', ...list.searched).sql;
  const counted = {
    sql: `select count(*) as count from ticket t where ${where.sql} and (${rule}) and ${having}`,
    params: [...where.params],
  };
  const outer = new Where();
  const spec = pageFrom('', outer, listing);
  const order = `order by ${orderBy(spec, args.ordering)}`;
  narrowToAfter(where, spec, args);
  const compared = new Where(where.params).search(args.search, ...list.searched).sql;
  const { page, size } = pageOf(args);
  const end = where.param(page * size);
  outer.params.push(...where.params);
  const first = (parts.length === 0 ? ['true'] : parts).map(
    (part) => `(select * from ticket t where ${where.sql} and (${part}) ${order} limit ${NEAR})`,
  );
  const near =
    first.length === 1 ? first[0] : `(select * from (${first.join(' union all ')}) t ${order} limit ${NEAR})`;
  const from = `(with near as materialized (select * from ${near} t where ${compared} ${order} limit ${end})
    select * from near where (select count(*) from near) >= ${end}
    union all (select * from (select * from ticket t
        where t.deleted_at is null and ${having} and (select count(*) from near) < ${end} offset 0) t
      where ${where.sql} and (${rule}) ${order} limit ${end})) t`;
  return { ...spec, from, counted };
}

/** Each kind separately, for the same reason, unless it is one or all of them: those have their own indexes. */
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
  const by = lookedUpBy(listing);
  if (by === 'trigrams') return byText(visibleTo(where, viewer, kinds, reach, anonymous), listing);

  if (by === null) where.search(args.search, ...list.searched);
  if (args.mine) return pageFrom('ticket', ownRows(where, viewer, anonymous), listing);
  const parts = reach === 'all' ? kindParts(kinds) : visibleParts(where, viewer, kinds, reach, anonymous);
  if (by === 'letters') return byLetters(where, parts, listing);
  if (parts.length > 1) return inParts(where, parts, listing);
  for (const part of parts) where.and(part);
  return pageFrom('ticket', where, listing);
}
