import type { Viewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import type { SessionOwner } from '../session/session.service.js';

/** What the gateway must know of an access token: its owner, narrowed to what the token may do. */
export type TokenOwner = SessionOwner & Required<Pick<Viewer, 'accessToken'>>;

const HOUR_MS = 3_600_000;
/** Tokens used since the last round of housekeeping, each with the hour (milliseconds since 1970). */
let used = new Map<number, number>();

/**
 * The owner of an access token, or null if it is unknown, expired or its owner deactivated. Only here the owner's
 * rights are reduced: to those permissions of the token that the owner has now, without role, level and session.
 * Checking an open stream does not count as use.
 */
export async function tokenOwner(tokenHash: string, { isUse = true } = {}): Promise<TokenOwner | null> {
  const owner = await database.one<TokenOwner>(
    `select u.id as "userId", 0 as "sessionId", btrim(u.first_name || ' ' || u.last_name) as "fullName", u.email,
       '{}'::text[] as roles, 0 as level, u.must_change_password as "mustChangePassword",
       array(select distinct p.codename::text from user_role ur join role_permission rp on rp.role_id = ur.role_id
         join permission p on p.id = rp.permission_id
         where ur.user_id = u.id and p.codename = any(t.permissions) order by 1) as permissions,
       json_build_object('id', t.id, 'mayWrite', t.may_write) as "accessToken"
     from personal_access_token t join user_account u on u.id = t.user_id
     where t.token_hash = $1 and t.expires_at > now() and u.may_sign_in`,
    [tokenHash],
  );
  if (owner && isUse) used.set(owner.accessToken.id, Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
  return owner;
}

/**
 * Writes down which tokens were used: once a minute, for all of them together, and to the hour. Noted at the
 * request itself, the moment would say who just gave anonymous feedback (F2).
 */
export async function noteTokenUses(): Promise<void> {
  if (used.size === 0) return;
  const noted = [...used];
  used = new Map();
  await database.query(
    `update personal_access_token t set last_used_at = greatest(used.hour, t.created_at)
     from unnest($1::int[], $2::timestamptz[]) as used (id, hour)
     where t.id = used.id and (t.last_used_at is null or t.last_used_at < used.hour)`,
    [noted.map(([id]) => id), noted.map(([, hour]) => new Date(hour).toISOString())],
  );
}

/** Forgets tokens 30 days after they ended (S-75). */
export async function sweepAccessTokens(): Promise<void> {
  await database.query(`delete from personal_access_token where expires_at < now() - interval '30 days'`);
}
