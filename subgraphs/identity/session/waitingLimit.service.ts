import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { translateDatabaseError } from '../../kit/postgres/databaseErrors.js';
import { rateLimited } from '../../kit/request/errors.js';
import { database } from '../database.js';

const SHORTEST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 15 * 60;
const STRIKES_KEPT_SECONDS = 24 * 3600;

/** The number of free attempts in a period that starts with the first. */
export interface Limit {
  /** Part of the counter's key. */
  name: string;
  free: number;
  seconds: number;
}

/** Counters live in the database: they survive a restart and are one for all processes (S-20). */
export function counter({ name, free, seconds }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: database.opened,
    storeType: 'typeorm',
    schemaName: database.schema,
    tableName: 'attempt',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: free,
    duration: seconds,
  });
}

/** A counter that cannot be reached stops the try like any other database that is away. */
export async function reached<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((reason: unknown) => {
    throw translateDatabaseError(reason);
  });
}

/** Books one try. @throws RATE_LIMITED with retryAfter when all are used */
export async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  seconds?: number,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds });
  } catch (reason) {
    if (reason instanceof RateLimiterRes)
      throw rateLimited(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
    throw translateDatabaseError(reason);
  }
}

/** A try that was counted before its secret is looked at. */
export interface Booked {
  /** The attempt was not a failure. */
  giveBack(): Promise<void>;
  /** The secret was right: all failures under this key are forgotten. */
  forget(): Promise<void>;
  /** The secret was wrong. @returns seconds until the next attempt, or null while free ones are left */
  fail(): Promise<number | null>;
}

const strikesOf = (limit: Limit) =>
  counter({ name: `${limit.name}-strike`, free: 1, seconds: STRIKES_KEPT_SECONDS });

/** Forgets failures and waits under a key. */
export async function forgetTries(limit: Limit, key: string): Promise<void> {
  await reached(counter(limit).delete(key));
  await reached(strikesOf(limit).delete(key));
}

/**
 * Books a try: some are free, then there is one after 1, 2, 4 ... 15 minutes each.
 * @throws RATE_LIMITED with retryAfter
 */
export async function bookWaiting(limit: Limit, key: string): Promise<Booked> {
  const [tries, strikes] = [counter(limit), strikesOf(limit)];
  const struck = (await reached(strikes.get(key)))?.consumedPoints ?? 0;
  // After a wait there is one try, answered soon; a process that ends with it must not close the door for
  // long.
  const booked = await consume(tries, key, struck > 0 ? SHORTEST_WAIT_SECONDS : undefined);
  if (struck > 0 && booked.consumedPoints > 1) throw rateLimited(1);
  return {
    giveBack: async () => void (await reached(tries.reward(key, 1))),
    forget: async () => {
      await reached(tries.delete(key));
      if (struck > 0) await reached(strikes.delete(key));
    },
    fail: async () => {
      if (struck === 0 && booked.consumedPoints < limit.free) return null;
      const { consumedPoints } = await reached(strikes.penalty(key, 1));
      const seconds = Math.min(SHORTEST_WAIT_SECONDS * 2 ** (consumedPoints - 1), LONGEST_WAIT_SECONDS);
      await reached(tries.block(key, seconds));
      return seconds;
    },
  };
}
