import { screen, within } from '@testing-library/react';

import { openPortal } from '../../testing/openPortal';
import { interceptNetwork } from '../../testing/server';

interceptNetwork();

const section = (name: string) => within(screen.getByRole('region', { name }));

async function landing(config = {}) {
  const portal = await openPortal('/', { config });
  await screen.findByRole('heading', { level: 1 });
  return portal;
}

test('the landing page has the sections About, Services, Mission and Contact, each with its link [A1.6]', async () => {
  await landing();
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['About', 'Services', 'Mission', 'Contact']);
  links.forEach((link) => {
    const target = screen.getByRole('region', { name: link.textContent });
    expect(link).toHaveAttribute('href', `#${target.id}`);
  });
});

test('the page presents the four areas [A1.2 A1.3 A1.4 A1.5 A1.6]', async () => {
  await landing();
  const areas = section('Services').getAllByRole('heading', { level: 3 });
  expect(areas.map((area) => area.textContent)).toEqual([
    'Employee self-service',
    'HR management',
    'IT help desk',
    'Learning hub',
  ]);
});

test('Sign In and Get Started lead to the sign-in page [A1.6]', async () => {
  await landing();
  const ways = [
    ...screen.getAllByRole('link', { name: 'Sign In' }),
    ...screen.getAllByRole('link', { name: 'Get Started' }),
  ];
  expect(ways.length).toBeGreaterThanOrEqual(3);
  ways.forEach((link) => expect(link).toHaveAttribute('href', '/login'));
});

test('phone and e-mail are placeholders until they are configured; the office is in San Francisco [A1.7]', async () => {
  await landing();
  expect(section('Contact').getByText('{phone}')).toBeVisible();
  expect(section('Contact').getByText('{email}')).toBeVisible();
  expect(section('Contact').getByText('San Francisco')).toBeVisible();
});

test('an installation shows its own phone and e-mail [A1.7]', async () => {
  await landing({ phone: '+1 (415) 555-0134', email: 'hello@northwind.example' });
  expect(section('Contact').getByRole('link', { name: '+1 (415) 555-0134' })).toHaveAttribute(
    'href',
    'tel:+14155550134',
  );
  expect(section('Contact').getByRole('link', { name: 'hello@northwind.example' })).toHaveAttribute(
    'href',
    'mailto:hello@northwind.example',
  );
});

test('the four figures are those of the specification [A1.7 A9.34]', async () => {
  await landing();
  const figures = section('About')
    .getAllByRole('definition')
    .map((figure) => figure.textContent);
  const labels = section('About')
    .getAllByRole('term')
    .map((label) => label.textContent);
  expect(labels.map((label, index) => `${String(figures[index])} ${String(label)}`)).toEqual([
    '500+ companies',
    '50K+ users',
    '99.9% uptime',
    '24/7 support',
  ]);
});

test('the picture of the product reserves its space while it loads', async () => {
  await landing();
  const picture = screen.getByRole('img', { name: /home page of the portal/ });
  expect(picture).toHaveAttribute('width', '1200');
  expect(picture).toHaveAttribute('height', '720');
});
