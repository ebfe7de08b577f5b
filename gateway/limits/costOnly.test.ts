import { loadConfig } from '../../subgraphs/kit/config/config.js';
import { openTestPortal } from '../testing/portal.js';
import type { Account, TestPortal } from '../testing/portal.js';

const MOST_WRITES = 3;
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ LIMITS_ENABLED: 'true', LIMIT_WRITES_PER_MINUTE: String(MOST_WRITES) });
}, 60_000);
afterAll(() => portal.close());

interface Answer {
  data?: unknown;
  errors?: { message: string }[];
  extensions?: { cost: { cost: number; limit: number } };
}
const limit = loadConfig({}).graph.cost;
const costOf = (as: Account | null, query: string, variables = {}) =>
  portal.call<Answer>('POST', '/graphql', {
    ...(as && { as }),
    body: { query, variables, extensions: { costOnly: true } },
  });

const LARGE = '{ employees(pageSize: 200) { results { directReports { directReports { id } } } } }';
const CREATE =
  'mutation { createGeneralTicket(input: { title: "A lamp", description: "It hums.", categoryId: 1 }) { id } }';

test('without a sign-in no cost is returned', async () => {
  const { body } = await costOf(null, '{ departments { count } }');
  expect([body.extensions, body.errors?.length]).toEqual([undefined, 1]);
});

test('a document that costs too much is refused in costOnly as in a run', async () => {
  const { status, body } = await costOf('analyst', LARGE);
  const run = await portal.call<Answer>('POST', '/graphql', { as: 'analyst', body: { query: LARGE } });
  expect([status, body.errors?.[0]?.message]).toEqual([400, run.body.errors?.[0]?.message]);
  expect(body.errors?.[0]?.message).toContain(`at most ${limit} are allowed`);
});

test('an analyst reads the cost of a query, by the page sizes sent with it, without running it', async () => {
  const people = 'query ($n: Int) { employees(pageSize: $n) { results { id } } }';
  expect((await costOf('analyst', people, { n: 20 })).body).toEqual({
    extensions: { cost: { cost: 1 + 1 + 20, limit } },
  });
  expect((await costOf('analyst', people, { n: 50 })).body.extensions?.cost.cost).toBe(1 + 1 + 50);
});

test('a mutation with costOnly changes nothing and is not counted as a write', async () => {
  const tickets = async () =>
    (await portal.graphql<{ myTickets: { count: number } }>('employee', '{ myTickets { count } }')).data
      .myTickets.count;
  const before = await tickets();
  for (let n = 0; n <= MOST_WRITES; n += 1)
    expect((await costOf('employee', CREATE)).body).toEqual({ extensions: { cost: { cost: 2, limit } } });
  expect(await tickets()).toBe(before);
});
