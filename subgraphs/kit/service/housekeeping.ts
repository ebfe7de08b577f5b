import type { Config } from '../config/config.js';
import { sealAudit } from '../request/audit.js';
import { forgetOldKeys } from '../request/idempotency/idempotency.js';
import type { Subgraph } from './subgraph.js';

const EVERY_MS = 60_000;

/** Seals the audit trail and deletes expired rows, once a minute. Returns a function that stops it. */
export function runHousekeeping(
  subgraph: Subgraph,
  config: Config,
  onFault: (error: unknown) => void,
): () => void {
  const round = async () => {
    await sealAudit(subgraph.database);
    await forgetOldKeys(subgraph.database);
    await subgraph.database.query(`delete from outbox where delivered_at < now() - interval '7 days'`);
    await subgraph.database.query(`delete from inbox where received_at < now() - interval '30 days'`);
    await subgraph.sweep?.(config);
  };
  const timer = setInterval(() => void round().catch(onFault), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
