import { dayIn } from '../config/calendar.js';
import { checkCount } from '../graphql/limits.js';
import type { Queryable } from '../postgres/queryable.js';
import type { RequestContext } from '../request/context.js';
import { badInput, forbidden, Problems } from '../request/errors.js';
import { can, requireViewer } from '../request/viewer.js';
import type { Viewer } from '../request/viewer.js';
import { rangeOf } from './figureRange.js';
import type { FigurePeriod } from './figureRange.js';
import { withhold } from './withhold.js';
import type { Cell, ShownCell } from './withhold.js';

/**
 * The SQL of the counted records. It may name `:from` and `:to`, the first and last day of the months of the query,
 * `:today` and `:zone`.
 */
export interface Measure<Dimension extends string> {
  /** Tables, with their joins. */
  from: string;
  where?: string;
  /**
   * When a record counts: at an instant; on a day; on each day of a span, `p.days` of them in a period; where the
   * condition is true on the day `p.last`, for what there is at the end of each period; or today, for records
   * without a time. Records with an index on their instant are read period by period, because computing and sorting
   * the period of a million rows is slow. The few rows that a dimension leaves are read as one span.
   */
  at:
    | { instant: string; isIndexed?: true }
    | { day: string }
    | { firstDay: string; lastDay: string }
    | { onLastDay: string }
    | 'today';
  /** Whether the measure usually counts the months to come, not the past ones. */
  isAhead?: true;
  /** The number of a group, such as `count(*)`. */
  value: string;
  /** Dimensions of the figure that this measure does not know. */
  lacks?: readonly Dimension[];
}

/**
 * Joins that only this dimension needs, left out when the query does not group by it. Two dimensions may name the
 * same join.
 */
interface Joined {
  /** Tables. */
  join?: string;
  /** Which few of the records it knows. */
  where?: string;
}

/** A figure of a subgraph: one row of its table for each measure, one for each dimension. */
export interface FigureTable<Name extends string, Dimension extends string> {
  measures: Record<Name, Measure<Dimension>>;
  /** The expression to group by: values of an enum, or a name as people wrote it. */
  dimensions: Record<Dimension, ({ word: string } | { name: string }) & Joined>;
  /** What everyone signed in may group by; the rest is for HR, administrators and `graph.explore`. */
  open: readonly Dimension[];
  /**
   * The number of people counted in a group, at least, such as `count(distinct user_id)`; null for figures that say
   * nothing about people and are never withheld.
   */
  people: string | null;
}

/** The arguments that every field with figures has. */
export interface FigureArgs<Name extends string, Dimension extends string> {
  measure: Name;
  by?: readonly Dimension[] | null | undefined;
  every?: FigurePeriod | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  department?: string | null | undefined;
}

const MOST_DIMENSIONS = 2;
const MOST_GROUPS = 10_000;
const DEPARTMENT = 'DEPARTMENT';

/** HR, administrators and analysts group freely; all others read the totals of the organisation. */
const groupsFreely = (viewer: Viewer): boolean =>
  can(viewer, 'graph.explore') || can(viewer, 'employee.manage');

/** Puts values in the places that a text names; each once, with its type. */
function placed(sql: string, values: Record<'from' | 'to' | 'today' | 'zone', string>) {
  const params: string[] = [];
  const places = new Map<string, string>();
  const text = sql.replace(/(?<!:):(from|to|today|zone)\b/g, (_, name: keyof typeof values) => {
    const known = places.get(name);
    if (known !== undefined) return known;
    params.push(values[name]);
    const place = `$${params.length}::${name === 'zone' ? 'text' : 'date'}`;
    places.set(name, place);
    return place;
  });
  return { text, params };
}

const periodNames = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;

/** The day that a record counts on, and the condition that it lies in the months asked for. */
function timeOf({ at }: Measure<string>, every: FigurePeriod | null, isOfFew: boolean) {
  if (at === 'today') return { period: 'null::date', join: '', where: 'true' };
  const unit = every && periodNames[every];
  if ('onLastDay' in at) {
    const periods = unit
      ? `(select first::date as first, least((first + interval '1 ${unit}')::date - 1, :to, :today) as last
           from generate_series(date_trunc('${unit}', :from::timestamp), least(:to, :today)::timestamp, interval '1 ${unit}') first)`
      : '(select null::date as first, least(:to, :today) as last)';
    return { period: 'p.first', join: ` join ${periods} p on ${at.onLastDay}`, where: 'true' };
  }
  if ('firstDay' in at) {
    const [from, to] = [`greatest(${at.firstDay}, :from)`, `least(${at.lastDay}, :to)`];
    const spans = unit
      ? `(select first::date as first, least(${to}, (first + interval '1 ${unit}')::date - 1) - greatest(${from}, first::date) + 1 as days
           from generate_series(date_trunc('${unit}', ${from}::timestamp), ${to}::timestamp, interval '1 ${unit}') first)`
      : `(select null::date as first, ${to} - ${from} + 1 as days)`;
    return { period: 'p.first', join: ` cross join lateral ${spans} p`, where: 'true' };
  }
  if (unit && 'instant' in at && at.isIndexed && !isOfFew)
    return {
      period: 'p.first',
      join: ` join (select first::date as first, greatest(first, :from::timestamp) at time zone :zone as begins,
          least(first + interval '1 ${unit}', (:to + 1)::timestamp) at time zone :zone as ends
        from generate_series(date_trunc('${unit}', :from::timestamp), :to::timestamp, interval '1 ${unit}') first) p
        on ${at.instant} >= p.begins and ${at.instant} < p.ends`,
      where: 'true',
    };
  const isDay = 'day' in at;
  const moment = isDay ? `${at.day}::timestamp` : `(${at.instant} at time zone :zone)`;
  return {
    period: unit ? `date_trunc('${unit}', ${moment})::date` : 'null::date',
    join: '',
    where: isDay
      ? `${at.day} between :from and :to`
      : `${at.instant} >= (:from::timestamp at time zone :zone) and ${at.instant} < ((:to + 1)::timestamp at time zone :zone)`,
  };
}

/** What the graph calls a stored word: it-support is IT_SUPPORT. Done here, for the groups, not for every row. */
const nameOf = (word: string): string => word.replaceAll('-', '_').toUpperCase();

/** One grouped statement. */
function statementOf<Name extends string, Dimension extends string>(
  table: FigureTable<Name, Dimension>,
  measure: Measure<Dimension>,
  dimensions: readonly Dimension[],
  every: FigurePeriod | null,
): string {
  const asked = dimensions.map((dimension) => table.dimensions[dimension]);
  const groups = asked.map((source) => ('word' in source ? source.word : source.name));
  const isOfFew = asked.some((source) => source.where !== undefined);
  const { period, join, where } = timeOf(measure, every, isOfFew);
  const joins = [join, ...new Set(asked.map((source) => source.join ?? ''))].join(' ');
  const wheres = [measure.where, where, ...new Set(asked.map((source) => source.where))].filter(Boolean);
  const columns = [`${period} as period`, ...groups.map((sql, index) => `${sql} as group_${index}`)];
  const places = columns.map((_, index) => index + 1).join(', ');
  return `select ${columns.join(', ')}, (${measure.value})::float8 as value, ${table.people === null ? '0' : `(${table.people})::int`} as people
    from ${measure.from}${joins} where ${wheres.join(' and ')}
    group by ${places} order by ${places} limit ${MOST_GROUPS + 1}`;
}

interface Grouped extends Record<string, unknown> {
  period: string | null;
  value: number | null;
  people: number;
}

/**
 * The figures of one measure, grouped as asked. The filter by department is applied to the groups of all
 * departments, after small groups were withheld, so that no difference to the total reveals a withheld number.
 * @throws FORBIDDEN for a grouping that is not everyone's, BAD_USER_INPUT
 */
export async function readFigures<Name extends string, Dimension extends string>(
  database: Queryable,
  table: FigureTable<Name, Dimension>,
  args: FigureArgs<Name, Dimension>,
  context: RequestContext,
): Promise<ShownCell[]> {
  const viewer = requireViewer(context);
  const measure = table.measures[args.measure];
  const by = [...new Set(args.by ?? [])];
  const department = args.department?.trim() || null;
  const every = args.every ?? null;

  const isOpen = department === null && by.every((dimension) => table.open.includes(dimension));
  if (!isOpen && !groupsFreely(viewer))
    throw forbidden(
      'Figures broken down further than this are for HR, administrators and people with the permission graph.explore.',
    );
  const problems = new Problems();
  checkCount(problems, 'by', by, MOST_DIMENSIONS);
  for (const dimension of by)
    if (measure.lacks?.includes(dimension))
      problems.add('by', `${args.measure} is not known by ${dimension}.`);
  if (department !== null && measure.lacks?.includes(DEPARTMENT as Dimension))
    problems.add('department', `${args.measure} is not known by ${DEPARTMENT}.`);
  if (every && measure.at === 'today')
    problems.add('every', `${args.measure} is known for today alone, not over time.`);
  const { timeZone } = context.config.organisation;
  const today = dayIn(timeZone);
  const range = rangeOf(args, every, today, problems, measure.isAhead);
  problems.throwIfAny();

  const dimensions =
    department === null || by.includes(DEPARTMENT as Dimension) ? by : [...by, DEPARTMENT as Dimension];
  const { text, params } = placed(statementOf(table, measure, dimensions, every), {
    ...range,
    today,
    zone: timeZone,
  });
  const rows = await database.query<Grouped>(text, params);
  if (rows.length > MOST_GROUPS)
    throw badInput({
      by: ['These are too many groups. Ask for fewer dimensions, months or a longer period.'],
    });
  const cells = rows.map((row): Cell => ({
    period: row.period,
    groups: dimensions.map((dimension, index) => {
      const group = (row[`group_${index}`] as string | null) ?? null;
      return group !== null && 'word' in table.dimensions[dimension] ? nameOf(group) : group;
    }),
    value: row.value,
    people: row.people,
  }));
  const shown =
    table.people === null ? cells.map((cell) => ({ ...cell, isWithheld: false })) : withhold(cells);
  if (department === null) return shown;
  const place = dimensions.indexOf(DEPARTMENT as Dimension);
  return shown
    .filter(({ groups }) => groups[place] === department)
    .map((row) => ({ ...row, groups: row.groups.slice(0, by.length) }));
}
