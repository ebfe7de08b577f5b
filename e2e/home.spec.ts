import { figuresByGraph, figuresByRest, figuresOnPage } from './support/areas/homeFigures.js';
import { expectAccessible, expectGoodLooks } from './support/looks/looks.js';
import { accounts } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { card, header, keptToken, signOutButton, toast } from './support/shell.js';
import { signInForm, submitSignIn } from './support/signInPage.js';

for (const person of Object.values(accounts)) {
  test(
    `${person.firstName} (${person.role}) signs in and finds their own areas with the real figures [A1.8, A2.33, A2.39, A2.40, A2.44, A6.4, A7.58, A7.62, A8.5]`,
    { tag: '@apart' },
    async ({ page, api }) => {
      await page.goto('/login');
      await submitSignIn(page, person);

      await expect(page).toHaveURL('/home');
      await expect(page).toHaveTitle('Home · Unified Corporate Portal');
      await expect(toast(page, 'Login successful!')).toContainText(`Welcome back, ${person.fullName}!`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(`^Good (morning|afternoon|evening), ${person.firstName}$`),
      );
      await expect(header(page)).toContainText(person.fullName);
      await expect(header(page)).toContainText(person.department);
      await expect(header(page)).toContainText('Home · Powered by Northwind');
      await expect(header(page).getByRole('link', { name: 'Unified Corporate Portal' })).toHaveAttribute(
        'href',
        '/home',
      );
      await expect(signOutButton(page)).toBeVisible();

      await expect(page.getByRole('article').getByRole('heading')).toHaveText(person.cards);
      const token = (await keptToken(page)) ?? '';
      // Other tests hire people and write tickets meanwhile: all three are read again until no change came between.
      await expect(async () => {
        await page.reload();
        const shown = await figuresOnPage(page, person.cards);
        const figures = await figuresByRest(api, token);
        expect(await figuresByGraph(api, token)).toEqual(figures);
        for (const name of person.cards) expect(shown[name]).toEqual(figures[name]);
      }).toPass();
    },
  );
}

test('the demo organisation has people, departments, tickets and courses to show', async ({ api }) => {
  const token = await api.signIn(accounts.admin.email, accounts.admin.password);
  const figures = Object.values(await figuresByRest(api, token)).flatMap(Object.values);
  expect(figures.filter((value) => value === '0' || value === 'NaN')).toEqual([]);
});

test('only a signed-in person sees the navigation, with the links of their roles [A2.19]', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(signInForm(page).submit).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await submitSignIn(page, accounts.employee);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.filter({ hasText: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(links.filter({ hasText: 'Data explorer' })).toHaveCount(0);
});

test.describe('with an open home page', () => {
  test.use({ account: 'it' });

  test('following a link of the navigation opens the screen with its title [A2.15]', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leave' }).click();

    await expect(page).toHaveURL('/employee/leave');
    await expect(page).toHaveTitle('Leave · Unified Corporate Portal');
    await expect(page.getByRole('heading', { name: 'Leave Management', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(card(page, 'IT Help Desk')).toBeVisible();
  });

  test('the footer explains privacy, terms and support [A2.45]', async ({ page }) => {
    await page.goto('/home');

    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('button')).toHaveText(['Privacy', 'Terms', 'Support']);
    await foot.getByRole('button', { name: 'Terms' }).click();
    await expect(page.getByRole('dialog', { name: 'Terms' })).toBeVisible();
  });
});

test.describe('as a manager', () => {
  test.use({ account: 'manager' });

  test("the home page leads to a report's waiting request, and shows the count beside the link of its screen", async ({
    page,
  }) => {
    await page.goto('/home');
    const decide = page.getByRole('link', { name: /^Decide: .*leave request/i });
    await expect(decide).toBeVisible();
    const leave = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Leave/ });
    await expect(leave).toHaveText(/^Leave\d+$/);
    await expectAccessible(page);
    await expectGoodLooks(page);
    await decide.click();
    await expect(page).toHaveURL(/\/employee\/leave\?tab=team&request=\d+/);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Approve' })).toBeVisible();
  });
});
