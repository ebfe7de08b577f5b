import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { unavailable } from '../../kit/request/errors.js';
import { normalForm } from '../../kit/request/input/text.js';

// OWASP's minimum for Argon2id, the library's default variant (S-10). Raise here: hashes are renewed at the
// next sign-in.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MOST_WAITING = 200;

let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** How long the latest hash took with its turn, in milliseconds. */
let latestTook = 0;

/**
 * One hash at a time: each takes 19 MiB and a core, and a crowd of sign-ins must not starve everything else.
 */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= MOST_WAITING) throw unavailable();
  waiting += 1;
  const asked = performance.now();
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine.finally(() => {
    waiting -= 1;
    latestTook = performance.now() - asked;
  });
}

const normal = (password: string) => normalForm(password, 'NFKC');

/** PHC string of a password: Argon2id with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), COST));
}

let dummy: Promise<string> | null = null;

/**
 * Makes the hash that replaces accounts that do not exist; called at start so that the first sign-in is
 * not slower.
 */
export function prepareDummy(): Promise<string> {
  return (dummy ??= hashPassword(randomBytes(16).toString('hex')));
}

/** Whether the password belongs to the hash. Without a hash it takes the same time and is false (S-15). */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  const against = storedHash ?? (await prepareDummy());
  const matches = await inTurn(() => verify(against, normal(password)));
  return matches && storedHash !== null;
}

/** Passes as much time as comparing a password takes now, without the work. */
export async function comparisonTime(): Promise<void> {
  await setTimeout(latestTook);
}

/** Whether the hash was made with less effort than is asked for now. */
export function isOutdated(storedHash: string): boolean {
  const made = parseOptions(storedHash);
  return made.memoryCost < COST.memoryCost || made.timeCost < COST.timeCost;
}
