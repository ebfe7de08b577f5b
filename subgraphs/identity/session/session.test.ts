import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { identity } from '../subgraph.js';
import { lookUp, makePerson } from '../user/user.factory.js';
import type { MadePerson } from '../user/user.factory.js';
import { noteUses, sweepSessions } from './session.service.js';

const SESSIONS =
  'query ($userId: Int) { sessions(userId: $userId) { count results { id userAgent isCurrent createdAt lastUsedAt expiresAt } } }';
const REVOKE = 'mutation ($id: Int!) { revokeSession(id: $id) }';
const END = 'mutation ($userId: Int!) { endSessions(userId: $userId) }';

interface Listed {
  sessions: { count: number; results: { id: number; isCurrent: boolean }[] };
}

let portal: TestSubgraph;
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(() => portal.close());

const ownerOf = (person: MadePerson) =>
  identity.internal['session']?.(lookUp(person.token)) ?? Promise.resolve(null);
const shift = (person: MadePerson, column: 'last_used_at' | 'expires_at', by: string) =>
  portal.database.query(`update session set ${column} = ${column} + $2::interval where id = $1`, [
    person.viewer.sessionId,
    by,
  ]);

test('a person who is not signed in cannot list, end or revoke sessions', async () => {
  for (const [document, variables] of [
    [SESSIONS, {}],
    [REVOKE, { id: 1 }],
    [END, { userId: 1 }],
    ['mutation { logout }', {}],
  ] as const) {
    expect((await portal.run(null, document, variables)).errors[0]?.code).toBe('UNAUTHENTICATED');
  }
});

test("a person sees and ends only their own sessions; another person's sessions are not found", async () => {
  const [one, other] = [await makePerson(portal.database), await makePerson(portal.database)];
  expect((await portal.run(one.viewer, SESSIONS, { userId: other.id })).errors[0]?.code).toBe('FORBIDDEN');
  expect((await portal.run(one.viewer, REVOKE, { id: other.viewer.sessionId })).errors[0]?.code).toBe(
    'NOT_FOUND',
  );
  expect((await portal.run(one.viewer, END, { userId: other.id })).errors[0]?.code).toBe('FORBIDDEN');
  expect(await ownerOf(other)).not.toBeNull();
});

test('HR does not see on which devices a colleague is signed in', async () => {
  const [hr, person] = [
    await makePerson(portal.database, { roles: ['HR'] }),
    await makePerson(portal.database),
  ];
  expect((await portal.run(hr.viewer, SESSIONS, { userId: person.id })).errors[0]?.code).toBe('FORBIDDEN');
});

test("HR ends a colleague's sessions but not those of an administrator", async () => {
  const [hr, admin, person] = [
    await makePerson(portal.database, { roles: ['HR'] }),
    await makePerson(portal.database, { roles: ['Administrator'] }),
    await makePerson(portal.database),
  ];
  expect((await portal.run(hr.viewer, END, { userId: admin.id })).errors[0]?.code).toBe('FORBIDDEN');
  expect(await ownerOf(admin)).not.toBeNull();
  expect((await portal.run(hr.viewer, END, { userId: person.id })).errors).toEqual([]);
  expect([...portal.latest().effects.viewersChanged]).toEqual([person.id]);
  expect(await ownerOf(person)).toBeNull();
  expect((await portal.run(hr.viewer, END, { userId: 999_999 })).errors[0]?.code).toBe('NOT_FOUND');
});

test("an administrator lists and revokes anyone's sessions", async () => {
  const [admin, person] = [
    await makePerson(portal.database, { roles: ['Administrator'] }),
    await makePerson(portal.database),
  ];
  const { data } = await portal.run<Listed>(admin.viewer, SESSIONS, { userId: person.id });
  expect(data.sessions).toMatchObject({
    count: 1,
    results: [{ id: person.viewer.sessionId, isCurrent: false }],
  });
  expect((await portal.run(admin.viewer, REVOKE, { id: person.viewer.sessionId })).errors).toEqual([]);
  expect(await ownerOf(person)).toBeNull();
});

test('signing out ends this session immediately, and only this one [A4.3 A7.9]', async () => {
  const person = await makePerson(portal.database);
  await portal.database.query(
    `insert into session (user_id, token_hash, user_agent, idle_minutes, expires_at) values ($1, repeat('a', 64), 'Phone', 720, now() + interval '1 day')`,
    [person.id],
  );
  expect((await portal.run(person.viewer, 'mutation { logout }')).data).toEqual({ logout: true });
  expect([...portal.latest().effects.viewersChanged]).toEqual([person.id]);
  expect(await ownerOf(person)).toBeNull();
  const { data } = await portal.run<Listed>(person.viewer, SESSIONS);
  expect(data.sessions.results).toMatchObject([{ userAgent: 'Phone', isCurrent: false }]);
});

test('signing out everywhere else keeps the present session', async () => {
  const person = await makePerson(portal.database);
  await portal.database.query(
    `insert into session (user_id, token_hash, user_agent, idle_minutes, expires_at) values ($1, repeat('b', 64), 'Phone', 720, now() + interval '1 day')`,
    [person.id],
  );
  await portal.run(person.viewer, END, { userId: person.id });
  const { data } = await portal.run<Listed>(person.viewer, SESSIONS);
  expect(data.sessions.results).toMatchObject([{ id: person.viewer.sessionId, isCurrent: true }]);
});

test('a session ends after twelve hours without use, and at its latest end even if it is used', async () => {
  const idle = await makePerson(portal.database);
  await shift(idle, 'last_used_at', '-11 hours -59 minutes');
  expect(await ownerOf(idle)).not.toBeNull();
  await shift(idle, 'last_used_at', '-12 hours -1 minutes');
  expect(await ownerOf(idle)).toBeNull();
  const over = await makePerson(portal.database);
  await shift(over, 'expires_at', '-12 hours -1 seconds');
  expect(await ownerOf(over)).toBeNull();
});

test('one statement returns the owner of a token with the permissions of all their roles [A6.2]', async () => {
  const person = await makePerson(portal.database, { roles: ['IT Staff', 'Analyst'] });
  const before = portal.database.statements;
  const owner = await ownerOf(person);
  expect(portal.database.statements - before).toBe(1);
  expect(owner).toEqual({
    userId: person.id,
    sessionId: person.viewer.sessionId,
    fullName: person.viewer.fullName,
    email: person.email,
    roles: ['Analyst', 'Employee', 'IT Staff'],
    permissions: ['article.manage', 'asset.manage', 'graph.explore', 'it.dashboard', 'ticket.handle_it'],
    level: 30,
    mustChangePassword: false,
  });
});

test('the last use of sessions is written once an hour, for everyone in one statement, so that it cannot reveal who gave feedback', async () => {
  const people = [await makePerson(portal.database), await makePerson(portal.database)];
  const noted = () =>
    portal.database.query(
      `select last_used_at = date_trunc('hour', now()) as "isHour", xmin from session where id = any($1)`,
      [people.map(({ viewer }) => viewer.sessionId)],
    );
  for (const person of people) await shift(person, 'last_used_at', '-2 hours');
  await noteUses(); // of an hour that ended just now
  const before = portal.database.statements;
  for (const person of people) for (let call = 0; call < 5; call += 1) await ownerOf(person);
  await noteUses();
  expect(portal.database.statements - before).toBe(10);
  expect(await noted()).toMatchObject([{ isHour: false }, { isHour: false }]);
  await noteUses(Date.now() + 3_600_000);
  const rows = await noted();
  expect(rows).toMatchObject([{ isHour: true }, { isHour: true }]);
  expect(rows[0]?.['xmin']).toBe(rows[1]?.['xmin']);
});

test('an unknown token and the token of a deactivated account sign in nobody', async () => {
  const person = await makePerson(portal.database);
  await portal.database.query('update user_account set is_active = false where id = $1', [person.id]);
  expect(await ownerOf(person)).toBeNull();
  expect(await identity.internal['session']?.({ tokenHash: '0'.repeat(64) })).toBeNull();
});

test('a person who must change their password may read the profile and the role lists and sign out, and nothing else', async () => {
  const person = viewer([], { ...(await makePerson(portal.database)).viewer, mustChangePassword: true });
  for (const open of [
    '{ me { email roles { role { name } } } }',
    '{ roles { count } }',
    '{ userRoles { count } }',
    '{ permissions { count } }',
    'mutation { logout }',
  ]) {
    expect((await portal.run(person, open)).errors).toEqual([]);
  }
  for (const closed of [
    '{ sessions { count } }',
    '{ user(id: 1) { id } }',
    'mutation { updateProfile(input: { firstName: "New" }) { id } }',
    'mutation { endSessions(userId: 1) }',
  ]) {
    expect((await portal.run(person, closed)).errors[0]?.code).toBe('PASSWORD_CHANGE_REQUIRED');
  }
});

test('sessions are deleted thirty days after they ended, not earlier', async () => {
  const [old, recent] = [await makePerson(portal.database), await makePerson(portal.database)];
  await shift(old, 'expires_at', '-31 days');
  await shift(recent, 'expires_at', '-29 days');
  await sweepSessions();
  const left = await portal.database.query('select id from session where id = any($1::integer[])', [
    [old.viewer.sessionId, recent.viewer.sessionId],
  ]);
  expect(left).toEqual([{ id: recent.viewer.sessionId }]);
});
