import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { identity } from '../subgraph.js';
import { makePerson } from './user.factory.js';
import type { MadePerson } from './user.factory.js';

const HOLDERS = `query ($permissions: [String!]!, $userId: Int, $search: String, $ordering: String, $page: Int, $pageSize: Int) {
  usersWithPermission(permissions: $permissions, userId: $userId, search: $search, ordering: $ordering, page: $page, pageSize: $pageSize) { count results { id fullName email roles { id } dateJoined } }
}`;
interface Holders {
  usersWithPermission: {
    count: number;
    results: { id: number; fullName: string; email: string; roles: unknown; dateJoined: unknown }[];
  };
}

const itStaff = viewer(['IT Staff']);
let portal: TestSubgraph;
let ida: MadePerson, otto: MadePerson, hugo: MadePerson, ada: MadePerson, plain: MadePerson;

beforeAll(async () => {
  portal = await openTestSubgraph(identity);
  const make = (firstName: string, lastName: string, roles: string[]) =>
    makePerson(portal.database, { firstName, lastName, roles });
  ida = await make('Ida', 'Young', ['IT Staff']);
  otto = await make('Otto', 'Xu', ['IT Staff', 'HR']);
  hugo = await make('Hugo', 'Wolf', ['HR']);
  ada = await make('Ada', 'Voss', ['Administrator']);
  plain = await make('Pat', 'Plain', ['Manager', 'Analyst']);
});
afterAll(() => portal.close());

const ask = (person: Viewer | null, variables: Record<string, unknown>) =>
  portal.run<Holders>(person, HOLDERS, variables);
async function found(variables: Record<string, unknown>, person: Viewer = itStaff): Promise<number[]> {
  const { data, errors } = await ask(person, variables);
  expect(errors).toEqual([]);
  expect(data.usersWithPermission.count).toBeGreaterThanOrEqual(data.usersWithPermission.results.length);
  return data.usersWithPermission.results.map(({ id }) => id);
}

test('only people who assign work or manage sign-ins can ask who has a permission', async () => {
  expect((await ask(null, { permissions: ['ticket.handle_it'] })).errors[0]?.code).toBe('UNAUTHENTICATED');
  for (const roles of [[], ['Manager'], ['Analyst']])
    expect((await ask(viewer(roles), { permissions: ['ticket.handle_it'] })).errors[0]?.code).toBe(
      'FORBIDDEN',
    );
  for (const role of ['IT Staff', 'HR', 'Administrator'])
    expect((await ask(viewer([role]), { permissions: ['ticket.handle_it'] })).errors).toEqual([]);
  for (const permission of [
    'ticket.handle_hr',
    'ticket.handle_it',
    'leave.decide',
    'timesheet.decide',
    'recruitment.manage',
    'user.manage',
  ])
    expect(
      (
        await ask(viewer([], { permissions: [permission] }), {
          permissions: ['leave.decide', 'timesheet.decide'],
        })
      ).errors,
    ).toEqual([]);
});

test('a person who assigns work cannot read who may read the audit trail', async () => {
  for (const permissions of [['audit.read'], ['ticket.handle_it', 'role.manage']])
    expect((await ask(itStaff, { permissions })).errors[0]?.code).toBe('FORBIDDEN');
});

test('a custom role that manages recruitment reads who else manages recruitment', async () => {
  const recruiting = viewer([], { permissions: ['recruitment.manage'] });
  expect(await found({ permissions: ['recruitment.manage'] }, recruiting)).toEqual([
    ada.id,
    hugo.id,
    otto.id,
  ]);
  expect(
    (await ask(recruiting, { permissions: ['recruitment.manage', 'employee.manage'] })).errors[0]?.code,
  ).toBe('FORBIDDEN');
});

test('everyone with any of the permissions is listed once, by name, whichever role gives it', async () => {
  expect(await found({ permissions: ['ticket.handle_it'] })).toEqual([ada.id, otto.id, ida.id]);
  expect(await found({ permissions: ['ticket.handle_hr', 'ticket.handle_it'] })).toEqual([
    ada.id,
    hugo.id,
    otto.id,
    ida.id,
  ]);
  expect(await found({ permissions: ['timesheet.decide'] }, viewer(['HR']))).toEqual([hugo.id, otto.id]);
  for (const permissions of [[], ['no.such'], ["' or true --"]])
    expect(await found({ permissions }, viewer(['HR']))).toEqual([]);
});

test('a person is found by id only if they have the permission', async () => {
  const permissions = ['ticket.handle_it'];
  for (const { id } of [ida, otto, ada]) expect(await found({ permissions, userId: id })).toEqual([id]);
  for (const id of [plain.id, hugo.id, 999_999, 0, -1])
    expect(await found({ permissions, userId: id })).toEqual([]);
});

test('a person who may no longer sign in cannot be given work', async () => {
  const [deactivated, left] = [
    await makePerson(portal.database, { roles: ['IT Staff'] }),
    await makePerson(portal.database, { roles: ['IT Staff'] }),
  ];
  const both = async () => [
    ...(await found({ permissions: ['ticket.handle_it'], userId: deactivated.id })),
    ...(await found({ permissions: ['ticket.handle_it'], userId: left.id })),
  ];
  expect(await both()).toEqual([deactivated.id, left.id]);
  await portal.run(
    viewer(['HR']),
    'mutation ($id: Int!) { setUserActive(id: $id, isActive: false) { id } }',
    { id: deactivated.id },
  );
  await portal.database.system(async (tx) =>
    identity.consumes['employment.changed']?.(tx, { userId: left.id, isEmployed: false }),
  );
  expect(await both()).toEqual([]);
  expect(await found({ permissions: ['ticket.handle_it'] })).toHaveLength(3);
});

test('a person who loses a role loses its permissions', async () => {
  const person = await makePerson(portal.database, { roles: ['IT Staff'] });
  await portal.database.query(
    'delete from user_role where user_id = $1 and role_id = (select id from role where name = $2)',
    [person.id, 'IT Staff'],
  );
  expect(await found({ permissions: ['ticket.handle_it'], userId: person.id })).toEqual([]);
});

test('the list is searched, sorted and paged by names, and cannot be sorted by private fields [A3.27]', async () => {
  const permissions = ['ticket.handle_hr', 'ticket.handle_it'];
  expect(await found({ permissions, search: 'HUGO w' })).toEqual([hugo.id]);
  expect(await found({ permissions, search: ida.email })).toEqual([ida.id]);
  expect(await found({ permissions, ordering: 'firstName' })).toEqual([ada.id, hugo.id, ida.id, otto.id]);
  expect(await found({ permissions, ordering: '-lastLogin,dateJoined' })).toEqual([
    ada.id,
    hugo.id,
    otto.id,
    ida.id,
  ]);
  expect(await found({ permissions, page: 2, pageSize: 3 })).toEqual([ida.id]);
  const { data } = await ask(itStaff, { permissions, pageSize: 1 });
  expect(data.usersWithPermission).toMatchObject({ count: 4, results: [{ fullName: 'Ada Voss' }] });
  expect((await ask(itStaff, { permissions, page: 9 })).errors[0]).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Invalid page.',
  });
});

test('IT Staff read names and addresses in the list, but no private fields of identity', async () => {
  const { data } = await ask(itStaff, { permissions: ['ticket.handle_hr'], userId: hugo.id });
  expect(data.usersWithPermission.results).toEqual([
    { id: hugo.id, fullName: 'Hugo Wolf', email: hugo.email, roles: null, dateJoined: null },
  ]);
});

test('a page of any size costs one statement, and its count one more', async () => {
  for (const [fields, statements] of [
    ['results { id fullName email }', 1],
    ['count results { id }', 2],
  ] as const) {
    const before = portal.database.statements;
    await portal.run(
      itStaff,
      `{ usersWithPermission(permissions: ["ticket.handle_it"], pageSize: 2) { ${fields} } }`,
    );
    expect(portal.database.statements - before).toBe(statements);
  }
});
