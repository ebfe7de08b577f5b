import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { receiveEvents } from '../../kit/postgres/outbox.js';
import { randomUUID } from 'node:crypto';
import { identity } from '../subgraph.js';
import { ACTIVE } from '../testing/users.js';
import { lookUp, makePerson, PASSWORD } from '../user/user.factory.js';
import type { MadePerson } from '../user/user.factory.js';
import { mailsTo } from '../../kit/testing/mails.js';
import { noteTokenUses, sweepAccessTokens } from './tokenOwner.service.js';

const CREATE =
  'mutation ($name: String!) { createPersonalAccessToken(name: $name, lifetimeDays: 30) { token personalAccessToken { id } } }';
const CHANGE =
  'mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, newPassword: $new, newPasswordConfirm: $new) }';
const NEW = 'Quiet-Meadow-77';

let portal: TestSubgraph;
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.query('delete from attempt'));

interface Made {
  createPersonalAccessToken: { token: string; personalAccessToken: { id: number } };
}
const made = async (person: MadePerson, name = 'Payroll') =>
  (await portal.run<Made>(person.viewer, CREATE, { name })).data.createPersonalAccessToken;
const isGood = async (token: string) => (await identity.internal['accessToken']?.(lookUp(token))) !== null;

test('a deactivated account has no token, even after it is activated again [I11]', async () => {
  const [hr, person] = [
    await makePerson(portal.database, { roles: ['HR'] }),
    await makePerson(portal.database),
  ];
  const { token } = await made(person);
  await portal.run(hr.viewer, ACTIVE, { id: person.id, isActive: false });
  expect(await isGood(token)).toBe(false);
  await portal.run(hr.viewer, ACTIVE, { id: person.id, isActive: true });
  expect(await isGood(token)).toBe(false);
});

test('a person whose employment ended has no token, even after they are employed again', async () => {
  const person = await makePerson(portal.database);
  const { token } = await made(person);
  for (const isEmployed of [false, true]) {
    await receiveEvents(portal.database, identity.consumes, [
      {
        id: 1,
        eventId: randomUUID(),
        topic: 'employment.changed',
        payload: { userId: person.id, isEmployed },
      },
    ]);
    expect(await isGood(token)).toBe(false);
  }
});

test('a new password, chosen or set by a mailed link, ends all tokens of that person and no other tokens [I9]', async () => {
  const [person, other] = [await makePerson(portal.database), await makePerson(portal.database)];
  const [changed, kept] = [await made(person), await made(other)];
  expect((await portal.run(person.viewer, CHANGE, { old: PASSWORD, new: NEW })).errors).toEqual([]);
  expect([await isGood(changed.token), await isGood(kept.token)]).toEqual([false, true]);
  const again = await made(person);
  await portal.run(null, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', {
    email: person.email,
  });
  const mail = (await mailsTo(portal.config, person.email)).at(-1) ?? '';
  const link = /\/login\?reset=([\w-]{43})\r\n/.exec(mail)?.[1];
  const reset =
    'mutation ($token: String!) { resetPassword(token: $token, newPassword: "Calm-Orchard-88", newPasswordConfirm: "Calm-Orchard-88") }';
  expect((await portal.run(null, reset, { token: link })).errors).toEqual([]);
  expect(await isGood(again.token)).toBe(false);
});

test('signing out everywhere else also ends the tokens, and signing out of this session does not', async () => {
  const person = await makePerson(portal.database);
  const { token } = await made(person);
  await portal.run(person.viewer, 'mutation { logout }');
  expect(await isGood(token)).toBe(true);
  await portal.run(person.viewer, 'mutation ($id: Int!) { endSessions(userId: $id) }', { id: person.id });
  expect(await isGood(token)).toBe(false);
});

test('the last use of tokens is written once a minute for all tokens, rounded to the hour, so that it cannot reveal who gave feedback', async () => {
  const { token, personalAccessToken } = await made(await makePerson(portal.database));
  const noted = () =>
    portal.database.one<{ isNow: boolean | null; isHour: boolean | null }>(
      `select last_used_at = created_at as "isNow", last_used_at = date_trunc('hour', last_used_at) as "isHour"
       from personal_access_token where id = $1`,
      [personalAccessToken.id],
    );
  const before = portal.database.statements;
  for (let call = 0; call < 5; call += 1) await isGood(token);
  expect(portal.database.statements - before).toBe(5);
  expect(await noted()).toEqual({ isNow: null, isHour: null });
  await noteTokenUses();
  expect(await noted()).toMatchObject({ isNow: true });
  await portal.database.query(
    `update personal_access_token set created_at = now() - interval '1 day', last_used_at = null where id = $1`,
    [personalAccessToken.id],
  );
  await isGood(token);
  await noteTokenUses();
  expect(await noted()).toEqual({ isNow: false, isHour: true });
  const idle = portal.database.statements;
  await noteTokenUses();
  expect(portal.database.statements - idle).toBe(0);
});

test('tokens are deleted thirty days after they ended, not earlier', async () => {
  const person = await makePerson(portal.database);
  const [old, recent] = [await made(person, 'Old'), await made(person, 'Recent')];
  for (const [{ personalAccessToken }, days] of [
    [old, 31],
    [recent, 29],
  ] as const)
    await portal.database.query(
      `update personal_access_token set created_at = now() - interval '90 days', expires_at = now() - make_interval(days => $2) where id = $1`,
      [personalAccessToken.id, days],
    );
  await sweepAccessTokens();
  const left = await portal.database.query('select id from personal_access_token where user_id = $1', [
    person.id,
  ]);
  expect(left).toEqual([{ id: recent.personalAccessToken.id }]);
});
