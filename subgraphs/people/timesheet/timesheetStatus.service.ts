import type { RequestContext } from '../../kit/request/context.js';
import { conflict, Problems } from '../../kit/request/errors.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { notice } from '../../kit/request/notice.js';
import { requiredText } from '../../kit/request/input/text.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import { rejectTimesheetLimits } from '../generated/limits.js';
import type { MutationRejectTimesheetArgs } from '../generated/schema.js';
import { explainingOwnTimesheet, OwnTimesheet } from './ownTimesheet.service.js';
import { isOwner, requireDraft } from './timesheet.access.js';
import type { TimesheetRow } from './timesheet.loader.js';
import { lockSheet } from './timesheet.lock.js';
import type { LockedSheet } from './timesheet.lock.js';
import { writeSheet } from './timesheet.service.js';
import { MOVES } from './timesheet.status.js';

/** @throws BAD_USER_INPUT without a reason or with too long a one */
function readReason(text: string | null | undefined): string {
  const problems = new Problems();
  const reason = requiredText(
    problems,
    'reason',
    text,
    rejectTimesheetLimits.reason,
    'Please provide a reason for rejection.',
  );
  problems.throwIfAny();
  return reason;
}

/** The one way to another status; the sheet is locked, so it still has the status that was looked at. */
async function move(
  tx: Transaction,
  sheet: LockedSheet,
  name: keyof typeof MOVES,
  set: string,
  values: unknown[] = [],
): Promise<number> {
  const { to } = MOVES[name];
  await tx.query(
    `update timesheet set status = '${to}', ${set}, version = version + 1, updated_at = now() where id = $1`,
    [sheet.id, ...values],
  );
  await tx.audit({
    action: `timesheet.${name}`,
    objectType: 'timesheet',
    objectId: sheet.id,
    before: { status: sheet.status },
    after: { status: to },
  });
  return sheet.id;
}

const tellOwner = (tx: Transaction, viewer: Viewer, sheet: LockedSheet, kind: string): Promise<void> =>
  tx.emit(...notice({ kind, thing: sheet.id, to: [sheet.ownerUserId], by: viewer.userId }));

/**
 * Submits the viewer's own draft, even an empty one or one with an entry without an end (5j).
 * @throws NOT_FOUND, FORBIDDEN for another person's, CONFLICT with the present status
 */
export function submitTimesheet(
  context: RequestContext,
  { id, version }: MutationRejectTimesheetArgs,
): Promise<TimesheetRow> {
  return writeSheet(context, async (tx, viewer) => {
    const sheet = await lockSheet(tx, viewer, id);
    requireDraft(viewer, sheet, MOVES.submit.refusal);
    requireVersion(version, sheet.version, sheet.status);
    await tx.emit(...notice({ kind: 'timesheet.submitted', thing: sheet.id, by: viewer.userId }));
    return move(tx, sheet, 'submit', 'submitted_at = now()');
  });
}

async function lockToDecide(
  tx: Transaction,
  viewer: Viewer,
  { id, version }: MutationRejectTimesheetArgs,
): Promise<LockedSheet> {
  const sheet = await lockSheet(tx, viewer, id);
  if (isOwner(viewer, sheet)) throw new OwnTimesheet();
  const { from, refusal } = MOVES.approve;
  if (sheet.status !== from) throw conflict(refusal, sheet.status);
  requireVersion(version, sheet.version, sheet.status);
  return sheet;
}

/** Approves a submitted timesheet. @throws NOT_FOUND, FORBIDDEN for one's own, CONFLICT with the present status */
export function approveTimesheet(
  context: RequestContext,
  order: MutationRejectTimesheetArgs,
): Promise<TimesheetRow> {
  const work = async (tx: Transaction, viewer: Viewer) => {
    const sheet = await lockToDecide(tx, viewer, order);
    await tellOwner(tx, viewer, sheet, 'timesheet.approved');
    return move(tx, sheet, 'approve', 'decided_at = now(), decided_by_id = $2, decided_by_name = $3', [
      viewer.userId,
      viewer.fullName,
    ]);
  };
  return explainingOwnTimesheet(context, () => writeSheet(context, work));
}

/**
 * Rejects a submitted timesheet, with a reason that its owner reads. @throws as approveTimesheet, BAD_USER_INPUT
 */
export function rejectTimesheet(
  context: RequestContext,
  { reason, ...order }: MutationRejectTimesheetArgs & { reason?: string | null },
): Promise<TimesheetRow> {
  const work = async (tx: Transaction, viewer: Viewer) => {
    const sheet = await lockToDecide(tx, viewer, order);
    const values = [viewer.userId, viewer.fullName, readReason(reason)];
    await tellOwner(tx, viewer, sheet, 'timesheet.rejected');
    return move(
      tx,
      sheet,
      'reject',
      'decided_at = now(), decided_by_id = $2, decided_by_name = $3, rejection_reason = $4',
      values,
    );
  };
  return explainingOwnTimesheet(context, () => writeSheet(context, work));
}
