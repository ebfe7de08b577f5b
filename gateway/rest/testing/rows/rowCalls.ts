import { buildSchema } from 'graphql';
import type { Account, Reply, TestPortal } from '../../../testing/portal.js';
import { readSchemaFile } from '../../../graph/supergraph.js';
import { Received } from '../../input/coerce.js';
import { endpointOf, runnables } from '../../endpoint.js';
import type { Endpoint } from '../../endpoint.js';
import type { Row } from '../../route.js';
import { variablesOf } from '../../input/variables.js';
import type { Source } from '../../input/variables.js';
import type { Json } from '../answers.js';
import { form, SentFile } from '../form.js';
import { restOf } from '../rest.js';
import type { Asker, GraphAnswer } from '../rest.js';
import { rowFixtures } from './rowFixtures.js';
import type { Made } from './made.js';
import { rowTable } from './rowTable.js';

export const nameOf = ({ method, paths }: Row) => `${method} ${paths[0]}`;
/** The row's name in the table of rows. */
export const keyOf = (row: Row) => nameOf(row).replace(' /api/', ' ');
export const successOf = ({ status, method }: Row) => status ?? (method === 'DELETE' ? 204 : 200);
/** The path with something in the place of each parameter. */
export const pathFor = (path: string, made: Json) =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(made[name])));

const schema = buildSchema(readSchemaFile('api.graphql'));
const known = runnables(schema);
/** The row with its operation, and all that it takes. */
export const endpoint = (row: Row): Endpoint => endpointOf(row, known, schema);

const STATUS: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
};
const ORIGIN = 'http://elsewhere';

const isFile = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).some((part) => part instanceof SentFile);

/** Where in the variables each file is, and the file. */
function filesIn(value: unknown, files: ReadonlyMap<object, SentFile>, at: string): [string, SentFile][] {
  if (typeof value !== 'object' || value === null) return [];
  const file = files.get(value);
  return file
    ? [[at, file]]
    : Object.entries(value).flatMap(([key, part]) => filesIn(part, files, `${at}.${key}`));
}

/** The row's own variables for what the table sends, and the files among them. */
function graphCall(
  row: Row,
  given: Json,
  made: Made,
): { variables: Json; files: ReadonlyMap<object, SentFile> } {
  const files = new Map<object, SentFile>();
  const received = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(received);
    if (!(value instanceof SentFile)) return value;
    const reference = {};
    files.set(reference, value);
    return new Received(reference as never);
  };
  const sent = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, received(value)]));
  const source: Source = row.method === 'GET' ? 'query' : files.size > 0 ? 'form' : 'json';
  const inPath = Object.fromEntries(Object.entries(made).map(([name, value]) => [name, String(value)]));
  return { variables: variablesOf(row, endpoint(row).inputs, inPath, sent, source, ORIGIN), files };
}

/** The form that sends a document with its files to the graph. */
function documentForm(query: string, variables: Json, files: ReadonlyMap<object, SentFile>) {
  const places = filesIn(variables, files, 'variables');
  const withoutFiles = (_key: string, value: unknown) => (files.has(value as object) ? null : value);
  return form({
    operations: JSON.stringify({ query, variables }, withoutFiles),
    map: JSON.stringify(Object.fromEntries(places.map(([at], index) => [`file${index}`, [at]]))),
    ...Object.fromEntries(places.map(([, file], index) => [`file${index}`, file])),
  });
}

/** What the graph answered, shown as the row shows it. */
function shownBy(row: Row, value: unknown): unknown {
  const { root } = endpoint(row);
  const present = (row.present ?? ((plain: unknown) => plain)) as (plain: unknown) => unknown;
  const shown = root.present(value, ORIGIN);
  if (!root.isPage) return present(shown);
  const page = shown as { count: number; results: unknown[] };
  return { ...page, results: page.results.map(present) };
}

/** Calls to any row as the table says, and to the row's operation in the graph. */
export function rowCalls(portal: () => TestPortal) {
  const { call, send, graph, open } = restOf(portal);
  const table = rowTable(rowFixtures(portal));

  const caseOf = (row: Row) => {
    const found = table[keyOf(row)];
    const wanted = 'say there whom it answers, about what, and with which body';
    if (!found)
      throw new Error(`${keyOf(row)} has no line in gateway/rest/testing/rows/rowTable.ts: ${wanted}.`);
    const [who, on, sent] = found;
    return {
      who: who.split(' '),
      on,
      sent: (made: Made): Json => (typeof sent === 'function' ? sent(made) : (sent ?? {})),
    };
  };

  /** A person who has their own session for the call, calls with that. */
  const callerOf = (row: Row, who: Asker, made: Made): Asker =>
    typeof made['token'] === 'string' && row.isPublic !== true ? { token: made['token'] } : who;

  const ask = (
    row: Row,
    who: Asker,
    made: Made,
    headers: Record<string, string> = {},
  ): Promise<Reply<Json>> => {
    const sent = caseOf(row).sent(made);
    const path = pathFor(row.paths[0] ?? '', made).replace('/api/', '');
    const caller = callerOf(row, who, made);
    const isEmpty = Object.keys(sent).length === 0;
    if (row.method === 'GET') {
      const query = new URLSearchParams(sent as Record<string, string>).toString();
      return call('GET', caller, `${path}?${query}`, undefined, headers);
    }
    if (Object.values(sent).some(isFile)) return send(row.method, caller, path, sent, headers);
    return call(row.method, caller, path, isEmpty ? undefined : sent, headers);
  };

  const answerOf = async (row: Row, who: Asker, made: Made): Promise<GraphAnswer<Json>> => {
    const { variables, files } = graphCall(row, caseOf(row).sent(made), made);
    const { text } = endpoint(row).operation;
    const caller = callerOf(row, who, made);
    if (files.size === 0) return (await graph<Json>(caller, text, variables)).body;
    const { headers, payload } = documentForm(text, variables, files);
    const identity = caller === null ? {} : typeof caller === 'string' ? { as: caller } : caller;
    const sent = { ...identity, payload, headers: { ...headers, 'apollo-require-preflight': 'true' } };
    return (await portal().call<GraphAnswer<Json>>('POST', '/graphql', sent)).body;
  };

  /** What the graph answers to the row's own operation: as a status, and shown as the row shows it. */
  const askGraph = async (row: Row, who: Asker, made: Made): Promise<{ status: number; body?: unknown }> => {
    const { data, errors } = await answerOf(row, who, made);
    const code = errors?.[0]?.extensions.code;
    if (code !== undefined) return { status: STATUS[code] ?? 500 };
    if (!data) throw new Error(`${nameOf(row)}: the graph answered neither data nor errors.`);
    const value = data[endpoint(row).root.key] ?? null;
    const status = successOf(row);
    if (value === null && row.method === 'GET') return { status: 404 };
    if (row.answer) return { status };
    if (row.sendsFile !== undefined)
      return { status, body: (await open((value as Json)[row.sendsFile])).text };
    return { status, body: status === 204 ? null : shownBy(row, value) };
  };

  const made = async (row: Row, as: Account): Promise<Made> => (await caseOf(row).on?.(as)) ?? {};
  return { table, caseOf, ask, askGraph, made };
}

const OWN_KEYS =
  /^(id|policy_id|article_id|recommendation_id|timesheet|job_posting|department_size|prefix|asset|asset_tag|course|courses|certification|certificate_number|attempt_id|device_token)$/;
/** A value that depends on the clock differs each time. */
const CLOCK_KEYS = /^(server_time|remaining_seconds)$/;
const NUMBERED = /(EMP|newcomer|row|Kites |Airships |Boats |Zeppelins )\d+/g;

/**
 * An answer without its links, which are fresh each time.
 * @param isTwin whether it is of another record that is alike: without what only one of the two can have, too
 */
export function alike(value: unknown, isTwin: boolean): unknown {
  if (Array.isArray(value)) return value.map((part) => alike(part, isTwin));
  if (typeof value === 'object' && value !== null) {
    const isOwn = (key: string, part: unknown) =>
      isTwin && part !== undefined && (OWN_KEYS.test(key) || (key === 'user' && typeof part === 'number'));
    const parts = Object.entries(value).map(([key, part]) => [
      key,
      isOwn(key, part) ? 'its own' : CLOCK_KEYS.test(key) ? 'time' : alike(part, isTwin),
    ]);
    return Object.fromEntries(parts);
  }
  if (typeof value !== 'string') return value;
  if (value.includes('/api/files/')) return 'link';
  if (!isTwin) return value;
  return /^\d{4}-\d\d-\d\d/.test(value) ? 'time' : value.replaceAll(NUMBERED, '$1#');
}
