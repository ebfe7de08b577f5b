import { database as it } from '../../subgraphs/it/database.js';
import { ACCOUNTS, openTestPortal } from '../testing/portal.js';
import type { TestPortal } from '../testing/portal.js';
import { loadOperations } from './documents.js';
import { endpointOf, runnables } from './endpoint.js';
import type { Row } from './route.js';
import { rows } from './rows.js';

let portal: TestPortal;
let known: ReturnType<typeof runnables>;
beforeAll(async () => {
  portal = await openTestPortal();
  known = runnables(portal.portal.apiSchema);
  // A copy of the demo organisation comes without its files.
  for (const { key } of await it.query<{ key: string }>('select key from file')) await portal.portal.store.put(key, '%PDF-');
}, 60_000);
afterAll(() => portal.close());

const STATUS: Record<string, number> = { FORBIDDEN: 403, NOT_FOUND: 404, BAD_USER_INPUT: 400, CONFLICT: 409 };

const concrete = (path: string) => path.replace(/\{\w+\}/g, '1');

/** The path with a 1 for everything that it needs to be told, so that what it answers is the graph's decision. */
function told(row: Row, path: string): string {
  const needed = endpointOf(row, known, portal.portal.apiSchema).inputs.filter(({ slot, isInPath }) => slot.isRequired && !isInPath);
  const query = needed.map(({ name }) => `${name}=1`).join('&');
  return `${concrete(path)}${query && `?${query}`}`;
}

test('without a sign-in every path but the ways to sign in is refused, under each of its addresses [S-01]', async () => {
  for (const { method, paths, isPublic } of rows) {
    if (isPublic === true) continue;
    for (const path of paths) {
      for (const token of [undefined, 'not-a-token']) {
        const { status, headers, body } = await portal.call(method, concrete(path), { ...(token && { token }), body: {} });
        expect([method, path, status, headers['www-authenticate']]).toEqual([method, path, 401, 'Token']);
        expect(body['message']).toBe(body['detail']);
        expect(body['error']).toBe(body['detail']);
      }
    }
  }
});

const getRows = rows.filter(({ method }) => method === 'GET').map((row): [string, Row] => [row.paths[0] ?? '', row]);

test.each(getRows)('GET %s answers through each of its addresses, with and without the last slash, what it answers through the first', async (main, { paths }) => {
  const first = await portal.call('GET', concrete(main), { as: 'admin' });
  for (const path of paths.flatMap((one) => [one, one.replace(/\/$/, ''), one.replaceAll('-', '_')])) {
    const { status, text } = await portal.call('GET', concrete(path), { as: 'admin' });
    const neutral = (answer: string) => answer.replaceAll(/"http:[^"]+"/g, '""');
    expect([path, status, neutral(text)]).toEqual([path, first.status, neutral(first.text)]);
  }
});

/** What the graph decides about the row's operation, as a status. */
async function decided(row: Row, as: (typeof ACCOUNTS)[number]): Promise<number> {
  const operation = loadOperations().get(row.operation);
  const inPath = endpointOf(row, known, portal.portal.apiSchema).inputs.filter((input) => input.isInPath);
  const { data, errors } = await portal.graphql(as, operation?.text ?? '', { id: 1, ...Object.fromEntries(inPath.map(({ slot }) => [slot.graphName, 1])), ...row.fixed });
  const code = errors?.[0]?.extensions['code'];
  if (typeof code === 'string') return STATUS[code] ?? 500;
  return Object.values(data).every((value) => value === null) ? 404 : 200;
}

test.each(getRows)('REST and the graph let the same people into %s [S-31]', async (path, row) => {
  for (const account of ACCOUNTS) {
    const { status } = await portal.call('GET', told(row, path), { as: account });
    expect([account, status]).toEqual([account, await decided(row, account)]);
    expect(status).toBeLessThan(500);
  }
});
