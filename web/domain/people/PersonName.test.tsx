import { render, screen } from '@testing-library/react';

import { ConfigContext } from '../config/ConfigContext';
import { defaultConfig } from '../config/portalConfig';
import { PersonName } from './PersonName';

const show = (photo: string | null, apiHost = '') =>
  render(
    <ConfigContext value={{ ...defaultConfig, apiHost }}>
      <PersonName name="Maya Okafor" photo={photo} />
    </ConfigContext>,
  );

test('a photo is loaded from the host of the API, whatever the host of the page [A7.1]', () => {
  show('/api/files/identity/photo/', 'https://api.acme.example');
  expect(screen.getByAltText('')).toHaveAttribute(
    'src',
    'https://api.acme.example/api/files/identity/photo/',
  );
  expect(screen.getByText('Maya Okafor')).toBeVisible();
});

test('without a photo the initials are shown', () => {
  show(null);
  expect(screen.getByText('MO')).toBeVisible();
  expect(screen.queryByAltText('')).not.toBeInTheDocument();
});
