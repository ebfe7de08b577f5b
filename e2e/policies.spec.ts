import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodLooks } from './support/looks/looks.js';
import { accounts, demoPassword, hire } from './support/people.js';
import type { Person } from './support/people.js';
import type { PortalApi } from './support/portalApi.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { enter } from './support/signInPage.js';

/** Two people who alone work in their own department. */
async function departmentOfTwo(api: PortalApi, name: string): Promise<[Person, Person]> {
  const hr = await api.signIn(accounts.hr.email, demoPassword);
  const { createDepartment } = await api.graph<{ createDepartment: { id: number } }>(
    hr,
    'mutation Make($input: CreateDepartmentInput!) { createDepartment(input: $input) { id } }',
    { input: { name, code: name.slice(-6).toUpperCase() } },
  );
  const employ = async (firstName: string): Promise<Person> => {
    const person = await hire(api, { firstName, lastName: name });
    const token = await api.signIn(person.email, person.password);
    const { body } = await api.get<{ id: number }>(token, '/api/auth/profile/');
    const made = await api.post(hr, '/api/hr/employees/', {
      user_id: body.id,
      job_title: 'Porter',
      department: createDepartment.id,
    });
    expect(made.status).toBe(201);
    return person;
  };
  return [await employ('Ada'), await employ('Bela')];
}

/** Reads the policy, which waits among those of the whole organisation, and confirms it. */
async function confirmIt(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('link', { name: /^Read: .*[Pp]olic(y|ies) to confirm$/ })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('table', { name: 'My policies' }).getByRole('link', { name: title }).click();
  const policy = page.getByRole('dialog', { name: title });
  await expect(policy.getByText('Please read this policy and confirm it by')).toBeVisible();
  await policy.getByRole('button', { name: 'I have read it and confirm' }).click();
  await expect(policy.getByText('You confirmed this version on')).toBeVisible();
}

const typeDay = async (page: Page, label: string, daysAhead: number): Promise<void> => {
  const day = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole('dialog').getByLabel(label).fill(day);
};

test(
  'HR writes a policy for a department, publishes it, reminds people who have not confirmed, and sees the last confirmation [A1.3]',
  { tag: '@apart' },
  async ({ page, api, openOtherBrowser }) => {
    test.slow(); // a whole story
    const name = `Lighthouse${randomInt(1e6)}`;
    const title = `Lamps of ${name}`;
    const [ada, bela] = await departmentOfTwo(api, name);

    await enter(page, accounts.hr, '/hr/employees?tab=policies');
    await page.getByRole('button', { name: 'New policy' }).click();
    const form = page.getByRole('dialog', { name: 'New Policy' });
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Content').fill('# Lamps\n\nClean the lamp every Monday.');
    await form.getByRole('button', { name: /Concerns$/ }).click();
    await page.getByRole('option', { name: 'Departments', exact: true }).click();
    await form.getByRole('combobox', { name: 'Departments' }).fill(name);
    await page.getByRole('option', { name }).click();
    await page.keyboard.press('Escape');
    await typeDay(page, 'Next review', 200);
    await typeDay(page, 'Confirm by', 14);
    await form.getByRole('button', { name: 'Create draft' }).click();

    // A draft is hidden from everyone else.
    const stranger = await openOtherBrowser();
    await expect(page).toHaveURL(/policy=\d+/);
    const id = new URL(page.url()).searchParams.get('policy') ?? '';
    await enter(stranger, accounts.it, `/it/knowledge-base?policy=${id}-1`);
    await expect(stranger.getByText('This policy is not there any more')).toBeVisible();

    const panel = page.getByRole('dialog', { name: title });
    await panel.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('button', { name: 'Publish version 1' }).click();
    await expect(toast(page, 'Policy published')).toBeVisible();
    const asked = page.getByRole('table', { name: 'People who are asked' });
    await expect(asked.getByText(ada.fullName)).toBeVisible();
    await expect(asked.getByText(bela.fullName)).toBeVisible();
    await expectGoodLooks(page);

    const first = await openOtherBrowser();
    await enter(first, ada, '/home');
    await confirmIt(first, title);
    await first.goto('/profile');
    await expect(
      first.getByRole('table', { name: 'My policies' }).getByText('Confirmed').first(),
    ).toBeVisible();

    const remind = async () => {
      await page.getByRole('button', { name: 'Remind all' }).click();
      const question = page.getByRole('alertdialog', { name: 'Remind everyone?' });
      await question.getByRole('button', { name: 'Remind all' }).click();
    };
    await remind();
    await expect(toast(page, '1 person reminded')).toBeVisible();
    await remind();
    await expect(toast(page, 'No one was reminded')).toBeVisible();

    const download = page.waitForEvent('download');
    await page
      .getByRole('region', { name: /Who has confirmed/ })
      .getByRole('button', { name: 'Export CSV' })
      .click();
    expect((await download).suggestedFilename()).toMatch(/^policy_confirmations_.*\.csv$/);

    const second = await openOtherBrowser();
    await enter(second, bela, '/home');
    await confirmIt(second, title);

    await page.reload();
    await expect(page.getByText('Everyone has confirmed')).toBeVisible();

    // People outside the audience read the policy in force, and are not asked to confirm.
    await stranger.reload();
    const theirs = stranger.getByRole('dialog', { name: title });
    await expect(theirs.getByText('Clean the lamp every Monday.')).toBeVisible();
    await expect(stranger.getByRole('button', { name: 'I have read it and confirm' })).toHaveCount(0);
    const token = await api.signIn(accounts.it.email, demoPassword);
    expect((await api.get(token, `/api/hr/policies/${id}/versions/1/readers/`)).status).toBe(403);
  },
);
