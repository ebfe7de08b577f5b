import type { EventConsumer } from '../postgres/outbox.js';

/** What several nouns of one subgraph do when they hear of a change: each in turn, by topic. */
export function allConsumers(
  ...tables: Readonly<Record<string, EventConsumer>>[]
): Record<string, EventConsumer> {
  const topics = new Set(tables.flatMap((table) => Object.keys(table)));
  return Object.fromEntries(
    [...topics].map((topic) => [
      topic,
      async (tx, payload) => {
        for (const table of tables) await table[topic]?.(tx, payload);
      },
    ]),
  );
}
