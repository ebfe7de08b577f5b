import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

const EVERY_MS = 60_000;
/**
 * Readers of the logs must not see which ticket, or which kind of ticket, was requested; all such paths are cut
 * alike, or the cut would reveal feedback (S-41).
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
 * One line for each answered request, without query or caller. Lines about tickets have neither id nor duration and
 * are written once a minute, in random order: a line written at its time, next to other lines of that moment, could
 * reveal the author of anonymous feedback (S-41). `flush` writes the pending lines.
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
