import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { House } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';

import { AppShell } from './AppShell';
import { Button } from '../../form/Button';

const show = () =>
  render(
    <MemoryRouter initialEntries={['/home']}>
      <AppShell
        logo="Portal"
        navigation={[
          {
            items: [
              { to: '/home', label: 'Home', icon: House },
              { to: '/leave', label: 'Leave', icon: House, count: '2' },
            ],
          },
        ]}
        exit={<Button>Sign out</Button>}
      >
        <h1>Good morning</h1>
      </AppShell>
    </MemoryRouter>,
  );

beforeEach(() => localStorage.clear());

test('the navigation marks the present screen', () => {
  show();
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(within(navigation).getByRole('link', { name: /Leave/ })).not.toHaveAttribute('aria-current');
});

test('a collapsed navigation stays collapsed at the next visit and keeps its names', async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Fold navigation' }));
  unmount();
  show();
  expect(screen.getByRole('button', { name: 'Unfold navigation' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
});

test('on a phone the navigation opens as a drawer and closes when a link is followed', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Open navigation' }));
  const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
  // jsdom has the width of a desktop, where the header shows this button.
  expect(within(drawer).getByRole('button', { name: 'Sign out', hidden: true })).toBeInTheDocument();
  await user.click(within(drawer).getByRole('link', { name: /Leave/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a keyboard user can skip to the content', () => {
  show();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});
