import { logLinesOf } from '../testing/logLines.js';
import { openTestPortal } from '../testing/portal.js';
import type { TestPortal } from '../testing/portal.js';

let portal: TestPortal;
let lines: string[];
beforeAll(async () => {
  portal = await openTestPortal();
  lines = logLinesOf(portal);
}, 60_000);
afterAll(() => portal.close());

/** The log line of one call. */
async function logged(method: string, path: string): Promise<Record<string, unknown>> {
  const { headers } = await portal.call(method, path, { as: 'employee' });
  const found = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ requestId, msg }) => msg === 'request' && requestId === headers['x-request-id']);
  expect(found).toHaveLength(1);
  return found[0] ?? {};
}

test('every request has one log line with its id, path or operation, status and duration, but not the person', async () => {
  const line = await logged('GET', '/api/core/departments/?search=anybody');
  expect(line).toMatchObject({
    method: 'GET',
    path: '/api/core/departments/',
    status: 200,
    ms: expect.any(Number) as number,
  });
  expect(Object.keys(line).sort()).toEqual([
    'hostname',
    'level',
    'method',
    'ms',
    'msg',
    'name',
    'path',
    'pid',
    'requestId',
    'status',
    'time',
  ]);
});

test('the keys of files are not logged', async () => {
  expect(await logged('GET', '/api/files/identity/a-key-that-opens/?signature=x')).toMatchObject({
    path: '/api/files/identity/…',
  });
});

test('requests about tickets are logged alike, delayed and in random order, so that no line shows that someone gave feedback, when, or which [S-41]', async () => {
  const paths = [
    'feedback/',
    'feedback',
    'feedback/1234567890/',
    'feedback/1234567890/comments/?page=1',
    '1234567890/close/',
    'responses/?ticket=1234567890',
    'general/7/',
    'it_support',
    'master-tickets/?type=feedback',
    'leave-requests/mine/',
    'no/such/path/',
    'feedback%2F1/',
  ];
  for (const path of paths)
    for (const method of ['POST', 'GET'])
      await portal.call(method, `/api/tickets/${path}`, { as: 'employee' });
  const ofTickets = () =>
    lines
      .filter((line) => line.includes('tickets'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(ofTickets()).toEqual([]);
  await portal.http.close(); // writes what waits for the minute to end
  const written = ofTickets();
  expect(written).toHaveLength(2 * paths.length);
  for (const line of written)
    expect(Object.keys(line).sort()).toEqual([
      'hostname',
      'level',
      'method',
      'msg',
      'name',
      'path',
      'pid',
      'status',
      'time',
    ]);
  expect(new Set(written.map(({ path }) => path))).toEqual(new Set(['/api/tickets/…']));
  expect(written.map(({ method }) => method)).toEqual(written.map(({ method }) => method).sort());
});
