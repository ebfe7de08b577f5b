import type { QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';

/**
 * Runs parameterised SQL; statements that come again are prepared once per connection, so keep the text
 * constant per shape.
 */
export interface Queryable {
  query<Row extends QueryResultRow>(sql: string, params?: unknown[]): Promise<Row[]>;
  /** The first row or null. */
  one<Row extends QueryResultRow>(sql: string, params?: unknown[]): Promise<Row | null>;
}

/**
 * What happened to what. Never put secrets, chat text or anything that names an anonymous author in here
 * (S-41, S-73).
 */
export interface AuditEntry {
  /** noun.verb, such as `leave.approve`. */
  action: string;
  objectType: string;
  objectId?: number | string | null;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  outcome?: 'ok' | 'refused';
  /** The acting user when the request has no viewer yet, as at sign-in. */
  actorUserId?: number;
}

/** How the answer of a write is kept for repeats with the same Idempotency-Key. */
export interface WriteOptions {
  /**
   * Encrypted, so that only the caller can read it, and stored without its time, for answers that must not be
   * linked to a person (S-41).
   */
  storeAnswer?: 'plain' | 'encrypted';
}

/** A change as a person reads it: the value before and after, as displayed; null for none. */
export interface FieldChange {
  /** Word of the field, such as `job_title`. */
  field: string;
  before: string | null;
  after: string | null;
}

/** One transaction. Everything written through it, its audit rows and its events are committed or undone together. */
export interface Transaction extends Queryable {
  manager: EntityManager;
  audit(entry: AuditEntry): Promise<void>;
  /**
   * Stores the changes of a record for its timeline. Values are stored unmasked: the permission to read a field is
   * checked when it is read (listHistory).
   */
  keep(objectType: string, objectId: number | string, changes: readonly FieldChange[]): Promise<void>;
  /** Puts an event into the outbox; consumers get it at least once, after commit. */
  emit(topic: string, payload: Record<string, unknown>): Promise<void>;
}

/** A database as housekeeping and events see it: no caller, only work to do. */
export interface SystemDatabase extends Queryable {
  readonly schema: string;
  system<Result>(work: (tx: Queryable & { manager: EntityManager }) => Promise<Result>): Promise<Result>;
}
