import { IsNull } from 'typeorm';
import { dayIn } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import { badInput, conflict, Problems } from '../../kit/request/errors.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { requiredLine, requiredText } from '../../kit/request/input/text.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { TimeEntryLimits } from '../generated/limits.js';
import type { MutationPauseTrackingArgs, StartTrackingInput } from '../generated/schema.js';
import { database } from '../database.js';
import { TimeEntry } from '../timeEntry/timeEntry.entity.js';
import { readEntry } from '../timeEntry/timeEntry.service.js';
import {
  lockDraft,
  openDraft,
  requireEmployee,
  requireRoom,
  touchSheet,
} from '../timesheet/draft.service.js';
import { mondayOf } from '../timesheet/week.js';
import { presentSecond, timeIn } from './instants.js';
import { elapsedAt, holdTracking, isUuid, ownSession, requireSession, TOLERANCE } from './session.loader.js';
import type { SessionRow } from './session.loader.js';
import { RUNNING_ALREADY, sessionUsed } from './tracking.words.js';

/** A session with the server's clock at the moment of the answer, in milliseconds since 1970. */
export type SessionWithNow = SessionRow & { now: number };
const withNow = (session: SessionRow): SessionWithNow => ({ ...session, now: Date.now() });

/** The viewer's own session, or null. */
export async function trackingSession(context: RequestContext): Promise<SessionWithNow | null> {
  const session = await ownSession(database, requireViewer(context));
  return session && withNow(session);
}

const NOT_SELECTED = 'Please select both project and task before starting.';

/** The entry to track. @throws BAD_USER_INPUT per field */
function readStart(input: StartTrackingInput): StartTrackingInput {
  const problems = new Problems();
  if (!isUuid(input.id)) problems.add('id', 'Must be a valid UUID.');
  const facts = {
    ...input,
    project: requiredLine(problems, 'project', input.project, TimeEntryLimits.project, NOT_SELECTED),
    task: requiredText(problems, 'task', input.task, TimeEntryLimits.taskDescription, NOT_SELECTED),
  };
  problems.throwIfAny();
  return facts;
}

/** What the entry gets at the start. */
interface Beginning {
  viewer: Viewer;
  facts: StartTrackingInput;
  /** YYYY-MM-DD and HH:MM:SS in the organisation's zone. */
  date: string;
  time: string;
  timeZone: string;
  startedAt: string;
}

interface Begun {
  entryId: number;
  sheetId: number;
}

/** A new entry in the person's draft of the current week, which is created if needed. */
async function beginNew(
  tx: Transaction,
  { viewer, facts, date, time, timeZone, startedAt }: Beginning,
): Promise<Begun> {
  const sheet = await openDraft(tx, requireEmployee(viewer), mondayOf(date));
  await requireRoom(tx, sheet.id, 1);
  const { identifiers } = await tx.manager.insert(TimeEntry, {
    timesheetId: sheet.id,
    weekStartDate: sheet.weekStartDate,
    date,
    project: facts.project,
    taskDescription: facts.task,
    clockInTime: time,
    timeZone,
    startedAt,
  });
  const { id: entryId } = identifiers[0] as { id: number };
  await touchSheet(tx, sheet.id);
  return { entryId, sheetId: sheet.id };
}

/** An existing entry without an end, restarted. @throws NOT_FOUND, FORBIDDEN, CONFLICT */
async function beginAgain(
  tx: Transaction,
  entryId: number,
  { viewer, facts, date, time, timeZone, startedAt }: Beginning,
): Promise<Begun> {
  const { timesheetId } = await readEntry(tx, viewer, entryId);
  const sheet = await lockDraft(tx, viewer, timesheetId);
  if (sheet.weekStartDate !== mondayOf(date))
    throw conflict('Only entries of the present week can be tracked.');
  const { affected } = await tx.manager.update(
    TimeEntry,
    { id: entryId, clockOutTime: IsNull() },
    { date, project: facts.project, taskDescription: facts.task, clockInTime: time, timeZone, startedAt },
  );
  if (!affected) throw conflict('This entry has its times already.');
  await touchSheet(tx, sheet.id);
  return { entryId, sheetId: sheet.id };
}

/**
 * Starts the viewer's session; with the same id again nothing happens.
 * @throws BAD_USER_INPUT, NOT_FOUND without an employment record, CONFLICT while another session is running
 * or paused
 */
export async function startTracking(
  context: RequestContext,
  input: StartTrackingInput,
): Promise<SessionWithNow> {
  const viewer = requireViewer(context);
  const employeeId = requireEmployee(viewer);
  const facts = readStart(input);
  const { timeZone } = context.config.organisation;
  const { session, sheetId } = await database.write(context, async (tx) => {
    await holdTracking(tx, viewer);
    const present = await ownSession(tx, viewer);
    if (present?.id === facts.id.toLowerCase()) return { session: present, sheetId: null };
    if (present) throw conflict(RUNNING_ALREADY);
    if (await tx.one('select 1 from time_entry where session_id = $1', [facts.id])) throw sessionUsed();
    const now = presentSecond();
    const startedAt = new Date(now).toISOString();
    const beginning = {
      viewer,
      facts,
      date: dayIn(timeZone, new Date(now)),
      time: timeIn(timeZone, now),
      timeZone,
      startedAt,
    };
    const begun =
      facts.timesheetEntryId == null
        ? await beginNew(tx, beginning)
        : await beginAgain(tx, facts.timesheetEntryId, beginning);
    await tx.query(
      'insert into tracking_session (employee_id, id, entry_id, started_at) values ($1, $2, $3, $4)',
      [employeeId, facts.id, begun.entryId, startedAt],
    );
    await tx.audit({ action: 'tracking.start', objectType: 'timeEntry', objectId: begun.entryId });
    return { session: requireSession(await ownSession(tx, viewer), facts.id), sheetId: begun.sheetId };
  });
  if (sheetId !== null) context.loaders.clear();
  return withNow(session);
}

/** @throws BAD_USER_INPUT for seconds that cannot have passed since the session was started */
function requirePassed(elapsedSeconds: number, { begunAt }: SessionRow, now: number): void {
  if (elapsedSeconds < 0)
    throw badInput({ elapsedSeconds: ['Ensure this value is greater than or equal to 0.'] });
  const most = Math.floor((now - Date.parse(begunAt) + TOLERANCE) / 1000);
  if (elapsedSeconds > most)
    throw badInput({ elapsedSeconds: [`Ensure this value is less than or equal to ${most}.`] });
}

type Turned = Pick<SessionRow, 'startedAt' | 'pausedSeconds'>;

async function turn(
  context: RequestContext,
  { id, elapsedSeconds }: MutationPauseTrackingArgs,
  action: string,
  turned: (session: SessionRow, now: number) => Turned,
): Promise<SessionWithNow> {
  const viewer = requireViewer(context);
  const session = await database.write(context, async (tx) => {
    await holdTracking(tx, viewer);
    const present = requireSession(await ownSession(tx, viewer), id);
    const now = presentSecond();
    requirePassed(elapsedSeconds ?? 0, present, now);
    const next = turned(present, now);
    if (next.startedAt === present.startedAt && next.pausedSeconds === present.pausedSeconds) return present;
    await tx.audit({ action, objectType: 'timeEntry', objectId: present.entryId });
    const turnedNow = await tx.one(
      'update tracking_session set started_at = $2, paused_seconds = $3 where id = $1 returning id',
      [present.id, next.startedAt, next.pausedSeconds],
    );
    // its entry may have been deleted meanwhile
    return requireSession(turnedNow && { ...present, ...next }, id);
  });
  return withNow(session);
}

/**
 * Pauses the session; of a paused one only the seconds are corrected. @throws BAD_USER_INPUT below 0 seconds,
 * NOT_FOUND
 */
export function pauseTracking(
  context: RequestContext,
  args: MutationPauseTrackingArgs,
): Promise<SessionWithNow> {
  return turn(context, args, 'tracking.pause', (session, now) => ({
    startedAt: session.startedAt,
    pausedSeconds: args.elapsedSeconds ?? elapsedAt(session, now),
  }));
}

/**
 * Resumes a paused session, whose start is calculated from the counted seconds; a running one stays as it is.
 * @throws as pauseTracking
 */
export function resumeTracking(
  context: RequestContext,
  args: MutationPauseTrackingArgs,
): Promise<SessionWithNow> {
  return turn(context, args, 'tracking.resume', ({ startedAt, pausedSeconds }, now) =>
    pausedSeconds === null
      ? { startedAt, pausedSeconds }
      : {
          startedAt: new Date(now - (args.elapsedSeconds ?? pausedSeconds) * 1000).toISOString(),
          pausedSeconds: null,
        },
  );
}
