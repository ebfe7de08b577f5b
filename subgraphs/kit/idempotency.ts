import { createHmac } from 'node:crypto';
import type { RequestContext, RunningMutation } from './context.js';
import type { Queryable } from './queryable.js';
import { conflict } from './errors.js';

const mac = (secret: string, value: string) => createHmac('sha256', secret).update(value).digest('base64url');

/** The same arguments in the same words, whatever their order; files count by content, not by where they were put. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    const entries = Object.entries(part as Record<string, unknown>);
    const isFile = 'sha256' in part && 'seal' in part;
    return Object.fromEntries(entries.filter(([name]) => !isFile || (name !== 'key' && name !== 'seal')).sort(([a], [b]) => a.localeCompare(b)));
  });
}

/** Under which hashes the answer of one write is kept, or null when a repeat cannot be told from a new request. */
function hashesOf(context: RequestContext, mutation: RunningMutation | undefined, ordinal: number): { keyHash: string; bodyHash: string } | null {
  if (context.idempotencyKey === null || !context.viewer || !mutation) return null;
  const secret = context.config.secrets.anonymity;
  return {
    keyHash: mac(secret, `key|${context.viewer.userId}|${context.idempotencyKey}|${mutation.field}|${ordinal}`),
    bodyHash: mac(secret, `body|${context.viewer.userId}|${canonical(mutation.args)}`),
  };
}

interface Known<Result> {
  body_hash: string;
  result: Result;
}

async function knownResult<Result>(source: Queryable, { keyHash, bodyHash }: { keyHash: string; bodyHash: string }): Promise<Known<Result> | null> {
  const known = await source.one<Known<Result>>('select body_hash, result from idempotency where key_hash = $1', [keyHash]);
  if (known && known.body_hash !== bodyHash) throw conflict('This Idempotency-Key was used with a different request.');
  return known;
}

/** What the mutation's write of that ordinal answered when it ran before; undefined when it did not. @throws CONFLICT for another body */
export async function storedResult<Result>(context: RequestContext, mutation: RunningMutation | undefined, ordinal: number, source: Queryable): Promise<Result | undefined> {
  const hashes = hashesOf(context, mutation, ordinal);
  return hashes ? (await knownResult<Result>(source, hashes))?.result : undefined;
}

/**
 * Runs `work` once per caller, Idempotency-Key, mutation field and write. A repeat waits for the first to commit and gets its
 * result; the same key with other arguments is refused. Only keyed hashes are stored, so the table tells nothing about who
 * sent what (F2).
 */
export async function withIdempotency<Result>(
  context: RequestContext,
  mutation: RunningMutation | undefined,
  ordinal: number,
  tx: Queryable,
  work: () => Promise<Result>,
): Promise<Result> {
  const hashes = hashesOf(context, mutation, ordinal);
  if (!hashes) return work();
  const { keyHash, bodyHash } = hashes;
  const first = await tx.one('insert into idempotency (key_hash, body_hash) values ($1, $2) on conflict (key_hash) do nothing returning key_hash', [keyHash, bodyHash]);
  if (!first) {
    const known = await knownResult<Result>(tx, hashes);
    if (!known) throw conflict('This Idempotency-Key was just forgotten. Please try again.');
    return known.result;
  }
  const result = await work();
  await tx.query('update idempotency set result = $2 where key_hash = $1', [keyHash, JSON.stringify(result ?? null)]);
  return result;
}

/** Forgets keys after 24 hours (S-75). */
export async function forgetOldKeys(database: Queryable): Promise<void> {
  await database.query(`delete from idempotency where created_at < now() - interval '24 hours'`);
}
