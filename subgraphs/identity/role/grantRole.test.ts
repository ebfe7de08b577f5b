import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { identity } from '../subgraph.js';
import { lookUp, makePerson } from '../user/user.factory.js';
import type { SessionOwner } from '../session/session.service.js';
import { GRANT, USER_ROLES, REVOKE, roleDesk } from '../testing/roles.js';

let portal: TestSubgraph;
let admin: Viewer;
const { linkId, grant, codeOf } = roleDesk(
  () => portal,
  () => admin,
);
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
  admin = (await makePerson(portal.database, { roles: ['Administrator'] })).viewer;
});
afterAll(() => portal.close());

test('a granted or revoked role takes effect from the next call on [A3.5 A7.20]', async () => {
  const person = await makePerson(portal.database);
  const permissions = async () =>
    ((await identity.internal['session']?.(lookUp(person.token))) as SessionOwner).permissions;
  expect(await permissions()).toEqual([]);
  const { data } = await grant(admin, person.id, 'Analyst');
  expect(data.grantRole).toMatchObject({ userId: person.id, role: { name: 'Analyst' } });
  expect([...portal.latest().effects.viewersChanged]).toEqual([person.id]);
  expect(await permissions()).toEqual(['graph.explore']);
  const roles = await portal.run<{ userRoles: object }>(admin, USER_ROLES, { userId: person.id });
  expect(roles.data.userRoles).toMatchObject({ count: 2 });
  expect((await portal.run(admin, REVOKE, { id: data.grantRole.id })).data).toEqual({ revokeRole: true });
  expect(await permissions()).toEqual([]);
  // Open browsers count what their inbox has, with the role and without it.
  expect(await portal.database.query('select user_ids as told from stream_message')).toEqual([
    { told: [person.id] },
    { told: [person.id] },
  ]);
  const trail = await portal.database.query(
    `select action, actor_user_id as actor from audit where object_type = 'user' and object_id = $1 order by id`,
    [String(person.id)],
  );
  expect(trail).toEqual([
    { action: 'role.grant', actor: admin.userId },
    { action: 'role.revoke', actor: admin.userId },
  ]);
});

test('granting a role that the person already has, an unknown person or an unknown role is refused by name', async () => {
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

test('when two administrators demote each other at the same time, one always remains', async () => {
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

test('a deactivated administrator does not count as the last remaining administrator', async () => {
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
