import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';

import type { PortalConfig } from '../domain/config/portalConfig';
import { broken, homeFigures, person, startsAs, type TestPerson } from '../testing/graph';
import { openPortal } from '../testing/openPortal';
import { server, interceptNetwork } from '../testing/server';
import { keepRecent } from './palette/recentThings';

interceptNetwork();

async function home(who: TestPerson, config: Partial<PortalConfig> = {}) {
  server.use(...startsAs(who), ...homeFigures);
  const portal = await openPortal('/home', { token: 'kept', config });
  await screen.findByRole('heading', { level: 1 });
  return portal;
}

/** The first one: the heads of pages count as banners here, as the library does not look where they are. */
const header = () => within(screen.getAllByRole('banner')[0] ?? document.body);

test('the header shows the logo, the page title, the name of the organisation, and the person with their department [A2.44]', async () => {
  await home(person());
  expect(header().getByRole('link', { name: 'Unified Corporate Portal' })).toHaveAttribute('href', '/home');
  expect(header().getByText('Home')).toHaveTextContent('Home · Powered by Northwind');
  expect(header().getByText('Maya Okafor')).toBeVisible();
  expect(header().getByText('Engineering')).toBeVisible();
  expect(header().getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('a person without a department is shown as Employee [A2.44]', async () => {
  await home(person({ departmentName: null }));
  expect(header().getByText('Employee')).toBeVisible();
});

test('the footer links to privacy, terms and support [A2.45]', async () => {
  await home(person());
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Privacy',
    'Terms',
    'Support',
  ]);
});

test('the navigation lists the existing screens that this person may enter [A2.19 A6.12]', async () => {
  await home(person());
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Home',
    'Dashboard',
    'Portal',
    'Leave',
    'Time tracking',
    'Feedback',
    'My tickets',
    'Job postings',
    'Knowledge base',
    'Learning hub',
    'Courses',
    'Certifications',
  ]);
});

test('analysts find the data explorer in the navigation, which is a separate page', async () => {
  await home(person({ roles: ['Analyst'] }));
  expect(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Data explorer' }),
  ).toHaveAttribute('href', '/explorer');
});

test('screens with only "Coming soon..." are not in the navigation [C2.5 C2.12]', async () => {
  await home(person({ roles: ['IT Staff'] }));
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^.(analytics|learning.ai-assistant)$/)]),
  );
});

test('Support in the footer leads to a new ticket, and has the contact of the help desk [A2.45]', async () => {
  const { user } = await home(person(), { phone: '+1 (415) 555-0100', email: '{email}' });
  await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Support' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Support' }));
  expect(dialog.getByRole('link', { name: '+1 (415) 555-0100' })).toHaveAttribute('href', 'tel:+14155550100');
  expect(dialog.queryByText('{email}')).not.toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Create a ticket' })).toHaveAttribute(
    'href',
    '/employee/tickets?new=1',
  );
});

test('a visitor sees no navigation [A2.19]', async () => {
  await openPortal('/login');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test('signing out deletes the token, says so, and leaves no data of the person behind [A4.3 A8.7]', async () => {
  const told = jest.fn();
  server.use(
    graphql.mutation('SignOut', ({ request }) => {
      told(request.headers.get('Authorization'));
      return HttpResponse.json({ data: { logout: true } });
    }),
  );
  const { user, portal, router } = await home(person());
  keepRecent(7, { kind: 'PERSON', title: 'Anna Lind', subtitle: '', path: '/profile?person=12' });
  await user.click(header().getByRole('button', { name: 'Sign out' }));

  expect(await screen.findByText('Logged out')).toBeVisible();
  expect(screen.getByText('You have been successfully logged out')).toBeVisible();
  expect(told).toHaveBeenCalledWith('Token kept');
  expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/kept|Maya|Anna|hierarchyLevel/);
  expect(JSON.stringify(portal.client.extract())).not.toMatch(/activeEmployees/);
  expect(screen.queryByText('Maya Okafor')).not.toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/login', state: null });
});

test('a sign-out that did not reach the portal still signs out in the browser, with a warning [A8.8]', async () => {
  server.use(graphql.mutation('SignOut', broken));
  const { user } = await home(person());
  await user.click(header().getByRole('button', { name: 'Sign out' }));

  expect(await screen.findByText('Logout warning')).toBeVisible();
  expect(
    screen.getByText('There was an issue logging out, but you have been signed out locally'),
  ).toBeVisible();
  await waitFor(() => expect(window.localStorage.getItem('portal.token')).toBeNull());
});
