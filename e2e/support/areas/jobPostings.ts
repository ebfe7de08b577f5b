import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { accounts } from '../people.js';
import type { PortalApi, RestPage } from '../portalApi.js';

export const postingsPath = '/employee/job-postings';

/** A posting as REST has it. */
export interface RestPosting extends Record<string, unknown> {
  id: string;
  title: string;
  applications_count: number;
}

/** An application as REST has it. */
export interface RestApplication extends Record<string, unknown> {
  id: string;
  job_posting: string;
  status: number;
  resume: string;
}

/** HR, who made a posting of this test alone. */
export interface Published {
  /** Token of HR. */
  hr: string;
  posting: RestPosting;
}

/** HR publishes a position in Engineering that no other test knows. */
export async function publish(api: PortalApi, given: Record<string, unknown> = {}): Promise<Published> {
  const hr = await api.signIn(accounts.hr.email, accounts.hr.password);
  const { status, body } = await api.post<RestPosting>(hr, '/api/recruitment/job-postings/', {
    title: `Lighthouse keeper ${randomInt(1e9)}`,
    department_name: 'Engineering',
    location: 'Sausalito',
    experience_level: 'lead',
    ...given,
  });
  if (status !== 201) throw new Error(`HR could not publish a posting: ${JSON.stringify(body)}`);
  return { hr, posting: body };
}

/** HR sets the status of a posting: active, draft, closed, on_hold. */
export const setPosting = (api: PortalApi, { hr, posting }: Published, status: string) =>
  api.graph(
    hr,
    'mutation($id: ID!, $status: String!) { updateJobPosting(id: $id, input: { status: $status }) { id } }',
    { id: posting.id, status },
  );

/** The applications for a posting, as HR reads them. */
export async function applicationsFor(
  api: PortalApi,
  { hr, posting }: Published,
): Promise<RestApplication[]> {
  const { body } = await api.get<RestPage<RestApplication>>(
    hr,
    `/api/recruitment/job-applications/?job_posting=${posting.id}`,
  );
  return body.results;
}

/** HR moves an application, with the labels of its dropdown. */
export const moveOn = (api: PortalApi, { hr }: Published, { id }: RestApplication, status: string) =>
  api.graph(
    hr,
    'mutation($id: ID!, $status: String!) { updateJobApplication(id: $id, input: { status: $status }) { id } }',
    { id, status },
  );

export const postingCard = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title, exact: true });

export const applicationDialog = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: `Apply for ${title}` });

/** The row of one's own application. */
export const applicationRow = (page: Page, title: string): Locator =>
  page
    .getByRole('table', { name: 'My applications' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Asks to withdraw an application and says yes. */
export async function withdraw(page: Page, title: string): Promise<void> {
  await applicationRow(page, title)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Withdraw application' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw application' }).click();
}
