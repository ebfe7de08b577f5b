import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { database } from '../database.js';

/** This many places of each kind are stored for a person; the one not used for longest is deleted first. */
const MOST_OF_A_KIND = 10;
/** A place that was not used for so long is forgotten. */
const KEPT_DAYS = 180;

/** Where a sign-in comes from, as hex SHA-256: the network, and the device when it tells its mark. */
export interface Place {
  network: string;
  device: string | null;
}

/** A person at home owns a whole /64 of IPv6, so counting single addresses would count nothing. */
function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const gap = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...(tail === undefined ? [] : gap), ...right].slice(0, 4).join(':');
}

const hashed = (kind: string, mark: string) => createHash('sha256').update(`${kind}\n${mark}`).digest('hex');

/** @param device the mark that a device made up for itself and sends with each sign-in */
export function placeOf(ip: string, device: string | null = null): Place {
  return {
    network: hashed('network', networkOf(ip)),
    device: device === null ? null : hashed('device', device),
  };
}

/** SQL expression: which of these hashes is a known place of user `u`, the device first; null if none is. */
export const knownPlaceSql = (hashes: string) =>
  `(select k.place_hash from known_place k where k.user_id = u.id and k.place_hash = any(${hashes}::text[])
    order by k.kind limit 1)`;

export const hashesOf = ({ network, device }: Place): string[] =>
  device === null ? [network] : [network, device];

/** The known place among these, for the person with this id; null if none is. */
export async function knownPlace(userId: number, place: Place): Promise<string | null> {
  const row = await database.one<{ known: string | null }>(
    `select ${knownPlaceSql('$2')} as known from user_account u where u.id = $1`,
    [userId, hashesOf(place)],
  );
  return row?.known ?? null;
}

/** Remembers where someone signed in; call it in a transaction that has locked the person's row. */
export async function rememberPlace(tx: Queryable, userId: number, place: Place): Promise<void> {
  for (const kind of ['network', 'device'] as const) {
    const hash = place[kind];
    if (hash === null) continue;
    await tx.query(
      `insert into known_place (user_id, kind, place_hash) values ($1, $2, $3)
       on conflict (user_id, place_hash) do update set last_used_at = clock_timestamp()`,
      [userId, kind, hash],
    );
    await tx.query(
      `delete from known_place where user_id = $1 and kind = $2 and place_hash not in (
         select place_hash from known_place where user_id = $1 and kind = $2
         order by last_used_at desc, place_hash = $3 desc limit ${MOST_OF_A_KIND})`,
      [userId, kind, hash],
    );
  }
}

/** Deletes places without a sign-in for half a year. */
export async function sweepPlaces(): Promise<void> {
  await database.query('delete from known_place where last_used_at < now() - make_interval(days => $1)', [
    KEPT_DAYS,
  ]);
}
