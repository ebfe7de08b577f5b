import type { Queryable, SystemDatabase } from './queryable.js';

/** A change that others follow. Delivered at least once, in the order of one subgraph's outbox. */
export interface OutboxEvent {
  id: number;
  eventId: string;
  topic: string;
  payload: Record<string, unknown>;
}

/** Applies an event inside the consumer's transaction; must be idempotent in effect. */
export type EventConsumer = (tx: Queryable, payload: Record<string, unknown>) => Promise<void>;

export async function writeEvent(
  tx: Queryable,
  topic: string,
  payload: Record<string, unknown>,
): Promise<void> {
  await tx.query('insert into outbox (topic, payload) values ($1, $2)', [topic, JSON.stringify(payload)]);
}

export const EVENTS_AT_ONCE = 100;

/** The oldest undelivered events. */
export async function waitingEvents(database: Queryable, limit = EVENTS_AT_ONCE): Promise<OutboxEvent[]> {
  return database.query(
    `select id, event_id as "eventId", topic, payload from outbox where delivered_at is null order by id limit $1`,
    [limit],
  );
}

/** Does not wait for the disk: a mark lost in a crash is written again, and the inbox knows those events. */
export async function markDelivered(database: SystemDatabase, ids: number[]): Promise<void> {
  await database.system(async (tx) => {
    await tx.query('set local synchronous_commit = off');
    await tx.query('update outbox set delivered_at = now() where id = any($1::bigint[])', [ids]);
  });
}

/**
 * Hands events in their order to the subgraph's consumers, each exactly once in effect: the rows of the inbox
 * commit with the consumers' writes, all in one transaction.
 * @throws when a consumer fails; then no event has an effect
 */
export async function receiveEvents(
  database: SystemDatabase,
  consumers: Record<string, EventConsumer>,
  events: readonly OutboxEvent[],
): Promise<void> {
  const meant = events.filter(({ topic }) => consumers[topic]);
  if (meant.length === 0) return;
  await database.system(async (tx) => {
    const rows = await tx.query<{ eventId: string }>(
      'insert into inbox (event_id) select unnest($1::uuid[]) on conflict do nothing returning event_id as "eventId"',
      [meant.map(({ eventId }) => eventId)],
    );
    const added = new Set(rows.map(({ eventId }) => eventId));
    for (const { eventId, topic, payload } of meant)
      if (added.delete(eventId)) await consumers[topic]?.(tx, payload);
  });
}
