import { screen, waitFor } from '@testing-library/react';

import { homeFigures, person, startsAs } from '../testing/graph';
import { openPortal } from '../testing/openPortal';
import { server, interceptNetwork } from '../testing/server';
import { hasScreen, screens } from './routes';

interceptNetwork();

const administrator = person({ roles: ['Administrator'] });
const start = (who = administrator) => server.use(...startsAs(who), ...homeFigures);

test('every screen has the access of the specification [A2.1 A2.2 A2.3 A2.4 A2.5 A2.6 A2.8 A2.9 A2.10 A2.12 A2.13 A6.10 B2.1 C2.1 C2.2 C2.3 C2.4 C2.5 C2.6 C2.7 C2.8 C2.9 C6.1 C6.2]', () => {
  expect(Object.fromEntries(screens.map(({ path, access }) => [path, access]))).toEqual({
    '/': 'public',
    '/login': 'public',
    '/register': 'public',
    '/home': {},
    '/profile': {},
    '/dashboard': {},
    '/employee': {},
    '/employee/leave': {},
    '/employee/time-tracking': {},
    '/employee/feedback': {},
    '/employee/tickets': {},
    '/employee/job-postings': {},
    '/hr': { roles: ['HR', 'Administrator'] },
    '/hr/employees': { roles: ['HR', 'Administrator'] },
    '/hr/recruitment': { roles: ['HR', 'Administrator'] },
    '/hr/tickets': { roles: ['HR', 'Administrator'] },
    '/it': { roles: ['IT Staff', 'Administrator'] },
    '/it/ai-management': { roles: ['IT Staff', 'Administrator'] },
    '/it/assets': { roles: ['IT Staff', 'Administrator'] },
    '/it/knowledge-base': {},
    '/it/tickets': { roles: ['IT Staff', 'Administrator'] },
    '/analytics': { roles: ['IT Staff', 'Administrator'] },
    '/learning': {},
    '/learning/courses': {},
    '/learning/certifications': {},
    '/learning/ai-assistant': {},
  });
});

test('every screen sets the title of the window [A2.15 A2.16]', () => {
  expect(Object.fromEntries(screens.map(({ path, title }) => [path, title]))).toEqual({
    '/': null,
    '/login': 'Sign in',
    '/register': 'Register',
    '/home': 'Home',
    '/profile': 'Profile',
    '/dashboard': 'HR Analytics Dashboard',
    '/employee': 'Employee Portal',
    '/employee/leave': 'Leave',
    '/employee/time-tracking': 'Time Tracking',
    '/employee/feedback': 'Feedback',
    '/employee/tickets': 'Manage Tickets',
    '/employee/job-postings': 'Internal Job Postings',
    '/hr': 'HR Portal',
    '/hr/employees': 'Employee Management',
    '/hr/recruitment': 'Recruitment and Hiring',
    '/hr/tickets': 'Ticket Management',
    '/it': 'IT Portal',
    '/it/ai-management': 'AI Assistant Management',
    '/it/assets': 'Asset & Inventory Management',
    '/it/knowledge-base': 'IT Knowledge Base',
    '/it/tickets': 'IT Ticket Management',
    '/analytics': 'Analytics',
    '/learning': 'Learning Hub',
    '/learning/courses': 'Courses',
    '/learning/certifications': 'Certifications',
    '/learning/ai-assistant': 'AI Learning Assistant',
  });
});

test('a path that is not in the table has no screen, so nothing links to it', () => {
  expect(hasScreen('/home')).toBe(true);
  expect(hasScreen('/no/such/place')).toBe(false);
});

test('an unknown path leads a visitor to the landing page [A2.14 C2.11]', async () => {
  const { router } = await openPortal('/no/such/place');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('an unknown path leads a signed-in person home [A2.14 C2.11]', async () => {
  start();
  const { router } = await openPortal('/no/such/place', { token: 'kept' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test.each([
  ['/register', 'Register', 'Register · Unified Corporate Portal'],
  ['/analytics', 'Analytics', 'Analytics · Unified Corporate Portal'],
  ['/learning/ai-assistant', 'AI Learning Assistant', 'AI Learning Assistant · Unified Corporate Portal'],
])(
  '%s says what it will offer, and that it is coming soon [A2.3 A2.10 A2.13 A2.15 C2.5 C2.10]',
  async (path, heading, title) => {
    start();
    await openPortal(path, { token: 'kept' });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByText('Coming soon...')).toBeVisible();
    expect(document.title).toBe(title);
  },
);

test("the window's title follows the screen [A2.15 A2.16]", async () => {
  start();
  const { router } = await openPortal('/', { token: 'kept' });
  await waitFor(() => expect(document.title).toBe('Unified Corporate Portal'));
  await waitFor(async () => {
    await router.navigate('/home');
    expect(document.title).toBe('Home · Unified Corporate Portal');
  });
});
