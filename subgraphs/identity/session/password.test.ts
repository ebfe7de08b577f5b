import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allSent } from '../../kit/outside/mail.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { identity } from '../subgraph.js';
import { lookUp, makePerson, PASSWORD } from '../user/user.factory.js';
import type { MadePerson } from '../user/user.factory.js';

const CHANGE =
  'mutation ($old: String!, $new: String!, $again: String!) { changePassword(oldPassword: $old, newPassword: $new, newPasswordConfirm: $again) }';
const FORGOT = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const RESET =
  'mutation ($token: String!, $new: String!, $again: String!) { resetPassword(token: $token, newPassword: $new, newPasswordConfirm: $again) }';
const LOGIN =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token mustChangePassword } }';
const NEW = 'Quiet-Meadow-77';

let portal: TestSubgraph;
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.query('delete from attempt'));

const change = (person: MadePerson, old: string, wanted: string, again = wanted, more = {}) =>
  portal.run(person.viewer, CHANGE, { old, new: wanted, again }, more);
const reset = (token: string, wanted: string, again = wanted) =>
  portal.run(null, RESET, { token, new: wanted, again });
const login = (email: string, password: string) =>
  portal.run<{ login: { token: string; mustChangePassword: boolean } }>(null, LOGIN, { email, password });
const isOpen = async (token: string) => (await identity.internal['session']?.(lookUp(token))) !== null;

async function mailsTo(email: string): Promise<string[]> {
  await allSent();
  const folder = join(portal.config.dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}\r\n`));
}

async function linkFor(person: MadePerson): Promise<string> {
  await portal.run(null, FORGOT, { email: person.email });
  const mail = (await mailsTo(person.email)).at(-1) ?? '';
  return /\/login\?reset=([\w-]{43})\r\n/.exec(mail)?.[1] ?? '';
}

describe('changing the password is refused', () => {
  test('to everyone who is not signed in', async () => {
    expect((await portal.run(null, CHANGE, { old: PASSWORD, new: NEW, again: NEW })).errors[0]?.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('with the message of each broken rule under its field [A5.21 A5.22 A9.24]', async () => {
    const person = await makePerson(portal.database, { firstName: 'Philippa', lastName: 'Ng' });
    const refusal = async (wanted: string, again = wanted) =>
      (await change(person, PASSWORD, wanted, again)).errors[0]?.fields;
    expect(await refusal('short77')).toEqual({
      newPassword: ['New password must be at least 8 characters long'],
    });
    expect(await refusal('a'.repeat(129))).toEqual({
      newPassword: ['New password must be at most 128 characters long'],
    });
    expect(await refusal(NEW, 'Quiet-Meadow-78')).toEqual({
      newPasswordConfirm: ['New passwords do not match'],
    });
    expect(await refusal('Password123')).toEqual({
      newPassword: ['This password is too common. Please choose another one.'],
    });
    for (const hidden of ['xx-PHILIPPA-77', 'xx-Phili\u200dppa-77', 'xx-Phílíppa-77'])
      expect([hidden, await refusal(hidden)]).toEqual([
        hidden,
        { newPassword: ['The password must not contain your name or email address.'] },
      ]);
    expect(await refusal(`77${person.email}`)).toEqual({
      newPassword: ['The password must not contain your name or email address.'],
    });
    expect((await change(person, '', NEW)).errors[0]?.fields).toEqual({
      oldPassword: ['This field may not be blank.'],
    });
  });

  test('with a wrong old password, which counts as a failed sign-in', async () => {
    const person = await makePerson(portal.database);
    expect((await change(person, 'not-mine-99', NEW)).errors[0]?.fields).toEqual({
      oldPassword: ['Wrong password.'],
    });
    for (let failure = 0; failure < 9; failure += 1) await change(person, 'not-mine-99', NEW);
    expect((await change(person, PASSWORD, NEW)).errors[0]?.code).toBe('RATE_LIMITED');
    expect((await login(person.email, PASSWORD)).errors[0]?.code).toBe('RATE_LIMITED');
  });

  test('after ten wrong passwords, even if the person changes their address in between', async () => {
    const person = await makePerson(portal.database);
    for (let guess = 0; guess < 10; guess += 1) {
      const { errors } = await portal.run(
        person.viewer,
        'mutation ($email: String) { updateProfile(input: { email: $email }) { id } }',
        { email: `moving${guess}@portal.example` },
      );
      expect([errors, (await change(person, 'not-mine-99', NEW)).errors[0]?.fields]).toEqual([
        [],
        { oldPassword: ['Wrong password.'] },
      ]);
    }
    expect((await change(person, PASSWORD, NEW)).errors[0]?.code).toBe('RATE_LIMITED');
  });

  test('when a forced change would keep the old password', async () => {
    const person = await makePerson(portal.database);
    await portal.database.query('update user_account set must_change_password = true where id = $1', [
      person.id,
    ]);
    expect((await change(person, PASSWORD, PASSWORD)).errors[0]?.fields).toHaveProperty('newPassword');
  });
});

test('a changed password ends the other sessions, keeps this session and lifts the forced change [A7.15 A5.20]', async () => {
  const person = await makePerson(portal.database);
  await portal.database.query('update user_account set must_change_password = true where id = $1', [
    person.id,
  ]);
  const other = (await login(person.email, PASSWORD)).data.login;
  expect(other.mustChangePassword).toBe(true);
  const link = await linkFor(person);
  const { errors } = await portal.run({ ...person.viewer, mustChangePassword: true }, CHANGE, {
    old: PASSWORD,
    new: NEW,
    again: NEW,
  });
  expect(errors).toEqual([]);
  expect([...portal.latest().effects.viewersChanged]).toEqual([person.id]);
  expect([await isOpen(person.token), await isOpen(other.token)]).toEqual([true, false]);
  expect((await login(person.email, PASSWORD)).errors[0]?.code).toBe('BAD_USER_INPUT');
  expect((await login(person.email, NEW)).data.login.mustChangePassword).toBe(false);
  expect((await reset(link, 'Other-Meadow-78')).errors[0]?.fields).toEqual({
    token: ['Invalid or expired token.'],
  });
  expect((await mailsTo(person.email)).at(-1)).toContain('Hello');
});

test('a repeated change with the same key is not refused for a wrong old password', async () => {
  const person = await makePerson(portal.database);
  expect((await change(person, PASSWORD, NEW, NEW, { idempotencyKey: 'k1' })).data).toEqual({
    changePassword: true,
  });
  expect((await change(person, PASSWORD, NEW, NEW, { idempotencyKey: 'k1' })).data).toEqual({
    changePassword: true,
  });
});

test('no password is written to the audit trail, the event list or the stored answers', async () => {
  const person = await makePerson(portal.database);
  await change(person, PASSWORD, 'Canary-Meadow-99', 'Canary-Meadow-99', { idempotencyKey: 'canary' });
  await login(person.email, 'Canary-Wrong-99');
  const tables = await Promise.all(
    ['audit', 'outbox', 'idempotency', 'attempt', 'session', 'password_reset'].map((table) =>
      portal.database.query(`select * from ${table}`),
    ),
  );
  expect(JSON.stringify(tables)).not.toMatch(/Canary|Harbor-Lantern/);
});

describe('a forgotten password', () => {
  test('gets the same answer for every address, and only an active account gets a mail [A2.35 A7.10]', async () => {
    const [person, gone] = [await makePerson(portal.database), await makePerson(portal.database)];
    await portal.database.query('update user_account set is_active = false where id = $1', [gone.id]);
    for (const email of [person.email, gone.email, 'nobody@portal.example'])
      expect(await portal.run(null, FORGOT, { email })).toEqual({
        data: { requestPasswordReset: true },
        errors: [],
      });
    expect(
      await Promise.all(
        [person.email, gone.email, 'nobody@portal.example'].map(
          async (email) => (await mailsTo(email)).length,
        ),
      ),
    ).toEqual([1, 0, 0]);
    expect((await portal.run(null, FORGOT, { email: 'no address' })).errors[0]?.fields).toEqual({
      email: ['Enter a valid email address.'],
    });
  });

  test('cannot fill a mailbox, whoever asks and how often', async () => {
    const person = await makePerson(portal.database);
    for (let ask = 0; ask < 10; ask += 1)
      expect((await portal.run(null, FORGOT, { email: person.email })).errors).toEqual([]);
    expect((await portal.run(null, FORGOT, { email: person.email })).errors[0]?.code).toBe('RATE_LIMITED');
    expect(await mailsTo(person.email)).toHaveLength(5);
  });

  test('is replaced by the link, once, which signs out everywhere', async () => {
    const person = await makePerson(portal.database);
    const link = await linkFor(person);
    expect(link).toHaveLength(43);
    expect(JSON.stringify(await portal.database.query('select * from password_reset'))).not.toContain(link);
    expect((await reset(link, 'short77')).errors[0]?.fields).toEqual({
      newPassword: ['New password must be at least 8 characters long'],
    });
    expect((await reset(link, 'iloveyou1')).errors[0]?.fields).toHaveProperty('newPassword');
    expect((await reset(link, NEW, 'Quiet-Meadow-78')).errors[0]?.fields).toEqual({
      newPasswordConfirm: ['New passwords do not match'],
    });
    expect(await reset(link, NEW)).toEqual({ data: { resetPassword: true }, errors: [] });
    expect(await isOpen(person.token)).toBe(false);
    expect((await login(person.email, NEW)).errors).toEqual([]);
    expect((await reset(link, 'Other-Meadow-78')).errors[0]?.fields).toEqual({
      token: ['Invalid or expired token.'],
    });
  });

  test('cannot be replaced with a link older than an hour, an invented link, or after too many guesses', async () => {
    const person = await makePerson(portal.database);
    const link = await linkFor(person);
    await portal.database.query(
      `update password_reset set expires_at = now() - interval '1 second' where user_id = $1`,
      [person.id],
    );
    expect((await reset(link, NEW)).errors[0]?.fields).toEqual({ token: ['Invalid or expired token.'] });
    for (let guess = 0; guess < 99; guess += 1)
      expect((await reset(`guess ${guess}`, NEW)).errors[0]?.fields).toHaveProperty('token');
    expect((await reset(await linkFor(person), NEW)).errors[0]?.code).toBe('RATE_LIMITED');
  });

  test('is replaced even if a neighbour behind the same address keeps trying an old link', async () => {
    for (let guess = 0; guess < 10; guess += 1) await reset('an old link', NEW);
    expect((await reset('an old link', NEW)).errors[0]?.code).toBe('RATE_LIMITED');
    expect((await reset(await linkFor(await makePerson(portal.database)), NEW)).errors).toEqual([]);
  });

  test('is replaced only once when the link is used twice at the same time', async () => {
    const link = await linkFor(await makePerson(portal.database));
    const answers = await Promise.all([reset(link, 'First-Meadow-77'), reset(link, 'Second-Meadow-77')]);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });
});
