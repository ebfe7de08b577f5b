import type { FastifyRequest } from 'fastify';
import { validate } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../../subgraphs/kit/context.js';
import type { Viewer } from '../../subgraphs/kit/viewer.js';
import { payer } from '../apollo.js';
import type { Portal } from '../portal.js';
import { isBodyless, readJson } from './body.js';
import type { Operation } from './documents.js';
import { envelope } from './envelope.js';
import { inputsOf, restNames } from './inputs.js';
import type { Input } from './inputs.js';
import { readMultipart } from './multipart.js';
import { rootField } from './present/selection.js';
import type { RootField } from './present/selection.js';
import { detail, problemOf, refuse, Refusal } from './problems.js';
import type { Row, Shown } from './route.js';
import { variablesOf } from './variables.js';
import type { Given, Source } from './variables.js';

/** What REST needs of the portal. */
export type RestPortal = Pick<Portal, 'apiSchema' | 'authenticate' | 'newContext' | 'execute' | 'receiveFile' | 'quota' | 'log' | 'config'>;

/** A row with everything that can be known before the first call. */
export interface Endpoint {
  row: Row;
  operation: Operation;
  inputs: readonly Input[];
  files: ReadonlySet<string>;
  restName: (field: string) => string;
  root: RootField;
}

export interface Answer {
  status: number;
  /** Undefined: no body. */
  body: unknown;
}

/** @throws Error when the row's operation is missing or does not fit the graph */
export function endpointOf(row: Row, operations: ReadonlyMap<string, Operation>, schema: GraphQLSchema): Endpoint {
  const operation = operations.get(row.operation);
  if (!operation) throw new Error(`${row.method} ${row.paths[0]}: no operation ${row.operation} in gateway/rest/routes.`);
  const faults = validate(schema, operation.document);
  if (faults[0]) throw new Error(`${row.operation}: ${faults[0].message}`);
  const inputs = inputsOf(row, operation, schema);
  const files = new Set(inputs.filter(({ slot }) => slot.isFile).map(({ name }) => name));
  return { row, operation, inputs, files, restName: restNames(inputs), root: rootField(operation, schema) };
}

/** Everything but the row itself that one call is about. */
interface Asked {
  request: FastifyRequest;
  viewer: Viewer | null;
  parameters: Given;
}

/** Answers one call to the row behind an endpoint. `all` are the endpoints by operation, for rows that run more than one. */
export function createHandler(portal: RestPortal, all: ReadonlyMap<string, Endpoint>) {
  const caller = (request: FastifyRequest) => ({ headers: request.headers, ip: request.ip, requestId: request.id });
  const origin = (request: FastifyRequest) => (request.host ? `${request.protocol}://${request.host}` : portal.config.publicUrl);

  const given = async ({ row, files }: Endpoint, request: FastifyRequest): Promise<[Given, Source]> => {
    if (row.method === 'GET') return [request.query as Given, 'query'];
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (type === 'application/json') return [await readJson(request.raw), 'json'];
    if (isBodyless(request.raw)) return [{}, 'json'];
    if (type === 'multipart/form-data' && files.size > 0) return [await readMultipart(request.raw, files, (stream, name) => portal.receiveFile(stream, name)), 'form'];
    throw refuse(415, `Unsupported media type "${type.slice(0, 100)}" in request.`, { connection: 'close' }, { code: 'unsupported_media_type' });
  };

  /** The root field's value in the graph's own shape. @throws Refusal */
  const fetch = async ({ row, operation, root, restName }: Endpoint, variables: Record<string, unknown>, context: RequestContext): Promise<unknown> => {
    const { data, errors } = await portal.execute({ document: operation.text, operationName: operation.name, variables, context });
    const value = data?.[root.key] ?? null;
    const error = errors?.[0];
    if (error && !(row.isTolerant && value !== null)) throw new Refusal(problemOf(error, restName));
    if (value === null && row.method === 'GET') throw new Refusal(detail(404, row.missing ?? 'Not found.', {}, { code: 'not_found' }));
    return value;
  };

  const shown = ({ row, root }: Endpoint, value: unknown, variables: Record<string, unknown>, request: FastifyRequest): unknown => {
    const record = root.present(value, origin(request));
    const present = (row.present ?? ((plain: unknown) => plain)) as (plain: unknown) => unknown;
    if (!root.isPage) return present(record);
    const { count, results } = record as { count: number; results: Shown[] };
    return envelope({ count, results: results.map(present) }, variables, { origin: origin(request), url: request.url });
  };

  return async (endpoint: Endpoint, { request, viewer, parameters }: Asked): Promise<Answer> => {
    const { row } = endpoint;
    const context = portal.newContext(caller(request), viewer);
    await portal.quota.admit(payer(context), row.method !== 'GET');
    const [sent, source] = await given(endpoint, request);
    const variables = variablesOf(row, endpoint.inputs, parameters, sent, source);
    const status = row.status ?? (row.method === 'DELETE' ? 204 : 200);
    const run = async (name: string, wanted: Record<string, unknown>, as: Viewer | null = viewer) => {
      const other = all.get(name);
      if (!other) throw new Error(`No row runs ${name}.`);
      const value = await fetch(other, wanted, as === viewer ? context : portal.newContext(caller(request), as));
      return shown(other, value, wanted, request);
    };
    const body = row.answer ? await row.answer({ variables, run, authenticate: (token) => portal.authenticate(token) }) : shown(endpoint, await fetch(endpoint, variables, context), variables, request);
    return { status, body: status === 204 ? undefined : body };
  };
}
