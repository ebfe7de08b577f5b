import type { Problems } from '../request/errors.js';

export type FigurePeriod = 'DAY' | 'WEEK' | 'MONTH';

/** Whole months, given by their first and last day. */
export interface FigureRange {
  from: string;
  to: string;
}

interface Asked {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** The number of months that are counted by default. */
const USUAL_MONTHS = 12;
/** The largest number of months, by the length of their groups: each group is counted. */
const MOST_MONTHS: Readonly<Record<FigurePeriod, number>> = { DAY: 12, WEEK: 60, MONTH: 120 };
const YEARS = { from: 1900, to: 2199 };

/** The number of a month since the year 0, from one of its days. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const firstDay = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;

const lastDay = (month: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10);

function monthGiven(field: 'from' | 'to', { [field]: day }: Asked, problems: Problems): number | null {
  if (!day) return null;
  const year = Number(day.slice(0, 4));
  if (year < YEARS.from || year > YEARS.to)
    problems.add(field, `Ensure this day lies between the years ${YEARS.from} and ${YEARS.to}.`);
  return monthOf(day);
}

/**
 * The whole months from the first to the last day; by default twelve months up to the current one or, for measures
 * of the future, from it. Adds the errors of `from` and `to`.
 */
export function rangeOf(
  asked: Asked,
  every: FigurePeriod | null,
  today: string,
  problems: Problems,
  isAhead = false,
): FigureRange {
  const given = monthGiven('from', asked, problems);
  const start = isAhead ? (given ?? monthOf(today)) : given;
  const usual = isAhead ? (start ?? 0) + USUAL_MONTHS - 1 : Math.max(monthOf(today), start ?? 0);
  const last = monthGiven('to', asked, problems) ?? usual;
  const first = start ?? last - USUAL_MONTHS + 1;
  const most = MOST_MONTHS[every ?? 'MONTH'];
  if (!problems.isClean('from') || !problems.isClean('to')) return { from: today, to: today };
  if (first > last) problems.add('to', 'Ensure the last month is not before the first.');
  else if (last - first + 1 > most) problems.add('from', `Ensure there are no more than ${most} months.`);
  return { from: firstDay(first), to: lastDay(last) };
}
