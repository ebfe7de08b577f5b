import type { Queryable } from '../../kit/postgres/queryable.js';
import { database } from '../database.js';

/** So long a browser that was away can catch up; later it reads everything again. */
const KEPT_HOURS = 24;
/** Messages of one answer to the gateway. */
const AT_ONCE = 500;

/** Something new for these people. */
export interface StreamMessage {
  position: number;
  userIds: number[];
}

/** The messages for a gateway process: everything that became visible after a position, in order. */
export interface StreamNews {
  /** The position of the last message here; without one, the requested position, or the latest of all. */
  position: number;
  messages: StreamMessage[];
}

/**
 * The next position, locked until the transaction ends: later positions are assigned only after this one is
 * visible, so reading on from a position misses nothing. Take it before any row of the inbox is locked.
 */
export async function nextPosition(tx: Queryable): Promise<number> {
  const next = await tx.one<{ position: number }>(
    'update stream_clock set position = position + 1 returning position::int as position',
  );
  if (!next) throw new Error('The clock of the stream is missing.');
  return next.position;
}

/** Tells the browsers of these people that their inbox has changed; they ask for it themselves. */
export async function tellBrowsers(
  tx: Queryable,
  position: number,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  await tx.query('insert into stream_message (position, user_ids) values ($1, $2)', [position, userIds]);
}

const latest = async (): Promise<number> =>
  (await database.one<{ position: number }>('select position::int as position from stream_clock'))
    ?.position ?? 0;

/** For the gateway: messages after a position; without one, the latest position. */
export async function readStream(input: Record<string, unknown>): Promise<StreamNews> {
  const after = input['after'];
  if (typeof after !== 'number') return { position: await latest(), messages: [] };
  const messages = await database.query<StreamMessage & Record<string, unknown>>(
    `select position::int as position, user_ids as "userIds" from stream_message
     where position > $1 order by position limit ${AT_ONCE}`,
    [after],
  );
  return { position: messages.at(-1)?.position ?? after, messages };
}

/**
 * Whether a returning browser missed messages for its person since its last position, and whether that is still
 * known.
 */
export async function missedOf(
  input: Record<string, unknown>,
): Promise<{ isWhole: boolean; positions: number[] }> {
  const { userId, after, until } = input;
  const known = await database.one<{ isWhole: boolean }>(
    'select $1 between forgotten and position as "isWhole" from stream_clock',
    [after],
  );
  if (!known?.isWhole) return { isWhole: false, positions: [] };
  const missed = await database.query<{ position: number }>(
    `select position::int as position from stream_message
     where position > $1 and position <= $2 and user_ids @> array[$3::int] order by position limit ${AT_ONCE}`,
    [after, until, userId],
  );
  return { isWhole: missed.length < AT_ONCE, positions: missed.map(({ position }) => position) };
}

/** Forgets old messages, and up to which position. */
export async function sweepStream(): Promise<void> {
  await database.query(
    `with gone as (delete from stream_message where created_at < now() - make_interval(hours => ${KEPT_HOURS}) returning position),
       last as (select max(position) as position from gone)
     update stream_clock set forgotten = last.position from last where last.position > forgotten`,
  );
}
