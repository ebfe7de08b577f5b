import { expectGoodLooks } from './support/looks/looks.js';
import { hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { enter } from './support/signInPage.js';

test(
  'a person creates an access token, a program reads with it, and is refused once it is revoked',
  { tag: '@apart' },
  async ({ page, api }) => {
    const person = await hire(api);
    await enter(page, person, '/profile');
    const tokens = page.getByRole('region', { name: 'Personal access tokens' });
    await expect(tokens).toContainText('You have no personal access tokens.');
    await tokens.getByRole('button', { name: 'New token' }).click();
    const dialog = page.getByRole('dialog', { name: 'New access token' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Weekly report');
    await expectGoodLooks(page);
    await dialog.getByRole('button', { name: 'Create token' }).click();

    const shown = page.getByRole('dialog', { name: 'Your new access token' });
    const secret = (await shown.locator('code').first().textContent()) ?? '';
    expect(secret).toMatch(/^ucp_[A-Za-z0-9_-]{43}[0-9a-z]{7}$/);
    await expectGoodLooks(page);
    await shown.getByRole('button', { name: 'I have kept it' }).click();
    const row = tokens.getByRole('listitem').filter({ hasText: 'Weekly report' });
    await expect(row).toContainText('Read only');
    await expect(page.getByText(secret)).toHaveCount(0);
    await expectGoodLooks(page);

    const profile = await api.get<{ email: string }>(secret, '/api/auth/profile/');
    expect([profile.status, profile.body.email]).toEqual([200, person.email]);
    const ticket = { title: 'A lamp', description: 'It hums.', category: 'IT Support' };
    expect((await api.post(secret, '/api/tickets/general/', ticket)).status).toBe(403);

    await row.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(toast(page, 'Access token revoked')).toBeVisible();
    await expect(tokens).toContainText('You have no personal access tokens.');
    expect((await api.get(secret, '/api/auth/profile/')).status).toBe(401);
  },
);
