import { ROLES } from '../../kit/request/permissions.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { ensureRoles } from '../seed.js';
import { identity } from '../subgraph.js';
import { lookUp, makePerson } from '../user/user.factory.js';
import { CREATE, DELETE, GRANT, USER_ROLES, REVOKE, roleDesk, ROLE_LIST, UPDATE } from '../testing/roles.js';

let portal: TestSubgraph;
let admin: Viewer;
const { roleId, linkId, grant, newRole, codeOf } = roleDesk(
  () => portal,
  () => admin,
);
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
  admin = (await makePerson(portal.database, { roles: ['Administrator'] })).viewer;
});
afterAll(() => portal.close());

describe('a person without the permission', () => {
  test('cannot read roles without signing in, and cannot write roles', async () => {
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

  test('cannot change their own roles, or a role they have, even as an administrator', async () => {
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

  test('cannot grant a level or a permission above their own', async () => {
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

  test("cannot read another person's roles: the answer has their own roles", async () => {
    const [one, other] = [
      await makePerson(portal.database, { roles: ['HR'] }),
      await makePerson(portal.database),
    ];
    const { data } = await portal.run<{ userRoles: { results: { userId: number }[] } }>(
      one.viewer,
      USER_ROLES,
      {
        userId: other.id,
      },
    );
    expect(new Set(data.userRoles.results.map(({ userId }) => userId))).toEqual(new Set([one.id]));
  });
});

test('everyone reads all roles with level and permissions, highest level first [A3.4 A6.1 A7.17]', async () => {
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

describe('roles that this organisation created', () => {
  test('are written, read back, changed and removed, each change with effect for everyone immediately', async () => {
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

  test('need an unused name, a level from 1 to 100 and permissions that exist', async () => {
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

  test('cannot be removed while a person has them', async () => {
    const id = await newRole('Night Watch');
    const person = await makePerson(portal.database, { roles: ['Night Watch'] });
    expect((await portal.run(admin, DELETE, { id })).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: '1 people still hold this role. Take it from them first.',
    });
    await portal.run(admin, REVOKE, { id: await linkId(person.id, 'Night Watch') });
    expect((await portal.run(admin, DELETE, { id })).errors).toEqual([]);
  });

  test('make the open browsers of people who have them count the inbox again when their permissions change', async () => {
    const id = await newRole('Coach');
    const person = await makePerson(portal.database, { roles: ['Coach'] });
    await portal.database.query('truncate stream_message');
    await portal.run(admin, UPDATE, { id, input: { displayName: 'Coaches' } });
    await portal.run(admin, UPDATE, { id, input: { permissions: ['learning.manage'] } });
    expect(await portal.database.query('select user_ids as told from stream_message')).toEqual([
      { told: [person.id] },
    ]);
  });

  test('get no permissions by a name that contains the name of another role', async () => {
    await newRole('Recruiter');
    const person = await makePerson(portal.database, { roles: ['Recruiter'] });
    expect(await identity.internal['session']?.(lookUp(person.token))).toMatchObject({ permissions: [] });
  });
});

describe('the built-in roles', () => {
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

  test("keep the organisation's changes when the portal restarts, and get only permissions that are new", async () => {
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
