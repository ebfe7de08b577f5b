import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { translateDatabaseError } from '../../kit/databaseErrors.js';
import { rateLimited } from '../../kit/errors.js';
import { database } from '../database.js';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_PAIR = 10;
const FAILURES_PER_ADDRESS = 100;
const STRIKES_KEPT_SECONDS = 24 * 3600;
const LONGEST_WAIT_MINUTES = 15;

/** Counters live in the database: they survive a restart and are one for all processes (S-20). */
function counter(keyPrefix: string, points: number, duration = WINDOW_SECONDS): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: database.opened,
    storeType: 'typeorm',
    schemaName: database.schema,
    tableName: 'attempt',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
  });
}

/** A person at home owns a whole /64 of IPv6, so counting single addresses would count nothing. */
function network(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const full = tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return full.slice(0, 4).join(':');
}

// Hashed, because a typed address may be a password that slipped into the wrong field.
const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** A counter that cannot be reached stops the try like any other database that is away. */
async function reached<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((reason: unknown) => {
    throw translateDatabaseError(reason);
  });
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw rateLimited(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
    throw translateDatabaseError(reason);
  }
}

export interface Attempt {
  /** The secret was right: failures of this account from this address are forgotten. */
  succeeded(): Promise<void>;
  /** The secret was wrong. @returns seconds until the next try, or null while tries are left */
  failed(): Promise<number | null>;
}

/**
 * Books a try at a secret before it is looked at, so that parallel tries cannot slip past the limit; a success gives it back.
 * Counts per account and address together, so that nobody can lock a colleague out from elsewhere: 10 failures in 15
 * minutes, then one try each after 1, 2, 4 ... 15 minutes. And 100 failures per address. A right secret during a wait is
 * refused in the same words.
 * @throws RATE_LIMITED with retryAfter, SERVICE_UNAVAILABLE
 */
export async function bookAttempt(account: string, ip: string): Promise<Attempt> {
  const [pairs, addresses, strikes] = [counter('pair', FAILURES_PER_PAIR), counter('address', FAILURES_PER_ADDRESS), counter('strike', 1, STRIKES_KEPT_SECONDS)];
  const [pair, address] = [keyOf(account, network(ip)), keyOf(network(ip))];
  const known = (await reached(strikes.get(pair)))?.consumedPoints ?? 0;
  const booked = await consume(pairs, pair);
  if (known > 0 && booked.consumedPoints > 1) throw rateLimited(1);
  await consume(addresses, address).catch(async (reason: unknown) => {
    await reached(pairs.reward(pair, 1));
    throw reason;
  });
  return {
    succeeded: async () => {
      await reached(pairs.delete(pair));
      await reached(addresses.reward(address, 1));
      if (known > 0) await reached(strikes.delete(pair));
    },
    failed: async () => {
      if (known === 0 && booked.consumedPoints < FAILURES_PER_PAIR) return null;
      const { consumedPoints } = await reached(strikes.penalty(pair, 1));
      const seconds = Math.min(2 ** (consumedPoints - 1), LONGEST_WAIT_MINUTES) * 60;
      await reached(pairs.block(pair, seconds));
      return seconds;
    },
  };
}

/** Forgets an account's failures from an address, as after a password reset. */
export async function forgetFailures(account: string, ip: string): Promise<void> {
  const pair = keyOf(account, network(ip));
  await reached(counter('pair', FAILURES_PER_PAIR).delete(pair));
  await reached(counter('strike', 1).delete(pair));
}

/** Counts something that anybody may ask for without a secret, such as a mail. @throws RATE_LIMITED with retryAfter */
export async function countRequest(what: string, account: string, ip: string): Promise<void> {
  await consume(counter(`${what}-pair`, FAILURES_PER_PAIR), keyOf(account, network(ip)));
  await consume(counter(`${what}-address`, FAILURES_PER_ADDRESS), keyOf(network(ip)));
}

/** Removes counters that are over. */
export async function sweepAttempts(): Promise<void> {
  await database.query('delete from attempt where expire < $1', [Date.now() - 3_600_000]);
}
