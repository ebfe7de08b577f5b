import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance } from 'fastify';
import { PortalError } from '../../subgraphs/kit/request/errors.js';
import { FAULT_TEXT } from '../../subgraphs/kit/request/publicErrors.js';
import { createAccessLog } from './accessLog.js';
import { askerOf } from './caller.js';
import { registerCounting } from './counting.js';
import { registerFiles } from './files/fileDoor.js';
import { registerGraphql } from './graphqlDoor.js';
import { registerHeaders } from './headers.js';
import { registerHealth } from './health.js';
import { isForm } from './files/isForm.js';
import { registerPages } from './pages.js';
import type { Portal } from '../run/portal.js';
import { JSON_LIMIT } from './readBody.js';
import { isGraph, sendGraphErrors, sendProblem, sendRefusal } from './problem.js';
import { clientErrors, frameworkErrors } from './rawErrors.js';
import { registerRest } from '../rest/plugin.js';
import { registerStream } from '../stream/streamDoor.js';

const URL_LIMIT = 4_096;
/**
 * A body that is no upload must have arrived whole by then, whatever its pace; nothing may be silent for
 * longer (S-08).
 */
const BODY_MS = 30_000;

const WORDS: Record<number, string> = {
  400: 'The request could not be read.',
  413: 'The request is too large.',
  415: 'Unsupported media type.',
  429: 'Too many requests.',
};

/** The one HTTP server: web app, GraphQL, REST, files, explorer and health under one origin. */
export async function buildHttp(portal: Portal): Promise<FastifyInstance> {
  const { config, log } = portal;
  const app: FastifyInstance = Fastify({
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: JSON_LIMIT,
    requestTimeout: 0, // uploads end on no progress instead (decisions 5j)
    connectionTimeout: BODY_MS,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 20_000, maxHeaderSize: 8_192 },
    frameworkErrors: (error, request, reply) => {
      portal.turnstile.enter(askerOf(request)).then(
        () => frameworkErrors(error, request, reply),
        (refusal: PortalError) => sendRefusal(request, reply, refusal),
      );
    },
    clientErrorHandler: clientErrors,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 4_096 },
  });

  app.addHook('onRequest', async ({ raw, headers }, reply) => {
    if (raw.complete || isForm({ headers })) return;
    const late = setTimeout(() => {
      // An unread body, such as that of an open stream, emits no end event, but is complete.
      if (!raw.complete) raw.socket.destroy();
    }, BODY_MS).unref();
    // A body that is refused half read neither ends nor closes, but its answer does.
    for (const stream of [raw, reply.raw]) stream.once('close', () => clearTimeout(late));
    raw.once('end', () => clearTimeout(late));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    portal.files.release(request);
    // If an upload is answered before it is read completely, the rest is not read.
    if (isForm(request) && !request.raw.complete) reply.header('connection', 'close');
    return payload;
  });
  const accessLog = createAccessLog(log);
  app.addHook('onResponse', async (request, reply) => accessLog.note(request, reply));
  app.addHook('onClose', async () => accessLog.flush());
  app.setErrorHandler(async (error: FastifyError | PortalError, request, reply) => {
    if (error instanceof PortalError) return sendRefusal(request, reply, error);
    const status =
      ('status' in error && typeof error.status === 'number' ? error.status : error.statusCode) ?? 500;
    const isMistake = status >= 400 && status < 500;
    if (!isMistake) log.error({ requestId: request.id, err: error }, 'fault');
    const text = isMistake ? (WORDS[status] ?? 'The request could not be read.') : FAULT_TEXT;
    if (!isGraph(request)) return sendProblem(reply, isMistake ? status : 500, text);
    return sendGraphErrors(reply, isMistake ? status : 500, [
      { message: text, extensions: { code: isMistake ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR' } },
    ]);
  });

  await registerHeaders(app, config);
  registerCounting(app, portal.turnstile);
  app.addHook('onRequest', async ({ url }, reply) =>
    url.length > URL_LIMIT ? sendProblem(reply, 414, 'The address is too long.') : undefined,
  );
  registerHealth(app, portal);
  registerGraphql(app, portal);
  registerFiles(app, portal);
  registerStream(app, portal);
  registerRest(app, portal);
  await registerPages(app, config);
  return app;
}
