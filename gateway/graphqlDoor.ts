import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { PortalError, unauthenticated } from '../subgraphs/kit/errors.js';
import type { UploadReference } from '../subgraphs/kit/scalars.js';
import { askerOf } from './caller.js';
import { withBoundedMap } from './formMap.js';
import { wholeRequest } from './httpStatus.js';
import { canRun, requireShort } from './limits/documents.js';
import { requirePublic } from './limits/signedOut.js';
import type { Portal } from './portal.js';
import { sendRefusal } from './problem.js';
import { REQUEST_LIMIT } from './uploads.js';

const MOST_FILES = 10;
const LARGE = 65_536;

interface Form {
  query?: unknown;
  operationName?: unknown;
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
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, item]) => [key, await storeUploads(item, store)] as const),
  );
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

/** What a request asks, wherever it stands. */
const formOf = ({ method, body, query }: FastifyRequest) => ((method === 'GET' ? query : body) ?? {}) as Form;

/** `/graphql`: JSON, and multipart by the GraphQL multipart request convention for signed-in callers. */
export function registerGraphql(app: FastifyInstance, portal: Portal): void {
  /** A body this large is read only for somebody signed in. */
  const settleLarge = async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers } = request;
    const isSmall =
      headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= LARGE;
    if (isSmall || headers['content-type']?.startsWith('multipart/form-data')) return undefined;
    if (await portal.recognise(askerOf(request))) return undefined;
    return sendRefusal(request, reply.header('connection', 'close'), unauthenticated());
  };

  const readMultipart = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.headers['content-type']?.startsWith('multipart/form-data')) return;
    // The CSRF rule of Apollo Server, applied before a single byte of a file is read (S-06).
    if (!request.headers['apollo-require-preflight'] && !request.headers['x-apollo-operation-name']) {
      throw new PortalError(
        'A multipart request needs the header Apollo-Require-Preflight.',
        'BAD_USER_INPUT',
      );
    }
    if (!(await portal.recognise(askerOf(request)))) throw unauthenticated();
    if (Number(request.headers['content-length'] ?? 0) > REQUEST_LIMIT)
      throw Object.assign(new Error('The form is too long.'), { statusCode: 413 });
    const form = await withBoundedMap(request.raw);
    const body = (await processRequest(form, reply.raw, {
      maxFileSize: REQUEST_LIMIT,
      maxFiles: MOST_FILES,
    }).catch(unreadable)) as Form;
    const receive: Store = async ({ promise }) => {
      const file = await promise.catch(unreadable);
      return portal.files.receive(request, file.createReadStream(), file.filename);
    };
    requireShort(body.query);
    const store = canRun(body.query, portal.apiSchema, portal.config) ? once(receive) : async () => null;
    request.body = { ...body, variables: await storeUploads(body.variables, store) };
    // What remains is an ordinary JSON request.
    request.headers['content-type'] = 'application/json';
  };

  void app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    for (const url of ['/graphql', '/graphql/'])
      scope.route({
        method: ['GET', 'POST'],
        url,
        onRequest: settleLarge,
        preHandler: readMultipart,
        handler: fastifyApolloHandler(portal.apollo, {
          context: async (request) => {
            try {
              const asker = askerOf(request);
              const viewer = await portal.recognise(asker);
              if (viewer) requireShort(formOf(request).query);
              else requirePublic(formOf(request), asker.token !== null);
              return portal.newContext(asker, viewer);
            } catch (error) {
              throw wholeRequest(error);
            }
          },
        }),
      });
  });
}
