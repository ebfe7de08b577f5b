import type { SubgraphLink } from '../../subgraphs/kit/graphql/link.js';
import type { OutboxEvent } from '../../subgraphs/kit/postgres/outbox.js';
import type { Links } from '../graph/subgraphs.js';
import { Delivery } from './delivery.js';

/** Two areas: one whose outbox is filled by hand, one that takes what comes. */
function areas() {
  const outbox: OutboxEvent[] = [];
  const [taken, rounds]: [number[], number[]] = [[], []];
  const area = (name: string, over: Partial<SubgraphLink>) => ({ name, ...over }) as SubgraphLink;
  const from = area('tickets', {
    waitingEvents: async () => outbox.slice(0, 100),
    markDelivered: async (ids) => {
      rounds.push(ids.length);
      outbox.splice(0, ids.length);
    },
  });
  const refused = new Set<number>();
  const to = area('identity', {
    receive: async (events) => {
      if (events.some(({ id }) => refused.has(id))) throw new Error('Not now.');
      taken.push(...events.map(({ id }) => id));
    },
  });
  const happen = (id: number) => outbox.push({ id, eventId: String(id), topic: 'notice', payload: {} });
  const faults: unknown[] = [];
  const delivery = new Delivery({ from, to } as unknown as Links, (error) => void faults.push(error));
  return { happen, taken, rounds, delivery, refused, faults };
}

test('changes at the same time wait for one round of delivery together', async () => {
  const { happen, taken, rounds, delivery } = areas();
  happen(1);
  const first = delivery.deliverFrom('tickets');
  await Promise.all(
    [2, 3, 4, 5].map(async (id) => {
      happen(id);
      await delivery.deliverFrom('tickets');
      expect(taken).toContain(id);
    }),
  );
  await first;
  expect(taken).toEqual([1, 2, 3, 4, 5]);
  expect(rounds.length).toBeLessThanOrEqual(2);
});

test('a change behind more events than one round delivers is still seen', async () => {
  const { happen, taken, delivery } = areas();
  for (let id = 1; id <= 250; id += 1) happen(id);
  await delivery.deliverFrom('tickets');
  expect(taken).toHaveLength(250);
});

test('an event whose delivery fails waits with the events after it, and the events before it are delivered', async () => {
  const { happen, taken, delivery, refused, faults } = areas();
  for (const id of [1, 2, 3]) happen(id);
  refused.add(2);
  await delivery.deliverFrom('tickets');
  expect([taken, faults.length]).toEqual([[1], 1]);
  refused.clear();
  await delivery.deliverFrom('tickets');
  expect(taken).toEqual([1, 2, 3]);
});
