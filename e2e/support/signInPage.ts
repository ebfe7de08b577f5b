import type { Locator, Page } from '@playwright/test';

interface SignInForm {
  email: Locator;
  password: Locator;
  rememberMe: Locator;
  submit: Locator;
  /** The red panel above the fields. */
  panel: Locator;
}

/** The parts of the sign-in view [A2.32]. */
export const signInForm = (page: Page): SignInForm => ({
  email: page.getByLabel('Email', { exact: true }),
  password: page.getByLabel('Password', { exact: true }),
  rememberMe: page.getByLabel('Remember me'),
  submit: page.getByRole('button', { name: 'Sign in', exact: true }),
  panel: page.getByRole('form', { name: 'Sign in' }).getByRole('alert'),
});

/** Fills in and sends the form that is open. */
export async function submitSignIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const form = signInForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit.click();
}

/**
 * Opens a page as someone who has signed in before: a token is kept in the browser, the form is not used.
 */
export async function enter(
  page: Page,
  { email, password }: { email: string; password: string },
  path = '/home',
): Promise<void> {
  const answer = await page.request.post('/api/auth/login/', { data: { email, password } });
  const { token } = (await answer.json()) as { token: string };
  // The quickest page of the same origin, whose storage the portal reads.
  await page.goto('/api/core/health/');
  await page.evaluate(`localStorage.setItem('portal.token', ${JSON.stringify(token)})`);
  await page.goto(path);
}

/** Opens the sign-in page and signs in; the home page is open afterwards. */
export async function signIn(page: Page, credentials: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await submitSignIn(page, credentials);
  await page.waitForURL('**/home');
}
