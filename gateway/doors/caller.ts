import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { tokenOf } from './token.js';

/** The data of an incoming request before its viewer is known. */
export interface Caller {
  headers: IncomingHttpHeaders;
  ip: string;
  requestId: string;
  /** Milliseconds that finding out who it is took. */
  waitedMs?: number;
}

/** Who sends one request, as far as its headers tell. */
export interface Asker extends Caller {
  token: string | null;
  /** Milliseconds that looking up the viewer has taken so far; they count towards the time limit of the request. */
  waitedMs: number;
}

const askers = new WeakMap<FastifyRequest, Asker>();

/** The sender of a request; the same object each time it is asked for. */
export function askerOf(request: FastifyRequest): Asker {
  const known = askers.get(request);
  if (known) return known;
  const { headers, ip, id } = request;
  const asker = { headers, ip, requestId: id, token: tokenOf(headers.authorization), waitedMs: 0 };
  askers.set(request, asker);
  return asker;
}
