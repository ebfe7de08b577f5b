import type { Config } from '../config/config.js';
import type { Viewer } from './viewer.js';

/** Changes of a mutation that other parts of the gateway must know before the answer is sent. */
export interface Effects {
  /** Users whose cached viewer is stale now; 'all' after a change of roles themselves. */
  viewersChanged: Set<number | 'all'>;
  /** Names of the subgraphs that wrote events into their outbox. */
  outboxOf: Set<string>;
  /** The record existed already and is returned as it is (R5). */
  repeated: boolean;
}

/**
 * Runs one document of the caller's own subgraph against the whole graph, as the same viewer. @throws
 * PortalError as the other side answered.
 */
export type GraphClient = <Data>(document: string, variables?: Record<string, unknown>) => Promise<Data>;

/** The mutation field being executed; the database's write uses it to make repeats harmless. */
export interface RunningMutation {
  field: string;
  args: unknown;
  writes: number;
}

/** One per request. In process all subgraphs share the object; apart each subgraph builds its own. */
export interface RequestContext {
  config: Config;
  viewer: Viewer | null;
  requestId: string;
  /** The client's Idempotency-Key, if it sent one (at most 64 characters). */
  idempotencyKey: string | null;
  ip: string;
  userAgent: string;
  /** Milliseconds that finding out who asks took; they count towards the time limit. */
  waitedMs?: number;
  effects: Effects;
  graph: GraphClient;
  /** DataLoaders of this request by name; see loader(). */
  loaders: Map<string, unknown>;
  mutation?: RunningMutation;
}

export type ContextSeed = Pick<
  RequestContext,
  'config' | 'viewer' | 'requestId' | 'idempotencyKey' | 'ip' | 'userAgent' | 'waitedMs' | 'graph'
>;

/** A fresh context for one request. */
export function createContext(seed: ContextSeed): RequestContext {
  return {
    effects: { viewersChanged: new Set(), outboxOf: new Set(), repeated: false },
    loaders: new Map(),
    ...seed,
  };
}
