import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { identity } from '../subgraph.js';
import { lookUp, makePerson } from '../user/user.factory.js';
import { LOGIN, newcomer, REGISTER, registering } from '../testing/register.js';
import type { Registered } from '../testing/register.js';

const SIGN_UP = 'mutation ($input: RegisterInput!) { signUp(input: $input) { token mustChangePassword } }';

let portal: TestSubgraph;
const register = registering(() => portal);
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.query('delete from attempt'));

describe('creating a sign-in is refused', () => {
  test('to everyone but HR and administrators', async () => {
    expect((await portal.run(null, REGISTER, { input: newcomer() })).errors[0]?.code).toBe('UNAUTHENTICATED');
    for (const role of ['Employee', 'IT Staff', 'Manager', 'Analyst']) {
      expect((await portal.run(viewer([role]), REGISTER, { input: newcomer() })).errors[0]?.code).toBe(
        'FORBIDDEN',
      );
    }
    expect((await portal.run(null, SIGN_UP, { input: newcomer() })).errors[0]?.code).toBe('UNAUTHENTICATED');
  });

  test('with a message under each field, and for a password only when it is short or does not match', async () => {
    const refusal = async (given: Record<string, string>) =>
      (await register(newcomer(given))).errors[0]?.fields;
    expect(await refusal({ firstName: ' ', lastName: 'x'.repeat(151) })).toEqual({
      firstName: ['This field may not be blank.'],
      lastName: ['Ensure this field has no more than 150 characters.'],
    });
    expect(await refusal({ password: 'short77' })).toEqual({
      password: ['Password must be at least 8 characters long'],
    });
    expect(await refusal({ passwordConfirm: 'other-password' })).toEqual({
      passwordConfirm: ['Passwords do not match.'],
    });
    expect(await refusal({ password: '12345678' })).toBeUndefined();
  });

  test("with an address that is taken or imitates a colleague's", async () => {
    const person = await makePerson(portal.database, { email: 'colleague@portal.example' });
    for (const email of [person.email, ' Colleague@Portal.Example ', 'ｃolleague@portal.example']) {
      expect((await register(newcomer({ email }))).errors[0]?.fields).toEqual({
        email: ['A user with this email already exists.'],
      });
    }
    for (const email of [
      'colleague@portal.example.',
      'c\u043elleague@portal.example',
      'colleague',
      'a b@portal.example',
      '.x@portal.example',
    ]) {
      expect((await register(newcomer({ email }))).errors[0]?.fields).toEqual({
        email: ['Enter a valid email address.'],
      });
    }
  });
});

test.each(['', ' ', '\u200b', null, undefined])(
  'HR registers a person who has one name, with the last name %j',
  async (lastName) => {
    const { data, errors } = await register(newcomer({ firstName: 'Suharto', lastName }));
    expect(errors).toEqual([]);
    const { id } = data.register;
    const read = await portal.run<{ user: object }>(
      viewer(['HR']),
      `{ user(id: ${id}) { firstName lastName fullName } }`,
    );
    expect(read.data.user).toEqual({ firstName: 'Suharto', lastName: '', fullName: 'Suharto' });
    await portal.database.query('delete from user_account where id = $1', [id]);
  },
);

test('HR creates a sign-in: role Employee, password to be changed, announced to the other subgraphs [A7.8]', async () => {
  const input = newcomer();
  const { data } = await register(input);
  expect(data.register).toMatchObject({
    email: input.email,
    fullName: 'Nadia Holm',
    mustChangePassword: true,
    isActive: true,
    roles: [{ role: { name: 'Employee' } }],
  });
  expect((await portal.run(null, LOGIN, { email: input.email, password: input.password })).data).toEqual({
    login: { mustChangePassword: true },
  });
  const [event] = await portal.database.query(
    `select payload from outbox where topic = 'user.changed' and (payload->>'userId')::integer = $1`,
    [data.register.id],
  );
  expect(event).toEqual({
    payload: {
      userId: data.register.id,
      firstName: 'Nadia',
      lastName: 'Holm',
      email: input.email,
      isActive: true,
    },
  });
  const [entry] = await portal.database.query(
    `select after from audit where action = 'user.register' and object_id = $1`,
    [String(data.register.id)],
  );
  expect(entry).toEqual({ after: { email: input.email, isNew: true } });
});

test('the same registration sent many times at the same time with one key creates one person', async () => {
  const input = newcomer();
  const hr = viewer(['HR']);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      portal.run<Registered>(hr, REGISTER, { input }, { idempotencyKey: 'hire-1' }),
    ),
  );
  expect(new Set(answers.map(({ data }) => data.register.id)).size).toBe(1);
  expect(
    await portal.database.query(`select 1 from audit where action = 'user.register' and object_id = $1`, [
      String(answers[0]?.data.register.id),
    ]),
  ).toHaveLength(1);
});

test('two HR people who hire the same person at the same time end with one account', async () => {
  const input = newcomer();
  const answers = await Promise.all([register(input), register(input), register(input)]);
  expect(new Set(answers.map(({ data }) => data.register.id)).size).toBe(1);
});

test('if the installation allows it, people register themselves and are signed in, with a password that is not common', async () => {
  const run = async (input: object) => {
    portal.config.selfRegistration = true;
    const answer = await portal.run<{ signUp: { token: string; mustChangePassword: boolean } }>(
      null,
      SIGN_UP,
      { input },
    );
    portal.config.selfRegistration = false;
    return answer;
  };
  expect((await run(newcomer())).errors[0]?.fields).toHaveProperty('password');
  const { data } = await run(newcomer({ password: 'Quiet-Meadow-77' }));
  expect(data.signUp.mustChangePassword).toBe(false);
  expect(await identity.internal['session']?.(lookUp(data.signUp.token))).toMatchObject({
    roles: ['Employee'],
    permissions: [],
  });
});

test('names, an address and a password that are far too long are refused immediately, whatever characters they contain', async () => {
  const marks = `a${'\u0300\u0316'.repeat(100_000)}`;
  const given = { firstName: marks, lastName: marks, email: marks, password: marks, passwordConfirm: marks };
  expect((await register(newcomer(given))).errors[0]?.fields).toEqual({
    firstName: ['Ensure this field has no more than 150 characters.'],
    lastName: ['Ensure this field has no more than 150 characters.'],
    email: ['Ensure this field has no more than 254 characters.'],
    password: ['Password must be at most 128 characters long'],
  });
});

test('a name keeps the joiner characters that its spelling needs', async () => {
  const { data } = await register(newcomer({ firstName: 'نیک\u200cپی', lastName: 'ශ්\u200dරී' }));
  expect(data.register).toMatchObject({ fullName: 'نیک\u200cپی ශ්\u200dරී' });
});

test('a name is one line: a tab or a line break in it becomes a blank', async () => {
  const { data } = await register(newcomer({ firstName: 'Nadia\t\nMaria', lastName: '\nde\r\nHolm\u2028' }));
  expect(data.register).toMatchObject({ fullName: 'Nadia Maria de Holm' });
});

test('a name cannot contain invisible characters', async () => {
  const { data } = await register(
    newcomer({ firstName: ' Na\u200bdia\u202e\n', lastName: '\u2066Holm\u0000' }),
  );
  expect(data.register).toMatchObject({ fullName: 'Nadia Holm' });
  expect((await register(newcomer({ firstName: '\u202e\u200b ' }))).errors[0]?.fields).toEqual({
    firstName: ['This field may not be blank.'],
  });
});

test('HR who registers a person again is told that the existing account is used', async () => {
  const input = newcomer();
  await register(input);
  expect(portal.latest().effects.repeated).toBe(false);
  await register(input);
  expect(portal.latest().effects.repeated).toBe(true);
});
