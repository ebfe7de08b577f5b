import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { server, interceptNetwork } from '../testing/server';
import { ExplorerPage } from './ExplorerPage';
import { findExplorerAccess } from './explorerAccess';

interceptNetwork();

const url = 'http://portal.test/graphql';
const answer = (body: object, status = 200) =>
  server.use(http.post(url, () => HttpResponse.json(body, { status })));
const holding = (...codenames: string[]) => ({
  data: { me: { roles: [{ role: { permissions: codenames.map((codename) => ({ codename })) } }] } },
});

const open = (token: string | null) => render(<ExplorerPage url={url} token={token} />);

test('a visitor is asked to sign in first', async () => {
  open(null);
  expect(await screen.findByRole('heading', { name: 'Sign in to explore the data' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a person without graph.explore reads which permission is missing and whom to ask', async () => {
  answer(holding('leave.decide'));
  open('kept');
  expect(await screen.findByRole('heading', { name: 'Insufficient Permissions' })).toBeVisible();
  expect(screen.getByText(/permission graph.explore/)).toBeVisible();
});

test('a network error is not shown as access denied', async () => {
  server.use(http.post(url, () => HttpResponse.error()));
  open('kept');
  expect(await screen.findByRole('heading', { name: 'The portal does not answer' })).toBeVisible();
});

test('only the permission opens the explorer, and an expired token is refused', async () => {
  answer(holding('leave.decide', 'graph.explore'));
  expect(await findExplorerAccess(url, 'kept')).toBe('allowed');
  answer({ data: null, errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] }, 401);
  expect(await findExplorerAccess(url, 'old')).toBe('signedOut');
});
