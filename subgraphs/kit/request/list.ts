import type { QueryResultRow } from 'pg';
import type { Queryable } from '../postgres/queryable.js';
import { badInput, notFound, Problems } from './errors.js';
import { isUnreadable } from '../postgres/databaseErrors.js';
import { afterPlace, noPlace, placeColumn, readPlace, writePlace } from '../postgres/place.js';
import type { OrderTerm } from '../postgres/place.js';
import { folded, letterParts } from '../postgres/fold.js';
import { withoutUnseen, isLonger } from './input/text.js';

/** The arguments every list takes. */
export interface ListArgs {
  page?: number | null;
  pageSize?: number | null;
  /** Names joined by commas, `-` in front for descending; names off the list are ignored. */
  ordering?: string | null;
  search?: string | null;
  /** `next` of the page before, in place of `page`: the list continues behind it, whatever was added meanwhile. */
  after?: string | null;
}

/** One page; `count` runs its statement only when someone asks. */
export interface Page<Row> {
  results: Row[];
  count: () => Promise<number>;
}

/** A page that tells where the next one begins; null at the end. */
export interface PlacedPage<Row> extends Page<Row> {
  next: string | null;
}

export const DEFAULT_PAGE_SIZE = 100;
export const MAX_PAGE_SIZE = 200;
const LONGEST_SEARCH = 200;
const MOST_VALUES = 200;

/** @throws BAD_USER_INPUT naming every one of these filters that lists more than 200 values */
export function refuseLongLists<Args extends object>(args: Args, ...names: (keyof Args & string)[]): void {
  const problems = new Problems();
  for (const name of names) {
    const values = args[name];
    if (Array.isArray(values) && values.length > MOST_VALUES)
      problems.add(name, `Ensure this field has no more than ${MOST_VALUES} elements.`);
  }
  problems.throwIfAny();
}

/**
 * The folded text of a search, one blank between its words; '' for an empty or invisible one.
 * @throws BAD_USER_INPUT over 200 characters
 */
export function searchedText(text: string | null | undefined): string {
  const given = text?.trim() ?? '';
  if (isLonger(given, LONGEST_SEARCH)) {
    throw badInput({ search: [`Ensure this field has no more than ${LONGEST_SEARCH} characters.`] });
  }
  // An accent alone folds to nothing, but it was typed: it is looked for, and found nowhere.
  return folded(given).replace(/\s+/g, ' ').trim() || (withoutUnseen(given).trim() === '' ? '' : given);
}

/**
 * The pattern of LIKE for "contains", for a folded column; null where nothing is searched. @throws
 * BAD_USER_INPUT over 200 characters
 */
export function searchPattern(text: string | null | undefined): string | null {
  const wanted = searchedText(text);
  return wanted === '' ? null : `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Collects conditions and their parameters; each `?` in a condition takes the next value. */
export class Where {
  private readonly parts: string[] = [];

  /** @param params the values; conditions of one statement that are written apart have them together */
  constructor(readonly params: unknown[] = []) {}

  and(condition: string, ...values: unknown[]): this {
    this.parts.push(condition.replace(/\?/g, () => this.param(values.shift())));
    return this;
  }

  /** Adds the condition only when the value is neither null, undefined nor an empty list. */
  andIf(value: unknown, condition: string): this {
    const isNothing =
      value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    return isNothing ? this : this.and(condition, value);
  }

  /**
   * A condition for one of the values; without values it matches no row. A single value is compared with `=`, so
   * that an index on the column also gives the order, and PostgreSQL keeps the plan. @param type of the column
   */
  among(column: string, type: string, values: readonly unknown[]): this {
    return values.length === 1
      ? this.and(`${column} = ?`, values[0])
      : this.and(`${column} = any(?::${type}[])`, values);
  }

  /** The same as a filter; without values it is omitted. */
  anyOf(column: string, type: string, values: readonly unknown[] | null | undefined): this {
    return values && values.length > 0 ? this.among(column, type, values) : this;
  }

  /**
   * "Contains" in any of the expressions, whatever accents and capitals; blank text is no filter. Each is
   * folded: a column made by `fold_text`, which has an index, or `fold_text(…)` over few rows. @throws
   * BAD_USER_INPUT over 200 characters
   */
  search(text: string | null | undefined, ...expressions: string[]): this {
    const wanted = searchPattern(text);
    if (wanted === null) return this;
    const pattern = this.param(wanted);
    this.parts.push(`(${expressions.map((expression) => `${expression} like ${pattern}`).join(' or ')})`);
    return this;
  }

  /**
   * The same for a text without a trigram, by the index over `letter_parts` of the expressions: of one or two
   * letters it says all, of a longer text it finds the rows to compare.
   */
  searchLetters(text: string, ...expressions: string[]): this {
    const wanted = letterParts(searchedText(text)) ?? [];
    const parts = this.param(wanted);
    const having = expressions.map((expression) => `letter_parts(${expression}) @> ${parts}::text[]`);
    this.parts.push(`(${having.join(' or ')})`);
    return wanted.length > 1 ? this.search(text, ...expressions) : this;
  }

  /** Registers a value and returns its placeholder. */
  param(value: unknown): string {
    this.params.push(value);
    return `$${this.params.length}`;
  }

  get sql(): string {
    return this.parts.length === 0 ? 'true' : this.parts.map((part) => `(${part})`).join(' and ');
  }
}

export interface ListSpec {
  /** Column list, each aliased to the camelCase name of the row type. */
  select: string;
  /** Table, with the joins that conditions and orders need. */
  from: string;
  /**
   * Joins that only the selected columns need; each finds at most one row. They are made for the rows of the page
   * only, not for rows before it.
   */
  joins?: string;
  where: Where;
  /** Ordering name (camelCase) to SQL expression. */
  order: Record<string, string>;
  defaultOrder: string;
  /** Unique column that breaks ties, so that pages never overlap; of the table that `joins` are made to. */
  tie: string;
  /** Pages may be asked for by the place where the one before ended (`after`), which comes with each. */
  hasPlaces?: boolean;
  /** False where the query does not ask for `next`: the rows are then read without their places. */
  isNextAsked?: boolean;
  /** Ordering names whose value may be null; needed with `hasPlaces`. */
  nullable?: readonly string[];
  /**
   * The count is asked for, and finding the rows is the dear part, as in a search: the statement of the page
   * counts what it found.
   */
  countsAlong?: boolean;
}

/** The order of a list: allowed names only, the list's default if none is left, with the tie-breaker last. */
function termsOf(
  spec: Pick<ListSpec, 'order' | 'defaultOrder' | 'tie' | 'nullable'>,
  ordering: string | null | undefined,
): OrderTerm[] {
  const read = (text: string) =>
    text
      .split(',')
      .map((name) => name.trim())
      .flatMap((given): OrderTerm[] => {
        const name = given.replace(/^-/, '');
        const expression = Object.hasOwn(spec.order, name) ? spec.order[name] : undefined;
        if (expression === undefined) return [];
        const mayBeNull = spec.nullable?.includes(name) === true;
        return [{ expression, direction: given.startsWith('-') ? 'desc' : 'asc', mayBeNull }];
      });
  // Named twice, a column orders by its first mention; the rest of the text says nothing.
  const chosen = [
    ...new Map(
      read(ordering ?? '')
        .reverse()
        .map((term) => [term.expression, term]),
    ).values(),
  ].reverse();
  const terms = chosen.length > 0 ? chosen : read(spec.defaultOrder);
  return [...terms, { expression: spec.tie, direction: terms[0]?.direction ?? 'asc', mayBeNull: false }];
}

const inOrder = (terms: readonly OrderTerm[]): string =>
  terms.map(({ expression, direction }) => `${expression} ${direction}`).join(', ');

/** The ORDER BY of a list. */
export const orderBy = (...given: Parameters<typeof termsOf>): string => inOrder(termsOf(...given));

/**
 * The rows behind the place that `after` names, for a list whose parts each end with the page; all rows without
 * one. @throws BAD_USER_INPUT for an `after` that is no place of this list
 */
export function narrowToAfter(
  where: Where,
  spec: Parameters<typeof termsOf>[0],
  { ordering, after }: ListArgs,
): Where {
  const terms = termsOf(spec, ordering);
  const place = readPlace(after, terms);
  return place ? where.and(afterPlace(terms, place, (value) => where.param(value))) : where;
}

/**
 * Page number and size as the contract has them: 1 and 100 by default, at most 200. @throws BAD_USER_INPUT
 * below 1
 */
export function pageOf(args: ListArgs): { page: number; size: number } {
  const page = args.page ?? 1;
  const size = args.pageSize ?? DEFAULT_PAGE_SIZE;
  if (page < 1) throw badInput({ page: ['Ensure this value is greater than or equal to 1.'] });
  if (size < 1) throw badInput({ pageSize: ['Ensure this value is greater than or equal to 1.'] });
  return { page, size: Math.min(size, MAX_PAGE_SIZE) };
}

/** The number of pages that have a statement of their own. */
const MOST_PLANNED = 20;

/**
 * LIMIT and OFFSET of a page. PostgreSQL keeps the plan of a statement only when it does not depend on its
 * values, and takes these for values that matter: so they are written out for the pages that people read.
 */
function part(page: number, size: number, params: unknown[]): string {
  const offset = (page - 1) * size;
  if (page <= MOST_PLANNED && size % 10 === 0) return `limit ${size} offset ${offset}`;
  params.push(size, offset);
  return `limit $${params.length - 1} offset $${params.length}`;
}

/** Rows of a page; with the place of each, where the list has places, and how many there are, where it counts along. */
type Placed<Row> = Row & { place?: string; foundInAll?: number };

/**
 * One statement for the page, one more only if `count` is asked and the page did not count along.
 * @throws NOT_FOUND "Invalid page." past the end, BAD_USER_INPUT for an `after` that is no place of this list
 */
export async function listRows<Row extends QueryResultRow>(
  database: Queryable,
  spec: ListSpec,
  args: ListArgs,
): Promise<PlacedPage<Row>> {
  const terms = termsOf(spec, args.ordering);
  const after = spec.hasPlaces ? readPlace(args.after, terms) : null;
  const { page, size } = pageOf(after ? { ...args, page: 1 } : args);
  const where = new Where();
  where.params.push(...spec.where.params);
  const limits = after ? afterPlace(terms, after, (value) => where.param(value)) : 'true';
  const condition = after ? `(${spec.where.sql}) and (${limits})` : spec.where.sql;
  const select =
    spec.hasPlaces && spec.isNextAsked !== false
      ? `${spec.select}, ${placeColumn(terms)} as place`
      : spec.select;
  const order = `order by ${inOrder(terms)}`;
  const total = spec.countsAlong && !after ? ', count(*) over () as "foundInAll"' : '';
  const rows = `from ${spec.from} where ${condition} ${order} ${part(page, size, where.params)}`;
  const [alias] = spec.tie.split('.');
  const results = await database
    .query<Placed<Row>>(
      spec.joins
        ? `select ${select}${total && `, ${alias}."foundInAll"`} from (select ${alias}.*${total} ${rows}) ${alias} ${spec.joins} ${order}`
        : `select ${select}${total} ${rows}`,
      where.params,
    )
    .catch((error: unknown) => {
      throw after && isUnreadable(error) ? noPlace() : error;
    });
  if (page > 1 && results.length === 0) throw notFound('Invalid page.');
  const count = async () => {
    const isWhole = !after && results.length < size && (page === 1 || results.length > 0);
    if (isWhole) return (page - 1) * size + results.length;
    const found = results[0]?.foundInAll;
    if (found !== undefined) return found;
    const row = await database.one<{ count: number }>(
      `select count(*) as count from ${spec.from} where ${spec.where.sql}`,
      spec.where.params,
    );
    return row?.count ?? 0;
  };
  const last = results.length < size ? undefined : results.at(-1)?.place;
  return { results, count, next: last === undefined ? null : writePlace(last, terms) };
}
