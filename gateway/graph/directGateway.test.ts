import type { GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface';
import { DirectOperations } from './directGateway.js';
import { openTestPortal } from '../testing/portal.js';
import type { TestPortal } from '../testing/portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

/** The first run is planned and shaped by the gateway, the second may take the short way. */
async function twice(document: string, variables: Record<string, unknown> = {}) {
  return [await portal.graphql('hr', document, variables), await portal.graphql('hr', document, variables)];
}

test.each([
  [
    'a list with aliases, defaults and a count',
    'query ($size: Int = 3) { tickets: masterTickets(pageSize: $size) { count rows: results { number: id kind leave { leaveType } } } }',
    {},
  ],
  [
    'fields that are left out by a variable',
    'query ($with: Boolean!) { departments { results { id name @include(if: $with) code @skip(if: $with) } } }',
    { with: false },
  ],
  [
    'two fields of one subgraph',
    '{ departments(pageSize: 2) { results { name } } employeeStatistics { totalEmployees } }',
    {},
  ],
  [
    'fragments',
    '{ departments(pageSize: 2) { ...Page } } fragment Page on DepartmentPage { count results { ...One } } fragment One on Department { id name }',
    {},
  ],
  [
    'type names everywhere',
    '{ __typename departments(pageSize: 1) { __typename results { __typename id } } }',
    {},
  ],
  [
    'fields of several subgraphs',
    '{ me { id email employee { jobTitle department { name } } roles { role { name } } } }',
    {},
  ],
  ['a row that is not there', '{ employee(id: 999999) { id } }', {}],
  ['a page past the end', '{ masterTickets(page: 900) { results { id } } }', {}],
  ['a bad variable', 'query ($size: Int) { departments(pageSize: $size) { count } }', { size: 'many' }],
  ['a missing variable', 'query ($id: Int!) { employee(id: $id) { id } }', {}],
])('%s: the second answer equals the first', async (_, document, variables) => {
  const [first, second] = await twice(document, variables);
  expect(second).toEqual(first);
});

test('the second run is refused to a person without the permission, like the first', async () => {
  const document = '{ itDashboard { totalAssets } }';
  await portal.graphql('it', document);
  await portal.graphql('it', document);
  expect((await portal.graphql('employee', document)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  expect((await portal.graphql(null, document)).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});

test('of a list with thousands of invalid items the first errors are named, and the rest is not read [S-66]', async () => {
  const document =
    'mutation ($history: [ChatMessageInput!]) { sendChatMessage(message: "hi", conversationHistory: $history) { response } }';
  for (const { errors } of await twice(document, { history: Array.from({ length: 20_000 }, () => ({})) })) {
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(errors?.length).toBeLessThanOrEqual(20);
  }
});

describe('when a subgraph does not answer', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  const hangs: GatewayExecutor = () => new Promise(() => undefined);
  const gateway = { load: async () => ({ executor: hangs }) } as unknown as GatewayInterface;

  test.each([
    [10_000, '{ me { id } }', undefined],
    [2_500, 'mutation { logout }', 7_500],
    [25_000, 'mutation { generateJobRecommendations { status } }', undefined],
  ])(
    'after %i milliseconds %s is cancelled, including the lookup of the viewer',
    async (patience, source, waitedMs) => {
      const { executor } = await new DirectOperations().around(gateway).load({} as never);
      const asked = {
        source,
        context: { waitedMs },
        operation: { variableDefinitions: [] },
        request: {},
        schema: portal.portal.apiSchema,
      };
      let answer: unknown = 'waiting';
      void Promise.resolve(executor?.(asked as never)).then((result) => {
        answer = result;
      });
      await jest.advanceTimersByTimeAsync(patience - 1);
      expect(answer).toBe('waiting');
      await jest.advanceTimersByTimeAsync(1);
      expect(answer).toMatchObject({
        errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 2 } }],
      });
    },
  );
});
