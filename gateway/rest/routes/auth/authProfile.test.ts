import { mailsTo } from '../../../../subgraphs/kit/testing/mails.js';
import { done, outcome, refused } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { withoutRecord } from '../../testing/families/people.js';
import { usePortal } from '../../testing/rest.js';
import { signInOf } from '../../testing/families/signIn.js';

const portal = usePortal();
const { call, login, profile } = signInOf(portal);

test('a profile changes the names that are sent and keeps the others, by PUT as by PATCH [A7.12]', async () => {
  for (const method of ['PUT', 'PATCH']) {
    const body = await done(
      call(method, 'analyst', 'auth/profile/', {
        first_name: method,
        is_active: false,
        id: 1,
        roles: ['Administrator'],
      }),
    );
    expect(body).toMatchObject({ first_name: method, email: 'analyst@portal.example', is_active: true });
  }
  const taken = outcome(await call('PUT', 'analyst', 'auth/profile/', { email: 'HR@portal.example' }));
  expect(taken).toEqual(refused({ email: [expect.any(String)] }));
});

describe('a new address', () => {
  const patch = (token: string, body: Json) => call('PATCH', { token }, 'auth/profile/', body);
  const linkIn = async (email: string) => {
    const mails = await mailsTo(portal().portal.config, email);
    return /\?confirm=([\w-]{43})\r\n/.exec(mails.at(-1) ?? '')?.[1];
  };

  test('takes effect immediately with the present password, and not with a wrong one [A7.12]', async () => {
    const { token, email, password } = await withoutRecord(portal());
    const wanted = { email: `at.once.${email}` };
    expect(outcome(await patch(token, { ...wanted, current_password: 'not this one' }))).toEqual(
      refused({
        current_password: ['Wrong password.'],
      }),
    );
    expect(await done(patch(token, { ...wanted, current_password: password }))).toMatchObject({
      ...wanted,
      pending_email: null,
    });
    expect((await login(wanted.email, password)).status).toBe(200);
  });

  test('waits without a password for the link in the present mailbox, which needs no sign-in, or is cancelled', async () => {
    const { token, email } = await withoutRecord(portal());
    const pending_email = `later.${email}`;
    const ask = async () =>
      expect(await done(patch(token, { email: pending_email, current_password: '' }))).toMatchObject({
        email,
        pending_email,
      });
    await ask();
    expect(await done(call('POST', { token }, 'auth/cancel-email-change/'))).toMatchObject({
      email,
      pending_email: null,
    });
    const confirm = async (link?: string) =>
      outcome(await call('POST', null, 'auth/confirm-email/', { token: link }));
    expect(await confirm(await linkIn(email))).toEqual(refused({ token: ['Invalid or expired token.'] }));
    await ask();
    expect(await confirm(await linkIn(email))).toEqual({
      status: 200,
      body: { detail: 'E-mail address changed. Please sign in with it from now on.' },
    });
    expect((await profile(token)).body).toMatchObject({ email: pending_email, pending_email: null });
  });
});
