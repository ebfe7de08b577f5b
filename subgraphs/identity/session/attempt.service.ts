import { createHash } from 'node:crypto';
import { PortalError } from '../../kit/request/errors.js';
import { database } from '../database.js';
import { comparisonTime } from './hash.service.js';
import type { Place } from './place.service.js';
import { bookWaiting, consume, counter, forgetTries, reached } from './waitingLimit.service.js';
import type { Booked, Limit } from './waitingLimit.service.js';

const QUARTER_HOUR = 15 * 60;
const DAY = 24 * 3600;

/** Failures of one account by one session, on one known device, or else in one network. */
const AT_PLACE: Limit = { name: 'place', free: 10, seconds: QUARTER_HOUR };
/** Failures of one account anywhere; applies at places where this person never signed in. */
const ANYWHERE: Limit = { name: 'account', free: 100, seconds: DAY };
/** Failures of all accounts from one network; applies to people who never signed in there. */
const IN_NETWORK: Limit = { name: 'network', free: 100, seconds: QUARTER_HOUR };
/** Failures after which the person gets a mail, once in the same time. */
const NOTIFIED: Limit = { name: 'told', free: 20, seconds: DAY };

// Hashed, because a typed address may be a password that slipped into the wrong field.
const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Under what an account's failures count: its number stays when the address changes. */
export const accountOf = (userId: number): string => `user:${userId}`;

export interface Tried {
  /** Key of the account (`accountOf`), or the typed address if no account has it. */
  account: string;
  place: Place;
  /** Hash of the place when this person signed in there before, the device before the network; else null. */
  known: string | null;
  /** For a signed-in session: it has its own attempts, which nobody without its token can use up. */
  sessionId?: number;
}

export interface Failure {
  /** Seconds until the next attempt from here, or null while attempts are left. */
  waitSeconds: number | null;
  /** Whether the owner of the account gets a mail now. */
  isToTell: boolean;
}

export interface Attempt {
  /** The answer to a wrong secret, instead of its usual message, where only a known place allows the attempt. */
  refusal: PortalError | null;
  /** The secret was right: failures of this account are forgotten, here and in its sum. */
  succeeded(): Promise<void>;
  /** The secret was wrong. */
  failed(): Promise<Failure>;
}

async function countForTelling(key: string): Promise<boolean> {
  const { consumedPoints } = await reached(counter(NOTIFIED).penalty(key, 1));
  if (consumedPoints < NOTIFIED.free) return false;
  // Separate from the failures: a success clears those, and the person still gets one mail.
  const mail = await reached(counter({ ...NOTIFIED, name: 'told-once' }).penalty(key, 1));
  return mail.consumedPoints === 1;
}

/** The limits that a known place outweighs; each booking that succeeded is in `booked`. */
async function bookElsewhere(account: string, network: string, booked: Booked[]): Promise<void> {
  booked.push(await bookWaiting(ANYWHERE, account));
  const limiter = counter(IN_NETWORK);
  await consume(limiter, network);
  const giveBack = async () => void (await reached(limiter.reward(network, 1)));
  booked.push({ giveBack, forget: giveBack, fail: async () => null });
}

const isLimit = (reason: unknown) =>
  reason instanceof PortalError && reason.extensions['code'] === 'RATE_LIMITED';

/** Also counts an attempt at a place, though other people may have used up all attempts there. */
async function bookBeside(key: string, booked: Booked[]): Promise<void> {
  try {
    booked.push(await bookWaiting(AT_PLACE, key));
  } catch (reason) {
    if (!isLimit(reason)) throw reason;
  }
}

/**
 * Counts an attempt before the secret is checked, so that parallel attempts cannot exceed a limit; a success is
 * given back, so only failures count. At one place an account has 10 attempts in 15 minutes, then one after 1, 2, 4
 * ... 15 minutes each; a right secret during a wait is refused with the same message. A known device is a place of
 * its own, and so is a session, whose failures also count at its place: nobody else on the network can use up their
 * attempts. Where this person never signed in, two more limits apply: 100 failures of all accounts from the network
 * in 15 minutes, and 100 of the account from anywhere in a day, then waits. At a known place these two refuse only
 * a wrong secret, so that a colleague cannot be locked out.
 * @throws RATE_LIMITED with retryAfter, SERVICE_UNAVAILABLE
 */
export async function bookAttempt({ account, place, known, sessionId }: Tried): Promise<Attempt> {
  const [sum, here] = [keyOf(account), keyOf(account, known ?? place.network)];
  const own = sessionId === undefined ? here : keyOf(account, `session ${sessionId}`);
  const booked = [await bookWaiting(AT_PLACE, own)];
  let refusal: PortalError | null = null;
  try {
    if (own !== here) await bookBeside(here, booked);
    await bookElsewhere(sum, place.network, booked);
  } catch (reason) {
    if (!(reason instanceof PortalError) || !isLimit(reason) || known === null) {
      for (const one of booked) await one.giveBack();
      // Takes as long as checking a wrong secret, because a difference would reveal who is known here.
      if (isLimit(reason)) await comparisonTime();
      throw reason;
    }
    refusal = reason;
  }
  return {
    refusal,
    succeeded: async () => {
      for (const one of booked) await one.forget();
      // A limit that was overridden is not among the counted ones.
      if (refusal) await forgetTries(ANYWHERE, sum);
      await reached(counter(NOTIFIED).delete(sum));
    },
    failed: async () => {
      const waits: (number | null)[] = [];
      for (const one of booked) waits.push(await one.fail());
      const waitSeconds = known === null ? Math.max(...waits.map((wait) => wait ?? 0)) : (waits[0] ?? 0);
      return { waitSeconds: waitSeconds || null, isToTell: await countForTelling(sum) };
    },
  };
}

/** Forgets an account's failures at a place and in sum, as after a password reset. */
export async function forgetFailures(account: string, place: Place): Promise<void> {
  await forgetTries(AT_PLACE, keyOf(account, place.network));
  await forgetTries(ANYWHERE, keyOf(account));
  await reached(counter(NOTIFIED).delete(keyOf(account)));
}

/** Counts requests that need no secret, such as for a mail. @throws RATE_LIMITED with retryAfter */
export async function countOwnRequest(what: string, userId: number): Promise<void> {
  await consume(counter({ ...AT_PLACE, name: what }), keyOf(accountOf(userId)));
}

/** The same where anyone may ask for it, for any account. @throws RATE_LIMITED with retryAfter */
export async function countRequest(what: string, account: string, place: Place): Promise<void> {
  await consume(counter({ ...AT_PLACE, name: `${what}-pair` }), keyOf(account, place.network));
  await consume(counter({ ...IN_NETWORK, name: `${what}-address` }), place.network);
}

/** Removes counters that are over. */
export async function sweepAttempts(): Promise<void> {
  await database.query('delete from attempt where expire < $1', [Date.now() - 3_600_000]);
}
