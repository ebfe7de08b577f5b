import { gql } from '@apollo/client';
import { delay, http, HttpResponse } from 'msw';

import { failureText } from '../../domain/failure/failure';
import { refusal, unknownToken } from '../../testing/graph';
import { server, interceptNetwork } from '../../testing/server';
import { createApolloClient } from './apolloClient';

interceptNetwork();
afterEach(() => jest.restoreAllMocks());

const url = 'http://portal.test/graphql';
const query = gql`
  query Ping {
    user: me {
      id
    }
  }
`;
const mutation = gql`
  mutation Change {
    user: updateProfile(input: {}) {
      id
    }
  }
`;
const pong = () => HttpResponse.json({ data: { user: { id: 7 } } });

function connect({ token = 'kept', usual = false }: { token?: string | null; usual?: boolean } = {}) {
  const onUnauthenticated = jest.fn();
  const reach = { lost: jest.fn(), found: jest.fn() };
  const client = createApolloClient({
    apiHost: 'http://portal.test',
    readToken: () => token,
    onUnauthenticated,
    reach,
    retryWait: 1,
    ...(!usual && { timeLimit: 1000 }),
  });
  return { client, onUnauthenticated, reach };
}

/**
 * Answers `failures` times with the given answer and then well; tells how often it was asked, and with which
 * keys.
 */
function failing(failures: number, answer: () => Response | Promise<Response>) {
  const keys: (string | null)[] = [];
  server.use(
    http.post(url, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length <= failures ? answer() : pong();
    }),
  );
  return keys;
}

const wordsOf = (call: Promise<unknown>) => call.then(() => 'no failure', failureText);

test('a request carries the token if there is one, and JSON [A7.2 C7.1]', async () => {
  const seen = jest.fn();
  server.use(
    http.post(url, ({ request }) => {
      seen(request.headers.get('Authorization'), request.headers.get('Content-Type'));
      return pong();
    }),
  );
  await connect().client.query({ query });
  await connect({ token: null }).client.query({ query });
  expect(seen.mock.calls).toEqual([
    ['Token kept', 'application/json'],
    [null, 'application/json'],
  ]);
});

test('a request without a sign-in has its operation name in a header, so that sign-ins are counted separately', async () => {
  const seen: (string | null)[] = [];
  server.use(
    http.post(url, ({ request }) => {
      seen.push(request.headers.get('X-Apollo-Operation-Name'));
      return pong();
    }),
  );
  const named = gql`
    query SignIn {
      user: me {
        id
      }
    }
  `;
  await connect({ token: null }).client.query({ query: named });
  await connect().client.query({ query: named });
  expect(seen).toEqual(['SignIn', null]);
});

test('a query to an overloaded portal is retried three times [A9.2]', async () => {
  const asked = failing(3, () => new HttpResponse(null, { status: 503, statusText: 'Service Unavailable' }));
  await expect(connect().client.query({ query })).resolves.toMatchObject({ data: { user: { id: 7 } } });
  expect(asked).toHaveLength(4);
});

test('after the third retry the error is reported [A9.2 A8.10]', async () => {
  const asked = failing(99, () => new HttpResponse(null, { status: 503, statusText: 'Service Unavailable' }));
  expect(await wordsOf(connect().client.query({ query }))).toBe('HTTP 503: Service Unavailable');
  expect(asked).toHaveLength(4);
});

test('a subgraph that cannot answer now is retried, although the answer has status 200 [A9.2]', async () => {
  const asked = failing(1, () => refusal('SERVICE_UNAVAILABLE', 'The service is temporarily unavailable.'));
  await expect(connect().client.query({ query })).resolves.toMatchObject({ data: { user: { id: 7 } } });
  expect(asked).toHaveLength(2);
});

test('a Retry-After header decides the waiting time: a retry that is too far away is not made', async () => {
  const asked = failing(1, () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '600' } }));
  await wordsOf(connect().client.query({ query }));
  expect(asked).toHaveLength(1);
});

test('a refusal is an answer and is not retried', async () => {
  const asked = failing(99, () => refusal('FORBIDDEN', 'You do not have permission to perform this action.'));
  expect(await wordsOf(connect().client.query({ query }))).toBe(
    'You do not have permission to perform this action.',
  );
  expect(asked).toHaveLength(1);
});

test('a mutation without a key is not sent again, even if its answer was lost', async () => {
  const keys = failing(1, () => HttpResponse.error());
  await expect(connect().client.mutate({ mutation, context: { once: true } })).rejects.toThrow();
  expect(keys).toHaveLength(1);
});

test('a mutation is sent again with the same key, so that it happens once', async () => {
  const keys = failing(1, () => HttpResponse.error());
  await connect().client.mutate({ mutation });
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('two mutations have two keys, and a user action may provide its own', async () => {
  const keys = failing(0, () => HttpResponse.error());
  const { client } = connect();
  await client.mutate({ mutation });
  await client.mutate({ mutation });
  await client.mutate({ mutation, context: { idempotencyKey: 'save-of-form-7' } });
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe('save-of-form-7');
});

test('a sign-in has no key and is never retried', async () => {
  const keys = failing(99, () => HttpResponse.error());
  await wordsOf(connect({ token: null }).client.mutate({ mutation }));
  expect(keys).toEqual([null]);
});

test('a request times out after thirty seconds, with the general error message [A9.1 A8.9 C9.38]', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const clock = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(5));
  failing(99, async () => {
    await delay('infinite');
    throw new Error('The test is over.');
  });
  expect(await wordsOf(connect({ usual: true }).client.query({ query }))).toBe(
    'An unexpected error occurred',
  );
  expect(clock.mock.calls[0]).toEqual([30_000]);
});

test('a request has a timeout of 30 seconds by default [A9.1 C9.38]', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const clock = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(5));
  failing(99, async () => {
    await delay('infinite');
    throw new Error('The test is over.');
  });
  const client = createApolloClient({
    ...{ apiHost: 'http://portal.test', readToken: () => null, onUnauthenticated: jest.fn(), retryWait: 1 },
    reach: { lost: jest.fn(), found: jest.fn() },
  });
  expect(await wordsOf(client.query({ query }))).toBe('An unexpected error occurred');
  expect(clock.mock.calls[0]).toEqual([30_000]);
  clock.mockRestore();
});

test('an error without a body is reported with its status [A8.10 C8.41]', async () => {
  failing(99, () => new HttpResponse(null, { status: 500, statusText: 'Internal Server Error' }));
  expect(await wordsOf(connect().client.query({ query }))).toBe('HTTP 500: Internal Server Error');
});

test('an error with a body is reported with the message of the body [A7.3]', async () => {
  failing(99, () => HttpResponse.json({ errors: [{ message: 'Too many pages.' }] }, { status: 400 }));
  expect(await wordsOf(connect().client.query({ query }))).toBe('Too many pages.');
});

test.each([
  ['in the answer', unknownToken],
  ['with status 401 and a page of a proxy', () => new HttpResponse('<p>Sign in</p>', { status: 401 })],
  [
    'with status 401',
    () =>
      HttpResponse.json(
        { errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] },
        { status: 401 },
      ),
  ],
])('an unknown token is reported, %s', async (_place, answer) => {
  failing(99, answer);
  const { client, onUnauthenticated } = connect();
  await wordsOf(client.query({ query }));
  expect(onUnauthenticated.mock.calls).toEqual([['kept']]);
});

test.each([
  ['no network', () => HttpResponse.error()],
  ['a portal that is busy', () => new HttpResponse(null, { status: 503 })],
  ['the page of a proxy', () => HttpResponse.html('<p>Bad Gateway</p>', { status: 502 })],
  ['a page in place of an answer', () => HttpResponse.html('<p>Welcome to the hotel</p>')],
  ['an unforeseen failure', () => refusal('INTERNAL_SERVER_ERROR', 'An unexpected error occurred')],
])('%s does not invalidate a token', async (_what, answer) => {
  failing(99, answer);
  const { client, onUnauthenticated, reach } = connect();
  await wordsOf(client.query({ query }));
  expect(onUnauthenticated).not.toHaveBeenCalled();
  expect(reach.lost.mock.calls.length + reach.found.mock.calls.length).toBe(1);
});

test('rows of two lists with the same id stay separate in the cache, whatever another screen reads', async () => {
  const posting = {
    __typename: 'JobPosting',
    id: 'p',
    status: { __typename: 'Lookup', id: 1, label: 'Active' },
    priority: { __typename: 'Lookup', id: 1, label: 'Low' },
  };
  server.use(http.post(url, () => HttpResponse.json({ data: { jobPosting: posting } })));
  const { client } = connect();
  const read = gql`
    query JobPosting {
      jobPosting(id: "p") {
        id
        status {
          id
          label
        }
        priority {
          id
          label
        }
      }
    }
  `;
  await client.query({ query: read });
  expect(client.readQuery({ query: read })).toMatchObject({
    jobPosting: { status: { label: 'Active' }, priority: { label: 'Low' } },
  });
});
