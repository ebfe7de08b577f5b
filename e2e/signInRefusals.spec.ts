import { operationOf, holdCalls } from './support/graphCalls.js';
import { accounts, hire, newcomer } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { keptToken, toast } from './support/shell.js';
import { signIn, signInForm, submitSignIn } from './support/signInPage.js';

const refusal = 'Unable to log in with provided credentials.';

test('a wrong password is refused in a panel and a toast, and the typed text is kept [A2.34, A8.2, A8.3, A8.4]', async ({
  page,
  api,
}) => {
  const person = await hire(api);
  await page.goto('/login');
  await submitSignIn(page, { email: person.email, password: 'Wrong-Anchor-1' });

  const form = signInForm(page);
  await expect(form.panel).toContainText('Authentication Failed');
  await expect(form.panel).toContainText(refusal);
  await expect(toast(page, 'Authentication failed')).toContainText(refusal);
  await expect(form.email).toHaveValue(person.email);
  await expect(form.password).toHaveValue('Wrong-Anchor-1');
  expect(await keptToken(page)).toBeUndefined();

  await form.password.fill(person.password);
  await form.submit.click();
  await expect(page).toHaveURL('/home');
});

test('an address without an account is refused with the same message', async ({ page }) => {
  await page.goto('/login');
  await submitSignIn(page, newcomer());

  await expect(signInForm(page).panel).toHaveText(`Authentication Failed${refusal}`);
  await expect(toast(page, 'Authentication failed')).toContainText(refusal);
});

test("an address without '@' is refused before a request is sent [A5.2]", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(operationOf(request) ?? ''));
  await page.goto('/login');
  await submitSignIn(page, { email: 'employee.portal.example', password: 'Harbor-Lantern-42' });

  await expect(toast(page, 'Invalid email')).toContainText('Please enter a valid email address');
  await expect(page).toHaveURL('/login');
  expect(asked).not.toContain('SignIn');
});

test('the button is disabled until both fields are filled in [A5.4]', async ({ page }) => {
  await page.goto('/login');
  const { email, password, submit } = signInForm(page);

  await expect(submit).toBeDisabled();
  await email.fill('employee@portal.example');
  await expect(submit).toBeDisabled();
  await password.fill('Harbor-Lantern-42');
  await expect(submit).toBeEnabled();
  await email.fill('');
  await expect(submit).toBeDisabled();
});

test('while the portal answers, the button says so and cannot be pressed again [A2.32, A5.4]', async ({
  page,
}) => {
  const release = await holdCalls(page, ['SignIn']);
  await page.goto('/login');
  await submitSignIn(page, accounts.employee);

  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/home');
});

test('the address is sent in lower case and without blanks around it [A5.3]', async ({ page }) => {
  await page.goto('/login');
  const sent = page.waitForRequest((request) => operationOf(request) === 'SignIn');
  await submitSignIn(page, { email: '  Employee@Portal.Example ', password: accounts.employee.password });

  expect((await sent).postDataJSON()).toMatchObject({ variables: { email: 'employee@portal.example' } });
  await expect(page).toHaveURL('/home');
});

test('a typed password can be shown and hidden again [A2.32]', async ({ page }) => {
  await page.goto('/login');
  const { password } = signInForm(page);
  await password.fill('Harbor-Lantern-42');

  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test(
  'after ten failures the person has to wait even with the right password, and nobody else does',
  { tag: '@apart' },
  async ({ page, api, openOtherBrowser }) => {
    const person = await hire(api);
    const guess = { email: person.email, password: 'Wrong-Anchor-1' };
    for (let failure = 0; failure < 10; failure += 1)
      expect((await api.post(null, '/api/auth/login/', guess)).status).toBe(400);

    await page.goto('/login');
    await submitSignIn(page, person);
    await expect(signInForm(page).panel).toContainText('Too many attempts. Please try again later.');
    await expect(toast(page, 'Login failed')).toContainText('Too many attempts. Please try again later.');
    await expect(page).toHaveURL('/login');

    await signIn(await openOtherBrowser(), accounts.employee);
  },
);

test('a person who forgot the password is told to check their mail, and no request is sent [A2.35, A2.36, A2.37, A2.38, A5.5]', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' || request.method() !== 'GET') asked.push(request.url());
  });
  const email = page.getByLabel('Email', { exact: true });
  const send = page.getByRole('button', { name: 'Send reset instructions' });

  await send.click();
  // The browser itself points at the field that is missing.
  await expect(email.and(page.locator(':invalid'))).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toHaveCount(0);

  await email.fill('employee@portal.example');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(
    page.getByText("If an account with that email exists, you'll receive reset instructions shortly."),
  ).toBeVisible();
  expect(asked).toEqual([]);

  await page.getByRole('link', { name: '← Back to login' }).click();
  await expect(signInForm(page).submit).toBeVisible();
});

test.describe('signed in already', () => {
  test.use({ account: 'employee' });

  test('the sign-in page redirects to the home page [A2.33]', async ({ page }) => {
    await page.goto('/login');
    await expect(page).toHaveURL('/home');
  });
});
