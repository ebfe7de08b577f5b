import { screen, within } from '@testing-library/react';

import { openProfile } from '../../testing/people/profile';
import { interceptNetwork } from '../../testing/server';

let mockWorks = false;
jest.mock('./orgChart/OrgChartSection', () => {
  if (!mockWorks) throw new TypeError('Failed to fetch dynamically imported module');
  return { OrgChartSection: () => 'The chart' };
});
interceptNetwork();

test('a chart whose code cannot be loaded does not affect the rest of the page, and is loaded by the next attempt', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await openProfile();
  const problem = within(await screen.findByRole('alert'));
  expect(
    problem.getByText('The organization chart could not be loaded. Check your connection and try again.'),
  ).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Personal Information' })).toBeVisible();
  mockWorks = true;
  await user.click(problem.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('The chart')).toBeVisible();
});
