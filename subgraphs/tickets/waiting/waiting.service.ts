import { dayIn } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import { can, requireViewer } from '../../kit/request/viewer.js';
import { whatWaits } from '../../kit/request/waiting.js';
import type { WaitingLine, WaitingSource } from '../../kit/request/waiting.js';
import { ownAnonymousIds } from '../anonymity/authorship.service.js';
import { database } from '../database.js';
import type { ReportAway, WaitingKind } from '../generated/schema.js';
import { OWN_PAGE } from '../ticket/ownPage.js';
import { anonymousRows, ownRows } from '../ticket/ticket.access.js';
import type { TicketKind } from '../ticket/ticket.kinds.js';
import { OPEN_GROUP } from '../ticket/ticket.status.js';

/** Written out, so that the index leave_waiting serves. */
const IS_OPEN = `t.status in (${OPEN_GROUP.map((status) => `'${status}'`).join(', ')})`;

/** As `isApprover` has it: HR, administrators and the direct manager, never the person who asked. */
const LEAVE: WaitingSource<WaitingKind> = {
  kind: 'LEAVE_TO_DECIDE',
  waits: (where, viewer) => {
    const others = viewer.reportUserIds.filter((id) => id !== viewer.userId);
    const whose = can(viewer, 'leave.decide')
      ? `t.created_by_id <> ${where.param(viewer.userId)}`
      : others.length > 0
        ? `t.created_by_id = any(${where.param(others)}::int[])`
        : null;
    return (
      whose &&
      `select t.id, t.created_by_name as name, t.start_date as note from ticket t
       where t.kind = 'leave-request' and t.deleted_at is null and ${IS_OPEN} and ${whose} order by t.created_at, t.id`
    );
  },
  show: ({ id, name }, count, viewer) => ({
    detail: count === 1 ? `A request of ${name}` : `First a request of ${name}`,
    path: can(viewer, 'ticket.handle_hr')
      ? `/hr/tickets?tab=leave&ticket=${id}`
      : `/employee/leave?tab=team&request=${id}`,
  }),
};

/** Own tickets that wait for an answer, by the screen on which their author has them. */
const ANSWERS: readonly [WaitingKind, readonly TicketKind[]][] = [
  ['LEAVE_TO_ANSWER', ['leave-request']],
  ['TICKETS_TO_ANSWER', ['it-support', 'general']],
  ['FEEDBACK_TO_ANSWER', ['feedback']],
];

/** Anonymous feedback among them is known to its author alone. */
const answers = (anonymous: readonly number[]): WaitingSource<WaitingKind>[] =>
  ANSWERS.map(([kind, kinds]) => ({
    kind,
    waits: (where, viewer) => {
      ownRows(where, viewer, anonymousRows(where, anonymous));
      return `select t.id, t.title as name, t.kind as note from ticket t
        where t.deleted_at is null and t.status = 'waiting_response' and t.kind = any(${where.param(kinds)}) and ${where.sql}
        order by t.updated_at, t.id`;
    },
    show: ({ id, name, note }) => ({ detail: name, path: `${OWN_PAGE[note as TicketKind]}${id}` }),
  }));

/** What waits for the viewer among tickets. */
export async function waitingInTickets(context: RequestContext): Promise<WaitingLine<WaitingKind>[]> {
  return whatWaits(database, context, [LEAVE, ...answers(await ownAnonymousIds(context))]);
}

/** Who of the viewer's reports is away today: managers read the leave of their reports (S-44). */
export async function reportsAway(context: RequestContext): Promise<ReportAway[]> {
  const viewer = requireViewer(context);
  const reports = viewer.reportUserIds.filter((id) => id !== viewer.userId);
  if (viewer.mustChangePassword || reports.length === 0) return [];
  const today = dayIn(context.config.organisation.timeZone);
  return database.query<ReportAway & Record<string, unknown>>(
    `select t.created_by_id as "userId", t.created_by_name as name, t.end_date as until from ticket t
     where t.kind = 'leave-request' and t.deleted_at is null and t.status = 'resolved' and t.created_by_id = any($1::int[])
       and daterange(t.start_date, t.end_date, '[]') && daterange($2::date, $2::date, '[]') order by t.created_by_name, t.id`,
    [reports, today],
  );
}
