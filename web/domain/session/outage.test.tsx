import { act, screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';

import { OwnRolesDocument, ProfileDocument, SignOutDocument } from '../../generated/graphql';
import { answers, broken, homeFigures, person, signsInAs, startsAs } from '../../testing/graph';
import { openPortal } from '../../testing/openPortal';
import { server, interceptNetwork } from '../../testing/server';
import { toastStore } from '../../ui/feedback/toast';

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

describe.each([
  ['no network', () => HttpResponse.error()],
  ['a busy portal', () => new HttpResponse(null, { status: 503 })],
  ['a page of a proxy', () => HttpResponse.html('<p>Bad Gateway</p>', { status: 502 })],
  ['a page in place of an answer', () => HttpResponse.html('<p>Welcome to the hotel</p>')],
  ['an unforeseen failure', broken],
])('%s while a page loads', (_what, failure) => {
  test('signs nobody out: the outage is reported, and the page loads when the portal answers [A4.5 A9.2]', async () => {
    let isAway = true;
    server.use(
      answers(ProfileDocument, () => (isAway ? failure() : undefined)),
      ...startsAs(person()),
      ...homeFigures,
    );
    await openPortal('/home', { token: 'kept', pause: 1 });
    expect(await screen.findByText('The portal cannot be reached')).toBeVisible();
    expect(screen.getByText(/You stay signed in/)).toBeVisible();
    expect(tokenKept()).toBe('kept');
    isAway = false;
    await atHome();
    expect(toastStore.read()).toEqual([]);
  });
});

test('a portal that is down is checked immediately when the network is back, or when the person asks', async () => {
  let isAway = true;
  const heard = listen();
  server.use(
    answers(ProfileDocument, () => (isAway ? HttpResponse.error() : undefined)),
    ...startsAs(person()),
    ...homeFigures,
  );
  const { user } = await openPortal('/home', { token: 'kept' });
  await screen.findByText('The portal cannot be reached');
  const asked = () => heard.filter((name) => name === 'Profile').length;
  expect(asked()).toBe(4);
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(asked()).toBe(8));
  isAway = false;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await atHome();
});

test('a person who does not want to wait for the portal can sign out', async () => {
  server.use(
    answers(ProfileDocument, () => HttpResponse.error()),
    ...startsAs(person()),
    answers(SignOutDocument, () => HttpResponse.error()),
  );
  const { user } = await openPortal('/home', { token: 'kept' });
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(tokenKept()).toBeNull();
});

test('a person whose profile cannot be loaded at first is still signed in', async () => {
  let failures = 5;
  server.use(
    answers(ProfileDocument, () => ((failures -= 1) >= 0 ? HttpResponse.error() : undefined)),
    ...signsInAs(person()),
  );
  const { portal } = await openPortal('/login', { pause: 1 });
  await act(() =>
    portal.session.signIn({ email: 'maya@portal.example', password: 'secret', rememberMe: false }),
  );
  expect(tokenKept()).toBe('fresh-token');
  await atHome();
});

test('roles that could not be loaded temporarily are loaded later [A4.6]', async () => {
  let failures = 4;
  server.use(
    answers(OwnRolesDocument, () => ((failures -= 1) >= 0 ? HttpResponse.error() : undefined)),
    ...startsAs(person({ roles: ['Administrator'] })),
    ...homeFigures,
  );
  await openPortal('/home', { token: 'kept', pause: 1 });
  await atHome();
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(2));
});

test('an outage during work is reported once, and the page is read again when it is over', async () => {
  let isAway = false;
  const heard = listen();
  server.use(
    graphql.operation(() => (isAway ? new HttpResponse(null, { status: 503 }) : undefined)),
    graphql.query('Reach', () => HttpResponse.json({ data: { __typename: 'Query' } })),
    ...startsAs(person()),
    ...homeFigures,
  );
  const { portal } = await openPortal('/home', { token: 'kept', pause: 1 });
  await atHome();
  isAway = true;
  await act(() => portal.client.refetchQueries({ include: 'active' }).catch(() => []));
  await waitFor(() => expect(heard.filter((name) => name === 'Reach').length).toBeGreaterThan(3));
  expect(screen.getAllByText('The portal cannot be reached')).toHaveLength(1);
  expect(screen.getByText('You stay signed in. It is tried again by itself.')).toBeVisible();
  expect(tokenKept()).toBe('kept');

  const before = heard.filter((name) => name === 'EmployeeFigures').length;
  isAway = false;
  await waitFor(() => expect(screen.queryByText('The portal cannot be reached')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(heard.filter((name) => name === 'EmployeeFigures').length).toBeGreaterThan(before),
  );
});

test('a short outage signs nobody out [A9.2]', async () => {
  let failures = 2;
  server.use(
    answers(ProfileDocument, () => {
      failures -= 1;
      return failures >= 0 ? HttpResponse.error() : undefined;
    }),
    ...startsAs(person()),
    ...homeFigures,
  );
  await openPortal('/home', { token: 'kept' });
  await atHome();
  expect(tokenKept()).toBe('kept');
});
