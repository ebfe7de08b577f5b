import { dayIn } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import type { Where } from '../../kit/request/list.js';
import { can } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { whatWaits } from '../../kit/request/waiting.js';
import type { WaitingLine, WaitingSource } from '../../kit/request/waiting.js';
import { database } from '../database.js';
import type { WaitingKind } from '../generated/schema.js';
import { REVIEWS } from '../performanceReview/performanceReview.loader.js';
import { managesReviews } from '../reviewCycle/reviewCycle.access.js';
import { TIMESHEETS } from '../timesheet/timesheet.loader.js';
import { mondayOf } from '../timesheet/week.js';

/** Who decides them: HR, never over their own (T9). */
const TO_DECIDE: WaitingSource<WaitingKind> = {
  kind: 'TIMESHEETS_TO_DECIDE',
  waits: (where, viewer) =>
    can(viewer, 'timesheet.decide')
      ? `select t.id, trim(e.first_name || ' ' || e.last_name) as name, e.id as note from ${TIMESHEETS}
         where t.status = 'submitted' and e.user_id <> ${where.param(viewer.userId)} order by t.submitted_at, t.id`
      : null,
  show: ({ id, name, note }, count) => ({
    detail: count === 1 ? `A week of ${name}` : `First a week of ${name}`,
    path: `/hr/employees?timesheets=${note}&sheet=${id}`,
  }),
};

const TO_HAND_IN: WaitingSource<WaitingKind> = {
  kind: 'WEEKS_TO_HAND_IN',
  waits: (where, viewer, context) =>
    `select t.id, t.week_start_date::text as name, t.week_start_date as note from ${TIMESHEETS}
     where t.status = 'draft' and e.user_id = ${where.param(viewer.userId)}
       and t.week_start_date < ${where.param(mondayOf(dayIn(context.config.organisation.timeZone)))}::date
     order by t.week_start_date, t.id`,
  show: ({ note }) => ({
    detail: note ?? '',
    path: `/employee/time-tracking?week=${note}`,
  }),
};

const PERSON = `trim(e.first_name || ' ' || e.last_name)`;

const OWN_REVIEW: WaitingSource<WaitingKind> = {
  kind: 'SELF_REVIEWS_TO_WRITE',
  waits: (where, viewer) =>
    `select r.id, c.name, c.due_date as note from ${REVIEWS}
     where e.user_id = ${where.param(viewer.userId)} and r.state = 'draft' and c.closed_at is null order by c.due_date, r.id`,
  show: ({ id, name, note }) => ({ detail: name, path: `/profile?review=${id}`, until: note }),
};

/** SQL: reviews of direct reports and, for HR, of people without an active manager. */
function written(where: Where, viewer: Viewer): string {
  const ofTeam = `e.user_id = any(${where.param(viewer.reportUserIds)}::int[])`;
  if (!managesReviews(viewer)) return ofTeam;
  const alone = `e.id in (select id from employee where manager_id is null
    union all select x.id from employee m join employee x on x.manager_id = m.id where not m.is_employed)`;
  return `(${ofTeam} or ${alone}) and e.user_id <> ${where.param(viewer.userId)}`;
}

const TEAM_REVIEW: WaitingSource<WaitingKind> = {
  kind: 'TEAM_REVIEWS_TO_WRITE',
  waits: (where, viewer, context) =>
    viewer.reportUserIds.length === 0 && !managesReviews(viewer)
      ? null
      : `select r.id, ${PERSON} as name, c.due_date as note from ${REVIEWS}
         where ${written(where, viewer)} and c.closed_at is null
           and (r.state = 'self_review_done'
             or r.state = 'draft' and c.due_date < ${where.param(dayIn(context.config.organisation.timeZone))}::date)
         order by c.due_date, r.id`,
  show: ({ id, name, note }, count) => ({
    detail: count === 1 ? name : `First ${name}`,
    path: `/profile?review=${id}`,
    until: note,
  }),
};

const TO_ACKNOWLEDGE: WaitingSource<WaitingKind> = {
  kind: 'REVIEWS_TO_ACKNOWLEDGE',
  waits: (where, viewer) =>
    `select r.id, c.name, null as note from ${REVIEWS}
     where e.user_id = ${where.param(viewer.userId)} and r.state = 'shared' order by r.shared_at, r.id`,
  show: ({ id, name }) => ({ detail: name, path: `/profile?review=${id}` }),
};

const TO_SHARE: WaitingSource<WaitingKind> = {
  kind: 'REVIEWS_TO_SHARE',
  waits: (where, viewer) =>
    managesReviews(viewer)
      ? `select r.id, ${PERSON} as name, r.cycle_id as note from ${REVIEWS}
         where r.state = 'manager_review_done' and e.user_id <> ${where.param(viewer.userId)} order by r.id`
      : null,
  show: ({ id, name, note }, count) => ({
    detail: count === 1 ? name : `First ${name}`,
    path: `/hr/employees?tab=reviews&cycle=${note}&review=${id}`,
  }),
};

/** What waits for the viewer among timesheets and performance reviews. */
export const waitingInPeople = (context: RequestContext): Promise<WaitingLine<WaitingKind>[]> =>
  whatWaits(database, context, [TO_DECIDE, TO_HAND_IN, OWN_REVIEW, TEAM_REVIEW, TO_ACKNOWLEDGE, TO_SHARE]);
