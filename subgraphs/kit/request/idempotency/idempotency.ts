import { createHmac } from 'node:crypto';
import type { RequestContext, RunningMutation } from '../context.js';
import type { Queryable, Transaction, WriteOptions } from '../../postgres/queryable.js';
import { conflict } from '../errors.js';
import { openAnswer, sealAnswer } from './sealedAnswer.js';

const mac = (secret: string, value: string) => createHmac('sha256', secret).update(value).digest('base64url');

/**
 * The same arguments in the same words, whatever their order; files count by content, not by where they were
 * put.
 */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    const entries = Object.entries(part as Record<string, unknown>);
    const isFile = 'sha256' in part && 'seal' in part;
    return Object.fromEntries(
      entries
        .filter(([name]) => !isFile || (name !== 'key' && name !== 'seal'))
        .sort(([a], [b]) => a.localeCompare(b)),
    );
  });
}

/** Under what the answer of one write is kept. */
interface Place {
  keyHash: string;
  bodyHash: string;
  /** Used instead of bodyHash where the answer is sealed. */
  sealedBodyHash: string;
  /** Opens an encrypted answer; this needs the secret, the person and the key that their client generated. */
  sealKey: string;
}

/** Null when a repeat cannot be distinguished from a new request. */
function placeOf(
  context: RequestContext,
  mutation: RunningMutation | undefined,
  ordinal: number,
): Place | null {
  if (context.idempotencyKey === null || !context.viewer || !mutation) return null;
  const secret = context.config.secrets.anonymity;
  const write = `${context.viewer.userId}|${context.idempotencyKey}|${mutation.field}|${ordinal}`;
  const body = `${context.viewer.userId}|${canonical(mutation.args)}`;
  return {
    keyHash: mac(secret, `key|${write}`),
    sealKey: mac(secret, `seal|${write}`),
    bodyHash: mac(secret, `body|${body}`),
    sealedBodyHash: mac(secret, `sealedBody|${body}`),
  };
}

/** @throws CONFLICT for another body */
async function knownAnswer<Result>(source: Queryable, place: Place): Promise<{ result: Result } | null> {
  const known = await source.one<{ body_hash: string; result: unknown }>(
    'select body_hash, result from idempotency where key_hash = $1',
    [place.keyHash],
  );
  if (!known) return null;
  if (known.body_hash === place.bodyHash) return { result: known.result as Result };
  if (known.body_hash === place.sealedBodyHash)
    return { result: openAnswer(place.sealKey, String(known.result)) as Result };
  throw conflict('This Idempotency-Key was used with a different request.');
}

type Kept = Place & { result: unknown };

async function keepPlain(tx: Transaction, { keyHash, result }: Kept): Promise<void> {
  await tx.query('update idempotency set result = $2 where key_hash = $1', [keyHash, JSON.stringify(result)]);
}

/** It is dated the next midnight: kept for a day at least, it does not tell when it was given. */
async function keepEncrypted(
  tx: Transaction,
  { keyHash, sealKey, sealedBodyHash, result }: Kept,
  timeZone: string,
): Promise<void> {
  await tx.query(
    `update idempotency set result = $2, body_hash = $3, created_at = (date_trunc('day', now() at time zone $4) + interval '1 day') at time zone $4 where key_hash = $1`,
    [keyHash, JSON.stringify(sealAnswer(sealKey, result)), sealedBodyHash, timeZone],
  );
}

/**
 * What the mutation's write of that ordinal answered when it ran before; undefined when it did not. @throws
 * CONFLICT for another body
 */
export async function storedResult<Result>(
  context: RequestContext,
  mutation: RunningMutation | undefined,
  ordinal: number,
  source: Queryable,
): Promise<Result | undefined> {
  const place = placeOf(context, mutation, ordinal);
  return place ? (await knownAnswer<Result>(source, place))?.result : undefined;
}

/** One of the writes that a mutation makes. */
interface OneWrite extends Required<WriteOptions> {
  mutation: RunningMutation | undefined;
  /** 0 for its first. */
  ordinal: number;
}

/**
 * Runs `work` once per caller, Idempotency-Key, mutation field and write. A repeat waits for the first to
 * commit and gets its result; the same key with other arguments is refused. Only keyed hashes are stored, so
 * the table tells nothing about who sent what, and of an encrypted answer neither what it was nor when (F2).
 */
export async function withIdempotency<Result>(
  context: RequestContext,
  { mutation, ordinal, storeAnswer }: OneWrite,
  tx: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  const place = placeOf(context, mutation, ordinal);
  if (!place) return work();
  const first = await tx.one(
    'insert into idempotency (key_hash, body_hash) values ($1, $2) on conflict (key_hash) do nothing returning key_hash',
    [place.keyHash, place.bodyHash],
  );
  if (!first) {
    const known = await knownAnswer<Result>(tx, place);
    if (!known) throw conflict('This Idempotency-Key was just forgotten. Please try again.');
    return known.result;
  }
  const result = await work();
  const kept = { ...place, result: result ?? null };
  if (storeAnswer === 'encrypted') await keepEncrypted(tx, kept, context.config.organisation.timeZone);
  else await keepPlain(tx, kept);
  return result;
}

/** Forgets keys after 24 hours (S-75). */
export async function forgetOldKeys(database: Queryable): Promise<void> {
  await database.query(`delete from idempotency where created_at < now() - interval '24 hours'`);
}
