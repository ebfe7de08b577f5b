import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../../subgraphs/kit/request/context.js';
import { lacking } from '../../subgraphs/kit/request/viewer.js';
import type { Viewer } from '../../subgraphs/kit/request/viewer.js';
import { payer } from '../graph/apollo.js';
import { askerOf } from '../doors/caller.js';
import { countsAsWrite } from '../limits/writes.js';
import { openLinked } from '../doors/files/linkedFile.js';
import { uploadLimits } from '../doors/files/uploads.js';
import { refuseToken } from '../graph/accessTokens.js';
import { lacks } from '../graph/permissions.js';
import type { Portal } from '../run/portal.js';
import { isBodyless, readJson } from './input/body.js';
import type { Endpoint, Runnable } from './endpoint.js';
import { asksByCursor } from './answer/cursor.js';
import { cursorEnvelope, envelope } from './answer/envelope.js';
import { readMultipart } from './input/multipart.js';
import { detail, problemOf, refuse, Refusal, Unreadable } from './answer/problems.js';
import type { Shown } from './route.js';
import { variablesOf } from './input/variables.js';
import type { Given, Source } from './input/variables.js';
import { isVersioned, VERSION, versionAsked, versionTag } from './answer/version.js';

/** What REST needs of the portal. */
export type RestPortal = Pick<
  Portal,
  | 'apiSchema'
  | 'needed'
  | 'authenticate'
  | 'recognise'
  | 'newContext'
  | 'execute'
  | 'files'
  | 'store'
  | 'quota'
  | 'log'
  | 'config'
>;

/** One call: the row it is for, and who asks. */
export interface Asked {
  endpoint: Endpoint;
  request: FastifyRequest;
  viewer: Viewer | null;
  parameters: Given;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  /** Undefined: no body. */
  body: unknown;
  /** Sent in place of a body. */
  file?: Readable;
}

export type Handler = (asked: Asked) => Promise<Answer>;

async function sent({ endpoint, request, viewer }: Asked, portal: RestPortal): Promise<[Given, Source]> {
  if (endpoint.row.method === 'GET') return [request.query as Given, 'query'];
  if (isBodyless(request.raw)) return [{}, 'json'];
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json' && !endpoint.isFormOnly) return [await readJson(request.raw), 'json'];
  if (type === 'multipart/form-data' && endpoint.files.size > 0) {
    const limits = uploadLimits(viewer);
    return [
      await readMultipart(
        request.raw,
        endpoint.files,
        (stream, name) => portal.files.receive(request, stream, name, limits.file),
        limits.request,
        endpoint.tooManyFiles,
      ),
      'form',
    ];
  }
  throw refuse(
    415,
    `Unsupported media type "${type.slice(0, 100)}" in request.`,
    { connection: 'close' },
    { code: 'unsupported_media_type' },
  );
}

/**
 * The file behind a link of the graph's, as the link's own address answers it. @throws Refusal 404 without
 * one
 */
async function linked(portal: RestPortal, link: unknown, { headers }: FastifyRequest): Promise<Answer> {
  const [, subgraph = '', token = ''] = /^\/api\/files\/([^/]+)\/([^/]+)\/$/.exec(String(link)) ?? [];
  const file = await openLinked(portal, subgraph, token, headers);
  if (typeof file === 'string') throw refuse(404, 'Not found.', {}, { code: 'not_found' });
  return { status: file.status, headers: file.headers, body: undefined, file: file.content };
}

/** Answers calls to rows by running their operations through the graph. */
export function createHandler(portal: RestPortal, known: ReadonlyMap<string, Runnable>): Handler {
  const originOf = ({ protocol, host }: FastifyRequest) =>
    portal.config.linksFollowHost && host ? `${protocol}://${host}` : portal.config.publicUrl;

  const fetch = async (
    { operation, root }: Runnable,
    variables: Record<string, unknown>,
    context: RequestContext,
    restName?: (field: string) => string,
    document = operation.text,
  ): Promise<unknown> => {
    const { data, errors } = await portal.execute({
      document,
      operationName: operation.name,
      variables,
      context,
    });
    if (errors?.[0]) throw new Refusal(problemOf(errors[0], restName));
    return data?.[root.key] ?? null;
  };

  /**
   * A missing permission is reported before unreadable inputs. Called without a required key, the subgraph writes
   * nothing: it refuses the caller, or else reports the missing key. @throws Refusal 403, 404
   */
  const refuseCaller = async (
    error: unknown,
    { inputs, operation, root }: Endpoint,
    context: RequestContext,
  ): Promise<void> => {
    if (!(error instanceof Unreadable)) return;
    const needed = inputs.filter(({ take }) => take.need === 'in the subgraph');
    if (!needed.some(({ name }) => error.names.includes(name))) return;
    const refusal = await fetch({ operation, root }, error.read, context).catch((why: unknown) => why);
    if (refusal instanceof Refusal && [403, 404].includes(refusal.problem.status)) throw refusal;
  };

  return async (asked) => {
    const { endpoint, request, viewer, parameters } = asked;
    const { row, root, restName } = endpoint;
    const context = portal.newContext(askerOf(request), viewer);
    refuseToken(viewer, endpoint.operation.definition.operation, [root.field]);
    if (row.method !== 'GET' && countsAsWrite(root.field)) await portal.quota.write(payer(context), 1);
    // A person without the permission is refused for that, before errors of the fields are reported.
    if (lacks(portal.needed, viewer, root.field)) throw lacking(viewer);
    const [given, source] = await sent(asked, portal);
    const origin = originOf(request);
    const read = () => variablesOf(row, endpoint.inputs, parameters, given, source, origin);
    const variables = await Promise.resolve()
      .then(read)
      .catch(async (error: unknown) => {
        await refuseCaller(error, endpoint, context);
        throw error;
      });
    if (isVersioned(endpoint.operation)) variables[VERSION] = versionAsked(request.headers['if-match']);
    const status = row.status ?? (row.method === 'DELETE' ? 204 : 200);
    // A creation that found its record already made answers it with 200 (decisions 5j).
    const made = () => (status === 201 && context.effects.repeated ? 200 : status);

    if (row.answer) {
      const run = async (name: string, wanted: Record<string, unknown> = {}, as: Viewer | null = viewer) => {
        const runnable = known.get(name);
        if (!runnable) throw new Error(`There is no operation ${name} in gateway/rest/routes.`);
        const value = await fetch(
          runnable,
          wanted,
          as === viewer ? context : portal.newContext(askerOf(request), as),
          restName,
        );
        return runnable.root.present(value, origin) as Shown;
      };
      const body = await row.answer({
        viewer,
        variables,
        run,
        authenticate: (token) => portal.authenticate(token),
      });
      return { status: made(), body };
    }
    const { byCursor, text } = endpoint.operation;
    const isByCursor = asksByCursor(given, byCursor);
    if (isByCursor) delete variables['page'];
    const value = await fetch(endpoint, variables, context, restName, isByCursor ? byCursor : text);
    if (value === null && row.method === 'GET')
      throw new Refusal(detail(404, row.says?.[404] ?? 'Not found.', {}, { code: 'not_found' }));
    if (row.sendsFile !== undefined) return linked(portal, (value as Shown)[row.sendsFile], request);
    if (status === 204) return { status, body: undefined };
    const headers = versionTag(value);
    const record = root.present(value, origin);
    const present = (row.present ?? ((plain: unknown) => plain)) as (plain: unknown) => unknown;
    if (!root.isPage) return { status: made(), headers, body: present(record) };
    const {
      count,
      next = null,
      ...page
    } = record as { count: number; next?: string | null; results: Shown[] };
    const results = page.results.map(present);
    const place = { origin, url: request.url };
    const body = isByCursor
      ? cursorEnvelope({ next, results }, place)
      : envelope({ count, results }, variables, place);
    return { status: made(), body };
  };
}
