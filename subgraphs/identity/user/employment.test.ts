import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { identity } from '../subgraph.js';
import { lookUp, makePerson, PASSWORD } from './user.factory.js';

const LOGIN =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
const ACTIVE =
  'mutation ($id: Int!, $isActive: Boolean!) { setUserActive(id: $id, isActive: $isActive) { id } }';
const REVOKE = 'mutation ($id: Int!) { revokeRole(id: $id) }';

let portal: TestSubgraph;
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.query('delete from attempt'));

const tell = (userId: number, isEmployed: boolean) =>
  portal.database.system(
    (tx) => identity.consumes['employment.changed']?.(tx, { userId, isEmployed }) ?? Promise.resolve(),
  );
const login = (email: string, password: string) =>
  portal.run<{ login: { token: string } }>(null, LOGIN, { email, password });

test('a person whose employment ended gets the same refusal at sign-in as everyone else, until they are employed again', async () => {
  const person = await makePerson(portal.database);
  await tell(person.id, false);
  await portal.run(viewer(['HR']), ACTIVE, { id: person.id, isActive: true });
  const refused = await login(person.email, PASSWORD);
  expect(refused.errors).toEqual((await login(person.email, 'not-my-password')).errors);
  expect(await identity.internal['session']?.(lookUp(person.token))).toBeNull();
  await tell(person.id, true);
  expect((await login(person.email, PASSWORD)).errors).toEqual([]);
});

test('an administrator whose employment has ended does not count as the last remaining administrator', async () => {
  const [only, ended] = [
    await makePerson(portal.database, { roles: ['Administrator'] }),
    await makePerson(portal.database, { roles: ['Administrator'] }),
  ];
  await tell(ended.id, false);
  const other = viewer(['Administrator']);
  expect((await portal.run(other, ACTIVE, { id: only.id, isActive: false })).errors[0]?.code).toBe(
    'CONFLICT',
  );
  const link = await portal.database.one<{ id: number }>(
    `select ur.id from user_role ur join role r on r.id = ur.role_id where ur.user_id = $1 and r.name = 'Administrator'`,
    [only.id],
  );
  expect((await portal.run(other, REVOKE, { id: link?.id })).errors[0]?.code).toBe('CONFLICT');
  expect((await portal.run(other, ACTIVE, { id: ended.id, isActive: false })).errors).toEqual([]);
});
