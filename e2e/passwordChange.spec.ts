import { register } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { header, keptToken, signOutButton, toast } from './support/shell.js';
import { signInForm, submitSignIn } from './support/signInPage.js';

const ownPassword = 'Copper-Meadow-31';

test(
  'a new employee whom HR registered must choose a password before anything else, and then is at home [A2.44, A5.20, A5.21, A5.22, A7.15]',
  { tag: '@apart' },
  async ({ page, api }) => {
    const person = await register(api);
    await page.goto('/login');
    await submitSignIn(page, person);

    const mustChoose = page.getByRole('heading', { name: 'Choose your own password' });
    await expect(mustChoose).toBeVisible();
    for (const path of ['/home', '/learning/ai-assistant']) {
      await page.goto(path);
      await expect(mustChoose).toBeVisible();
    }
    await expect(page.getByRole('navigation')).toHaveCount(0);

    const current = page.getByLabel('Current password');
    const next = page.getByLabel('New password', { exact: true });
    const confirmation = page.getByLabel('Confirm new password');
    const change = page.getByRole('button', { name: 'Change password' });
    const attempt = async (given: [string, string, string]) => {
      await current.fill(given[0]);
      await next.fill(given[1]);
      await confirmation.fill(given[2]);
      await change.click();
    };
    const refusals: [given: [string, string, string], words: string][] = [
      [['', ownPassword, ownPassword], 'Please fill in all password fields'],
      [[person.password, ownPassword, 'Something-Else-9'], 'New passwords do not match'],
      [[person.password, 'Short-1', 'Short-1'], 'New password must be at least 8 characters long'],
      [
        [person.password, 'sunshine1', 'sunshine1'],
        'This password is too common. Please choose another one.',
      ],
      [['Wrong-Anchor-1', ownPassword, ownPassword], 'Wrong password.'],
    ];
    for (const [given, words] of refusals) {
      await attempt(given);
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(current).toHaveValue(given[0]);
    }

    await attempt([person.password, ownPassword, ownPassword]);
    await expect(toast(page, 'Password changed successfully!')).toBeVisible();
    await expect(page).toHaveURL('/learning/ai-assistant');
    await expect(header(page)).toContainText(person.fullName);
    await expect(header(page).getByText('Employee', { exact: true })).toBeVisible();

    await signOutButton(page).click();
    await submitSignIn(page, person);
    await expect(signInForm(page).panel).toContainText('Authentication Failed');
    await submitSignIn(page, { ...person, password: ownPassword });
    await expect(page).toHaveURL('/home');
  },
);

test(
  'until then the portal answers only who the new employee is, and lets them sign out',
  { tag: '@apart' },
  async ({ page, api }) => {
    const person = await register(api);
    await page.goto('/login');
    await submitSignIn(page, person);
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();

    const token = (await keptToken(page)) ?? '';
    const statuses = async (paths: string[]) =>
      Promise.all(paths.map(async (path) => (await api.get(token, path)).status));
    expect(
      await statuses([
        '/api/core/employees/',
        '/api/tickets/master-tickets/',
        '/api/hr/employees/statistics/',
      ]),
    ).toEqual([403, 403, 403]);
    expect(
      await statuses([
        '/api/auth/profile/',
        '/api/rbac/roles/',
        '/api/rbac/permissions/',
        '/api/rbac/departments/',
      ]),
    ).toEqual([200, 200, 200, 200]);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(toast(page, 'Logged out')).toBeVisible();
    expect((await api.get(token, '/api/auth/profile/')).status).toBe(401);
  },
);
