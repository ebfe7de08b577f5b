import { screen } from '@testing-library/react';

import { standInForLayout } from '../../../testing/jsdom/flow';
import { openOrgChart } from '../../../testing/people/openOrgChart';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();
standInForLayout({ isPhone: true });

test('on a phone the list comes first, and the chart can be opened', async () => {
  const { user, router } = await openOrgChart();
  expect(await screen.findByRole('button', { name: 'Maya Okafor' })).toBeVisible();
  expect(screen.queryByRole('tree')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Chart' }));
  expect(await screen.findByRole('tree')).toBeVisible();
  expect(router.state.location.search).toBe('?org=chart');
});
