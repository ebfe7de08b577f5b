import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { localLink } from '../../kit/graphql/link.js';
import { allSent } from '../../kit/outside/mail.js';
import { mailsTo } from '../../kit/testing/mails.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { identity } from '../subgraph.js';
import { makePerson } from '../user/user.factory.js';
import { inviteImported } from './invitation.service.js';

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(identity);
});
afterAll(async () => {
  await allSent();
  await test_.close();
});
beforeEach(() => test_.database.query('truncate imported_account, outbox, inbox'));

const link = localLink(identity, { compiled: true });
const send = (topic: string, payload: Record<string, unknown>, eventId: string = randomUUID()) =>
  link.receive([{ id: 0, eventId, topic, payload }]);
const told = async (topic: string) =>
  (await link.waitingEvents()).filter((event) => event.topic === topic).map(({ payload }) => payload);

let lastImport = 0;
let lastPerson = 0;
interface Row extends Record<string, unknown> {
  place: number;
  email: string;
}
const people = (count: number): Row[] =>
  Array.from({ length: count }, (_, place) => ({
    place,
    firstName: 'Nia',
    lastName: `Obi${(lastPerson += 1)}`,
    email: `nia${lastPerson}@portal.example`,
  }));

interface Made {
  place: number;
  userId: number;
  known: { maySignIn: boolean; firstName: string } | null;
}
/** Accounts that an import made. */
async function make(rows: Row[]): Promise<{ importId: number; made: Made[] }> {
  const importId = (lastImport += 1);
  await send('employeeImport.checked', { importId, rows });
  const answer = (await told('importedAccounts.made')).find((payload) => payload['importId'] === importId);
  return { importId, made: answer?.['rows'] as Made[] };
}
const hired = (importId: number, made: Made[], works = true) =>
  send('employeeImport.hired', { importId, rows: made.map(({ userId }) => ({ userId, works })) });
const accounts = (rows: Row[]) =>
  test_.database.query(
    `select u.is_active, u.may_sign_in, u.must_change_password, u.has_employee,
       array(select r.name::text from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id) as roles
     from user_account u where u.email = any($1::text[]) order by u.id`,
    [rows.map(({ email }) => email)],
  );
const login = (email: string, password: string) =>
  test_.run<{ login: { token: string } }>(
    null,
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }',
    { email, password },
  );
const ask = (email: string) =>
  test_.run(null, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });

const CHECK =
  'query ($people: [NewAccountInput!]!) { checkNewAccounts(people: $people) { firstName lastName email userId maySignIn problems { field text } } }';

test('only people who manage sign-ins can ask which addresses have an account, at most a thousand at a time', async () => {
  const one = { firstName: 'Nia', lastName: 'Obi', email: 'nia@portal.example' };
  for (const who of [null, viewer(), viewer(['Manager']), viewer(['IT Staff']), viewer(['Analyst'])])
    expect((await test_.run(who, CHECK, { people: [one] })).errors[0]?.code).toBe(
      who ? 'FORBIDDEN' : 'UNAUTHENTICATED',
    );
  const { errors } = await test_.run(viewer(['HR']), CHECK, { people: Array(1_001).fill(one) });
  expect(errors[0]?.fields).toEqual({ people: ['Ensure this field has no more than 1000 elements.'] });
});

test('new people are validated by the rules of registration, and people with an account are reported', async () => {
  const known = await makePerson(test_.database);
  const { data } = await test_.run<{ checkNewAccounts: unknown[] }>(viewer(['HR']), CHECK, {
    people: [
      { firstName: ' Nia ', lastName: '', email: ' Nia.New@Portal.example ' },
      { firstName: ' ', lastName: 'x'.repeat(151), email: 'nobody' },
      { firstName: 'Robin', lastName: 'B', email: known.email.toUpperCase() },
    ],
  });
  expect(data.checkNewAccounts).toEqual([
    {
      firstName: 'Nia',
      lastName: '',
      email: 'nia.new@portal.example',
      userId: null,
      maySignIn: false,
      problems: [],
    },
    expect.objectContaining({
      problems: [
        { field: 'firstName', text: 'This field may not be blank.' },
        { field: 'lastName', text: 'Ensure this field has no more than 150 characters.' },
        { field: 'email', text: 'Enter a valid email address.' },
      ],
    }),
    expect.objectContaining({ email: known.email, userId: known.id, maySignIn: true, problems: [] }),
  ]);
});

test('accounts that an import created can neither sign in nor get a link before their employee records exist', async () => {
  const rows = people(2);
  const { made } = await make(rows);
  expect(made).toEqual(rows.map(({ place }) => ({ place, userId: expect.any(Number), known: null })));
  const closed = { is_active: false, may_sign_in: false, has_employee: false, roles: ['Employee'] };
  expect(await accounts(rows)).toMatchObject([closed, closed]);
  const [{ email }] = rows as [Row];
  expect((await login(email, '')).errors[0]?.code).toBe('BAD_USER_INPUT');
  await ask(email);
  await inviteImported(test_.config);
  expect(await mailsTo(test_.config, email)).toEqual([]);
});

test("an address with an account keeps that account, and the account's names are sent", async () => {
  const known = await makePerson(test_.database, { firstName: 'Robin' });
  const [fresh] = people(1) as [Row];
  const { made } = await make([fresh, { place: 1, firstName: 'R', lastName: 'B', email: known.email }]);
  expect(made[1]).toMatchObject({ userId: known.id, known: { firstName: 'Robin', maySignIn: true } });
});

test('people whose employee records exist get one mail with a link, set a password with it and sign in', async () => {
  const [row] = people(1) as [Row];
  const { importId, made } = await make([row]);
  await hired(importId, made);
  expect(await told('importedAccounts.opened')).toEqual([{ importId, count: 1 }]);
  expect(await told('users.imported')).toEqual([{ people: [{ userId: made[0]?.userId, email: row.email }] }]);
  expect(await accounts([row])).toMatchObject([
    { may_sign_in: true, has_employee: true, must_change_password: false },
  ]);

  await inviteImported(test_.config);
  await inviteImported(test_.config);
  const [mail = '', ...more] = await mailsTo(test_.config, row.email);
  expect(more).toEqual([]);
  expect(mail).toContain('The link works once and for 7 days.');
  const [, token] = /login\?reset=([\w-]{43})\r\n/.exec(mail) ?? [];
  const chosen = 'Quiet-Meadow-77';
  const { errors } = await test_.run(
    null,
    'mutation ($token: String!, $word: String!) { resetPassword(token: $token, newPassword: $word, newPasswordConfirm: $word) }',
    { token, word: chosen },
  );
  expect(errors).toEqual([]);
  expect((await login(row.email, chosen)).data.login.token).toMatch(/^[\w-]{43}$/);
});

test('a person who has left gets a record, but no sign-in and no mail', async () => {
  const [row] = people(1) as [Row];
  const { importId, made } = await make([row]);
  await hired(importId, made, false);
  await inviteImported(test_.config);
  expect(await accounts([row])).toMatchObject([{ may_sign_in: false, is_active: false, has_employee: true }]);
  expect(await mailsTo(test_.config, row.email)).toEqual([]);
});

test('an import changes nothing for a person who was hired by hand in the meantime', async () => {
  const person = await makePerson(test_.database);
  await test_.database.query('update user_account set is_employed = false where id = $1', [person.id]);
  await send('employeeImport.hired', {
    importId: 1,
    rows: [{ userId: person.id, works: true, known: true }],
  });
  const account = await test_.database.one('select is_employed from user_account where id = $1', [person.id]);
  expect(account).toEqual({ is_employed: false });
  expect(await told('importedAccounts.opened')).toEqual([{ importId: 1, count: 1 }]);
});

test('when an import fails, exactly the accounts that it created are deleted', async () => {
  const [other, known] = [await make(people(1)), await makePerson(test_.database, { hasEmployee: false })];
  const rows = [...people(1_200), { place: 1_200, firstName: 'R', lastName: 'B', email: known.email }];
  const { importId } = await make(rows);
  expect(await accounts(rows)).toHaveLength(1_201);
  const event = randomUUID();
  await send('employeeImport.failed', { importId }, event);
  await send('employeeImport.failed', { importId }, event);
  expect(await told('importedAccounts.removed')).toEqual([{ importId }]);
  expect(await accounts(rows)).toMatchObject([{ may_sign_in: true }]);
  expect(
    await test_.database.query('select user_id from imported_account where import_id = $1', [other.importId]),
  ).toHaveLength(1);
});

test('an account that HR took over by hand in the meantime stays when the import fails', async () => {
  const [row] = people(1) as [Row];
  const { importId } = await make([row]);
  const word = 'Quiet-Meadow-77';
  const { errors } = await test_.run(
    (await makePerson(test_.database, { roles: ['HR'] })).viewer,
    'mutation ($input: RegisterInput!) { register(input: $input) { id } }',
    { input: { firstName: 'Nia', lastName: 'Obi', email: row.email, password: word, passwordConfirm: word } },
  );
  expect(errors).toEqual([]);
  await send('employeeImport.failed', { importId });
  expect(await accounts([row])).toMatchObject([{ may_sign_in: true, must_change_password: true }]);
});

test('at most two hundred new people get their mail in a round, and a mail that fails is sent again later', async () => {
  const rows = people(250);
  const { importId, made } = await make(rows);
  await hired(importId, made);
  const waiting = async () => (await test_.database.query('select 1 from imported_account')).length;
  const mails = async () => (await readdir(join(test_.config.dataDir, 'mail')).catch(() => [])).length;
  const before = await mails();
  const away = { ...test_.config, smtpUrl: 'smtp://127.0.0.1:9', logLevel: 'silent' as const };
  await inviteImported(away);
  expect([await waiting(), await mails()]).toEqual([250, before]);
  expect(
    await test_.database.query('select 1 from password_reset where user_id = any($1::int[])', [
      made.map(({ userId }) => userId),
    ]),
  ).toEqual([]);
  await inviteImported(test_.config);
  expect([await waiting(), await mails()]).toEqual([200, before + 50]);
  await test_.database.query('update imported_account set invite_at = now()');
  await inviteImported(test_.config);
  expect([await waiting(), await mails()]).toEqual([0, before + 250]);
});
