import { DEMO_PASSWORD } from '../../../run/demo.js';
import { openTestPortal } from '../../../testing/portal.js';
import { done, outcome, refused, said } from '../../testing/answers.js';
import { newcomer, registered } from '../../testing/families/people.js';
import { usePortal } from '../../testing/rest.js';
import { signInOf } from '../../testing/families/signIn.js';
import type { SignedIn } from '../../testing/families/signIn.js';

const portal = usePortal();
const { call, get, raw, login, profile } = signInOf(portal);
const signedIn = async (email: string, password: string) => (await done(login(email, password))).token;
const change = (
  token: string,
  old_password: string,
  new_password: string,
  new_password_confirm = new_password,
) => call('POST', { token }, 'auth/change-password/', { old_password, new_password, new_password_confirm });

describe('signing in', () => {
  test('signing in returns a token and the record of the profile, under both names of the family [A7.7 C7.4]', async () => {
    for (const family of ['auth', 'authentication']) {
      const { status, body } = await login(' Employee@Portal.example ', DEMO_PASSWORD, `${family}/login/`);
      expect([status, Object.keys(body).sort()]).toEqual([200, ['token', 'user']]);
      expect(body.user).toEqual(await get({ token: body.token }, `${family}/profile/`));
      expect(body.user.email).toBe('employee@portal.example');
      expect(Object.keys(body.user.employee ?? {}).sort()).toEqual([
        'department',
        'hire_date',
        'id',
        'job_title',
        'position',
      ]);
    }
  });

  test('signing in is refused with the same message for a wrong password and an unknown address, and under the field for a malformed one [A8.2]', async () => {
    const wrong = refused({ non_field_errors: ['Unable to log in with provided credentials.'] });
    for (const email of ['employee@portal.example', 'nobody@portal.example'])
      expect(outcome(await login(email, 'not this one'))).toEqual(wrong);
    expect(outcome(await login('nobody', 'x'))).toEqual(refused({ email: ['Enter a valid email address.'] }));
  });

  test('a person who keeps guessing passwords has to wait, and reads how long', async () => {
    for (let guess = 0; guess < 10; guess += 1)
      expect((await login('guessed@portal.example', `guess ${guess}`)).status).toBe(400);
    const { status, headers } = await login('guessed@portal.example', 'another');
    expect([status, headers['retry-after']]).toEqual([429, expect.stringMatching(/^[1-9]\d*$/)]);
  });

  test('signing out ends this token and no other [A7.9]', async () => {
    const [first, second] = [
      await signedIn('it@portal.example', DEMO_PASSWORD),
      await signedIn('it@portal.example', DEMO_PASSWORD),
    ];
    expect(outcome(await call('POST', { token: first }, 'auth/logout/'))).toEqual({
      status: 200,
      body: { detail: 'Signed out.' },
    });
    expect([(await profile(first)).status, (await profile(second)).status]).toEqual([401, 200]);
  });
});

describe('a sign-in created by HR', () => {
  test('has no token, and its password must be changed before anything else [A7.15]', async () => {
    const { email, password, id } = await registered(portal());
    const { token, user } = await done(login(email, password));
    expect(user).toMatchObject({ id, email, must_change_password: true, employee: null });
    expect(await call('GET', { token }, 'core/employees/')).toMatchObject({
      status: 403,
      body: { code: 'password_change_required' },
    });
    const other = await signedIn(email, password);
    expect(outcome(await change(token, 'wrong', 'Second-Harbour-8'))).toEqual(
      refused({
        old_password: ['Wrong password.'],
      }),
    );
    expect(outcome(await change(token, password, 'Second-Harbour-8', 'x'))).toEqual(
      refused({
        new_password_confirm: ['New passwords do not match'],
      }),
    );
    expect(outcome(await change(token, password, 'Second-Harbour-8'))).toEqual({
      status: 200,
      body: { detail: 'Password changed successfully!' },
    });
    expect([(await call('GET', { token }, 'core/employees/')).status, (await profile(other)).status]).toEqual(
      [200, 401],
    );
  });

  test('is created once: one that is already in progress is answered with 200 and no token (decisions 5j)', async () => {
    const body = {
      first_name: 'New',
      last_name: 'Comer',
      email: 'begun@portal.example',
      password: 'First-Harbour-7',
      password_confirm: 'First-Harbour-7',
    };
    const [first, again] = [
      await call<SignedIn>('POST', 'hr', 'auth/register/', body),
      await call<SignedIn>('POST', 'hr', 'auth/register/', body),
    ];
    expect([first.status, again.status, Object.keys(again.body), again.body.user.id]).toEqual([
      201,
      200,
      ['user'],
      first.body.user.id,
    ]);
    expect(
      outcome(await call('POST', 'hr', 'auth/register/', { ...body, email: 'hr@portal.example' })),
    ).toEqual(refused({ email: [expect.any(String)] }));
    const other = { ...body, email: 'other@portal.example', password_confirm: 'other' };
    expect(outcome(await call('POST', 'hr', 'auth/register/', other))).toEqual(
      refused({
        password_confirm: ['Passwords do not match.'],
      }),
    );
  });
});

test('a request for a new password gets the same answer for every address, and an invented link is refused', async () => {
  const sent = {
    status: 200,
    body: { detail: "If an account with that email exists, you'll receive reset instructions shortly." },
  };
  for (const email of ['hr@portal.example', 'nobody@portal.example'])
    expect(outcome(await call('POST', null, 'auth/forgot-password/', { email }))).toEqual(sent);
  const body = { token: 'x', new_password: 'Third-Harbour-9', new_password_confirm: 'Third-Harbour-9' };
  expect(outcome(await call('POST', null, 'auth/reset-password/', body))).toEqual(
    refused({
      token: ['Invalid or expired token.'],
    }),
  );
});

test('a lone surrogate is read as the replacement character', async () => {
  const answer = await raw(
    'PATCH',
    'analyst',
    'auth/profile/',
    'application/json',
    '{"first_name":"N\\ud800oor"}',
  );
  expect([answer.status, answer.body['first_name']]).toEqual([200, 'N\uFFFDoor']);
});

test('a person who is not signed in is refused the roles with the message of the page, and roles come with their permissions [A7.17, A7.19]', async () => {
  expect(outcome(await call('GET', null, 'rbac/roles/'))).toEqual({
    status: 401,
    body: said('Authentication required to fetch roles', { code: 'unauthenticated' }),
  });
  const { results } = await get<{ results: { name: string; permissions: { codename: string }[] }[] }>(
    'employee',
    'rbac/roles/',
  );
  expect(results.map(({ name }) => name)).toEqual([
    'Administrator',
    'Manager',
    'HR',
    'IT Staff',
    'Analyst',
    'Employee',
  ]);
  expect(results[0]?.permissions.map(({ codename }) => codename)).toContain('role.manage');
});

test('an administrator grants and revokes a role, and the permission is gained and lost with it [A7.20]', async () => {
  const { id: user, token } = await newcomer(portal());
  await done(change(token, 'First-Harbour-7', 'Second-Harbour-8'));
  const { results } = await get<{ results: { id: number }[] }>(
    'admin',
    'rbac/roles/?search=staff&ordering=-user__name',
  );
  const role = results[0]?.id;
  const dashboard = async () => (await call('GET', { token }, 'it/dashboard/')).status;
  const links = async (who: 'admin' | { token: string }) =>
    (await get<{ results: { user: number }[] }>(who, `rbac/user-roles/?user=${user}`)).results.length;
  expect([await dashboard(), await links('admin'), await links({ token })]).toEqual([403, 1, 1]);
  const given = await call<{ id: number }>('POST', 'admin', 'rbac/user-roles/', { user, role });
  expect([given.status, await dashboard(), await links('admin'), await links({ token })]).toEqual([
    201, 200, 2, 2,
  ]);
  expect(outcome(await call('POST', 'admin', 'rbac/user-roles/', { user, role }))).toEqual(
    refused({
      non_field_errors: [expect.any(String)],
    }),
  );
  expect(outcome(await call('POST', 'admin', 'rbac/user-roles/', { user: 99_999, role }))).toEqual(
    refused({
      user: [expect.any(String)],
    }),
  );
  expect(outcome(await call('DELETE', 'admin', `rbac/user-roles/${given.body.id}/`))).toEqual({
    status: 204,
    body: null,
  });
  expect(await dashboard()).toBe(403);
});

// Last: another portal in this process takes over the modules of the first.
test('where people may register themselves, a new person is signed in immediately', async () => {
  const open = await openTestPortal({ SELF_REGISTRATION: 'true' });
  const body = {
    first_name: 'Self',
    last_name: 'Made',
    email: 'self@portal.example',
    password: 'Quiet-Meadow-78',
    password_confirm: 'Quiet-Meadow-78',
  };
  const answer = await open.call<SignedIn>('POST', '/api/auth/register/', { body });
  const mine = await open.call('GET', '/api/auth/profile/', { token: answer.body.token });
  await open.close();
  expect([answer.status, answer.body.user, mine.status]).toEqual([201, mine.body, 200]);
}, 60_000);
