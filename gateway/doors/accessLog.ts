import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

const EVERY_MS = 60_000;
/**
 * Which ticket, and of which kind, is no one's business who reads logs; all are cut alike, or the cut would
 * name feedback (S-41).
 */
const TICKETS = /^\/api\/tickets\/.*/;
/** Keys of files open them. */
const FILES = /(\/api\/files\/\w+\/).*/;

interface Line {
  requestId?: string;
  method: string;
  path: string;
  status: number;
  ms?: number;
}

/**
 * One line for each answered request, without query or caller. Those of tickets carry neither id nor duration
 * and are written once a minute, in their own order: a line at its moment, next to what else happens
 * then, would lead to the author of anonymous feedback (S-41). `flush` writes those that wait.
 */
export function createAccessLog(log: Logger): {
  note: (request: FastifyRequest, reply: FastifyReply) => void;
  flush: () => void;
} {
  let waiting: Line[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting.sort((a, b) => a.method.localeCompare(b.method) || a.status - b.status);
    waiting = [];
    for (const line of lines) log.info(line, 'request');
  };
  const note = (request: FastifyRequest, reply: FastifyReply) => {
    const [address = ''] = request.url.split('?');
    const line = {
      method: request.method,
      path: address.replace(TICKETS, '/api/tickets/…').replace(FILES, '$1…'),
      status: reply.statusCode,
    };
    if (!TICKETS.test(address))
      return log.info({ requestId: request.id, ...line, ms: Math.round(reply.elapsedTime) }, 'request');
    waiting.push(line);
    timer ??= setTimeout(flush, EVERY_MS).unref();
  };
  return { note, flush };
}
