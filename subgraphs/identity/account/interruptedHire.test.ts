import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { identity } from '../subgraph.js';
import { lookUp, makePerson } from '../user/user.factory.js';
import { LOGIN, newcomer, registering } from '../testing/register.js';

let portal: TestSubgraph;
const register = registering(() => portal);
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.query('delete from attempt'));

describe('an interrupted hire', () => {
  test('is repeated for the same account, whose first password is then the latest one', async () => {
    const input = newcomer();
    const first = (await register(input)).data.register.id;
    const { data } = await register({
      ...input,
      firstName: 'Nadja',
      password: 'second-password',
      passwordConfirm: 'second-password',
    });
    expect(data.register).toMatchObject({ id: first, fullName: 'Nadja Holm' });
    expect(
      (await portal.run(null, LOGIN, { email: input.email, password: 'second-password' })).errors,
    ).toEqual([]);
  });

  test('does not change the account of a person who has already used it', async () => {
    const person = await makePerson(portal.database, { hasEmployee: false });
    await portal.database.query('update user_account set last_login = now() where id = $1', [person.id]);
    const { data } = await register(newcomer({ email: person.email }));
    expect(data.register).toMatchObject({
      id: person.id,
      fullName: person.viewer.fullName,
      mustChangePassword: false,
    });
    expect(await identity.internal['session']?.(lookUp(person.token))).not.toBeNull();
  });

  test('ends once people announces the employee record, and can be repeated after people announces that the record ended', async () => {
    const input = newcomer();
    const id = (await register(input)).data.register.id;
    await portal.database.system(
      (tx) => identity.consumes['employee.created']?.(tx, { userId: id }) ?? Promise.resolve(),
    );
    expect((await register(input)).errors[0]?.fields).toEqual({
      email: ['A user with this email already exists.'],
    });
    await portal.database.system(
      (tx) => identity.consumes['employee.removed']?.(tx, { userId: id }) ?? Promise.resolve(),
    );
    await portal.database.query('update user_account set is_active = false where id = $1', [id]);
    expect((await register(input)).data.register).toMatchObject({
      id,
      isActive: true,
      mustChangePassword: true,
    });
  });

  test('never takes over an account that has another role', async () => {
    for (const role of ['Administrator', 'HR', 'IT Staff']) {
      const person = await makePerson(portal.database, { roles: [role], hasEmployee: false });
      expect((await register(newcomer({ email: person.email }))).errors[0]?.fields).toEqual({
        email: ['A user with this email already exists.'],
      });
    }
  });
});
