import { circuitBreaker, ConsecutiveBreaker, handleAll, isBrokenCircuitError } from 'cockatiel';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { unavailable } from '../../subgraphs/kit/request/errors.js';
import type { SubgraphLink, SubgraphName } from '../../subgraphs/kit/graphql/link.js';
import type { OutboxEvent } from '../../subgraphs/kit/postgres/outbox.js';
import { timeLimitOf } from '../../subgraphs/kit/request/limits/timeLimit.js';
import type { InternalDoor } from '../doors/internalDoor.js';

const TIME_LIMIT_MS = 10_000;
const READY_LIMIT_MS = 1_000;

interface RemoteAnswer {
  data?: Record<string, unknown> | null;
  errors?: GraphQLFormattedError[];
  extensions?: { effects?: { viewersChanged: (number | 'all')[]; outboxOf: string[]; repeated: boolean } };
}

/**
 * A subgraph that runs in its own process. Every call carries the subgraph's secret; operations carry
 * the signed viewer. After five failures in a row calls fail immediately for five seconds, so that a dead
 * subgraph costs its callers nothing.
 */
export function remoteLink(
  name: SubgraphName,
  url: string,
  secret: string,
  door: Pick<InternalDoor, 'during'>,
): SubgraphLink {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: 5_000, breaker: new ConsecutiveBreaker(5) });

  const post = async <Answer>(path: string, body: unknown, limit = TIME_LIMIT_MS): Promise<Answer> =>
    breaker.execute(async () => {
      const response = await fetch(new URL(path, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-subgraph-secret': secret },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(limit),
      });
      if (response.status === 503) throw unavailable();
      if (!response.ok) throw new Error(`${name} answered ${response.status} to ${path}`);
      return (await response.json()) as Answer;
    });

  /** The subgraph is not there, too slow, or known to be down: the caller may try again. */
  const asUnavailable = (error: unknown): never => {
    if (
      isBrokenCircuitError(error) ||
      error instanceof TypeError ||
      (error instanceof DOMException && error.name === 'TimeoutError')
    )
      throw unavailable();
    throw error;
  };

  return {
    name,
    execute: async (query, variables, context, operationName) => {
      const ask = (envelope: string) =>
        post<RemoteAnswer>('/graphql', { query, variables, operationName, envelope }, timeLimitOf(query));
      const answer = await door.during(name, context, ask).catch(asUnavailable);
      for (const user of answer.extensions?.effects?.viewersChanged ?? [])
        context.effects.viewersChanged.add(user);
      for (const from of answer.extensions?.effects?.outboxOf ?? []) context.effects.outboxOf.add(from);
      if (answer.extensions?.effects?.repeated) context.effects.repeated = true;
      return {
        data: answer.data ?? null,
        ...(answer.errors && {
          errors: answer.errors.map(
            ({ message, path, extensions }) =>
              new GraphQLError(message, { ...(path && { path }), ...(extensions && { extensions }) }),
          ),
        }),
      };
    },
    internal: async (call, input) =>
      (await post<{ answer: unknown }>(`/internal/${call}`, input).catch(asUnavailable)).answer,
    waitingEvents: async () => (await post<{ events: OutboxEvent[] }>('/events/waiting', {})).events,
    markDelivered: async (ids) => {
      await post('/events/delivered', { ids });
    },
    receive: async (events) => {
      await post('/events/receive', { events });
    },
    ping: async () => {
      await post('/ping', {}, READY_LIMIT_MS);
    },
  };
}
