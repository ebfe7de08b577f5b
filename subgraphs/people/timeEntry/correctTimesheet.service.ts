import type { RequestContext } from '../../kit/request/context.js';
import { conflict, forbidden } from '../../kit/request/errors.js';
import { openDraft, requireRoom, touchSheet } from '../timesheet/draft.service.js';
import { isOwner } from '../timesheet/timesheet.access.js';
import type { TimesheetRow } from '../timesheet/timesheet.loader.js';
import { lockSheet } from '../timesheet/timesheet.lock.js';
import { writeSheet } from '../timesheet/timesheet.service.js';
import { TYPED_COLUMNS } from './timeEntry.columns.js';

/**
 * Copies the entries of the viewer's own rejected timesheet into the draft of its week, which is created if needed
 * (T2); entries that it already has are not copied again. Tracked entries are copied with their local times and the
 * hours between them; a running entry is not copied, because its time goes to a draft of the week when it stops.
 * @returns the draft
 * @throws NOT_FOUND, FORBIDDEN for someone else's, CONFLICT unless it is rejected, or when 200 entries are exceeded
 */
export function correctTimesheet(context: RequestContext, id: number): Promise<TimesheetRow> {
  return writeSheet(context, async (tx, viewer) => {
    const rejected = await lockSheet(tx, viewer, id);
    if (!isOwner(viewer, rejected)) throw forbidden();
    if (rejected.status !== 'rejected')
      throw conflict('Only rejected timesheets can be corrected.', rejected.status);
    const draft = await openDraft(tx, rejected.employeeId, rejected.weekStartDate);
    const copied = await tx.query(
      `insert into time_entry (timesheet_id, week_start_date, ${TYPED_COLUMNS})
       select $2, week_start_date, ${TYPED_COLUMNS} from time_entry n
       where timesheet_id = $1 and not exists (select 1 from tracking_session s where s.entry_id = n.id)
         and not exists (select 1 from time_entry d where d.timesheet_id = $2 and d.date = n.date and d.project = n.project and d.task_description = n.task_description
           and d.clock_in_time is not distinct from n.clock_in_time and d.clock_out_time is not distinct from n.clock_out_time)
       order by date, clock_in_time, id returning id`,
      [rejected.id, draft.id],
    );
    if (copied.length === 0) return draft.id;
    await requireRoom(tx, draft.id, 0);
    await tx.audit({
      action: 'timesheet.correct',
      objectType: 'timesheet',
      objectId: draft.id,
      after: { from: rejected.id, copied: copied.length },
    });
    await touchSheet(tx, draft.id);
    return draft.id;
  });
}
