import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { loadConfig } from '../config/config.js';
import type { Config } from '../config/config.js';
import { createContext } from '../request/context.js';
import type { GraphClient } from '../request/context.js';
import { openEnvelope } from '../request/credentials/envelope.js';
import { PortalError, unavailable } from '../request/errors.js';
import type { ErrorCode, ErrorDetails } from '../request/errors.js';
import { runHousekeeping } from './housekeeping.js';
import { localLink } from '../graphql/link.js';
import { createLog } from './log.js';
import { allSent } from '../outside/mail.js';
import type { OutboxEvent } from '../postgres/outbox.js';
import { publicError } from '../request/publicErrors.js';
import { sameSecret } from '../config/sameSecret.js';
import { StartFailure } from './startFailure.js';
import type { Subgraph } from './subgraph.js';
import { timeLimitOf } from '../request/limits/timeLimit.js';

interface GraphCall {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
  envelope: string;
}

/**
 * Asks the gateway process that waits for this call; it knows who the viewer is, and answers until the call
 * has ended.
 */
function remoteGraph(name: string, secret: string, callBackTo: string, envelope: string): GraphClient {
  let question = 0;
  return async <Data>(document: string, variables: Record<string, unknown> = {}) => {
    question += 1;
    const response = await fetch(callBackTo, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-subgraph': name, 'x-subgraph-secret': secret },
      body: JSON.stringify({ document, variables, envelope, question }),
      signal: AbortSignal.timeout(timeLimitOf(document)),
    }).catch(() => {
      throw unavailable();
    });
    if (!response.ok) throw new Error(`The gateway answered ${response.status} to a question of ${name}.`);
    const { data, errors } = (await response.json()) as {
      data: Data;
      errors?: { message: string; extensions: ErrorDetails & { code: ErrorCode } }[];
    };
    const first = errors?.[0];
    if (first) throw new PortalError(first.message, first.extensions.code, first.extensions);
    return data;
  };
}

/**
 * The subgraph's own little server: answers the gateway alone, and nothing at all without the secret (S-63).
 */
export function buildServer(subgraph: Subgraph, config: Config): FastifyInstance {
  const link = localLink(subgraph, config.graph);
  const accepted = config.secrets.subgraphs[subgraph.name];
  const log = createLog(config, subgraph.name);
  const app = Fastify({ bodyLimit: 4 << 20 });

  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/health') return;
    if (!accepted.some((secret) => sameSecret(secret, request.headers['x-subgraph-secret'])))
      await reply.code(403).send({ errors: [{ message: 'Forbidden' }] });
  });
  app.get('/health', () => ({ status: 'ok' }));
  app.post<{ Body: GraphCall }>('/graphql', async (request, reply) => {
    const { query, variables = {}, operationName, envelope } = request.body;
    const secret = String(request.headers['x-subgraph-secret']);
    const who = await openEnvelope(envelope, subgraph.name, config.secrets.viewer.verify).catch(() => null);
    if (!who)
      return reply.code(401).send({
        errors: [{ message: 'The envelope is not valid.', extensions: { code: 'UNAUTHENTICATED' } }],
      });
    const { viewer, requestId, idempotencyKey, ip, userAgent, callBackTo } = who;
    const graph = remoteGraph(subgraph.name, secret, callBackTo, envelope);
    const context = createContext({ config, viewer, requestId, idempotencyKey, ip, userAgent, graph });
    const result = await link.execute(query, variables, context, operationName);
    const errors = result.errors?.map((error) =>
      publicError(error.toJSON(), () => log.error({ requestId, err: error.originalError ?? error }, 'fault')),
    );
    const effects = {
      viewersChanged: [...context.effects.viewersChanged],
      outboxOf: [...context.effects.outboxOf],
      repeated: context.effects.repeated,
    };
    return { data: result.data ?? null, ...(errors && { errors }), extensions: { effects } };
  });
  app.post<{ Params: { call: string }; Body: Record<string, unknown> }>(
    '/internal/:call',
    async ({ params, body }) => ({ answer: await link.internal(params.call, body) }),
  );
  app.post('/events/waiting', async () => ({ events: await link.waitingEvents() }));
  app.post<{ Body: { ids: number[] } }>('/events/delivered', async ({ body }) => {
    await link.markDelivered(body.ids);
    return {};
  });
  app.post<{ Body: { events: OutboxEvent[] } }>('/events/receive', async ({ body }) => {
    await link.receive(body.events);
    return {};
  });
  app.post('/ping', async () => {
    await link.ping();
    return {};
  });
  app.setErrorHandler(async (error, request, reply) => {
    // The gateway says so in its own words; every call of an outage in the log would say nothing new.
    if (error instanceof PortalError && error.extensions['code'] === 'SERVICE_UNAVAILABLE')
      return reply.code(503).send({ errors: [error.toJSON()] });
    log.error({ err: error, url: request.url }, 'fault');
    return reply
      .code(500)
      .send({ errors: [{ message: 'The subgraph failed.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
  });
  return app;
}

/** Serves one subgraph alone over HTTP, as docker-compose and `npm run start:apart` do. */
export async function serveAlone(subgraph: Subgraph): Promise<void> {
  try {
    const config = loadConfig();
    if (!config.databaseUrl)
      throw new StartFailure(
        `Set DATABASE_URL: a subgraph that runs apart does not start a database of its own.`,
      );
    await subgraph.database.open(config.databaseUrl, config);
    await subgraph.start?.(config);
    const stopHousekeeping = runHousekeeping(subgraph, config, () => undefined);
    const app = buildServer(subgraph, config);
    await app.listen({ port: config.subgraphPort ?? 0, host: config.host });
    process.stdout.write(`${subgraph.name} is listening on port ${config.subgraphPort}\n`);
    const stop = () => {
      stopHousekeeping();
      void app
        .close()
        .then(() => allSent())
        .then(() => subgraph.database.close())
        .then(() => process.exit(0));
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    process.stderr.write(
      `${subgraph.name} did not start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  }
}
