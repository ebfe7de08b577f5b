import { holdCalls } from './support/graphCalls.js';
import { bell } from './support/areas/inbox.js';
import { expectAccessible, expectGoodLooks } from './support/looks/looks.js';
import { leaveDialog } from './support/areas/leave.js';
import { accounts } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { header, keptInBrowser, signOutButton } from './support/shell.js';

test.describe('the search of the whole portal', () => {
  test.use({ account: 'employee' });

  test('by keyboard alone an employee finds a colleague, also misspelled, starts a leave request, and finds again what they opened last', async ({
    page,
  }) => {
    await page.goto('/home');
    const field = page.getByRole('combobox', { name: 'Search the portal' });
    const chosen = page.getByRole('option', { name: new RegExp(`^${accounts.manager.fullName}`) });
    await expect(page.getByRole('button', { name: 'Search the portal' })).toBeVisible();

    await page.keyboard.press('ControlOrMeta+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('dneise cho');
    await expect(page.getByText('No results for “dneise cho”').first()).toBeVisible();
    await field.press('ControlOrMeta+a');
    await page.keyboard.type('danile cho');
    await expect(chosen).toBeVisible();
    await expectAccessible(page);
    await expectGoodLooks(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile\?person=\d+/);
    await expect(page.getByRole('dialog', { name: accounts.manager.fullName })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('ControlOrMeta+k');
    await expect(field).toBeFocused();
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
      new RegExp(accounts.manager.fullName),
    ]);
    await page.keyboard.type('vacation');
    await expect(page.getByRole('option', { name: 'Request leave' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(leaveDialog(page)).toBeVisible();
    await expect(page).toHaveURL(/\/employee\/leave/);
    await page.keyboard.press('Escape');
    await expect(leaveDialog(page)).toHaveCount(0);

    await signOutButton(page).click();
    await expect(page).toHaveURL(/\/login/);
    expect(JSON.stringify(await keptInBrowser(page))).not.toContain(accounts.manager.fullName);
  });

  for (const width of [1440, 768, 390])
    test(`its field does not move when the bell and the tracker appear, at ${String(width)} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const release = await holdCalls(page, ['Today']);
      await page.goto('/home');
      const field = page.getByRole('button', { name: 'Search the portal' });
      const tracker = header(page).getByRole('button', { name: 'Track time' });
      await expect(field).toBeVisible();
      const before = await field.boundingBox();
      await expect(tracker).toHaveCount(0);
      await expect(bell(page)).toHaveCount(0);
      release();
      await expect(tracker).toBeVisible();
      await expect(bell(page)).toBeVisible();
      expect(await field.boundingBox()).toEqual(before);
    });

  test('on a phone the search is an icon, and fills the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/home');
    await page.getByRole('button', { name: 'Search the portal' }).click();
    await page.getByRole('combobox', { name: 'Search the portal' }).fill('leave');
    await expect(page.getByRole('option', { name: 'Request leave' })).toBeVisible();
    const size = await page.getByRole('dialog', { name: 'Search the portal' }).boundingBox();
    expect([size?.width, size?.height]).toEqual([390, 844]);
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
