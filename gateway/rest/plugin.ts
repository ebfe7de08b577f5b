import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../subgraphs/kit/config/config.js';
import { askerOf } from '../doors/caller.js';
import { snakeCase } from './caseKeys.js';
import { readSchemaFile } from '../graph/supergraph.js';
import { endpointOf, runnables } from './endpoint.js';
import type { Endpoint } from './endpoint.js';
import { createHandler } from './handler.js';
import type { RestPortal } from './handler.js';
import { Matcher } from './match.js';
import type { Match } from './match.js';
import { problemFrom, refuse } from './answer/problems.js';
import type { Problem, Refusal } from './answer/problems.js';
import type { Method, Row } from './route.js';
import { elsewhere, rows } from './rows.js';

/** The handler of a path: a row, or null for paths of another part of the gateway. */
type Target = Endpoint | null;

/** The methods a path answers, as the `Allow` header lists them. */
function allowed(methods: Iterable<Method>): string {
  const all = new Set<string>([...methods, 'OPTIONS']);
  if (all.has('GET')) all.add('HEAD');
  return [...all].sort().join(', ');
}

const isOpen = ({ isPublic }: Row, config: Config) =>
  typeof isPublic === 'function' ? isPublic(config) : isPublic === true;

const pathOf = (url: string) => (url.includes('?') ? url.slice(0, url.indexOf('?')) : url);

function targetFor(match: Match<Target> | null, request: FastifyRequest): Endpoint {
  const method = (request.method === 'HEAD' ? 'GET' : request.method) as Method;
  const target = match?.targets.get(method);
  if (match && target === undefined) {
    throw refuse(
      405,
      `Method "${request.method}" not allowed.`,
      { allow: allowed(match.targets.keys()) },
      { code: 'method_not_allowed' },
    );
  }
  if (!target) throw refuse(404, 'Not found.', {}, { code: 'not_found' });
  return target;
}

/** The refusal without a sign-in, or with an invalid token. */
function unauthenticated({ token }: { token: string | null }, said?: string): Refusal {
  const text = said ?? (token ? 'Invalid token.' : 'Authentication credentials were not provided.');
  return refuse(401, text, { 'www-authenticate': 'Token' }, { code: 'unauthenticated' });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: Problem,
): FastifyReply {
  const type = request.headers.accept?.includes('application/problem+json')
    ? 'application/problem+json'
    : 'application/json';
  return reply.code(status).headers(headers).type(`${type}; charset=utf-8`).send(body);
}

function buildMatcher(portal: RestPortal, known: ReturnType<typeof runnables>): Matcher<Target> {
  const matcher = new Matcher<Target>();
  for (const row of rows) {
    const endpoint = endpointOf(row, known, portal.apiSchema);
    for (const path of row.paths) matcher.add(row.method, path, endpoint);
  }
  for (const { method, paths } of elsewhere) for (const path of paths) matcher.add(method, path, null);
  return matcher;
}

/** Mounts every REST row under /api, and what they are as OpenAPI at /api/schema/. */
export function registerRest(app: FastifyInstance, portal: RestPortal): void {
  const known = runnables(portal.apiSchema);
  const matcher = buildMatcher(portal, known);
  const handle = createHandler(portal, known);
  const onFault = (request: FastifyRequest) => (fault: unknown) =>
    portal.log.error({ requestId: request.id, err: fault }, 'fault');

  const viewerFor = async (endpoint: Endpoint, request: FastifyRequest) => {
    const asker = askerOf(request);
    const viewer = await portal.recognise(asker);
    if (viewer || isOpen(endpoint.row, portal.config)) return viewer;
    throw unauthenticated(asker, endpoint.row.says?.[401]);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const match = matcher.find(pathOf(request.url));
    if (match && request.method === 'OPTIONS')
      return reply.code(204).header('allow', allowed(match.targets.keys())).send();
    const endpoint = targetFor(match, request);
    // Who asks is settled before a byte of the body is read (S-06, decisions 5j).
    const viewer = await viewerFor(endpoint, request);
    const asked = { endpoint, request, viewer, parameters: match?.parameters ?? {} };
    const answered = await handle(asked).catch((fault: unknown) => ({
      problem: problemFrom(fault, endpoint.restName, onFault(request)),
    }));
    if ('problem' in answered) return send(request, reply, answered.problem);
    reply.code(answered.status).headers(answered.headers ?? {});
    if (answered.file) return reply.send(answered.file);
    return answered.body === undefined
      ? reply.send()
      : reply.type('application/json; charset=utf-8').send(answered.body);
  };

  const openApi = JSON.stringify(JSON.parse(readSchemaFile('openapi.json')));
  const describe = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!(await portal.recognise(askerOf(request)))) throw unauthenticated(askerOf(request));
    return reply.type('application/json; charset=utf-8').send(openApi);
  };

  // QUERY would be refused for its content type before anyone looks whether the path has it.
  for (const method of METHODS)
    if (method === 'QUERY' || !app.supportedMethods.includes(method))
      app.addHttpMethod(method, { overrideExisting: true });
  void app.register(async (rest) => {
    // Bodies are read by the row, after the sign-in: nothing is parsed here.
    rest.removeAllContentTypeParsers();
    rest.addContentTypeParser('*', (_request, _payload, done) => done(null));
    rest.setErrorHandler((error, request, reply) =>
      send(request, reply, problemFrom(error, snakeCase, onFault(request))),
    );
    for (const slash of ['', '/']) rest.get(`/api/schema${slash}`, describe);
    rest.route({ method: [...app.supportedMethods], url: '/api/*', handler: answer });
  });
}
