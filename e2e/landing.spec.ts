import { expectNoSidewaysScroll, setWidth, widths } from './support/looks/looks.js';
import { expect, test } from './support/portalTest.js';

test('a visitor reads about the portal: four areas under About, Services, Mission and Contact [A1.6, A2.1, A2.16]', async ({
  page,
}) => {
  await page.goto('/');

  await expect(page).toHaveTitle('Unified Corporate Portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['About', 'Services', 'Mission', 'Contact']) {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();
    await expect(
      page.getByRole('region', { name, exact: true }).getByRole('heading', { level: 2 }),
    ).toBeInViewport();
  }
  const areas = page.getByRole('region', { name: 'Services' }).getByRole('heading', { level: 3 });
  await expect(areas).toHaveText(['Employee self-service', 'HR management', 'IT help desk', 'Learning hub']);
});

test('a visitor finds the figures and the contact details of the company [A1.7, A9.34]', async ({ page }) => {
  await page.goto('/');

  const about = page.getByRole('region', { name: 'About' });
  for (const [label, figure] of [
    ['companies', '500+'],
    ['users', '50K+'],
    ['uptime', '99.9%'],
    ['support', '24/7'],
  ] as const) {
    await expect(about.locator('dl > div', { hasText: label }).locator('dd')).toHaveText(figure);
  }
  const { phone, email } = JSON.parse((await page.locator('#portal-config').textContent()) ?? '') as {
    phone: string;
    email: string;
  };
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(contact.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(contact.getByText('San Francisco')).toBeVisible();
});

for (const name of ['Sign In', 'Get Started']) {
  test(`'${name}' brings a visitor to the sign-in page [A1.6, A2.2, A2.15]`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name }).click();

    await expect(page).toHaveURL('/login');
    await expect(page).toHaveTitle('Sign in · Unified Corporate Portal');
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  });
}

test('on a phone the whole page fits and the sign-in button is visible', async ({ page }) => {
  await setWidth(page, widths.phone);
  await page.goto('/');

  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' }).first()).toBeInViewport({
    ratio: 1,
  });
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveJSProperty('currentSrc', new URL('/product-phone.png', page.url()).href);
  await page.getByRole('region', { name: 'Contact' }).scrollIntoViewIfNeeded();
  await expectNoSidewaysScroll(page);
});

test('the page follows the theme of the device, and a visitor can choose another theme, which is remembered', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const root = page.locator('html');
  const picture = page.getByRole('main').getByRole('img').first();

  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(picture).toHaveAttribute('src', '/product-dark.png');
  await page.getByRole('button', { name: 'Theme: system. Switch to light' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(picture).toHaveAttribute('src', '/product.png');

  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Theme: light. Switch to dark' }).click();
  await page.getByRole('button', { name: 'Theme: dark. Switch to system' }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('the footer explains Privacy, Terms and Support', async ({ page }) => {
  await page.goto('/');

  for (const name of ['Privacy', 'Terms', 'Support']) {
    await page.getByRole('contentinfo').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toContainText(/\w+/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('registration says that it is coming soon [A2.3]', async ({ page }) => {
  await page.goto('/register');

  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
  await expect(page.getByText('Coming soon...', { exact: true })).toBeVisible();
});
