import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { publish, type Published } from './jobPostings.js';
import type { PortalApi } from '../portalApi.js';

/** A search that no other person of the portal makes. */
const resumeText = `Ines Duarte
Senior Elixir Engineer

Experience
2016 - today: Senior Elixir Engineer at Harbour Systems. Built the booking service in Elixir and Phoenix Framework.
2012 - 2016: Functional programming in Haskell for an insurance company.

Skills
Elixir, Erlang, functional programming, Haskell
`;

/** A resume that suits what `publishElixir` publishes. */
export const elixirResume = { name: 'duarte.txt', mimeType: 'text/plain', buffer: Buffer.from(resumeText) };

/** HR publishes an urgent position for exactly that resume. */
export const publishElixir = (api: PortalApi): Promise<Published> =>
  publish(api, {
    title: `Senior Elixir Engineer ${randomInt(1e9)}`,
    experience_level: 'senior',
    priority: 'urgent',
    description: 'You look after our booking service, which is written in Elixir.',
    requirements: '- Strong Elixir\n- Functional programming\n- Kubernetes in production',
    responsibilities: '- Run the booking service',
    benefits: 'A view of the harbour.',
  });

export const overlay = (page: Page): Locator => page.getByRole('dialog', { name: 'AI Job Recommendations' });
export const uploadDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Upload Resume' });

/**
 * The choice between recent recommendations and new ones, on the employee dashboard or the page of the
 * postings.
 */
export async function openChoice(page: Page, path: '/employee' | '/employee/job-postings'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'AI Job Recommendations' }).click();
  await expect(overlay(page).getByRole('button', { name: 'Generate New' })).toBeVisible();
}

/** Uploads a person's first resume, until the list is shown. */
export async function uploadFirst(page: Page): Promise<void> {
  await overlay(page).getByRole('button', { name: 'Generate New' }).click();
  await uploadDialog(page).getByLabel('Resume').setInputFiles(elixirResume);
  await uploadDialog(page).getByRole('button', { name: 'Upload Resume' }).click();
  await expect(overlay(page).getByRole('heading', { name: /^Recommended Jobs \(\d+\)$/ })).toBeVisible({
    timeout: 30_000,
  });
}
