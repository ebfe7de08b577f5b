import type { FastifyInstance } from 'fastify';
import { parse } from 'graphql';
import { openEnvelope } from '../subgraphs/kit/envelope.js';
import type { SubgraphName } from '../subgraphs/kit/link.js';
import { sameSecret } from '../subgraphs/kit/sameSecret.js';
import { operationHash } from './limits/operationHash.js';
import type { Portal } from './portal.js';
import { sendProblem } from './problem.js';
import { readSchemaFile } from './supergraph.js';

interface InternalGraphCall {
  document: string;
  variables: Record<string, unknown>;
  envelope: string;
}

/** Where a subgraph that runs apart asks another one something, as the viewer it was called by. Closed to everybody else. */
export function registerInternal(app: FastifyInstance, portal: Portal): void {
  const known = new Set(JSON.parse(readSchemaFile('operations.json')) as string[]);

  const secretOf = (name: unknown, given: unknown): string | null => {
    const all = portal.config.secrets.subgraphs;
    const accepted = typeof name === 'string' && Object.hasOwn(all, name) ? all[name as SubgraphName] : [];
    return accepted.find((secret) => sameSecret(secret, given)) ?? null;
  };

  app.post<{ Body: InternalGraphCall }>('/internal/graph', { config: { counted: 'refusals' } }, async (request, reply) => {
    const name = request.headers['x-subgraph'];
    const secret = secretOf(name, request.headers['x-subgraph-secret']);
    if (!secret) return sendProblem(reply, 404, 'Not found.');
    const { document, variables, envelope } = request.body;
    const who = await openEnvelope(envelope, String(name), secret).catch(() => null);
    if (!who) return sendProblem(reply, 401, 'The envelope is not valid.');
    if (!known.has(operationHash(parse(document)))) return sendProblem(reply, 403, 'This operation is not on the list.');
    const context = portal.newContext({ headers: { 'user-agent': who.userAgent }, ip: who.ip, requestId: who.requestId }, who.viewer);
    return portal.execute({ document, variables, context });
  });
}
