import { openTestSubgraph } from '../kit/testing/subgraph.js';
import type { TestSubgraph } from '../kit/testing/subgraph.js';
import { createAdministrator, seedUsers } from './seed.js';
import { identity } from './subgraph.js';
import { lookUp, makePerson, PASSWORD } from './user/user.factory.js';

const LOGIN =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';

let portal: TestSubgraph;
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(() => portal.close());

const ownerAfterLogin = async (email: string, password: string) => {
  const { data } = await portal.run<{ login: { token: string } }>(null, LOGIN, { email, password });
  return identity.internal['session']?.(lookUp(data.login.token));
};

test('an administrator created on the command line signs in with all permissions', async () => {
  await createAdministrator(portal.database, {
    email: ' Root@Portal.example',
    firstName: 'Ada',
    lastName: 'Root',
    password: 'Quiet-Meadow-77',
  });
  expect(await ownerAfterLogin('root@portal.example', 'Quiet-Meadow-77')).toMatchObject({
    level: 80,
    roles: ['Administrator', 'Employee'],
    mustChangePassword: false,
  });
});

test('an existing account becomes an administrator with the new password, and its old sessions end', async () => {
  const person = await makePerson(portal.database);
  const given = { email: person.email, firstName: 'Not', lastName: 'Used', password: 'Quiet-Meadow-77' };
  expect(await createAdministrator(portal.database, given)).toBe(person.id);
  expect(await createAdministrator(portal.database, given)).toBe(person.id);
  expect(await identity.internal['session']?.(lookUp(person.token))).toBeNull();
  expect(await ownerAfterLogin(person.email, 'Quiet-Meadow-77')).toMatchObject({
    fullName: person.viewer.fullName,
    level: 80,
  });
});

test('the command names what is wrong with its arguments', async () => {
  await expect(
    createAdministrator(portal.database, {
      email: 'root',
      firstName: '',
      lastName: 'Root',
      password: 'short',
    }),
  ).rejects.toMatchObject({
    extensions: {
      fields: {
        email: ['Enter a valid email address.'],
        firstName: ['This field may not be blank.'],
        password: ['Password must be at least 8 characters long'],
      },
    },
  });
});

test('demo people are inserted by two statements with the given values', async () => {
  const stored = await portal.database.one<{ hash: string }>(
    'select password_hash as hash from user_account where id = $1',
    [(await makePerson(portal.database)).id],
  );
  const people = Array.from({ length: 300 }, (_, index) => ({
    email: `demo${index}@portal.example`,
    firstName: 'Demo',
    lastName: `Person ${index}`,
    roles: index === 0 ? ['HR', 'Manager'] : [],
    dateJoined: '2023-05-01',
  }));
  const before = portal.database.statements;
  const ids = await seedUsers(portal.database, people, stored?.hash ?? '');
  expect(portal.database.statements - before).toBe(2);
  expect(ids.size).toBe(300);
  expect(await ownerAfterLogin('demo0@portal.example', PASSWORD)).toMatchObject({
    roles: ['Employee', 'HR', 'Manager'],
    level: 50,
  });
});
