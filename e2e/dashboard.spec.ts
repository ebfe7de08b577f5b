import { expectGoodLooks, setWidth, widths } from './support/looks/looks.js';
import { accounts } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { startPortalWithReport, type PortalWithReport } from './support/portalWithReport.js';
import { header, keptToken } from './support/shell.js';

const headings = [
  'Headcount',
  'Hires and leavers',
  'Leave by type',
  'Hours against target',
  'Tickets opened and resolved',
  'Age of tickets by kind',
  'Recruitment funnel',
  'Learning',
];

test.describe('HR', () => {
  test.use({ account: 'hr' });

  test(
    'opens the report from the HR portal, filters it by a department, and its figures equal those of the graph [A2.6 B1.8 B2.5]',
    { tag: '@apart' },
    async ({ page, api }) => {
      await page.goto('/hr');
      await page.getByRole('link', { name: 'Analytics Dashboard' }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(page).toHaveTitle('HR Analytics Dashboard · Unified Corporate Portal');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(headings);
      await expect(page.getByRole('table', { name: 'Headcount at the end of each month' })).toBeAttached();
      await expect(page.getByText('Failed to load these figures.')).toHaveCount(0);

      await page.getByRole('button', { name: 'All departments Department' }).click();
      await page.getByRole('option', { name: 'Engineering', exact: true }).click();
      await page.getByRole('button', { name: 'Last 12 months Period' }).click();
      await page.getByRole('option', { name: 'Last 6 months' }).click();
      await expect(page).toHaveURL('/dashboard?department=Engineering&months=6');
      const { staffFigures } = await api.graph<{ staffFigures: { value: number }[] }>(
        (await keptToken(page)) ?? null,
        '{ staffFigures(measure: HEADCOUNT, department: "Engineering") { value } }',
      );
      await expect(page.getByRole('region', { name: 'Headcount' })).toContainText(
        `${staffFigures[0]?.value} people today`,
      );

      await page.reload();
      await expect(page.getByRole('button', { name: 'Engineering Department' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Last 6 months Period' })).toBeVisible();
    },
  );

  test('reads the figures of a department with a very long name on a phone [A2.6]', async ({ page }) => {
    const name = 'Interdisciplinary Administration and Procurement Affairs of the Northern Region';
    await page.goto(`/dashboard?department=${encodeURIComponent(name)}`);
    await setWidth(page, widths.phone);
    await expect(page.getByRole('button', { name: `${name} Department` })).toBeVisible();
    await expect(page.getByText('No one worked here in this time.')).toBeVisible();
    await expectGoodLooks(page);
  });
});

test.describe('an employee', () => {
  test.use({ account: 'employee' });

  test('reads the totals of the organisation at every width, downloads one, and is offered no department [A2.6]', async ({
    page,
  }) => {
    await page.goto('/home');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(header(page)).toContainText('HR Analytics Dashboard · Powered by');
    await expect(page.getByRole('application')).toHaveCount(headings.length);
    await expect(page.getByRole('button', { name: / Department$/ })).toHaveCount(0);
    for (const width of Object.values(widths)) {
      await setWidth(page, width);
      await expectGoodLooks(page);
    }
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save Headcount at the end of each month' }).click();
    await page.getByRole('menuitem', { name: 'Save as picture (PNG)' }).click();
    expect((await saved).suggestedFilename()).toBe('headcount.png');
  });
});

test.describe('an installation with its own report', () => {
  let portal: PortalWithReport;
  test.beforeAll(async ({ baseURL }) => {
    portal = await startPortalWithReport(baseURL ?? '');
  });
  test.afterAll(() => portal.close());

  test('shows the report in a frame that cannot access the portal, and says so when the report is down [A2.6]', async ({
    browser,
    api,
  }) => {
    const value = await api.signIn(accounts.employee.email, accounts.employee.password);
    const context = await browser.newContext({
      baseURL: portal.origin,
      storageState: {
        cookies: [],
        origins: [{ origin: portal.origin, localStorage: [{ name: 'portal.token', value }] }],
      },
    });
    const page = await context.newPage();
    await page.goto('/dashboard');
    const report = page.frameLocator('iframe');
    await expect(report.getByRole('heading', { name: 'Quarterly figures' })).toBeVisible();
    await expect(report.locator('body')).toContainText('The portal is out of reach.');
    await expect(page.getByText('Loading the report...')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Headcount' })).toHaveCount(0);
    for (const { url, authorization, referer } of portal.asked)
      expect({ url, authorization, referer }).toEqual({
        url: '/public/dashboard/7',
        authorization: undefined,
        referer: undefined,
      });

    await portal.endReport();
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('The report cannot be reached');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await context.close();
  });
});
