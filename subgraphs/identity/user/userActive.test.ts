import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { identity } from '../subgraph.js';
import { lookUp, makePerson } from './user.factory.js';
import { ACTIVE, USER } from '../testing/users.js';

let portal: TestSubgraph;
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(() => portal.close());

const codeOf = async (...run: Parameters<TestSubgraph['run']>) => (await portal.run(...run)).errors[0]?.code;

describe('activating and deactivating a person', () => {
  test('ends every session with the deactivation, including that of a sign-in in progress', async () => {
    const person = await makePerson(portal.database);
    const login =
      'mutation ($email: String!) { login(email: $email, password: "Harbor-Lantern-42") { token } }';
    await Promise.all([
      portal.run(null, login, { email: person.email }),
      portal.run(viewer(['HR']), ACTIVE, { id: person.id, isActive: false }),
      portal.run(null, login, { email: person.email }),
    ]);
    expect(await identity.internal['session']?.(lookUp(person.token))).toBeNull();
    expect(
      await portal.database.query('select id from session where user_id = $1 and ended_at is null', [
        person.id,
      ]),
    ).toEqual([]);
    expect((await portal.run(viewer(['HR']), ACTIVE, { id: person.id, isActive: true })).data).toEqual({
      setUserActive: { isActive: true },
    });
    expect(await identity.internal['session']?.(lookUp(person.token))).toBeNull();
  });

  test('is refused to HR for an administrator', async () => {
    const admin = await makePerson(portal.database, { roles: ['Administrator'] });
    expect(await codeOf(viewer(['HR']), ACTIVE, { id: admin.id, isActive: false })).toBe('FORBIDDEN');
    expect(await codeOf(viewer(['Manager']), ACTIVE, { id: admin.id, isActive: false })).toBe('FORBIDDEN');
  });

  test('is refused for the last administrator, even when two deactivate each other at the same time', async () => {
    await portal.database.query(
      `update user_account u set is_active = false from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id and r.name = 'Administrator'`,
    );
    const [one, two] = [
      await makePerson(portal.database, { roles: ['Administrator'] }),
      await makePerson(portal.database, { roles: ['Administrator'] }),
    ];
    const answers = await Promise.all([
      portal.run(one.viewer, ACTIVE, { id: two.id, isActive: false }),
      portal.run(two.viewer, ACTIVE, { id: one.id, isActive: false }),
    ]);
    expect(answers.map(({ errors }) => errors[0]?.code ?? 'done').sort()).toEqual(['CONFLICT', 'done']);
    const left = await portal.database.query(
      'select id from user_account where id = any($1::integer[]) and is_active',
      [[one.id, two.id]],
    );
    expect(left).toHaveLength(1);
  });
});

describe('a deactivated person', () => {
  const REFERENCE =
    'query ($refs: [_Any!]!) { _entities(representations: $refs) { ... on User { id fullName isActive email profilePicture } } }';

  test('is found only by people who manage sign-ins, and references still show the name', async () => {
    const gone = await makePerson(portal.database);
    await portal.database.query(
      `with f as (insert into file (key, owner, name, content_type, size, sha256) values ('identity/gone.jpg', 'x', 'photo.jpg', 'image/jpeg', 1, 'x') returning key)
       update user_account set photo_key = (select key from f), is_active = false where id = $1`,
      [gone.id],
    );
    const refs = [{ __typename: 'User', id: gone.id }];
    for (const role of ['Employee', 'Manager', 'IT Staff']) {
      expect((await portal.run(viewer([role]), USER, { id: gone.id })).data).toEqual({ user: null });
      const { data } = await portal.run(viewer([role]), REFERENCE, { refs });
      expect(data).toEqual({
        _entities: [
          { id: gone.id, fullName: gone.viewer.fullName, isActive: false, email: '', profilePicture: null },
        ],
      });
    }
    const { data } = await portal.run<{ _entities: { profilePicture: string }[] }>(
      viewer(['HR']),
      REFERENCE,
      { refs },
    );
    expect(data._entities[0]).toMatchObject({
      email: gone.email,
      profilePicture: expect.stringContaining('/api/files/identity/'),
    });
    expect((await portal.run(viewer(['HR']), USER, { id: gone.id })).data).toMatchObject({
      user: { id: gone.id, email: gone.email },
    });
  });
});
