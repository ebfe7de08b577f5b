import { DEMO_PASSWORD } from '../../demo.js';
import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

type Json = Record<string, unknown>;
type User = Json & { id: number; email: string; employee: Json | null };

const login = (body: Json, path = '/api/auth/login/') => portal.call<Json & { token: string; user: User }>('POST', path, { body });
const profile = (token: string) => portal.call<User>('GET', '/api/auth/profile/', { token });
const WRONG = { non_field_errors: ['Unable to log in with provided credentials.'] };
let next = 0;

/** A person HR has just made a sign-in for. */
async function newcomer(more: Json = {}) {
  next += 1;
  const email = `newcomer${next}@portal.example`;
  const body = { first_name: 'New', last_name: 'Comer', email, password: 'First-Harbour-7', password_confirm: 'First-Harbour-7', ...more };
  return { email, password: 'First-Harbour-7', answer: await portal.call<Json & { user: User }>('POST', '/api/auth/register/', { as: 'hr', body }) };
}

describe('signing in', () => {
  test('a person gets a token and the record that the profile shows [A7.7]', async () => {
    const { status, body } = await login({ email: ' Employee@Portal.example ', password: DEMO_PASSWORD, remember_me: true });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['token', 'user']);
    expect(body.user).toEqual((await profile(body.token)).body);
    expect(body.user).toMatchObject({ email: 'employee@portal.example', is_active: true, must_change_password: false, profile_picture: null, resume: null });
    expect(Object.keys(body.user.employee ?? {}).sort()).toEqual(['department', 'hire_date', 'id', 'job_title', 'position']);
  });

  test('a wrong password gives the same words as an unknown address [A8.2]', async () => {
    for (const email of ['employee@portal.example', 'nobody@portal.example']) {
      const { status, body } = await login({ email, password: 'not this one' });
      expect([status, body]).toEqual([400, WRONG]);
    }
  });

  test('what is missing or no address is said under its field', async () => {
    expect((await login({})).body).toEqual({ email: ['This field is required.'], password: ['This field is required.'] });
    expect(await login({ email: 'nobody', password: 'x' })).toMatchObject({ status: 400, body: { email: ['Enter a valid email address.'] } });
  });

  test('who keeps guessing must wait, and is told how long', async () => {
    const guesses = [];
    for (let guess = 0; guess < 12; guess += 1) guesses.push(await login({ email: 'guessed@portal.example', password: `guess ${guess}` }));
    expect(guesses[0]?.status).toBe(400);
    expect([guesses.at(-1)?.status, guesses.at(-1)?.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });

  test('the whole family also answers under /api/authentication/', async () => {
    const { status, body } = await login({ email: 'hr@portal.example', password: DEMO_PASSWORD }, '/api/authentication/login/');
    expect(status).toBe(200);
    expect((await portal.call<User>('GET', '/api/authentication/profile/', { token: body.token })).body.email).toBe('hr@portal.example');
  });

  test('signing out ends the token and no other [A7.9]', async () => {
    const [first, second] = [await login({ email: 'it@portal.example', password: DEMO_PASSWORD }), await login({ email: 'it@portal.example', password: DEMO_PASSWORD })];
    expect(await portal.call('POST', '/api/auth/logout/', { token: first.body.token })).toMatchObject({ status: 200, body: { detail: 'Signed out.' } });
    expect((await profile(first.body.token)).status).toBe(401);
    expect((await profile(second.body.token)).status).toBe(200);
  });
});

describe('the profile', () => {
  test('is what the graph says about the person [A7.12]', async () => {
    const { data } = await portal.graphql<{ me: Json }>('manager', '{ me { id firstName lastName fullName email isActive dateJoined lastLogin employee { id jobTitle hireDate department { id name } } } }');
    const { body } = await portal.call<User>('GET', '/api/auth/profile/', { as: 'manager' });
    const { employee, ...me } = data.me as Json & { employee: Json };
    expect(body).toMatchObject({ id: me['id'], first_name: me['firstName'], last_name: me['lastName'], full_name: me['fullName'], email: me['email'], date_joined: me['dateJoined'], last_login: me['lastLogin'] });
    expect(body.employee).toMatchObject({ id: employee['id'], job_title: employee['jobTitle'], hire_date: employee['hireDate'], department: employee['department'] });
  });

  test('takes the names that are sent and keeps the others, by PUT and by PATCH [A7.12]', async () => {
    for (const method of ['PUT', 'PATCH']) {
      const { status, body } = await portal.call<User>(method, '/api/auth/profile/', { as: 'analyst', body: { first_name: method, is_active: false, id: 1, roles: ['Administrator'] } });
      expect(status).toBe(200);
      expect(body).toMatchObject({ first_name: method, email: 'analyst@portal.example', is_active: true });
    }
  });

  test('takes half a character as one that cannot be read', async () => {
    const answer = await portal.call<User>('PATCH', '/api/auth/profile/', { as: 'analyst', headers: { 'content-type': 'application/json' }, payload: '{"first_name":"N\\ud800oor"}' });
    expect([answer.status, answer.body['first_name']]).toEqual([200, 'N\uFFFDoor']);
  });

  test('refuses a blank name and an address that is taken', async () => {
    const put = (body: Json) => portal.call('PUT', '/api/auth/profile/', { as: 'analyst', body });
    expect((await put({ first_name: ' ' })).body).toHaveProperty('first_name');
    expect(await put({ email: 'HR@portal.example' })).toMatchObject({ status: 400, body: { email: [expect.any(String)] } });
  });

  const form = (name: string, fileName: string, content: Buffer | string) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(`--edge\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n--edge--\r\n')]),
  });

  test('takes a resume as a form, answers a link to it, and removes it on null', async () => {
    // Larger than any JSON body may be.
    const content = 'Ten years at sea. '.repeat(100_000);
    const sent = await portal.call<User>('PUT', '/api/auth/profile/', { as: 'employee', ...form('resume', 'My CV.txt', content) });
    expect(sent.status).toBe(200);
    const link = new URL(String(sent.body['resume']));
    const file = await portal.call('GET', link.pathname);
    expect([file.status, file.text === content]).toEqual([200, true]);
    expect(file.headers['content-disposition']).toContain('My CV.txt');
    const cleared = await portal.call<User>('PATCH', '/api/auth/profile/', { as: 'employee', body: { resume: null } });
    expect(cleared.body['resume']).toBeNull();
  });

  test('takes a photo, and refuses a file that is none', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
    const sent = await portal.call<User>('PATCH', '/api/auth/profile/', { as: 'employee', ...form('profile_picture', 'profile_1.svg', svg) });
    expect(sent.status).toBe(200);
    expect((await portal.call('GET', new URL(String(sent.body['profile_picture'])).pathname)).headers['content-type']).toMatch(/^image\/(jpeg|webp)/);
    const refused = await portal.call('PATCH', '/api/auth/profile/', { as: 'employee', ...form('profile_picture', 'photo.jpg', 'no picture') });
    expect(refused).toMatchObject({ status: 400, body: { profile_picture: [expect.any(String)] } });
  });
});

describe('making a sign-in', () => {
  test('HR makes one without a token of its own, which must change its password first', async () => {
    const { email, password, answer } = await newcomer();
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body)).toEqual(['user']);
    expect(answer.body.user).toMatchObject({ email, must_change_password: true, employee: null });

    const { token } = (await login({ email, password })).body;
    expect((await profile(token)).status).toBe(200);
    expect((await portal.call('GET', '/api/rbac/roles/', { token })).status).toBe(200);
    expect((await portal.call('GET', '/api/rbac/departments/', { token })).status).toBe(200);
    expect(await portal.call('GET', '/api/core/employees/', { token })).toMatchObject({ status: 403, body: { code: 'password_change_required' } });

    const change = (old: string) => portal.call('POST', '/api/auth/change-password/', { token, body: { old_password: old, new_password: 'Second-Harbour-8', new_password_confirm: 'Second-Harbour-8' } });
    expect(await change('wrong')).toMatchObject({ status: 400, body: { old_password: ['Wrong password.'] } });
    expect(await change(password)).toMatchObject({ status: 200, body: { detail: 'Password changed successfully!' } });
    expect((await portal.call('GET', '/api/core/employees/', { token })).status).toBe(200);
  });

  test('a sign-in that HR has begun already is answered again, not made twice (decisions 5j)', async () => {
    const { answer } = await newcomer({ email: 'begun@portal.example' });
    const again = (await newcomer({ email: 'begun@portal.example' })).answer;
    expect([answer.status, again.status]).toEqual([201, 200]);
    expect(again.body.user.id).toBe(answer.body.user.id);
  });

  test('somebody without that right is refused, and so is input that does not fit', async () => {
    const body = { first_name: 'A', last_name: 'B', email: 'ab@portal.example', password: 'First-Harbour-7', password_confirm: 'First-Harbour-7' };
    expect((await portal.call('POST', '/api/auth/register/', { as: 'employee', body })).status).toBe(403);
    expect((await portal.call('POST', '/api/auth/register/', { body })).status).toBe(401);
    expect((await newcomer({ password_confirm: 'other' })).answer).toMatchObject({ status: 400, body: { password_confirm: ['Passwords do not match.'] } });
    expect((await newcomer({ email: 'hr@portal.example' })).answer).toMatchObject({ status: 400, body: { email: [expect.any(String)] } });
    expect((await portal.call('POST', '/api/auth/register/', { as: 'hr' })).body).toEqual(
      Object.fromEntries(['first_name', 'last_name', 'email', 'password', 'password_confirm'].map((name) => [name, ['This field is required.']])),
    );
  });
});

describe('passwords', () => {
  test('changing one ends the other sessions and keeps this one [A7.15]', async () => {
    const { email, password } = await newcomer();
    const [mine, other] = [(await login({ email, password })).body.token, (await login({ email, password })).body.token];
    const body = { old_password: password, new_password: 'Third-Harbour-9', new_password_confirm: 'Third-Harbour-9' };
    expect(await portal.call('POST', '/api/auth/change-password/', { token: mine, body: { ...body, new_password_confirm: 'x' } })).toMatchObject({ status: 400, body: { new_password_confirm: ['New passwords do not match'] } });
    expect((await portal.call('POST', '/api/auth/change-password/', { token: mine, body })).status).toBe(200);
    expect([(await profile(mine)).status, (await profile(other)).status]).toEqual([200, 401]);
  });

  test('asking for a reset answers the same for everybody, and a bad token is refused', async () => {
    const answers = await Promise.all(['hr@portal.example', 'nobody@portal.example'].map((email) => portal.call('POST', '/api/auth/forgot-password/', { body: { email } })));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array.from({ length: 2 }, () => [200, JSON.stringify({ detail: "If an account with that email exists, you'll receive reset instructions shortly." })]));
    const body = { token: 'x', new_password: 'Third-Harbour-9', new_password_confirm: 'Third-Harbour-9' };
    expect(await portal.call('POST', '/api/auth/reset-password/', { body })).toMatchObject({ status: 400, body: { token: ['Invalid or expired token.'] } });
  });
});

test('where self-registration is open, a newcomer signs up and is signed in', async () => {
  const open = await openTestPortal({ SELF_REGISTRATION: 'true' });
  const body = { first_name: 'Self', last_name: 'Made', email: 'self@portal.example', password: 'First-Harbour-7', password_confirm: 'First-Harbour-7' };
  const { status, body: answer } = await open.call<{ token: string; user: User }>('POST', '/api/auth/register/', { body });
  expect([status, answer.user.email]).toEqual([201, 'self@portal.example']);
  expect((await open.call('GET', '/api/auth/profile/', { token: answer.token })).status).toBe(200);
  await open.close();
}, 60_000);
