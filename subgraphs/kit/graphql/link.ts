import type { ExecutionResult } from 'graphql';
import type { RequestContext } from '../request/context.js';
import { createExecutor } from './execute.js';
import { markDelivered, receiveEvents, waitingEvents } from '../postgres/outbox.js';
import type { OutboxEvent } from '../postgres/outbox.js';
import type { Subgraph, SubgraphDefinition } from '../service/subgraph.js';

export type SubgraphName = SubgraphDefinition['name'];

/** How the gateway speaks with one subgraph, in the same process or over HTTP; both behave alike. */
export interface SubgraphLink {
  name: SubgraphName;
  execute(
    query: string,
    variables: Record<string, unknown>,
    context: RequestContext,
    operationName?: string,
  ): Promise<ExecutionResult>;
  /** A look-up outside the graph. @throws when the subgraph is away */
  internal(call: string, input: Record<string, unknown>): Promise<unknown>;
  waitingEvents(): Promise<OutboxEvent[]>;
  markDelivered(ids: number[]): Promise<void>;
  /** @throws if one of the events cannot be processed now; then none has an effect */
  receive(events: readonly OutboxEvent[]): Promise<void>;
  /** Resolves when the subgraph and its database answer. */
  ping(): Promise<void>;
}

/** What serves the calls of a link next to the subgraph's database. */
export function localLink(subgraph: Subgraph, { compiled }: { compiled: boolean }): SubgraphLink {
  const execute = createExecutor(subgraph.schema, compiled);
  const { database } = subgraph;
  return {
    name: subgraph.name,
    execute,
    internal: async (call, input) => {
      const answer = Object.hasOwn(subgraph.internal, call) ? subgraph.internal[call] : undefined;
      if (!answer) throw new Error(`${subgraph.name} has no look-up "${call}".`);
      return answer(input);
    },
    waitingEvents: () => waitingEvents(database),
    markDelivered: (ids) => markDelivered(database, ids),
    receive: (events) => receiveEvents(database, subgraph.consumes, events),
    ping: async () => {
      await database.query('select 1');
    },
  };
}
