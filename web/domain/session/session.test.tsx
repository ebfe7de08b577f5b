import { act, screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';

import { OwnRolesDocument, RolesDocument, SignInDocument } from '../../generated/graphql';
import { answers, broken, deferred, homeFigures, person, startsAs, unknownToken } from '../../testing/graph';
import { openPortal } from '../../testing/openPortal';
import { server, interceptNetwork } from '../../testing/server';
import { toastStore } from '../../ui/feedback/toast';
import { createRoleList } from './roleList';

interceptNetwork();

/** Names of the calls in the order in which the portal heard them. */
function listen(): string[] {
  const heard: string[] = [];
  server.events.on('request:start', ({ request }) => {
    void request
      .clone()
      .json()
      .then((body: { operationName: string }) => heard.push(body.operationName));
  });
  return heard;
}

const atHome = () => screen.findByRole('heading', { level: 1, name: /Maya/ });
const tokenKept = () => window.localStorage.getItem('portal.token');

async function expectSignedOut() {
  expect(await screen.findByText('Session expired')).toBeVisible();
  expect(screen.getByText('Please log in again')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(tokenKept()).toBeNull();
}

test("a start with a stored token loads the roles, then the profile and the person's roles [A4.4]", async () => {
  const heard = listen();
  server.use(...startsAs(person()), ...homeFigures);
  await openPortal('/home', { token: 'kept' });
  await atHome();
  expect(heard[0]).toBe('Roles');
  expect(heard.slice(1, 3).sort()).toEqual(['OwnRoles', 'Profile']);
});

test('a session is loading, then signed in with person, roles and permissions, and an error after a refusal [A4.1 A6.2]', async () => {
  const late = deferred(() => undefined);
  server.use(
    answers(RolesDocument, late.respond),
    ...startsAs(person({ roles: ['HR', 'Analyst'] })),
    ...homeFigures,
  );
  const { portal } = await openPortal('/login');
  expect(portal.session.read()).toEqual({ phase: 'signedOut', left: false });

  window.localStorage.setItem('portal.token', 'kept');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.token' }));
  });
  await waitFor(() => expect(portal.session.read()).toEqual({ phase: 'loading' }));
  late.release();
  await atHome();
  expect(portal.session.read()).toMatchObject({
    phase: 'signedIn',
    viewer: {
      fullName: 'Maya Okafor',
      roles: [{ name: 'HR' }, { name: 'Analyst' }],
      permissions: ['employee.manage', 'leave.decide', 'learning.manage', 'graph.explore'],
    },
  });
  act(() => portal.session.expire('a token of an earlier sign-in'));
  expect(portal.session.read()).toMatchObject({ phase: 'signedIn' });
  act(() => portal.session.expire('kept'));
  expect(portal.session.read()).toMatchObject({ phase: 'error', of: 7 });
  await expectSignedOut();
});

test('an expired token signs out with the specified message [A4.3 A4.5 A8.6]', async () => {
  server.use(graphql.operation(unknownToken));
  await openPortal('/home', { token: 'old' });
  await expectSignedOut();
  expect(toastStore.read()).toHaveLength(1);
});

test('without their own roles a person stays signed in, with the cards for everyone [A4.6]', async () => {
  server.use(
    answers(OwnRolesDocument, broken),
    ...startsAs(person({ roles: ['Administrator'] })),
    ...homeFigures,
  );
  await openPortal('/home', { token: 'kept' });
  await atHome();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('the roles are requested once in five minutes [A7.18 A9.5]', async () => {
  const heard = listen();
  server.use(...startsAs(person()), ...homeFigures);
  const { portal } = await openPortal('/home', { token: 'kept' });
  await atHome();
  await act(() => portal.session.refresh());
  expect(heard.filter((name) => name === 'Roles')).toHaveLength(1);

  const later = Date.now() + 5 * 60 * 1000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await act(() => portal.session.refresh());
  expect(heard.filter((name) => name === 'Roles')).toHaveLength(2);
  jest.restoreAllMocks();
});

test('roles are not requested without a token [A7.19]', async () => {
  const { portal } = await openPortal('/login');
  await expect(createRoleList(portal.client).load(null)).rejects.toThrow(
    'Authentication required to fetch roles',
  );
});

test('a session that ends during work sends the person to sign in once, and back afterwards', async () => {
  server.use(...startsAs(person()), graphql.operation(unknownToken));
  const { router } = await openPortal('/home', { token: 'kept' });
  await expectSignedOut();
  expect(toastStore.read()).toHaveLength(1);
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: { pathname: '/home' } } });
});

test('signing out in one tab signs out the other tabs', async () => {
  server.use(...startsAs(person()), ...homeFigures);
  await openPortal('/home', { token: 'kept' });
  await atHome();
  act(() => {
    window.localStorage.removeItem('portal.token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.token', newValue: null }));
  });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('signing in as another person in one tab changes the person in the other tabs', async () => {
  server.use(...startsAs(person()), ...homeFigures);
  await openPortal('/home', { token: 'kept' });
  await atHome();
  server.use(...startsAs(person({ firstName: 'Daniel', roles: ['HR'] })));
  act(() => {
    window.localStorage.setItem('portal.token', 'another');
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.token', newValue: 'another' }));
  });
  expect(await screen.findByRole('heading', { level: 1, name: /Daniel/ })).toBeVisible();
  expect(screen.queryByText('Maya Okafor')).not.toBeInTheDocument();
});

test('the storage keys of token and remember-me flag can be configured [A9.3 A9.4]', async () => {
  server.use(
    answers(SignInDocument, () => HttpResponse.json({ data: { login: { token: 'fresh' } } })),
    ...startsAs(person()),
    ...homeFigures,
  );
  const { portal } = await openPortal('/login', {
    config: { storageKeys: { token: 'acme.token', rememberMe: 'acme.remember' } },
  });
  await act(() =>
    portal.session.signIn({ email: 'maya@portal.example', password: 'secret', rememberMe: true }),
  );
  await waitFor(() => expect(window.localStorage.getItem('acme.token')).toBe('fresh'));
  expect(window.localStorage.getItem('acme.remember')).toBe('true');
});
