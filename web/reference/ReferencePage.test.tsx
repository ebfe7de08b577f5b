import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { interceptNetwork, server } from '../testing/server';
import { ReferencePage } from './ReferencePage';

jest.mock('./CallList', () => ({
  CallList: ({ reference, token }: { reference: { openapi: string }; token: string }) => (
    <p>{`${reference.openapi} with ${token}`}</p>
  ),
}));
interceptNetwork();

const apiHost = 'http://portal.test';
const open = (token: string | null) => render(<ReferencePage apiHost={apiHost} token={token} />);
const answer = (reply: (request: Request) => Response) =>
  server.use(http.get(`${apiHost}/api/schema/`, ({ request }) => reply(request)));

test('a visitor is asked to sign in first', async () => {
  open(null);
  expect(await screen.findByRole('heading', { name: 'Sign in to read the REST reference' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a person with an expired session is asked to sign in again', async () => {
  answer(() => HttpResponse.json({ detail: 'Invalid token.' }, { status: 401 }));
  open('old');
  expect(await screen.findByRole('heading', { name: 'Sign in to read the REST reference' })).toBeVisible();
});

test.each([
  ['with a fault', () => HttpResponse.json({}, { status: 503 })],
  ['not at all', HttpResponse.error],
])('a portal that answers %s is not shown as a refusal', async (_how, reply) => {
  answer(() => reply() as Response);
  open('kept');
  expect(await screen.findByRole('heading', { name: 'The portal does not answer' })).toBeVisible();
});

test('a person who is signed in reads the calls and can go back to the portal', async () => {
  answer((request) =>
    request.headers.get('authorization') === 'Token kept'
      ? HttpResponse.json({ openapi: '3.1.1' })
      : HttpResponse.json({}, { status: 401 }),
  );
  open('kept');
  expect(await screen.findByText('3.1.1 with kept')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the portal' })).toHaveAttribute('href', '/home');
  expect(screen.getByRole('link', { name: 'Access tokens' })).toHaveAttribute('href', '/profile');
});
