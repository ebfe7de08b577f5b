import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allSent } from '../../kit/outside/mail.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { identity } from '../subgraph.js';
import { makePerson, PASSWORD } from '../user/user.factory.js';

let portal: TestSubgraph;
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(async () => {
  await allSent();
  await portal.close();
});

/** How often someone was written to about something. */
async function noticesTo(email: string): Promise<number> {
  await allSent();
  const folder = join(portal.config.dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}\r\n`)).length;
}

let nextAddress = 0;
const newAddress = () => `moved${(nextAddress += 1)}@portal.example`;
const PROFILE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { email } }';
const USER =
  'mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { email } }';
const CHANGE = `mutation { changePassword(oldPassword: "${PASSWORD}", newPassword: "Quiet-Meadow-77", newPasswordConfirm: "Quiet-Meadow-77") }`;

test.each(['updateProfile', 'updateUser', 'changePassword'] as const)(
  'a person gets one mail about %s, however often the call is repeated with the same Idempotency-Key',
  async (mutation) => {
    const [person, hr] = [
      await makePerson(portal.database),
      await makePerson(portal.database, { roles: ['HR'] }),
    ];
    const input = { email: newAddress() };
    const send = () => {
      const key = { idempotencyKey: `notice-${mutation}` };
      if (mutation === 'updateProfile')
        return portal.run(person.viewer, PROFILE, { input: { ...input, currentPassword: PASSWORD } }, key);
      return mutation === 'updateUser'
        ? portal.run(hr.viewer, USER, { id: person.id, input }, key)
        : portal.run(person.viewer, CHANGE, {}, key);
    };
    const first = await send();
    expect(first.errors).toEqual([]);
    expect(await noticesTo(person.email)).toBe(1);
    expect(await send()).toEqual(first);
    for (const answer of await Promise.all([send(), send()])) expect(answer).toEqual(first);
    expect(await noticesTo(person.email)).toBe(1);
  },
);

test('two calls at the same time with one key send one mail, and without a key each change sends one', async () => {
  const person = await makePerson(portal.database);
  const input = { email: newAddress() };
  const both = await Promise.all(
    [1, 2, 3].map(() =>
      portal.run(
        person.viewer,
        PROFILE,
        { input: { ...input, currentPassword: PASSWORD } },
        { idempotencyKey: 'both' },
      ),
    ),
  );
  expect(both.map(({ data, errors }) => [data, errors])).toEqual(
    both.map(() => [{ updateProfile: input }, []]),
  );
  expect(await noticesTo(person.email)).toBe(1);
  await portal.run(person.viewer, PROFILE, { input: { email: newAddress(), currentPassword: PASSWORD } });
  expect(await noticesTo(input.email)).toBe(1);
});
