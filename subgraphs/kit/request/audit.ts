import { createHash } from 'node:crypto';
import type { RequestContext } from './context.js';
import type { AuditEntry, Queryable, SystemDatabase } from '../postgres/queryable.js';

/** Appends to the audit trail inside the transaction of the change. */
export async function writeAudit(
  tx: Queryable,
  context: RequestContext | null,
  entry: AuditEntry,
): Promise<void> {
  await tx.query(
    `insert into audit (actor_user_id, request_id, action, object_type, object_id, outcome, before, after) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      entry.actorUserId ?? context?.viewer?.userId ?? null,
      context?.requestId ?? null,
      entry.action,
      entry.objectType,
      entry.objectId == null ? null : String(entry.objectId),
      entry.outcome ?? 'ok',
      entry.before ? JSON.stringify(entry.before) : null,
      entry.after ? JSON.stringify(entry.after) : null,
    ],
  );
}

interface Unsealed {
  id: number;
  line: string;
}

const chained = (previous: string, line: string) =>
  createHash('sha256').update(previous).update('\n').update(line).digest('hex');
const lineOf = `concat_ws('|', a.id, extract(epoch from a.at), a.actor_user_id, a.request_id, a.action, a.object_type, a.object_id, a.outcome, a.before, a.after)`;

/**
 * Extends the hash chain over audit rows without a hash, oldest first; done afterwards so that writers do not wait
 * for each other.
 */
export async function sealAudit(database: SystemDatabase): Promise<number> {
  return database.system(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext($1))`, [`seal-${database.schema}`]);
    const rows = await tx.query<Unsealed>(
      `select a.id, ${lineOf} as line from audit a left join audit_seal s on s.audit_id = a.id where s.audit_id is null order by a.id limit 1000`,
    );
    let hash =
      (
        await tx.one<{ hash: string }>(
          'select hash from audit_seal order by sealed_at desc, audit_id desc limit 1',
        )
      )?.hash ?? '';
    const hashes = rows.map((row) => (hash = chained(hash, row.line)));
    if (rows.length > 0) {
      await tx.query(
        'insert into audit_seal (audit_id, hash, sealed_at) select * from unnest($1::bigint[], $2::text[], array_fill(clock_timestamp(), array[$3::int]))',
        [rows.map((row) => row.id), hashes, rows.length],
      );
    }
    return rows.length;
  });
}
