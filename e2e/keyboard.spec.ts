import type { Locator } from '@playwright/test';

import { expectNoSidewaysScroll, setWidth, widths } from './support/looks/looks.js';
import { accounts } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { card, toast } from './support/shell.js';
import { signInForm } from './support/signInPage.js';

test('a keyboard user gets from the front page to the home page', async ({ page }) => {
  await page.goto('/');
  const getStarted = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
  await expect(getStarted).toBeVisible();
  const isReached = async () => (await getStarted.and(page.locator(':focus')).count()) > 0;
  for (let presses = 0; presses < 15 && !(await isReached()); presses += 1) await page.keyboard.press('Tab');
  await expect(getStarted).toBeFocused();
  await page.keyboard.press('Enter');

  const { email, password, rememberMe } = signInForm(page);
  await expect(email).toBeVisible();
  await email.focus();
  await page.keyboard.type(accounts.employee.email);
  await page.keyboard.press('Tab');
  await expect(password).toBeFocused();
  await page.keyboard.type(accounts.employee.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rememberMe).toBeFocused();
  await page.keyboard.press('Space');
  await expect(rememberMe).toBeChecked();
  await password.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
});

test('a toast closes with Escape and stays while it has the focus', async ({ page }) => {
  await page.goto('/login');
  const { email, password } = signInForm(page);
  await email.fill('employee.portal.example');
  await password.fill('Harbor-Lantern-42');
  await password.press('Enter');

  const message = toast(page, 'Invalid email');
  await message.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);
});

test.describe('signed in', () => {
  test.use({ account: 'it' });

  test('the first Tab stop skips to the content', async ({ page }) => {
    await page.goto('/home');
    await expect(card(page, 'Employee Portal')).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a new screen puts the focus on its content', async ({ page }) => {
    await page.goto('/home');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leave' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/employee/leave');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a dialog takes the focus, closes with Escape and returns the focus', async ({ page }) => {
    await page.goto('/home');
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Privacy' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('a click outside an open list closes it and does nothing else, also over a dialog and over the header', async ({
    page,
  }) => {
    const pressOn = async (place: Locator) => {
      const box = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    };
    await page.goto('/it/assets');
    const actions = page.getByRole('button', { name: /^Actions for/ }).first();
    await actions.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await pressOn(page.getByRole('banner').getByText('Search people, tickets, articles'));
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(actions).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: 'Add Asset' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Asset' });
    const category = form.getByRole('button', { name: /Category$/ });
    await category.click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await pressOn(form.getByRole('button', { name: 'Cancel' }));
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(category).toBeFocused();
    await expect(form).toBeVisible();
  });

  test('on a phone the navigation opens as a drawer, closes with Escape, and its links lead to their screens', async ({
    page,
  }) => {
    await setWidth(page, widths.phone);
    await page.goto('/home');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    const opener = page.getByRole('button', { name: 'Open navigation' });
    const drawer = page.getByRole('dialog', { name: 'Navigation' });

    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await drawer.getByRole('link', { name: 'Leave' }).press('Enter');
    await expect(page).toHaveURL('/employee/leave');
    await expect(drawer).toHaveCount(0);
  });

  test('on a tablet in portrait the header has the page title, the person and the menu, and the drawer has the sign-out button [A2.44]', async ({
    page,
  }) => {
    await setWidth(page, widths.upright);
    await page.goto('/home');
    const header = page.getByRole('banner');
    await expect(header.getByText('Powered by')).toBeInViewport({ ratio: 1 });
    await expect(header.getByText(accounts.it.fullName)).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('button', { name: 'Open navigation' })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('dialog', { name: 'Navigation' }).getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(toast(page, 'Logged out')).toBeVisible();
  });

  test('the navigation can be collapsed and stays collapsed', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'Fold navigation' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Unfold navigation' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leave' }),
    ).toBeVisible();
  });
});
