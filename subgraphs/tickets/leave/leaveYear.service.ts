import { dayIn } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import { badInput, Problems } from '../../kit/request/errors.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { LeaveTypeDays, QueryLeavePreviewArgs, TeamAwayDay } from '../generated/schema.js';
import { database } from '../database.js';
import { TICKET } from '../ticket/ticket.columns.js';
import type { TicketRow } from '../ticket/ticket.row.js';
import { OPEN_GROUP } from '../ticket/ticket.status.js';
import { HOLDING } from './leave.status.js';
import { TEAM } from './leave.calls.js';
import { checkDays, countDays, FIRST_YEAR, LAST_YEAR } from './leaveInput.service.js';

const OWN = `t.kind = 'leave-request' and t.deleted_at is null and t.created_by_id = $1`;
/** With the expression of the exclusion constraint, so that its index is used. */
const TAKES_DAYS = `t.status in (${HOLDING.map((status) => `'${status}'`).join(', ')})`;
const touching = (from: string, to: string) =>
  `daterange(t.start_date, t.end_date, '[]') && daterange(${from}::date, ${to}::date, '[]')`;

const SMALLEST_TEAM = 3;

/** Someone's own leave in a calendar year; what costs a statement is asked for field by field. */
export interface LeaveYear {
  year: number;
  today: string;
  userId: number;
  /**
   * Approved days by sort of leave, of requests that start in the year; one statement however often it is
   * read.
   */
  used(): Promise<LeaveTypeDays[]>;
}

const once = <Value>(work: () => Promise<Value>): (() => Promise<Value>) => {
  let known: Promise<Value> | undefined;
  return () => (known ??= work());
};

/**
 * The present year is that of the organisation's zone (L6). @throws BAD_USER_INPUT for a year in which no
 * leave can lie
 */
export function leaveYear(context: RequestContext, given?: number | null): LeaveYear {
  const { userId } = requireViewer(context);
  const today = dayIn(context.config.organisation.timeZone);
  const year = given ?? Number(today.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR)
    throw badInput({ year: [`Ensure this value is between ${FIRST_YEAR} and ${LAST_YEAR}.`] });
  const used = once(() =>
    database.query<LeaveTypeDays>(
      `select t.leave_type as "leaveType", sum(t.total_days)::bigint as days from ticket t
       where ${OWN} and t.status = 'resolved' and t.start_date between $2 and $3 group by t.leave_type order by t.leave_type`,
      [userId, `${year}-01-01`, `${year}-12-31`],
    ),
  );
  return { year, today, userId, used };
}

export const takenDays = async (year: LeaveYear): Promise<number> =>
  (await year.used()).reduce((sum, { days }) => sum + days, 0);

/** Own requests that wait for a decision, of any year. */
export async function pendingRequests({ userId }: LeaveYear): Promise<number> {
  const row = await database.one<{ count: number }>(
    `select count(*) as count from ticket t where ${OWN} and t.status = any($2::ticket_status[])`,
    [userId, OPEN_GROUP],
  );
  return row?.count ?? 0;
}

function ownHolding(userId: number, from: string, to: string, except: number | null): Promise<TicketRow[]> {
  return database.query<TicketRow>(
    `select ${TICKET.all.select} from ticket t ${TICKET.all.joins} where ${OWN} and ${TAKES_DAYS} and ${touching('$2', '$3')} and t.id is distinct from $4 order by t.start_date`,
    [userId, from, to, except],
  );
}

/** Own requests that take days of the year; at most one a day, because they never overlap. */
export const requestsInYear = ({ year, userId }: LeaveYear): Promise<TicketRow[]> =>
  ownHolding(userId, `${year}-01-01`, `${year}-12-31`, null);

export interface LeavePreview extends QueryLeavePreviewArgs {
  userId: number;
  totalDays: number;
  /** User ids of the others who have the same direct manager; null for a team of fewer than three (5j). */
  team(): Promise<number[] | null>;
}

/** @throws BAD_USER_INPUT on endDate before startDate */
export function leavePreview(context: RequestContext, args: QueryLeavePreviewArgs): LeavePreview {
  const { userId } = requireViewer(context);
  const problems = new Problems();
  checkDays(args, problems);
  problems.throwIfAny();
  const team = once(async () => {
    const { teamUserIds } = await context.graph<{ teamUserIds: number[] }>(TEAM);
    return teamUserIds.length < SMALLEST_TEAM ? null : teamUserIds.filter((id) => id !== userId);
  });
  return { ...args, userId, totalDays: countDays(args), team };
}

export const overlapping = ({ userId, startDate, endDate, except }: LeavePreview): Promise<TicketRow[]> =>
  ownHolding(userId, startDate, endDate, except ?? null);

/** The others and the viewer. */
export async function teamSize({ team }: LeavePreview): Promise<number | null> {
  const others = await team();
  return others && others.length + 1;
}

/** Leave that the viewer may not read: it is only ever counted, and never for a team of two. */
const OTHERS_AWAY = `t.kind = 'leave-request' and t.deleted_at is null and t.created_by_id = any($1::int[]) and t.status = 'resolved' and ${touching('$2', '$3')}`;

/** How many of the team are away on any of the days: a number and no names. */
export async function teamAway({ startDate, endDate, team }: LeavePreview): Promise<number | null> {
  const others = await team();
  if (!others) return null;
  const row = await database.one<{ count: number }>(
    `select count(distinct t.created_by_id) as count from ticket t where ${OTHERS_AWAY}`,
    [others, startDate, endDate],
  );
  return row?.count ?? 0;
}

/** The same for each day on which anyone is. */
export async function teamAwayDays({
  startDate,
  endDate,
  team,
}: LeavePreview): Promise<TeamAwayDay[] | null> {
  const others = await team();
  if (!others) return null;
  return database.query<TeamAwayDay>(
    `select d.day::date as day, count(distinct t.created_by_id) as away from ticket t
     cross join generate_series(greatest(t.start_date, $2::date), least(t.end_date, $3::date), interval '1 day') as d(day)
     where ${OTHERS_AWAY} group by d.day order by d.day`,
    [others, startDate, endDate],
  );
}
