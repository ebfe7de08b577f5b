import type { RequestContext } from '../../kit/request/context.js';
import { badInput, notFound } from '../../kit/request/errors.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import { lengthOf } from '../../kit/request/input/text.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { TimeEntryLimits } from '../generated/limits.js';
import type { StopTrackingInput } from '../generated/schema.js';
import { database } from '../database.js';
import type { TimeEntryRow } from '../timeEntry/timeEntry.columns.js';
import { TimeEntry } from '../timeEntry/timeEntry.entity.js';
import { readEntry } from '../timeEntry/timeEntry.service.js';
import { openDraft, requireRoom, touchSheet } from '../timesheet/draft.service.js';
import { hours } from '../timesheet/hours.js';
import { lockSheet } from '../timesheet/timesheet.lock.js';
import { presentSecond, wholeSecond } from './instants.js';
import { holdTracking, isUuid, ownSession, requireSession, TOLERANCE } from './session.loader.js';
import type { SessionRow } from './session.loader.js';
import { trackedTimes } from './trackedTimes.js';
import { INVALID_RANGE, TOO_LONG } from './tracking.words.js';

const LONGEST_SESSION = 24 * 3_600_000;

/**
 * Start and end of the counted time, in whole seconds since 1970 in milliseconds. A pause is never counted, unless
 * the device gives both ends; the lead of a fast device clock is subtracted from both; no time before the start of
 * the session counts.
 * @throws BAD_USER_INPUT
 */
function spanOf(
  { startedAt, pausedSeconds, begunAt }: SessionRow,
  { startTime, stopTime }: StopTrackingInput,
): { start: number; stop: number } {
  const now = presentSecond();
  const sent = stopTime == null ? now : wholeSecond(Date.parse(stopTime));
  if (sent > now + TOLERANCE) throw badInput({ stopTime: ['The end cannot be in the future.'] });
  const counted =
    pausedSeconds === null || (startTime != null && stopTime != null) ? Infinity : pausedSeconds * 1000;
  const ahead = startTime == null ? 0 : Math.max(0, sent - now);
  const given = wholeSecond(Date.parse(startTime ?? startedAt)) - ahead;
  const start = Math.max(
    Date.parse(begunAt),
    stopTime == null && counted !== Infinity ? Math.min(given, now - counted) : given,
  );
  const stop = Math.min(sent, now, start + counted);
  if (stop < start) throw badInput({ nonFieldErrors: [INVALID_RANGE] });
  if (stop - start > LONGEST_SESSION) throw badInput({ nonFieldErrors: [TOO_LONG] });
  return { start, stop };
}

/** Adds the counted hours on a line of their own to the notes; the person's text is never cut for it. */
function withGrossHours(notes: string | null, seconds: number): string | null {
  const text = [notes, `Gross hours: ${hours(seconds, 2)}`].filter(Boolean).join('\n');
  return lengthOf(text) <= TimeEntryLimits.notes ? text : notes;
}

/** @throws NOT_FOUND when its entry was deleted */
function required(entryId: number | null): number {
  if (entryId === null) throw notFound();
  return entryId;
}

/** The entry that this session wrote when it stopped, of the viewer's own. */
async function writtenBy(tx: Queryable, viewer: Viewer, id: string): Promise<number | null> {
  if (!isUuid(id)) return null;
  const entry = await tx.one<{ id: number }>(
    `select n.id from time_entry n join timesheet t on t.id = n.timesheet_id join employee e on e.id = t.employee_id where n.session_id = $1 and e.user_id = $2`,
    [id, viewer.userId],
  );
  return entry?.id ?? null;
}

/**
 * Writes the times into the session's entry or, if its timesheet was submitted meanwhile, into a new one of the
 * same week (T8). @returns its id
 */
async function writeTimes(
  tx: Transaction,
  context: RequestContext,
  session: SessionRow,
  input: StopTrackingInput,
): Promise<number> {
  const viewer = requireViewer(context);
  const { timeZone } = context.config.organisation;
  const { start, stop } = spanOf(session, input);
  const sheet = await lockSheet(tx, viewer, (await readEntry(tx, viewer, session.entryId)).timesheetId);
  // Both as they are under the lock: an end that was typed meanwhile has ended the session, and stays.
  if ((await ownSession(tx, viewer))?.id !== session.id)
    return required(await writtenBy(tx, viewer, session.id));
  const entry = await readEntry(tx, viewer, session.entryId);
  const { date, clockInTime, clockOutTime } = trackedTimes({
    timeZone,
    weekStartDate: sheet.weekStartDate,
    begun: entry,
    start,
    stop,
  });
  const seconds = (stop - start) / 1000;
  const times = {
    date,
    clockInTime,
    clockOutTime,
    timeZone,
    startedAt: new Date(start).toISOString(),
    stoppedAt: new Date(stop).toISOString(),
    sessionId: session.id,
  };
  if (sheet.status === 'draft') {
    const notes = withGrossHours(entry.notes, seconds);
    await tx.manager.update(TimeEntry, entry.id, { ...times, notes });
    await touchSheet(tx, sheet.id);
    return entry.id;
  }
  const draft = await openDraft(tx, sheet.employeeId, sheet.weekStartDate);
  await requireRoom(tx, draft.id, 1);
  const { identifiers } = await tx.manager.insert(TimeEntry, {
    timesheetId: draft.id,
    weekStartDate: draft.weekStartDate,
    project: entry.project,
    taskDescription: entry.taskDescription,
    ...times,
    notes: withGrossHours(null, seconds),
  });
  await touchSheet(tx, draft.id);
  return (identifiers[0] as { id: number }).id;
}

/**
 * Ends the viewer's session. A repeat returns the entry that it wrote, with any later changes (T10).
 * @throws NOT_FOUND for an unknown session, BAD_USER_INPUT for invalid times: the session then continues
 */
export async function stopTracking(context: RequestContext, input: StopTrackingInput): Promise<TimeEntryRow> {
  const viewer = requireViewer(context);
  const stopped = await database.write(context, async (tx) => {
    await holdTracking(tx, viewer);
    const session = await ownSession(tx, viewer);
    const written = session?.id === input.id.toLowerCase() ? null : await writtenBy(tx, viewer, input.id);
    if (written !== null) return readEntry(tx, viewer, written);
    const entryId = await writeTimes(tx, context, requireSession(session, input.id), input);
    await tx.query('delete from tracking_session where id = $1', [input.id]);
    await tx.audit({ action: 'tracking.stop', objectType: 'timeEntry', objectId: entryId });
    return readEntry(tx, viewer, entryId);
  });
  context.loaders.clear();
  return stopped;
}

/**
 * Ends the viewer's session without keeping its time; its entry stays as it is. Nothing happens when it has
 * ended already.
 */
export function discardTracking(context: RequestContext, id: string): Promise<boolean> {
  const viewer = requireViewer(context);
  return database.write(context, async (tx) => {
    await holdTracking(tx, viewer);
    const session = await ownSession(tx, viewer);
    if (session?.id !== id.toLowerCase()) return true;
    await tx.query('delete from tracking_session where id = $1', [id]);
    await tx.audit({ action: 'tracking.discard', objectType: 'timeEntry', objectId: session.entryId });
    return true;
  });
}
