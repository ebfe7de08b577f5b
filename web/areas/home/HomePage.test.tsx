import { render, screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';

import { homeFigures, never, person, refusal, startsAs } from '../../testing/graph';
import { renderPortal } from '../../testing/renderPortal';
import { server, useServer } from '../../testing/server';
import { HomeCards } from './HomeCards';

useServer();

const card = (name: string) => screen.getByRole('article', { name });
const cardNames = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

async function home(who = person()) {
  server.use(...startsAs(who), ...homeFigures);
  const portal = await renderPortal('/home', { token: 'kept' });
  await screen.findByRole('heading', { level: 1, name: new RegExp(who.firstName) });
  return portal;
}

test('an employee is greeted by first name and sees the employee and learning cards [A1.8 A6.4]', async () => {
  await home();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good (morning|afternoon|evening), Maya$/);
  expect(cardNames()).toEqual(['Employee Portal', 'Learning Hub']);
});
