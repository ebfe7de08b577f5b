import { createHash, randomBytes } from 'node:crypto';
import type { RequestContext } from '../../kit/request/context.js';
import { columnsOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import { badInput, forbidden, notFound } from '../../kit/request/errors.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { ListArgs, Page } from '../../kit/request/list.js';
import { can, requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { requireMayManage } from '../user/user.access.js';
import { Session } from './session.entity.js';

const UNREAD = [
  'userId',
  'tokenHash',
  'idleMinutes',
  'endedAt',
] as const satisfies readonly (keyof Session)[];

/** A session as its owner reads it. */
export type SessionRow = Omit<Session, (typeof UNREAD)[number]>;

const SESSION_COLUMNS = columnsOf(Session, 's', UNREAD);

const OPEN = `s.ended_at is null and s.expires_at > now() and s.last_used_at + make_interval(mins => s.idle_minutes) > now()`;

/** A secret of 256 random bits and what of it may be stored (S-16). */
export function newSecret(): { secret: string; secretHash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, secretHash: hashOfSecret(secret) };
}

/** The refusal of a mailed link that is no link, was used or is too old. */
export const invalidToken = () => badInput({ token: ['Invalid or expired token.'] });

/** Hex SHA-256. A plain hash is enough for 256 random bits. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * Opens a session that lives `session.hours`, or `session.rememberDays` with remember me, whether or not it
 * is used meanwhile (decisions 5j).
 */
export async function openSession(
  tx: Transaction,
  context: RequestContext,
  given: { userId: number; tokenHash: string; isRemembered: boolean },
): Promise<string> {
  const { hours, rememberDays } = context.config.session;
  const lifeMs = (given.isRemembered ? rememberDays * 24 : hours) * 3_600_000;
  const expiresAt = new Date(Date.now() + lifeMs).toISOString();
  await tx.manager.insert(Session, {
    userId: given.userId,
    tokenHash: given.tokenHash,
    userAgent: context.userAgent.slice(0, 300),
    idleMinutes: lifeMs / 60_000,
    expiresAt,
  });
  return expiresAt;
}

/** What the gateway must know of a token; permissions are the union over all roles. */
export interface SessionOwner {
  userId: number;
  sessionId: number;
  fullName: string;
  email: string;
  roles: string[];
  permissions: string[];
  level: number;
  mustChangePassword: boolean;
}

const HOUR_MS = 3_600_000;
/** Sessions used in the hour that began then (milliseconds since 1970). */
let used = { hour: 0, sessions: new Set<number>() };

/**
 * Stores the last use of sessions: rounded to the hour, and for all of them together at its end. Stored at the
 * request itself, the time could reveal who just gave anonymous feedback (F2).
 */
export async function noteUses(now = Date.now()): Promise<void> {
  const { hour, sessions } = used;
  if (sessions.size === 0 || now < hour + HOUR_MS) return;
  used = { hour: 0, sessions: new Set() };
  await database.query(
    'update session set last_used_at = $1 where id = any($2::int[]) and last_used_at < $1',
    [new Date(hour).toISOString(), [...sessions]],
  );
}

function noteUse(sessionId: number): void {
  if (used.sessions.size === 0) used.hour = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  used.sessions.add(sessionId);
}

/**
 * The owner of a token, or null if it is unknown, expired or its owner deactivated. One statement. Checking an open
 * stream does not count as use: it must not keep an unused session alive.
 */
export async function sessionOwner(tokenHash: string, { isUse = true } = {}): Promise<SessionOwner | null> {
  const owner = await database.one<SessionOwner>(
    `select u.id as "userId", s.id as "sessionId", btrim(u.first_name || ' ' || u.last_name) as "fullName", u.email,
       coalesce(held.roles, '{}') as roles, coalesce(held.permissions, '{}') as permissions, coalesce(held.level, 0) as level,
       u.must_change_password as "mustChangePassword"
     from session s join user_account u on u.id = s.user_id
     left join lateral (
       select array_agg(distinct r.name::text) as roles, array_agg(distinct p.codename::text) filter (where p.id is not null) as permissions, max(r.hierarchy_level) as level
       from user_role ur join role r on r.id = ur.role_id
       left join role_permission rp on rp.role_id = r.id left join permission p on p.id = rp.permission_id
       where ur.user_id = u.id) held on true
     where s.token_hash = $1 and u.may_sign_in and ${OPEN}`,
    [tokenHash],
  );
  if (owner && isUse) noteUse(owner.sessionId);
  return owner;
}

/** Open sessions of a person. @throws FORBIDDEN for someone else's without `role.manage` */
export function listSessions(
  context: RequestContext,
  args: ListArgs & { userId?: number | null },
): Promise<Page<SessionRow>> {
  const viewer = requireViewer(context);
  const userId = args.userId ?? viewer.userId;
  if (userId !== viewer.userId && !can(viewer, 'role.manage')) throw forbidden();
  return listRows(
    database,
    {
      select: SESSION_COLUMNS,
      from: 'session s',
      where: new Where().and('s.user_id = ?', userId).and(OPEN),
      order: { lastUsedAt: 's.last_used_at', createdAt: 's.created_at', expiresAt: 's.expires_at' },
      defaultOrder: '-lastUsedAt',
      tie: 's.id',
    },
    args,
  );
}

/**
 * Ends a person's open sessions, but for one, and all their access tokens; the next call with any of them is
 * refused. A pending new address is dropped: one of those sessions may have requested it.
 */
export async function endAll(tx: Queryable, userId: number, exceptId: number | null = null): Promise<void> {
  await tx.query(
    `update session set ended_at = now() where user_id = $1 and ended_at is null and id is distinct from $2::integer`,
    [userId, exceptId],
  );
  for (const table of ['email_change', 'personal_access_token'])
    await tx.query(`delete from ${table} where user_id = $1`, [userId]);
}

/** Ends the session the request came with. */
export async function signOut(context: RequestContext): Promise<true> {
  const viewer = requireViewer(context);
  await database.write(context, async (tx) => {
    await tx.query(
      'update session set ended_at = now() where id = $1 and user_id = $2 and ended_at is null',
      [viewer.sessionId, viewer.userId],
    );
    await tx.audit({ action: 'session.logout', objectType: 'session', objectId: viewer.sessionId });
  });
  context.effects.viewersChanged.add(viewer.userId);
  return true;
}

/**
 * Ends one session: the viewer's own, or anyone's with `role.manage`. @throws NOT_FOUND also for another person's
 */
export async function revokeSession(context: RequestContext, id: number): Promise<true> {
  const viewer = requireViewer(context);
  const userId = await database.write(context, async (tx) => {
    const ended = await tx.one<{ userId: number }>(
      `update session set ended_at = now() where id = $1 and ended_at is null and (user_id = $2 or $3) returning user_id as "userId"`,
      [id, viewer.userId, can(viewer, 'role.manage')],
    );
    if (!ended) throw notFound();
    await tx.audit({ action: 'session.revoke', objectType: 'session', objectId: id });
    return ended.userId;
  });
  context.effects.viewersChanged.add(userId);
  return true;
}

/**
 * Ends all sessions of another person, or all of the viewer's own but the present one. @throws FORBIDDEN, NOT_FOUND
 */
export async function endSessions(context: RequestContext, userId: number): Promise<true> {
  const viewer = requireViewer(context);
  const isOwn = viewer.userId === userId;
  if (!isOwn && !can(viewer, 'user.manage')) throw forbidden();
  await database.write(context, async (tx) => {
    await requireMayManage(tx, viewer, userId);
    if (!(await tx.one('select id from user_account where id = $1', [userId]))) throw notFound();
    await endAll(tx, userId, isOwn ? viewer.sessionId : null);
    await tx.audit({ action: 'session.end_all', objectType: 'user', objectId: userId });
  });
  context.effects.viewersChanged.add(userId);
  return true;
}

/** Forgets sessions 30 days after they were over, and mailed links after a day (S-75). */
export async function sweepSessions(): Promise<void> {
  await database.query(
    `delete from session where least(coalesce(ended_at, expires_at), expires_at) < now() - interval '30 days'`,
  );
  for (const links of ['password_reset', 'email_change']) {
    await database.query(`delete from ${links} where expires_at < now() - interval '1 day'`);
  }
}
