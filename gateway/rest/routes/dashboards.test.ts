import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

test('IT and administrators read the IT figures, tickets included; others are refused [A7.58, A7.59]', async () => {
  const { data } = await portal.graphql<{ itDashboard: { totalAssets: number; totalAssetValue: string }; itTicketFigures: { openTickets: number } }>('it', '{ itDashboard { totalAssets totalAssetValue } itTicketFigures { openTickets } }');
  for (const account of ['it', 'admin'] as const) {
    const { status, body } = await portal.call('GET', '/api/it/dashboard/', { as: account });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(
      [
        ...['total_assets', 'assigned_assets', 'available_assets', 'maintenance_assets', 'total_asset_value', 'total_articles', 'total_article_views', 'total_article_downloads'],
        ...['open_tickets', 'resolved_tickets', 'critical_tickets'],
      ].sort(),
    );
    expect(body).toMatchObject({ total_assets: data.itDashboard.totalAssets, total_asset_value: data.itDashboard.totalAssetValue, open_tickets: data.itTicketFigures.openTickets });
  }
  for (const account of ['employee', 'manager', 'hr', 'analyst'] as const) {
    const { status, body } = await portal.call('GET', '/api/it/dashboard/', { as: account });
    expect([status, body['code'], body['error']]).toEqual([403, 'forbidden', body['detail']]);
  }
});

test('the IT figures come without the tickets when those cannot be had', async () => {
  const { tickets } = portal.portal.links;
  const { execute } = tickets;
  tickets.execute = () => Promise.reject(new Error('tickets is away'));
  const { status, body } = await portal.call('GET', '/api/it/dashboard/', { as: 'it' });
  const list = await portal.call('GET', '/api/tickets/master-tickets/', { as: 'it' });
  tickets.execute = execute;
  expect([list.status, list.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ total_assets: expect.any(Number) as number, open_tickets: null, resolved_tickets: null, critical_tickets: null });
});

test('anybody signed in reads the learning figures [A7.58]', async () => {
  const { data } = await portal.graphql<{ learningDashboardStats: { totalCourses: number; totalCertifications: number } }>('employee', '{ learningDashboardStats { totalCourses totalCertifications } }');
  const { body } = await portal.call('GET', '/api/learning/dashboard/stats/', { as: 'employee' });
  expect(body).toMatchObject({ total_courses: data.learningDashboardStats.totalCourses, total_certifications: data.learningDashboardStats.totalCertifications });
});
