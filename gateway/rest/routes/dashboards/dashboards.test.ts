import { restOf, usePortal } from '../../testing/rest.js';

const portal = usePortal();
const { call, get, graph } = restOf(portal);

test('the IT figures are those of the register and of the tickets together [A7.58, A7.59, C7.26]', async () => {
  const { data } = (
    await graph<Record<string, Record<string, unknown>>>(
      'it',
      '{ itDashboard { totalAssets totalAssetValue } itTicketFigures { openTickets } }',
    )
  ).body;
  const body = await get('it', 'it/dashboard/');
  expect(Object.keys(body).sort()).toEqual([
    ...[
      'assigned_assets',
      'available_assets',
      'critical_tickets',
      'maintenance_assets',
      'open_tickets',
      'resolved_tickets',
      'total_article_downloads',
      'total_article_views',
      'total_articles',
    ],
    ...['total_asset_value', 'total_assets'],
  ]);
  const { totalAssets, totalAssetValue } = data?.['itDashboard'] ?? {};
  expect(body).toMatchObject({
    total_assets: totalAssets,
    total_asset_value: totalAssetValue,
    open_tickets: data?.['itTicketFigures']?.['openTickets'],
  });
});

test('the IT figures come without the tickets while those are down; their lists say when to try again', async () => {
  const { tickets } = portal().portal.links;
  const { execute } = tickets;
  tickets.execute = () => Promise.reject(new Error('tickets is away'));
  const [figures, list] = [
    await call('GET', 'it', 'it/dashboard/'),
    await call('GET', 'it', 'tickets/master-tickets/'),
  ];
  tickets.execute = execute;
  expect([list.status, list.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(figures).toMatchObject({
    status: 200,
    body: {
      total_assets: expect.any(Number) as number,
      open_tickets: null,
      resolved_tickets: null,
      critical_tickets: null,
    },
  });
});
