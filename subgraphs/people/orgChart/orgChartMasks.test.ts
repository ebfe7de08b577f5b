import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { EmployeeRow } from '../employee/employee.columns.js';
import { people } from '../subgraph.js';
import { addLine, ENTITLED, EVERYTHING, NOTHING, OTHERS, PRIVATE } from '../testing/privateFields.js';

type Private = Record<string, unknown>;

let test_: TestSubgraph;
let boss: EmployeeRow, own: EmployeeRow, peer: EmployeeRow;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
  ({ boss, own, peer } = await addLine(test_.database));
});
afterAll(() => test_.close());

const only = (records: (Private & { id: number })[], { id }: EmployeeRow) =>
  records.filter((record) => record.id === id);
const REF = 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Employee';

/**
 * Every way through the chart, a chain or a list of reports to Peer's record; `at` finds it in the answer.
 */
function paths(
  of: EmployeeRow,
): { path: string; document: string; variables?: object; at: (data: never) => Private[] }[] {
  const fields = `{ id ${PRIVATE} }`;
  type Chart = {
    orgChart: {
      people: { employee: Private & { id: number }; user: { employee: Private & { id: number } } }[];
    };
  };
  type Entities<Field extends string> = { _entities: Record<Field, (Private & { id: number })[]>[] };
  return [
    {
      path: 'chart',
      document: `{ orgChart { people { employee ${fields} } } }`,
      at: ({ orgChart }: Chart) =>
        only(
          orgChart.people.map(({ employee }) => employee),
          of,
        ),
    },
    {
      path: 'chart, user',
      document: `{ orgChart { people { user { employee ${fields} } } } }`,
      at: ({ orgChart }: Chart) =>
        only(
          orgChart.people.map(({ user }) => user.employee),
          of,
        ),
    },
    {
      path: 'reports',
      document: `${REF} { directReports ${fields} } } }`,
      variables: { r: [{ __typename: 'Employee', id: own.id }] },
      at: ({ _entities }: Entities<'directReports'>) => only(_entities[0]?.directReports ?? [], of),
    },
    {
      path: 'reports of the chain',
      document: `${REF} { managerChain { directReports ${fields} } } } }`,
      variables: { r: [{ __typename: 'Employee', id: peer.id }] },
      at: ({
        _entities,
      }: { _entities: Entities<'directReports'>[] } & {
        _entities: { managerChain: { directReports: (Private & { id: number })[] }[] }[];
      }) => only(_entities[0]?.managerChain[0]?.directReports ?? [], of),
    },
  ];
}

const CHAIN = `{ employee(id: $id) { managerChain { id ${PRIVATE} } } }`;
const chain = async (who: Viewer, of: EmployeeRow) => {
  const { data } = await test_.run<{ employee: { managerChain: (Private & { id: number })[] } }>(
    who,
    `query ($id: Int!) ${CHAIN}`,
    { id: of.id },
  );
  return data.employee.managerChain;
};

test.each(OTHERS)(
  '%s reads no salary, telephone, hours or address of other people through the chart, a chain or a list of reports',
  async (_who, who) => {
    for (const { path, document, variables, at } of paths(peer)) {
      const { data } = await test_.run<never>(who({ own, peer }), document, { ...variables });
      expect([path, at(data)]).toEqual([path, [{ id: peer.id, ...NOTHING }]]);
    }
    expect(await chain(who({ own, peer }), own)).toEqual([{ id: boss.id, ...NOTHING }]);
  },
);

test.each(ENTITLED)('%s reads the private fields in each of these queries', async (_who, who) => {
  for (const { path, document, variables, at } of paths(peer)) {
    const { data } = await test_.run<never>(who({ own, peer }), document, { ...variables });
    expect([path, at(data)]).toEqual([path, [{ id: peer.id, ...EVERYTHING }]]);
  }
});

test('in a chain everyone reads only their own private fields', async () => {
  expect(await chain(viewer([], { userId: own.userId }), peer)).toEqual([
    { id: own.id, ...EVERYTHING },
    { id: boss.id, ...NOTHING },
  ]);
  expect(await chain(viewer([], { userId: peer.userId }), peer)).toEqual([
    { id: own.id, ...NOTHING },
    { id: boss.id, ...NOTHING },
  ]);
  expect(await chain(viewer(['HR']), peer)).toEqual([
    { id: own.id, ...EVERYTHING },
    { id: boss.id, ...EVERYTHING },
  ]);
});

test('without a sign-in a bare reference returns no chain and no list of reports', async () => {
  for (const field of ['managerChain', 'directReports']) {
    const { data, errors } = await test_.run<{ _entities: unknown[] } | null>(
      null,
      `${REF} { ${field} { id } } } }`,
      { r: [{ __typename: 'Employee', id: own.id }] },
    );
    expect([field, data?._entities ?? [null], errors[0]?.code]).toEqual([field, [null], 'UNAUTHENTICATED']);
  }
});

test('a person who must change the password reads no chain and no reports, not even as HR', async () => {
  for (const roles of [[], ['HR'], ['Administrator']]) {
    const newcomer = viewer(roles, { userId: own.userId, mustChangePassword: true });
    const { data } = await test_.run(newcomer, `${REF} { managerChain { id } directReports { id } } } }`, {
      r: [
        { __typename: 'Employee', id: own.id },
        { __typename: 'Employee', id: peer.id },
      ],
    });
    expect(data).toEqual({ _entities: [{ managerChain: [], directReports: [] }, null] });
  }
});
