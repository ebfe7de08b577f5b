import pg from 'pg';
import type { ClientConfig, Pool } from 'pg';
import { unavailable } from '../request/errors.js';

/** Milliseconds in which PostgreSQL takes a new connection, or is away. */
const CONNECT_MS = 2_000;
/**
 * Milliseconds in which one of the connections becomes free. Under load a place in the queue costs less than a
 * refusal, after which the caller asks again; where PostgreSQL hangs all are refused within six seconds.
 */
const WAIT_MS = 5_000;
/** With more who wait, a refusal now is worth more than one in seconds. */
const MOST_WAITING = 500;

/** The pool waits for a free connection, and hands on, one and the same time; a new one has less. */
class QuickClient extends pg.Client {
  constructor(config: ClientConfig) {
    // The pool hides the password from a spread.
    super({ ...config, password: config.password, connectionTimeoutMillis: CONNECT_MS });
  }
}

/** How a pool makes its connections, and lets people wait for them. */
export const POOL_OPTIONS = { Client: QuickClient, connectionTimeoutMillis: WAIT_MS };

/** @throws SERVICE_UNAVAILABLE when too many wait for a connection already */
export function requirePlace(pool: Pool): void {
  if (pool.waitingCount >= MOST_WAITING) throw unavailable();
}
