import { screen, within } from '@testing-library/react';

import { itPerson } from '../../testing/it/assets';
import { homeFigures, person, startsAs } from '../../testing/graph';
import { openPortal } from '../../testing/openPortal';
import { renderScreen } from '../../testing/renderScreen';
import { interceptNetwork, server } from '../../testing/server';
import { ItPage } from './ItPage';

interceptNetwork();

test.each([['/it'], ['/it/ai-management'], ['/it/assets'], ['/analytics']])(
  'a person who is neither in IT nor an administrator is denied at %s [A2.9 A2.10 A2.29 C1.1 C2.1 C2.2 C2.4 C2.5 C6.1 C6.2]',
  async (path) => {
    server.use(...startsAs(person({ roles: ['Employee', 'HR', 'Manager'] })), ...homeFigures);
    await openPortal(path, { token: 'kept' });
    expect(
      await screen.findByText(
        "You don't have permission to access this page. Required roles: IT Staff, Administrator",
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Help desk' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Assets' })).not.toBeInTheDocument();
    // What everyone may read is found in the navigation [C2.6].
    expect(screen.getByRole('link', { name: 'Knowledge base' })).toHaveAttribute(
      'href',
      '/it/knowledge-base',
    );
  },
);

test('IT finds the portal and the assets in the navigation, and the card at home links there [C1.12]', async () => {
  server.use(...startsAs(itPerson()), ...homeFigures);
  await openPortal('/home', { token: 'kept' });
  expect(await screen.findByRole('link', { name: 'Help desk' })).toHaveAttribute('href', '/it');
  expect(screen.getByRole('link', { name: 'Assets' })).toHaveAttribute('href', '/it/assets');
  expect(await screen.findByRole('link', { name: 'IT Help Desk' })).toHaveAttribute('href', '/it');
});

test('four cards link to the tasks of IT, with figures that are labelled as examples [C1.2 C1.6 C1.14 C2.13 C9.40]', async () => {
  await renderScreen(<ItPage />, { viewer: itPerson(), at: '/it' });
  const names = [
    'IT Tickets',
    'Asset & Inventory Management',
    'IT Knowledge Base',
    'AI Assistant Management',
  ];
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(names);
  for (const card of cards) expect(within(card).getAllByRole('definition')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Asset & Inventory Management' })).toHaveAttribute(
    'href',
    '/it/assets',
  );
  expect(screen.getByRole('link', { name: 'IT Knowledge Base' })).toHaveAttribute(
    'href',
    '/it/knowledge-base',
  );
  expect(screen.getByText(/figures on these cards are examples/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home');
});
