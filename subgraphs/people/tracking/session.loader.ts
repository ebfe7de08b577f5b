import { notFound } from '../../kit/request/errors.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import type { Viewer } from '../../kit/request/viewer.js';

/** A work session as it is read. */
export interface SessionRow {
  id: string;
  entryId: number;
  /** When it began, moved on by its pauses. */
  startedAt: string;
  /** Seconds counted until the pause; null while it runs. */
  pausedSeconds: number | null;
  /** When it was started, whatever its pauses. */
  begunAt: string;
}

/** The viewer's own session, or null. */
export function ownSession(source: Queryable, viewer: Viewer): Promise<SessionRow | null> {
  return source.one<SessionRow & Record<string, unknown>>(
    `select s.id, s.entry_id as "entryId", s.started_at as "startedAt", s.paused_seconds as "pausedSeconds", coalesce(n.started_at, s.started_at) as "begunAt"
     from tracking_session s join employee e on e.id = s.employee_id join time_entry n on n.id = s.entry_id where e.user_id = $1`,
    [viewer.userId],
  );
}

/**
 * Makes whatever starts, pauses, resumes and stops for one person wait for each other until the transaction
 * ends.
 */
export async function holdTracking(tx: Queryable, viewer: Viewer): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('people.tracking'), $1)`, [viewer.userId]);
}

/** @throws NOT_FOUND for an id that names no session, or one of someone else's */
export function requireSession(session: SessionRow | null, id: string): SessionRow {
  if (session?.id !== id.toLowerCase()) throw notFound();
  return session;
}

/** How far a device's clock may be ahead, in milliseconds. */
export const TOLERANCE = 5 * 60_000;

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Seconds counted at an instant (milliseconds since 1970); never below 0, whatever a clock says. */
export function elapsedAt(
  { startedAt, pausedSeconds }: Pick<SessionRow, 'startedAt' | 'pausedSeconds'>,
  now: number,
): number {
  return pausedSeconds ?? Math.max(0, Math.floor((now - Date.parse(startedAt)) / 1000));
}
