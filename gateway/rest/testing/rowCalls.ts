import { buildSchema } from 'graphql';
import type { Reply, TestPortal } from '../../testing/portal.js';
import { readSchemaFile } from '../../supergraph.js';
import { Received } from '../coerce.js';
import { endpointOf, runnables } from '../endpoint.js';
import type { Endpoint } from '../endpoint.js';
import type { Row } from '../route.js';
import { variablesOf } from '../variables.js';
import type { Source } from '../variables.js';
import type { Json } from './answers.js';
import { form, SentFile } from './form.js';
import { restOf } from './rest.js';
import type { Asker, GraphAnswer } from './rest.js';
import { rowFixtures } from './rowFixtures.js';
import type { Fixture, Made } from './rowFixtures.js';
import { rowTable } from './rowTable.js';

export const nameOf = ({ method, paths }: Row) => `${method} ${paths[0]}`;
export const successOf = ({ status, method }: Row) => status ?? (method === 'DELETE' ? 204 : 200);
/** The path with something in the place of each parameter. */
export const pathFor = (path: string, made: Json) => path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(made[name])));

const schema = buildSchema(readSchemaFile('api.graphql'));
const known = runnables(schema);
/** The row with its operation, and all that it takes. */
export const endpoint = (row: Row): Endpoint => endpointOf(row, known, schema);

const STATUS: Record<string, number> = { UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404, BAD_USER_INPUT: 400, CONFLICT: 409 };
const ORIGIN = 'http://elsewhere';

const isFile = (value: unknown) => (Array.isArray(value) ? value : [value]).some((part) => part instanceof SentFile);

/** Where in the variables each file stands, and the file. */
function filesIn(value: unknown, files: ReadonlyMap<object, SentFile>, at: string): [string, SentFile][] {
  if (typeof value !== 'object' || value === null) return [];
  const file = files.get(value);
  return file ? [[at, file]] : Object.entries(value).flatMap(([key, part]) => filesIn(part, files, `${at}.${key}`));
}

/** Calls to any row as the table says, and to the row's operation in the graph. */
export function rowCalls(portal: () => TestPortal) {
  const { call, send, graph, open } = restOf(portal);
  const table = rowTable(rowFixtures(portal));
  const caseOf = (row: Row) => {
    const found = table[nameOf(row)];
    if (!found) throw new Error(`${nameOf(row)} has no line in gateway/rest/testing/rowTable.ts: say there whom it answers, about what, and with which body.`);
    const [who, on, sent] = found;
    return { who: who.split(/\s+/), on, sent: (made: Made): Json => (typeof sent === 'function' ? sent(made) : (sent ?? {})) };
  };

  const ask = (row: Row, who: Asker, made: Made, headers: Record<string, string> = {}): Promise<Reply<Json>> => {
    const sent = caseOf(row).sent(made);
    const path = pathFor(row.paths[0] ?? '', made).replace('/api/', '');
    const caller = typeof made['token'] === 'string' && who !== null && row.isPublic !== true ? { token: made['token'] } : who;
    if (row.method === 'GET') return call('GET', caller, `${path}?${new URLSearchParams(sent as Record<string, string>).toString()}`, undefined, headers);
    return Object.values(sent).some(isFile) ? send(row.method, caller, path, sent, headers) : call(row.method, caller, path, Object.keys(sent).length > 0 ? sent : undefined, headers);
  };

  /** What the graph answers to the row's own operation: as a status, and shown as the row shows it. */
  const askGraph = async (row: Row, who: Asker, made: Made): Promise<{ status: number; body?: unknown }> => {
    const { inputs, operation, root } = endpoint(row);
    const files = new Map<object, SentFile>();
    const received = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(received);
      if (!(value instanceof SentFile)) return value;
      const reference = {};
      files.set(reference, value);
      return new Received(reference as never);
    };
    const given = Object.fromEntries(Object.entries(caseOf(row).sent(made)).map(([name, value]) => [name, received(value)]));
    const source: Source = row.method === 'GET' ? 'query' : files.size > 0 ? 'form' : 'json';
    const variables = variablesOf(row, inputs, Object.fromEntries(Object.entries(made).map(([name, value]) => [name, String(value)])), given, source, ORIGIN);
    const caller = typeof made['token'] === 'string' && row.isPublic !== true ? { token: made['token'] } : who;
    const sent = filesIn(variables, files, 'variables');
    let answer: GraphAnswer<Json>;
    if (sent.length === 0) ({ body: answer } = await graph<Json>(caller, operation.text, variables));
    else {
      const operations = JSON.stringify({ query: operation.text, variables }, (_key, value: unknown) => (typeof value === 'object' && value !== null && files.has(value) ? null : value));
      const map = JSON.stringify(Object.fromEntries(sent.map(([at], index) => [`file${index}`, [at]])));
      const { headers, payload } = form({ operations, map, ...Object.fromEntries(sent.map(([, file], index) => [`file${index}`, file])) });
      const identity = caller === null ? {} : typeof caller === 'string' ? { as: caller } : caller;
      ({ body: answer } = await portal().call<GraphAnswer<Json>>('POST', '/graphql', { ...identity, payload, headers: { ...headers, 'apollo-require-preflight': 'true' } }));
    }
    const code = answer.errors?.[0]?.extensions.code;
    if (code !== undefined) return { status: STATUS[code] ?? 500 };
    const value = answer.data?.[root.key] ?? null;
    if (value === null && row.method === 'GET') return { status: 404 };
    const status = successOf(row);
    if (row.answer) return { status };
    if (row.sendsFile !== undefined) return { status, body: (await open((value as Json)[row.sendsFile])).text };
    if (status === 204) return { status, body: null };
    const present = (row.present ?? ((plain: unknown) => plain)) as (plain: unknown) => unknown;
    const shown = root.present(value, ORIGIN);
    return { status, body: root.isPage ? { ...(shown as Json), results: (shown as { results: unknown[] }).results.map(present) } : present(shown) };
  };

  return {
    table,
    caseOf,
    ask,
    askGraph,
    made: async (row: Row, as: Parameters<Fixture>[0]): Promise<Made> => (await caseOf(row).on?.(as)) ?? {},
  };
}

const OWN_KEYS = /^(id|recommendation_id|timesheet|job_posting|department_size)$/;
const NUMBERED = /(EMP|newcomer|row|Kites |Airships |Zeppelins )\d+/g;

/** An answer without its links, which are fresh each time; of two records that are alike also without what only one of them can have. */
export function alike(value: unknown, isTwin: boolean): unknown {
  if (Array.isArray(value)) return value.map((part) => alike(part, isTwin));
  if (typeof value === 'object' && value !== null) {
    const own = (key: string, part: unknown) => isTwin && (OWN_KEYS.test(key) || (key === 'user' && typeof part === 'number'));
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, own(key, part) ? 'its own' : alike(part, isTwin)]));
  }
  if (typeof value !== 'string') return value;
  if (/\/api\/files\//.test(value)) return 'link';
  if (!isTwin) return value;
  return /^\d{4}-\d\d-\d\d/.test(value) ? 'time' : value.replaceAll(NUMBERED, '$1#');
}
