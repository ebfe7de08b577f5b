import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { people } from '../subgraph.js';
import { addLine, ENTITLED, EVERYTHING, NOTHING, OTHERS, PRIVATE } from '../testing/privateFields.js';
import type { EmployeeRow } from './employee.columns.js';

let test_: TestSubgraph;
let boss: EmployeeRow, own: EmployeeRow, peer: EmployeeRow;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
  ({ boss, own, peer } = await addLine(test_.database));
});
afterAll(() => test_.close());

/** Every query that reaches Peer's record, and its fields there. */
function paths(of: EmployeeRow): [string, string, Record<string, unknown>, (data: never) => unknown][] {
  return [
    [
      'the single record',
      `query ($id: Int!) { employee(id: $id) { ${PRIVATE} } }`,
      { id: of.id },
      (data: { employee: unknown }) => data.employee,
    ],
    [
      'the list',
      `query ($search: String) { employees(search: $search) { results { ${PRIVATE} } } }`,
      { search: of.email },
      (data: { employees: { results: unknown[] } }) => data.employees.results[0],
    ],
    [
      'a reference',
      `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Employee { ${PRIVATE} } } }`,
      { r: [{ __typename: 'Employee', id: of.id }] },
      (data: { _entities: unknown[] }) => data._entities[0],
    ],
    [
      'the user',
      `query ($r: [_Any!]!) { _entities(representations: $r) { ... on User { employee { ${PRIVATE} } } } }`,
      { r: [{ __typename: 'User', id: of.userId }] },
      (data: { _entities: { employee: unknown }[] }) => data._entities[0]?.employee,
    ],
  ] as never;
}

test.each(OTHERS)(
  '%s reads no salary, telephone, hours or address of other people in any query',
  async (_who, who) => {
    for (const [path, document, variables, read] of paths(peer)) {
      const { data } = await test_.run<never>(who({ own, peer }), document, variables);
      expect([path, read(data)]).toEqual([path, NOTHING]);
    }
  },
);

test('a manager’s own private fields cannot be read through a report’s record', async () => {
  const { data } = await test_.run(
    viewer([], { userId: peer.userId }),
    `{ myEmployee { salary manager { ${PRIVATE} manager { ${PRIVATE} } } } }`,
  );
  expect(data).toEqual({ myEmployee: { salary: '120000.00', manager: { ...NOTHING, manager: NOTHING } } });
});

test.each(ENTITLED)(
  '%s reads the private fields in every query [B3.7 B3.8 B3.12 B3.13 B3.14]',
  async (_who, who) => {
    for (const [path, document, variables, read] of paths(peer)) {
      const { data } = await test_.run<never>(who({ own, peer }), document, variables);
      expect([path, read(data)]).toEqual([path, EVERYTHING]);
    }
  },
);

test('a role with a name similar to HR reads nothing private', async () => {
  const auditor = { ...viewer(), roles: ['Employee', 'Threat Analyst', 'Chronicler', 'HRIS'] };
  const { data } = await test_.run(auditor, `{ employee(id: ${peer.id}) { salary } }`);
  expect(data).toEqual({ employee: { salary: null } });
});

test.each([[[]], [['HR']], [['Administrator']]])(
  'a person with roles %j who must change the password reads only their own record',
  async (roles) => {
    const newcomer = viewer(roles, { userId: own.userId, mustChangePassword: true });
    const document = `query ($r: [_Any!]!) { _entities(representations: $r) {
    ... on User { employee { firstName departmentName department { name } manager { id } managerName } } ... on Employee { firstName } } }`;
    const r = [
      { __typename: 'User', id: own.userId },
      { __typename: 'User', id: peer.userId },
      { __typename: 'Employee', id: boss.id },
    ];
    const { data } = await test_.run(newcomer, document, { r });
    expect(data).toEqual({
      _entities: [
        {
          employee: {
            firstName: 'Own',
            departmentName: 'Engineering',
            department: { name: 'Engineering' },
            manager: null,
            managerName: null,
          },
        },
        { employee: null },
        null,
      ],
    });
  },
);
