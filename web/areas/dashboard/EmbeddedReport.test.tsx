import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { renderScreen } from '../../testing/renderScreen';
import { interceptNetwork, server } from '../../testing/server';
import { DashboardPage } from './DashboardPage';

interceptNetwork();

const biUrl = 'https://bi.acme.example/public/dashboard/7';

const open = (config: { biUrl: string } = { biUrl }) =>
  renderScreen(<DashboardPage />, { at: '/dashboard', config });

test('a configured report is shown in a frame without access to the portal [A2.6]', async () => {
  server.use(http.get(biUrl, () => HttpResponse.html('<h1>Report</h1>')));
  await open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the report...');
  const frame = await screen.findByTitle('Report of Northwind');
  expect(frame).toHaveAttribute('src', biUrl);
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  fireEvent.load(frame);
  await waitFor(() => expect(screen.queryByText('Loading the report...')).not.toBeInTheDocument());
  expect(screen.queryByRole('heading', { name: 'Headcount' })).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Open in a new tab' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test("a report of the portal’s own origin may run scripts, but never with the portal's origin", async () => {
  const own = `${window.location.origin}/report`;
  server.use(http.get(own, () => HttpResponse.html('<h1>Report</h1>')));
  await open({ biUrl: own });
  expect(await screen.findByTitle('Report of Northwind')).toHaveAttribute('sandbox', 'allow-scripts');
});

test('a report that does not answer names its host, and can be retried [A2.6]', async () => {
  let isAway = true;
  server.use(http.get(biUrl, () => (isAway ? HttpResponse.error() : HttpResponse.html('<h1>Report</h1>'))));
  const { user } = await open();
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('The report cannot be reached');
  expect(failure).toHaveTextContent('bi.acme.example did not answer.');
  expect(screen.queryByTitle('Report of Northwind')).not.toBeInTheDocument();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByTitle('Report of Northwind')).toBeInTheDocument();
});

test('a report that answers only in a frame can still be shown', async () => {
  server.use(http.get(biUrl, () => HttpResponse.error()));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show it all the same' }));
  expect(await screen.findByTitle('Report of Northwind')).toHaveAttribute('src', biUrl);
});
