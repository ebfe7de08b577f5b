import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { parse, validate } from 'graphql';
import { unauthenticated } from '../subgraphs/kit/errors.js';
import type { UploadReference } from '../subgraphs/kit/scalars.js';
import { withBoundedMap } from './formMap.js';
import { wholeRequest } from './httpStatus.js';
import type { Portal } from './portal.js';
import { sendProblem } from './problem.js';
import { tokenOf } from './token.js';
import { REQUEST_LIMIT } from './uploads.js';

const MOST_FILES = 10;

interface Form {
  query?: unknown;
  variables?: unknown;
}

/** A form that does not keep to its own rules, whether at its start or where a file should come. */
function unreadable(error: unknown): never {
  const status = (error as { status?: number }).status ?? 400;
  throw Object.assign(new Error('The form could not be read.'), { statusCode: status });
}

type Store = (upload: Upload) => Promise<UploadReference | null>;

/** Replaces every file in the variables by a reference to where it was stored. */
async function storeUploads(value: unknown, store: Store): Promise<unknown> {
  if (value instanceof Upload) return store(value);
  if (Array.isArray(value)) return Promise.all(value.map((item) => storeUploads(item, store)));
  if (value === null || typeof value !== 'object') return value;
  const entries = await Promise.all(Object.entries(value).map(async ([key, item]) => [key, await storeUploads(item, store)] as const));
  return Object.fromEntries(entries);
}

/** A file that stands in several places is stored once. */
function once(store: Store): Store {
  const stored = new Map<Upload, ReturnType<Store>>();
  return (upload) => {
    const known = stored.get(upload) ?? store(upload);
    stored.set(upload, known);
    return known;
  };
}

/** Whether the graph could run the document: files of one that it refuses are not stored. */
function canRun({ apiSchema, config }: Portal, query: unknown): boolean {
  try {
    return typeof query === 'string' && validate(apiSchema, parse(query, { maxTokens: config.graph.tokens })).length === 0;
  } catch {
    return false;
  }
}

/** `/graphql`: JSON, and multipart by the GraphQL multipart request convention for signed-in callers. */
export function registerGraphql(app: FastifyInstance, portal: Portal): void {
  const caller = (request: FastifyRequest) => ({ headers: request.headers, ip: request.ip, requestId: request.id });

  const readMultipart = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.headers['content-type']?.startsWith('multipart/form-data')) return;
    // The CSRF rule of Apollo Server, applied before a single byte of a file is read (S-06).
    if (!request.headers['apollo-require-preflight'] && !request.headers['x-apollo-operation-name']) {
      return sendProblem(reply, 400, 'A multipart request needs the header Apollo-Require-Preflight.');
    }
    if (!(await portal.authenticate(tokenOf(request.headers.authorization)))) throw unauthenticated();
    if (Number(request.headers['content-length'] ?? 0) > REQUEST_LIMIT) return sendProblem(reply, 413, 'The request is too large.');
    const form = await withBoundedMap(request.raw);
    const body = (await processRequest(form, reply.raw, { maxFileSize: REQUEST_LIMIT, maxFiles: MOST_FILES }).catch(unreadable)) as Form;
    const receive: Store = async ({ promise }) => {
      const file = await promise.catch(unreadable);
      return portal.files.receive(request, file.createReadStream(), file.filename);
    };
    const store = canRun(portal, body.query) ? once(receive) : async () => null;
    request.body = { ...body, variables: await storeUploads(body.variables, store) };
    // What remains is an ordinary JSON request.
    request.headers['content-type'] = 'application/json';
  };

  void app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    for (const url of ['/graphql', '/graphql/']) scope.route({
      method: ['GET', 'POST'],
      url,
      preHandler: readMultipart,
      handler: fastifyApolloHandler(portal.apollo, {
        context: async (request) => {
          try {
            return portal.newContext(caller(request), await portal.authenticate(tokenOf(request.headers.authorization)));
          } catch (error) {
            throw wholeRequest(error);
          }
        },
      }),
    });
  });
}
