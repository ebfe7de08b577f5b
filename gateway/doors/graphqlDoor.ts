import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import processRequest from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { PortalError, unauthenticated } from '../../subgraphs/kit/request/errors.js';
import type { Viewer } from '../../subgraphs/kit/request/viewer.js';
import type { UploadReference } from '../../subgraphs/kit/graphql/scalars.js';
import { askerOf } from './caller.js';
import { withBoundedMap } from './files/formMap.js';
import { BodyJudges, Judged, LARGE } from './graphqlBody.js';
import { wholeRequest } from './httpStatus.js';
import { isForm } from './files/isForm.js';
import { readBody } from './readBody.js';
import { DocumentCheck } from '../limits/documentCheck.js';
import { requireReadable, runnable } from '../limits/documents.js';
import { requestProblem } from '../limits/jsonExtent.js';
import { requirePublic } from '../limits/signedOut.js';
import { requireDeclared } from '../limits/variables.js';
import type { Portal } from '../run/portal.js';
import { sendGraphErrors, sendRefusal } from './problem.js';
import { uploadLimits } from './files/uploads.js';

const MOST_FILES = 10;

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

/** Where a file is in the variables. */
interface Place {
  within: Record<string, unknown>;
  key: string;
  upload: Upload;
}

/** The text was no deeper than `limits/jsonExtent.ts` allows, so that no depth is looked at here. */
function placesOf(value: unknown): Place[] {
  if (value === null || typeof value !== 'object') return [];
  const within = value as Record<string, unknown>;
  return Object.entries(within).flatMap(([key, item]) =>
    item instanceof Upload ? [{ within, key, upload: item }] : placesOf(item),
  );
}

/** Replaces every file in the variables by a reference to where it was stored. */
async function storeUploads(variables: unknown, store: Store): Promise<void> {
  await Promise.all(
    placesOf(variables).map(async ({ within, key, upload }) => {
      within[key] = await store(upload);
    }),
  );
}

/** A file that is in several places is stored once. */
function once(store: Store): Store {
  const stored = new Map<Upload, ReturnType<Store>>();
  return (upload) => {
    const known = stored.get(upload) ?? store(upload);
    stored.set(upload, known);
    return known;
  };
}

const nameOf = ({ operationName }: Form) => (typeof operationName === 'string' ? operationName : null);

/** The document and variables of a request, from body or URL. */
const formOf = ({ method, body, query }: FastifyRequest) => ((method === 'GET' ? query : body) ?? {}) as Form;

/** `/graphql`: JSON, and multipart by the GraphQL multipart request convention for signed-in callers. */
export function registerGraphql(app: FastifyInstance, portal: Portal): void {
  /** A body this large is read only for someone signed in. */
  const settleLarge = async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers } = request;
    const isSmall =
      headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= LARGE;
    if (isSmall || isForm({ headers })) return undefined;
    if (await portal.recognise(askerOf(request))) return undefined;
    return sendRefusal(request, reply.header('connection', 'close'), unauthenticated());
  };

  const readMultipart = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isForm(request)) return;
    // The CSRF rule of Apollo Server, applied before a single byte of a file is read (S-06).
    if (!request.headers['apollo-require-preflight'] && !request.headers['x-apollo-operation-name']) {
      throw new PortalError(
        'A multipart request needs the header Apollo-Require-Preflight.',
        'BAD_USER_INPUT',
      );
    }
    const viewer = await portal.recognise(askerOf(request));
    if (!viewer) throw unauthenticated();
    const limits = uploadLimits(viewer);
    if (Number(request.headers['content-length'] ?? 0) > limits.request)
      throw Object.assign(new Error('The form is too long.'), { statusCode: 413 });
    const form = await withBoundedMap(request.raw);
    const body = (await processRequest(form, reply.raw, {
      maxFileSize: limits.request,
      maxFiles: MOST_FILES,
    }).catch(unreadable)) as Form;
    const receive: Store = async ({ promise }) => {
      const file = await promise.catch(unreadable);
      return portal.files.receive(request, file.createReadStream(), file.filename, limits.file);
    };
    requireReadable(body.query);
    const document = runnable(body.query, portal.apiSchema, portal.config);
    const operation = document && getOperationAST(document, nameOf(body));
    if (operation) requireDeclared(operation, body.variables);
    await storeUploads(body.variables, document ? once(receive) : async () => null);
    request.body = body;
    // What remains is an ordinary JSON request.
    request.headers['content-type'] = 'application/json';
  };

  const judges = new BodyJudges(portal);

  const takeJudged = async (request: FastifyRequest, reply: FastifyReply) => {
    const { body } = request;
    if (!(body instanceof Judged)) return;
    if (!body.isWhole) reply.header('connection', 'close');
    if ('refusal' in body.verdict) throw body.verdict.refusal;
    request.body = body.verdict.body;
  };

  const check = new DocumentCheck(portal.apiSchema, portal.config);
  const settled = new WeakMap<FastifyRequest, { viewer: Viewer | null } | { refusal: unknown }>();

  /** Looks up the viewer and checks their permission; then validates the document. */
  const settle = async (request: FastifyRequest): Promise<readonly GraphQLFormattedError[]> => {
    const asker = askerOf(request);
    const form = formOf(request);
    try {
      const viewer = await portal.recognise(asker);
      settled.set(request, { viewer });
      if (viewer) requireReadable(form.query);
      else requirePublic(form, asker.token !== null);
    } catch (refusal) {
      settled.set(request, { refusal });
      return [];
    }
    return typeof form.query === 'string' && form.query !== '' ? check.problemsOf(form.query) : [];
  };

  const run = fastifyApolloHandler(portal.apollo, {
    context: async (request) => {
      try {
        const known = settled.get(request) ?? { viewer: null };
        if ('refusal' in known) throw known.refusal;
        return portal.newContext(askerOf(request), known.viewer);
      } catch (error) {
        throw wholeRequest(error);
      }
    },
  });

  const checkAddress = async ({ url }: FastifyRequest) => {
    if (!url.includes('?')) return;
    for (const name of ['variables', 'extensions']) {
      const given = new URLSearchParams(url.split('?')[1]).get(name);
      const problem = given && requestProblem(`{"${name}":${given}}`);
      if (problem) throw problem;
    }
  };

  void app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    const parse = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser('application/json', (request, payload, done) => {
      readBody(payload, request.headers['content-length'], judges.begin()).then(
        (read) =>
          read.verdict
            ? done(null, new Judged(read.verdict, read.isWhole))
            : void parse(request, read.text, done),
        done,
      );
    });
    for (const url of ['/graphql', '/graphql/'])
      scope.route({
        method: ['GET', 'POST'],
        url,
        onRequest: settleLarge,
        preHandler: [takeJudged, checkAddress, readMultipart],
        handler: async (request, reply) => {
          const problems = await settle(request);
          return problems.length > 0 ? sendGraphErrors(reply, 400, problems) : run.call(app, request, reply);
        },
      });
  });
}
