import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { identity } from '../subgraph.js';
import { lookUp, makePerson, PASSWORD } from '../user/user.factory.js';
import { bookAttempt } from './attempt.service.js';
import { hashPassword } from './hash.service.js';
import { placeOf } from './place.service.js';

const LOGIN =
  'mutation ($email: String!, $password: String!, $rememberMe: Boolean) { login(email: $email, password: $password, rememberMe: $rememberMe) { token expiresAt mustChangePassword } }';
const REFUSED = [
  {
    message: 'Unable to log in with provided credentials.',
    path: ['login'],
    code: 'BAD_USER_INPUT',
    fields: { nonFieldErrors: ['Unable to log in with provided credentials.'] },
  },
];

interface Entered {
  login: { token: string; expiresAt: string; mustChangePassword: boolean };
}

let portal: TestSubgraph;
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.query('delete from attempt'));

const login = (email: string, password: string, rememberMe = false) =>
  portal.run<Entered>(null, LOGIN, { email, password, rememberMe });

describe('signing in is refused', () => {
  test('with the same message for an unknown e-mail, a wrong password and a deactivated account [A8.2]', async () => {
    const known = await makePerson(portal.database);
    const gone = await makePerson(portal.database);
    await portal.database.query('update user_account set is_active = false where id = $1', [gone.id]);
    expect((await login('nobody@portal.example', PASSWORD)).errors).toEqual(REFUSED);
    expect((await login(known.email, 'Not-My-Password-1')).errors).toEqual(REFUSED);
    expect((await login(gone.email, PASSWORD)).errors).toEqual(REFUSED);
  });

  test('an unknown e-mail takes about as long as a wrong password', async () => {
    const known = await makePerson(portal.database);
    const quickest = { known: Infinity, unknown: Infinity };
    const time = async (kind: keyof typeof quickest, email: string) => {
      const started = performance.now();
      await login(email, 'Not-My-Password-1');
      quickest[kind] = Math.min(quickest[kind], performance.now() - started);
    };
    // In turns, and only the quickest counts: whatever else the machine does can slow a try, never speed it
    // up.
    for (let round = 0; round < 9; round += 1) {
      await time('known', known.email);
      await time('unknown', 'nobody@portal.example');
    }
    // Without the substitute hash an unknown e-mail would be answered in a tenth of the time.
    expect(quickest.unknown).toBeGreaterThan(quickest.known / 3);
  });

  test('with a message under the field when e-mail or password is missing or malformed [A5.1 A5.2]', async () => {
    const { errors } = await login(' ', '');
    expect(errors[0]?.fields).toEqual({
      email: ['This field is required.'],
      password: ['This field is required.'],
    });
    for (const email of ['robin', 'a\0@portal.example'])
      expect((await login(email, PASSWORD)).errors[0]?.fields).toEqual({
        email: ['Enter a valid email address.'],
      });
  });

  test('immediately when e-mail or password is far too long, whatever characters it contains', async () => {
    // Sorting these marks would block all other requests for twenty seconds.
    const marks = `a${'\u0300\u0316'.repeat(100_000)}`;
    const { errors } = await login(marks, marks);
    const text = ['Ensure this field has no more than 1024 characters.'];
    expect(errors[0]?.fields).toEqual({ email: text, password: text });
    expect((await login('robin@portal.example', 'x'.repeat(1_024))).errors).toEqual(REFUSED);
  });

  test('to a person who did not change their first password within two weeks', async () => {
    const person = await makePerson(portal.database);
    await portal.database.query(
      `update user_account set must_change_password = true, password_set_at = now() - interval '15 days' where id = $1`,
      [person.id],
    );
    expect((await login(person.email, PASSWORD)).errors).toEqual(REFUSED);
  });

  test('after ten failures even with the right password, with the message of every locked attempt', async () => {
    const person = await makePerson(portal.database);
    for (let failure = 0; failure < 10; failure += 1)
      expect((await login(person.email, 'wrong-password')).errors).toEqual(REFUSED);
    const wrong = await login(person.email, 'wrong-password');
    const right = await login(person.email, PASSWORD);
    expect(right.errors[0]).toMatchObject({ code: 'RATE_LIMITED', message: wrong.errors[0]?.message });
    expect(right.errors[0]?.retryAfter).toBeGreaterThan(50);
    expect(right.errors[0]?.retryAfter).toBeLessThanOrEqual(60);
    const locks = await portal.database.query(
      `select after from audit where action = 'session.lock' and object_id = $1`,
      [String(person.id)],
    );
    expect(locks).toEqual([{ after: { waitSeconds: 60 } }]);
  });

  test('and thirty guesses sent at the same time get no more attempts than ten sent one by one', async () => {
    const person = await makePerson(portal.database);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => login(person.email, 'wrong-password')),
    );
    expect(answers.filter(({ errors }) => errors[0]?.code === 'BAD_USER_INPUT').length).toBeLessThanOrEqual(
      10,
    );
  });
});

describe('a person signs in', () => {
  test('with blanks and capitals in the e-mail, and gets a token that identifies them [A3.2 A3.3 A5.3]', async () => {
    const person = await makePerson(portal.database, { roles: ['HR'] });
    const { data, errors } = await login(`  ${person.email.toUpperCase()} `, PASSWORD);
    expect(errors).toEqual([]);
    const owner = await identity.internal['session']?.(lookUp(data.login.token));
    expect(owner).toMatchObject({
      userId: person.id,
      email: person.email,
      level: 40,
      mustChangePassword: false,
    });
    expect(owner).toHaveProperty('roles', ['Employee', 'HR']);
    const [row] = await portal.database.query(
      `select action, actor_user_id as actor, outcome from audit where object_id = $1 and action like 'session.%'`,
      [String(person.id)],
    );
    expect(row).toEqual({ action: 'session.login', actor: person.id, outcome: 'ok' });
  });

  test('with an address that was copied with invisible characters', async () => {
    const person = await makePerson(portal.database);
    expect((await login(`\ufeff${person.email}\u200b`, PASSWORD)).errors).toEqual([]);
  });

  test('for twelve hours, or for thirty days with "remember me"', async () => {
    const person = await makePerson(portal.database);
    const hours = async (rememberMe: boolean) =>
      (Date.parse((await login(person.email, PASSWORD, rememberMe)).data.login.expiresAt) - Date.now()) /
      3_600_000;
    expect(await hours(false)).toBeCloseTo(12, 1);
    expect(await hours(true)).toBeCloseTo(720, 1);
  });

  test('and the right password clears earlier failures', async () => {
    const person = await makePerson(portal.database);
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 6; failure += 1) await login(person.email, 'wrong-password');
      expect((await login(person.email, PASSWORD)).errors).toEqual([]);
    }
  });

  test('many times at the same time, each with its own token, which is not stored', async () => {
    const person = await makePerson(portal.database);
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(person.email, PASSWORD)));
    const tokens = answers.map(({ data }) => data.login.token);
    expect(new Set(tokens).size).toBe(8);
    const dump = JSON.stringify([
      await portal.database.query('select * from session'),
      await portal.database.query('select * from audit'),
      await portal.database.query('select * from idempotency'),
    ]);
    for (const token of tokens) expect(dump).not.toContain(token);
  });

  test('and an old hash with a lower cost is renewed', async () => {
    const { hash } = await import('@node-rs/argon2');
    const person = await makePerson(portal.database);
    await portal.database.query('update user_account set password_hash = $2 where id = $1', [
      person.id,
      await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 }),
    ]);
    expect((await login(person.email, PASSWORD)).errors).toEqual([]);
    const row = await portal.database.one<{ hash: string }>(
      'select password_hash as hash from user_account where id = $1',
      [person.id],
    );
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(person.email, PASSWORD)).errors).toEqual([]);
  });

  test('with any form of an accented password', async () => {
    const person = await makePerson(portal.database, { password: 'Caf\u00e9-Harbor-9' });
    expect((await login(person.email, 'Cafe\u0301-Harbor-9')).errors).toEqual([]);
    expect(await hashPassword('a')).not.toBe(await hashPassword('a'));
  });

  test('again while already signed in, with the same key twice, and both tokens work', async () => {
    const person = await makePerson(portal.database);
    const answer = () =>
      portal.run<Entered>(
        viewer([], { userId: person.id }),
        LOGIN,
        { email: person.email, password: PASSWORD },
        { idempotencyKey: 'twice' },
      );
    for (const { data } of [await answer(), await answer()])
      expect(await identity.internal['session']?.(lookUp(data.login.token))).not.toBeNull();
  });
});

describe('while the database does not respond', () => {
  const NOT_AVAILABLE = { extensions: { code: 'SERVICE_UNAVAILABLE' } };

  async function hanging(
    method: 'get' | 'delete' | 'reward' | 'penalty' | 'block',
    work: () => Promise<void>,
  ): Promise<void> {
    const counters = RateLimiterPostgres.prototype;
    const real = counters[method];
    Object.assign(counters, {
      [method]: () => Promise.reject(new Error('timeout exceeded when trying to connect')),
    });
    await work().finally(() => Object.assign(counters, { [method]: real }));
  }

  test('a person who signs in is asked to try again later, at whichever step the database stops', async () => {
    await hanging('get', async () =>
      expect((await login('f@portal.example', PASSWORD)).errors[0]?.code).toBe('SERVICE_UNAVAILABLE'),
    );
    const tried = { account: 'f@portal.example', place: placeOf('10.0.0.9'), known: null };
    for (let failure = 0; failure < 9; failure += 1) await (await bookAttempt(tried)).failed();
    const last = await bookAttempt(tried);
    for (const method of ['penalty', 'block'] as const)
      await hanging(method, () => expect(last.failed()).rejects.toMatchObject(NOT_AVAILABLE));
    for (const method of ['delete', 'reward'] as const)
      await hanging(method, () => expect(last.succeeded()).rejects.toMatchObject(NOT_AVAILABLE));
  });
});
