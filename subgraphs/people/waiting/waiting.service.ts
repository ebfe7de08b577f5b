import { dayIn } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import { can } from '../../kit/request/viewer.js';
import { whatWaits } from '../../kit/request/waiting.js';
import type { WaitingLine, WaitingSource } from '../../kit/request/waiting.js';
import { database } from '../database.js';
import type { WaitingKind } from '../generated/schema.js';
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

/** What waits for the viewer among timesheets. */
export const waitingInPeople = (context: RequestContext): Promise<WaitingLine<WaitingKind>[]> =>
  whatWaits(database, context, [TO_DECIDE, TO_HAND_IN]);
