import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenOf } from '../token.js';
import { snakeCase } from './caseKeys.js';
import { docsPage } from './docs.js';
import { loadOperations } from './documents.js';
import { createHandler, endpointOf } from './handler.js';
import type { Endpoint, RestPortal } from './handler.js';
import { Matcher } from './match.js';
import type { Match } from './match.js';
import { problemFrom, refuse } from './problems.js';
import type { Problem } from './problems.js';
import { elsewhere, rows } from './rows.js';

const NOT_FOUND = () => refuse(404, 'Not found.', {}, { code: 'not_found' });

/** The methods a path answers, as the `Allow` header lists them. */
function allowed({ targets }: Match<unknown>): string {
  const methods = [...targets.keys()] as string[];
  if (methods.includes('GET')) methods.push('HEAD');
  return [...methods, 'OPTIONS'].sort().join(', ');
}

function send(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: Problem): FastifyReply {
  const wantsProblem = request.headers.accept?.includes('application/problem+json') ?? false;
  return reply
    .code(status)
    .headers(headers)
    .type(wantsProblem ? 'application/problem+json; charset=utf-8' : 'application/json; charset=utf-8')
    .send(body);
}

/** Mounts every REST row under /api, and the documentation made from them at /api/docs/. */
export function registerRest(app: FastifyInstance, portal: RestPortal): void {
  const operations = loadOperations();
  const matcher = new Matcher<Endpoint | null>();
  const byOperation = new Map<string, Endpoint>();
  for (const row of rows) {
    const endpoint = endpointOf(row, operations, portal.apiSchema);
    byOperation.set(row.operation, byOperation.get(row.operation) ?? endpoint);
    for (const path of row.paths) matcher.add(row.method, path, endpoint);
  }
  for (const { method, path } of elsewhere) matcher.add(method, path, null);
  const handle = createHandler(portal, byOperation);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const mark = request.url.indexOf('?');
    const match = matcher.find(mark < 0 ? request.url : request.url.slice(0, mark));
    if (!match) throw NOT_FOUND();
    if (request.method === 'OPTIONS') return reply.code(204).header('allow', allowed(match)).send();
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const endpoint = match.targets.get(method as Endpoint['row']['method']);
    if (endpoint === undefined) throw refuse(405, `Method "${request.method}" not allowed.`, { allow: allowed(match) }, { code: 'method_not_allowed' });
    if (endpoint === null) throw NOT_FOUND();
    const { row } = endpoint;
    const token = tokenOf(request.headers.authorization);
    const viewer = await portal.authenticate(token);
    if (!viewer && !row.isPublic) {
      const text = row.signedOut ?? (token ? 'Invalid token.' : 'Authentication credentials were not provided.');
      throw refuse(401, text, { 'www-authenticate': 'Token', ...(hasBody(request) && { connection: 'close' }) }, { code: 'unauthenticated' });
    }
    const { status, body } = await handle(endpoint, { request, viewer, parameters: match.parameters }).catch((fault: unknown) => {
      return Promise.reject(named(fault, endpoint));
    });
    if (body === undefined) return reply.code(status).send();
    return reply.code(status).type('application/json; charset=utf-8').send(body);
  };
  void app.register(async (rest) => {
    rest.removeAllContentTypeParsers();
  });
}
