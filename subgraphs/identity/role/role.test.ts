import { ROLES } from '../../kit/request/permissions.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { ensureRoles } from '../seed.js';
import { identity } from '../subgraph.js';
import { lookUp, makePerson } from '../user/user.factory.js';
import type { SessionOwner } from '../session/session.service.js';

const GRANT =
  'mutation ($userId: Int!, $roleId: Int!) { grantRole(userId: $userId, roleId: $roleId) { id userId role { name } } }';
const REVOKE = 'mutation ($id: Int!) { revokeRole(id: $id) }';
const CREATE =
  'mutation ($input: CreateRoleInput!) { createRole(input: $input) { id name displayName hierarchyLevel roleType permissions { codename } } }';
const UPDATE =
  'mutation ($id: Int!, $input: UpdateRoleInput!) { updateRole(id: $id, input: $input) { name displayName permissions { codename } } }';
const DELETE = 'mutation ($id: Int!) { deleteRole(id: $id) }';
const ROLE_LIST =
  'query ($ordering: String, $search: String, $pageSize: Int) { roles(ordering: $ordering, search: $search, pageSize: $pageSize) { count results { name displayName hierarchyLevel roleType permissions { codename name displayName } } } }';
const HELD =
  'query ($userId: Int) { userRoles(userId: $userId) { count results { id userId role { name } } } }';

let portal: TestSubgraph;
let admin: Viewer;
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
  admin = (await makePerson(portal.database, { roles: ['Administrator'] })).viewer;
});
afterAll(() => portal.close());

const roleId = async (name: string) =>
  Number((await portal.database.one<{ id: number }>('select id from role where name = $1', [name]))?.id);
const linkId = async (userId: number, name: string) =>
  Number(
    (
      await portal.database.one<{ id: number }>(
        'select ur.id from user_role ur join role r on r.id = ur.role_id where ur.user_id = $1 and r.name = $2',
        [userId, name],
      )
    )?.id,
  );
const codeOf = async (...run: Parameters<TestSubgraph['run']>) => (await portal.run(...run)).errors[0]?.code;
const grant = async (by: Viewer, userId: number, name: string) =>
  portal.run<{ grantRole: { id: number } }>(by, GRANT, { userId, roleId: await roleId(name) });
const newRole = async (name: string, permissions: string[] = [], hierarchyLevel = 25) =>
  (
    await portal.run<{ createRole: { id: number } }>(admin, CREATE, {
      input: { name, hierarchyLevel, permissions },
    })
  ).data.createRole.id;

describe('nobody without the right', () => {
  test('reads roles without signing in, or writes them', async () => {
    for (const list of ['{ roles { count } }', '{ userRoles { count } }'])
      expect(await codeOf(null, list)).toBe('UNAUTHENTICATED');
    const writes: [string, object][] = [
      [GRANT, { userId: 1, roleId: 1 }],
      [REVOKE, { id: 1 }],
      [CREATE, { input: { name: 'X', hierarchyLevel: 1 } }],
      [UPDATE, { id: 1, input: {} }],
      [DELETE, { id: 1 }],
    ];
    for (const [document, variables] of writes) {
      expect(await codeOf(null, document, { ...variables })).toBe('UNAUTHENTICATED');
      for (const role of ['Employee', 'Analyst', 'IT Staff', 'HR', 'Manager'])
        expect(await codeOf(viewer([role]), document, { ...variables })).toBe('FORBIDDEN');
    }
  });

  test('changes their own roles, or a role they hold, administrators included', async () => {
    const all = await Promise.all(ROLES.map(({ name }) => grant(admin, admin.userId, name)));
    expect(new Set(all.map(({ errors }) => errors[0]?.code))).toEqual(new Set(['FORBIDDEN']));
    expect(await codeOf(admin, REVOKE, { id: await linkId(admin.userId, 'Employee') })).toBe('FORBIDDEN');
    expect(
      await codeOf(admin, UPDATE, {
        id: await roleId('Employee'),
        input: { permissions: ['timesheet.decide'] },
      }),
    ).toBe('FORBIDDEN');
  });

  test('hands out a level or a permission above their own', async () => {
    const keeper = viewer([], {
      permissions: ['role.manage', 'user.manage'],
      level: 60,
      roles: ['Employee', 'Role Keeper'],
    });
    const person = await makePerson(portal.database);
    const boss = await makePerson(portal.database, { roles: ['Administrator'] });
    expect((await grant(keeper, person.id, 'Administrator')).errors[0]?.code).toBe('FORBIDDEN');
    expect((await grant(keeper, person.id, 'HR')).errors[0]?.code).toBe('FORBIDDEN');
    expect((await grant(keeper, person.id, 'Manager')).errors).toEqual([]);
    expect(await codeOf(keeper, REVOKE, { id: await linkId(boss.id, 'Administrator') })).toBe('FORBIDDEN');
    expect(await codeOf(keeper, CREATE, { input: { name: 'Too High', hierarchyLevel: 61 } })).toBe(
      'FORBIDDEN',
    );
    expect(
      await codeOf(keeper, CREATE, {
        input: { name: 'Too Much', hierarchyLevel: 5, permissions: ['audit.read'] },
      }),
    ).toBe('FORBIDDEN');
  });

  test("reads somebody else's roles: the question is answered with one's own", async () => {
    const [one, other] = [
      await makePerson(portal.database, { roles: ['HR'] }),
      await makePerson(portal.database),
    ];
    const { data } = await portal.run<{ userRoles: { results: { userId: number }[] } }>(one.viewer, HELD, {
      userId: other.id,
    });
    expect(new Set(data.userRoles.results.map(({ userId }) => userId))).toEqual(new Set([one.id]));
  });
});

test('everybody reads all roles with level and permissions, highest level first [A3.4 A6.1 A7.17]', async () => {
  const { data } = await portal.run<{ roles: { count: number; results: Record<string, unknown>[] } }>(
    viewer(),
    ROLE_LIST,
  );
  expect(data.roles.results.map(({ name, hierarchyLevel }) => [name, hierarchyLevel])).toEqual([
    ['Administrator', 80],
    ['Manager', 50],
    ['HR', 40],
    ['IT Staff', 30],
    ['Analyst', 20],
    ['Employee', 10],
  ]);
  expect(data.roles.results[0]).toMatchObject({ roleType: 'SYSTEM' });
  expect(data.roles.results[4]).toMatchObject({
    roleType: 'BUSINESS',
    permissions: [
      {
        codename: 'graph.explore',
        name: 'Read the schema and use the GraphQL explorer',
        displayName: 'Read the schema and use the GraphQL explorer',
      },
    ],
  });
  const searched = await portal.run<{ roles: object }>(viewer(), ROLE_LIST, {
    search: 'STAFF',
    ordering: 'name',
  });
  expect(searched.data.roles).toMatchObject({ count: 1, results: [{ name: 'IT Staff' }] });
  const folded = await portal.run<{ roles: object }>(viewer(), ROLE_LIST, { search: 'ıt stáff' });
  expect(folded.data.roles).toMatchObject({ count: 1, results: [{ name: 'IT Staff' }] });
});

test('a role works from the next call on, and so does its loss [A3.5 A7.20]', async () => {
  const person = await makePerson(portal.database);
  const permissions = async () =>
    ((await identity.internal['session']?.(lookUp(person.token))) as SessionOwner).permissions;
  expect(await permissions()).toEqual([]);
  const { data } = await grant(admin, person.id, 'Analyst');
  expect(data.grantRole).toMatchObject({ userId: person.id, role: { name: 'Analyst' } });
  expect([...portal.latest().effects.viewersChanged]).toEqual([person.id]);
  expect(await permissions()).toEqual(['graph.explore']);
  const held = await portal.run<{ userRoles: object }>(admin, HELD, { userId: person.id });
  expect(held.data.userRoles).toMatchObject({ count: 2 });
  expect((await portal.run(admin, REVOKE, { id: data.grantRole.id })).data).toEqual({ revokeRole: true });
  expect(await permissions()).toEqual([]);
  const trail = await portal.database.query(
    `select action, actor_user_id as actor from audit where object_type = 'user' and object_id = $1 order by id`,
    [String(person.id)],
  );
  expect(trail).toEqual([
    { action: 'role.grant', actor: admin.userId },
    { action: 'role.revoke', actor: admin.userId },
  ]);
});

test('a role already held, an unknown person and an unknown role are named', async () => {
  const person = await makePerson(portal.database, { roles: ['HR'] });
  expect((await grant(admin, person.id, 'HR')).errors[0]).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { nonFieldErrors: ['This person already holds this role.'] },
  });
  const unknown = await portal.run(admin, GRANT, { userId: 999_999, roleId: 999_999 });
  expect(unknown.errors[0]?.fields).toEqual({
    userId: ['This user does not exist.'],
    roleId: ['This role does not exist.'],
  });
  expect(await codeOf(admin, REVOKE, { id: 999_999 })).toBe('NOT_FOUND');
});

test('two administrators who demote each other at the same time leave one, every time', async () => {
  for (let round = 0; round < 5; round += 1) {
    await portal.database.query(
      `delete from user_role ur using role r where r.id = ur.role_id and r.name = 'Administrator'`,
    );
    const [one, two] = [
      await makePerson(portal.database, { roles: ['Administrator'] }),
      await makePerson(portal.database, { roles: ['Administrator'] }),
    ];
    const [linkOne, linkTwo] = [await linkId(one.id, 'Administrator'), await linkId(two.id, 'Administrator')];
    const answers = await Promise.all([
      portal.run(one.viewer, REVOKE, { id: linkTwo }),
      portal.run(two.viewer, REVOKE, { id: linkOne }),
    ]);
    expect(answers.map(({ errors }) => errors[0]?.code ?? 'done').sort()).toEqual(['CONFLICT', 'done']);
    expect(
      await portal.database.query('select id from user_role where id = any($1::integer[])', [
        [linkOne, linkTwo],
      ]),
    ).toHaveLength(1);
  }
  admin = (await makePerson(portal.database, { roles: ['Administrator'] })).viewer;
});

test('a deactivated administrator does not count as one who is left', async () => {
  await portal.database.query(
    `delete from user_role ur using role r where r.id = ur.role_id and r.name = 'Administrator'`,
  );
  const [only, gone] = [
    await makePerson(portal.database, { roles: ['Administrator'] }),
    await makePerson(portal.database, { roles: ['Administrator'] }),
  ];
  await portal.database.query('update user_account set is_active = false where id = $1', [gone.id]);
  expect(await codeOf(gone.viewer, REVOKE, { id: await linkId(only.id, 'Administrator') })).toBe('CONFLICT');
  expect(
    (await portal.run(only.viewer, REVOKE, { id: await linkId(gone.id, 'Administrator') })).errors,
  ).toEqual([]);
  admin = only.viewer;
});

describe('roles made here', () => {
  test('are written, read back, changed and removed, each change for everybody at once', async () => {
    const { data } = await portal.run<{ createRole: { id: number } }>(admin, CREATE, {
      input: { name: '\tTrainer\n', hierarchyLevel: 15, permissions: ['learning.manage', 'learning.manage'] },
    });
    expect(data.createRole).toMatchObject({
      name: 'Trainer',
      displayName: 'Trainer',
      roleType: 'BUSINESS',
      permissions: [{ codename: 'learning.manage' }],
    });
    const { id } = data.createRole;
    const changed = await portal.run(admin, UPDATE, {
      id,
      input: { displayName: 'Trainers', permissions: [] },
    });
    expect(changed.data).toEqual({
      updateRole: { name: 'Trainer', displayName: 'Trainers', permissions: [] },
    });
    expect([...portal.latest().effects.viewersChanged]).toEqual(['all']);
    expect((await portal.run(admin, DELETE, { id })).data).toEqual({ deleteRole: true });
    expect(await codeOf(admin, DELETE, { id })).toBe('NOT_FOUND');
  });

  test('need a free name, a level from 1 to 100 and permissions that exist', async () => {
    const refusal = async (input: object) => (await portal.run(admin, CREATE, { input })).errors[0]?.fields;
    expect(await refusal({ name: 'it STAFF', hierarchyLevel: 5 })).toEqual({
      name: ['A role with this name already exists.'],
    });
    expect(await refusal({ name: ' ', hierarchyLevel: 0, permissions: ['all.mighty'] })).toEqual({
      name: ['This field may not be blank.'],
      hierarchyLevel: ['Ensure this value is between 1 and 100.'],
      permissions: ['"all.mighty" is not a valid choice.'],
    });
  });

  test('stay while somebody holds them', async () => {
    const id = await newRole('Night Watch');
    const person = await makePerson(portal.database, { roles: ['Night Watch'] });
    expect((await portal.run(admin, DELETE, { id })).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: '1 people still hold this role. Take it from them first.',
    });
    await portal.run(admin, REVOKE, { id: await linkId(person.id, 'Night Watch') });
    expect((await portal.run(admin, DELETE, { id })).errors).toEqual([]);
  });

  test('gain nothing by a name that contains another', async () => {
    await newRole('Recruiter');
    const person = await makePerson(portal.database, { roles: ['Recruiter'] });
    expect(await identity.internal['session']?.(lookUp(person.token))).toMatchObject({ permissions: [] });
  });
});

describe('the roles of the portal', () => {
  test('keep name and level, cannot be deleted, and Administrator keeps its permissions', async () => {
    const keeper = viewer([], { permissions: admin.permissions, level: 90, roles: ['Administrator'] });
    expect(await codeOf(keeper, UPDATE, { id: await roleId('HR'), input: { name: 'People Team' } })).toBe(
      'CONFLICT',
    );
    expect(await codeOf(keeper, UPDATE, { id: await roleId('HR'), input: { hierarchyLevel: 41 } })).toBe(
      'CONFLICT',
    );
    expect(
      await codeOf(keeper, UPDATE, { id: await roleId('Administrator'), input: { permissions: [] } }),
    ).toBe('CONFLICT');
    for (const { name } of ROLES)
      expect(await codeOf(keeper, DELETE, { id: await roleId(name) })).toBe('CONFLICT');
  });

  test('keep what the organisation changed when the portal starts again, and gain only permissions that are new', async () => {
    const id = await roleId('Manager');
    await portal.run(admin, UPDATE, {
      id,
      input: { displayName: 'Team Lead', permissions: ['leave.decide'] },
    });
    await portal.run(admin, UPDATE, {
      id: await roleId('IT Staff'),
      input: { permissions: ['ticket.handle_it'] },
    });
    await portal.database.query(`delete from permission where codename = 'article.manage'`);
    await Promise.all([ensureRoles(portal.database), ensureRoles(portal.database)]);
    const { data } = await portal.run<{
      roles: { results: { displayName: string; permissions: { codename: string }[] }[] };
    }>(admin, ROLE_LIST, { ordering: 'name' });
    const permits = (name: string) =>
      data.roles.results
        .find((role) => role.displayName === name)
        ?.permissions.map(({ codename }) => codename);
    expect(permits('Team Lead')).toEqual(['leave.decide']);
    expect(permits('IT Staff')).toEqual(['article.manage', 'ticket.handle_it']);
    expect(permits('Administrator')).toEqual([...(ROLES.at(-1)?.permissions ?? [])].sort());
  });
});
