import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ConfigContext } from '../config/ConfigContext';
import { defaultConfig } from '../config/portalConfig';
import { FooterLinks } from './FooterLinks';

test('without an address a footer link opens a short text, and Escape closes it [A2.45]', async () => {
  const user = userEvent.setup();
  render(<FooterLinks />);
  await user.click(screen.getByRole('button', { name: 'Privacy' }));
  expect(await screen.findByRole('dialog', { name: 'Privacy' })).toHaveTextContent(
    /You see your own entries/,
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an address of the installation is a link to it [A2.45]', () => {
  const footerLinks = { privacy: 'https://northwind.example/privacy', terms: null, support: null };
  render(
    <ConfigContext value={{ ...defaultConfig, footerLinks }}>
      <FooterLinks />
    </ConfigContext>,
  );
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'href',
    'https://northwind.example/privacy',
  );
  expect(screen.getByRole('button', { name: 'Terms' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Support' })).toBeVisible();
});
