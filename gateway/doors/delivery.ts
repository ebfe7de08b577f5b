import type { SubgraphLink } from '../../subgraphs/kit/graphql/link.js';
import { EVENTS_AT_ONCE } from '../../subgraphs/kit/postgres/outbox.js';
import type { OutboxEvent } from '../../subgraphs/kit/postgres/outbox.js';
import type { Links } from '../graph/subgraphs.js';

const ROUND_MS = 2_000;
const MOST_ROUNDS = 5;
/**
 * The number of events in one transaction: each event of an import writes a thousand rows, which stay locked until
 * its end.
 */
const TOGETHER = 10;

/**
 * Carries events from outboxes to every other subgraph, in order and at least once. If a consumer cannot process an
 * event now, it and the events after it wait for that consumer until a later round.
 */
export class Delivery {
  private timer: NodeJS.Timeout | null = null;
  private running = new Map<string, Promise<void>>();
  /** Rounds that have not started: all waiting callers share the same one. */
  private waiting = new Map<string, Promise<void>>();

  constructor(
    private readonly links: Links,
    private readonly onFault: (error: unknown) => void,
  ) {}

  start(): void {
    this.timer = setInterval(
      () => void Promise.all(Object.values(this.links).map((link) => this.deliver(link))),
      ROUND_MS,
    );
    this.timer.unref();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await Promise.all(this.running.values());
  }

  /**
   * Delivers what waits in one outbox; called right after a mutation, so that its effects are seen by the
   * next read.
   */
  async deliverFrom(name: string): Promise<void> {
    const link = Object.values(this.links).find((candidate) => candidate.name === name);
    if (link) await this.deliver(link);
  }

  private deliver(link: SubgraphLink): Promise<void> {
    const waiting = this.waiting.get(link.name);
    if (waiting) return waiting;
    const previous = this.running.get(link.name) ?? Promise.resolve();
    const next = previous
      .then(() => {
        this.waiting.delete(link.name);
        return this.rounds(link);
      })
      .catch(this.onFault);
    this.waiting.set(link.name, next);
    this.running.set(link.name, next);
    return next;
  }

  /** Continues while more events wait than one round delivers, but with a limit. */
  private async rounds(from: SubgraphLink): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1)
      if ((await this.round(from)) < EVENTS_AT_ONCE) return;
  }

  /** @returns how many events were delivered */
  private async round(from: SubgraphLink): Promise<number> {
    const others = Object.values(this.links).filter((link) => link !== from);
    const events = await from.waitingEvents();
    for (let at = 0; at < events.length; at += TOGETHER)
      await this.handOver(from, others, events.slice(at, at + TOGETHER));
    return events.length;
  }

  private async handOver(
    from: SubgraphLink,
    others: readonly SubgraphLink[],
    events: readonly OutboxEvent[],
  ): Promise<void> {
    const together = await Promise.allSettled(others.map((link) => link.receive(events)));
    if (together.some(({ status }) => status === 'rejected')) await this.oneByOne(from, others, events);
    else await from.markDelivered(events.map(({ id }) => id));
  }

  /** Up to the one that a consumer cannot take. @throws as that consumer does */
  private async oneByOne(
    from: SubgraphLink,
    others: readonly SubgraphLink[],
    events: readonly OutboxEvent[],
  ): Promise<void> {
    const done: number[] = [];
    try {
      for (const event of events) {
        await Promise.all(others.map((link) => link.receive([event])));
        done.push(event.id);
      }
    } finally {
      if (done.length > 0) await from.markDelivered(done);
    }
  }
}
