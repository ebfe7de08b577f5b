import { createHash } from 'node:crypto';
import { openTestPortal } from '../testing/portal.js';
import type { TestPortal } from '../testing/portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

interface Answer {
  data?: unknown;
  errors?: { extensions: { code: string } }[];
}

const ask = (body: unknown) => portal.call<Answer>('POST', '/graphql', { as: 'employee', body });
const query = '{ me { email } }';
const hash = createHash('sha256').update(query).digest('hex');

test.each([
  [
    'of a hash that we never saw',
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'b'.repeat(64) } } },
  ],
  [
    'with the hash of another text',
    { query, extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
  ],
  [
    'with a hash that is no text',
    { query, extensions: { persistedQuery: { version: 1, sha256Hash: { a: 1 } } } },
  ],
  ['without a hash', { query, extensions: { persistedQuery: { version: 1 } } }],
  ['of another version', { query, extensions: { persistedQuery: { version: 2, sha256Hash: hash } } }],
  ['of a version in letters', { query, extensions: { persistedQuery: { version: '1', sha256Hash: hash } } }],
  ['that is no object', { query, extensions: { persistedQuery: 'yes' } }],
])('a persisted query %s is a client error', async (_, body) => {
  const { status, body: answer } = await ask(body);
  expect(status).toBeLessThan(500);
  expect(answer.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('a persisted query is accepted by its hash once it was sent in full', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  const whole = await ask({ query, extensions });
  expect(whole.body.data).toEqual({ me: { email: 'employee@portal.example' } });
  expect((await ask({ extensions })).body).toEqual(whole.body);
});
