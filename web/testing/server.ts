import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

import { toSchemaAnswer, type GraphCall } from './schemaAnswer';

const network = setupServer();

/**
 * The network of a test: a call that no handler expects fails the test, and so does an answer of the graph that
 * does not fit the schema. A valid answer is returned as the server would return it: only the selected fields, with
 * `__typename`.
 */
export const server = {
  events: network.events,
  /** Handlers of one test; the last given come first. */
  use: (...handlers: readonly RequestHandler[]): void => network.use(...handlers.map(fitted)),
};

/** Call once at the top of a test file. */
export function interceptNetwork(): void {
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    network.resetHandlers();
    network.events.removeAllListeners();
    const told = [...faults];
    faults.clear();
    if (told.length > 0) throw new Error(`Answers that do not fit schema/api.graphql:\n${told.join('\n')}`);
  });
  afterAll(() => network.close());
}

const faults = new Set<string>();
const fittedBefore = new WeakSet<RequestHandler>();

/** A handler whose answers to the graph are checked against the schema; one handler may serve many tests. */
function fitted(handler: RequestHandler): RequestHandler {
  if (fittedBefore.has(handler)) return handler;
  fittedBefore.add(handler);
  const run = handler.run.bind(handler);
  handler.run = async (asked) => {
    const result = await run(asked);
    if (result?.response) result.response = await fit(result.request.clone(), result.response);
    return result;
  };
  return handler;
}

/** The answer with data of the graph as the server would give it; any other answer as it is. */
async function fit(request: Request, response: Response): Promise<Response> {
  if (new URL(request.url).pathname !== '/graphql' || !response.ok) return response;
  const body = (await response.clone().json()) as { data?: Record<string, unknown> | null };
  if (!body.data) return response;
  const { data, faults: found } = toSchemaAnswer(await readCall(request), body.data);
  found.forEach((fault) => faults.add(fault));
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return Response.json({ ...body, data }, { status: response.status, headers });
}

/** The request, as JSON or, with files, as a form with the files separate from the variables. */
async function readCall(request: Request): Promise<GraphCall> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  if (!isForm) return (await request.json()) as GraphCall;
  const form = await request.formData();
  const call = JSON.parse(form.get('operations') as string) as GraphCall;
  const places = JSON.parse(form.get('map') as string) as Record<string, string[]>;
  for (const [key, paths] of Object.entries(places)) {
    paths.forEach((path) => put(call, path.split('.'), form.get(key)));
  }
  return call;
}

function put(into: object, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  const target = into as Record<string, unknown>;
  if (rest.length === 0) target[name] = value;
  else put(target[name] as object, rest, value);
}
