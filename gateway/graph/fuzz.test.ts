import fc from 'fast-check';
import { buildSchema, Kind, parse } from 'graphql';
import type { GraphQLObjectType, OperationDefinitionNode } from 'graphql';
import { answerFaults } from '../testing/answerFaults.js';
import { askedOf } from '../testing/fuzzDocuments.js';
import { ACCOUNTS, openTestPortal } from '../testing/portal.js';
import type { TestPortal } from '../testing/portal.js';
import { readSchemaFile } from './supergraph.js';

/** Operations that would end the caller's session, or are slow by design. */
const LEFT_OUT =
  /^(login|logout|changePassword|revokeSession|endSessions|setUserActive|removeEmployee|revokeRole|updateUser)$/;
const RUNS = 4;

const schema = buildSchema(readSchemaFile('api.graphql'));
const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
const fields = (['query', 'mutation'] as const).flatMap((kind) =>
  Object.values(roots[kind]?.getFields() ?? {})
    .filter(({ name }) => !LEFT_OUT.test(name))
    .map((field) => [field.name, kind, field] as const),
);

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

/** Fields that were answered at least once. */
const answered = new Set<string>();

test.each(fields)(
  '%s gets an answer as the schema says to every random document that fits the schema [S-07]',
  async (name, kind, field) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ACCOUNTS), fc.gen(), async (as, draw) => {
        const body = askedOf(draw, kind, field);
        const { status, body: answer } = await portal.call<Answer>('POST', '/graphql', { as, body });
        const codes = (answer.errors ?? []).map(({ extensions }) => extensions?.code);
        const { selectionSet } = parse(body.query).definitions.find(
          (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
        )!;
        const { data } = answer;
        const faults = data ? answerFaults(roots[kind] as GraphQLObjectType, selectionSet, data) : [];
        if (data && codes.length === 0) answered.add(name);
        expect({
          as,
          ...body,
          faults,
          isFault: status >= 500 || codes.some((code) => !isKnown(code)),
        }).toEqual({
          as,
          ...body,
          faults: [],
          isFault: false,
        });
      }),
      { numRuns: RUNS, seed: 20_261_127, endOnFailure: true, includeErrorInReport: true },
    );
  },
);

const isKnown = (code: string | undefined) => code !== undefined && code !== 'INTERNAL_SERVER_ERROR';

test('random documents reach most fields of the schema', () => {
  const asked = fields.filter(([, kind]) => kind === 'query').map(([name]) => name);
  const reached = asked.filter((name) => answered.has(name));
  expect(reached.length).toBeGreaterThan(asked.length / 3);
});
