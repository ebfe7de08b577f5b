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

export async function markDelivered(database: Queryable, ids: number[]): Promise<void> {
  await database.query('update outbox set delivered_at = now() where id = any($1::bigint[])', [ids]);
}

/**
 * Hands an event to the subgraph's consumer exactly once in effect: the inbox row commits with the consumer's
 * writes.
 */
export async function receiveEvent(
  database: SystemDatabase,
  consumers: Record<string, EventConsumer>,
  event: OutboxEvent,
): Promise<void> {
  const consume = consumers[event.topic];
  if (!consume) return;
  await database.system(async (tx) => {
    const isNew = await tx.one(
      'insert into inbox (event_id) values ($1) on conflict do nothing returning event_id',
      [event.eventId],
    );
    if (isNew) await consume(tx, event.payload);
  });
}
