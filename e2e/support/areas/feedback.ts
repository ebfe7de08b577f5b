import type { Locator, Page } from '@playwright/test';
import type { PortalApi, RestPage } from '../portalApi.js';

/** What someone types into the form. */
export interface GivenFeedback {
  subject: string;
  message: string;
  category: string;
  type?: string;
  priority?: 'Low' | 'Medium' | 'High';
  /** Left out: as the form has it, which is anonymous. */
  withName?: boolean;
}

export const feedbackForm = (page: Page): Locator => page.getByRole('form', { name: 'Give feedback' });

/** The row of the history that shows it. */
export const feedbackRow = (page: Page, subject: string): Locator =>
  page
    .getByRole('table', { name: 'Feedback history' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: subject, exact: true }) });

/** Fills in the form and sends it. */
export async function giveFeedback(
  page: Page,
  { subject, message, category, type, priority, withName = false }: GivenFeedback,
): Promise<void> {
  const form = feedbackForm(page);
  const choose = async (label: RegExp, option: string) => {
    await form.getByRole('button', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Message').fill(message);
  await choose(/ Category$/, category);
  if (type) await choose(/ Type$/, type);
  if (priority) await form.getByText(priority, { exact: true }).click();
  if (withName) await form.getByLabel('Send anonymously').uncheck();
  await form.getByRole('button', { name: 'Submit feedback' }).click();
}

/** Chooses from the menu of a row. */
export async function chooseOf(page: Page, subject: string, action: string): Promise<void> {
  await feedbackRow(page, subject)
    .getByRole('button', { name: `Actions for ${subject}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Feedback as REST has it. */
export interface RestFeedback extends Record<string, unknown> {
  id: number;
  title: string;
  description: string;
  status: string;
}

/**
 * All feedback of that subject that the token's owner may read, by two ways: the list of feedback and the one
 * of all kinds.
 */
export async function findFeedback(api: PortalApi, token: string, subject: string): Promise<RestFeedback[]> {
  const query = `search=${encodeURIComponent(subject)}`;
  const pages = await Promise.all(
    [`feedback/?all=true&${query}`, `master-tickets/?type=feedback&${query}`].map((path) =>
      api.get<RestPage<RestFeedback>>(token, `/api/tickets/${path}`),
    ),
  );
  return pages.flatMap(({ body }) => body.results.filter(({ title }) => title === subject));
}
