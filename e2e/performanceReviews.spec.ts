import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodLooks } from './support/looks/looks.js';
import { accounts, demoPassword, hire } from './support/people.js';
import type { Person } from './support/people.js';
import type { PortalApi } from './support/portalApi.js';
import { expect, test } from './support/portalTest.js';
import { enter } from './support/signInPage.js';

interface Colleague extends Person {
  /** Number of the employee record. */
  id: number;
}

/** Four people of their own department; the first two have no reports yet. */
async function department(api: PortalApi, hr: string, name: string): Promise<Colleague[]> {
  const { createDepartment } = await api.graph<{ createDepartment: { id: number } }>(
    hr,
    'mutation Make($input: CreateDepartmentInput!) { createDepartment(input: $input) { id } }',
    { input: { name, code: name.slice(-6).toUpperCase() } },
  );
  const colleagues: Colleague[] = [];
  for (const firstName of ['Ada', 'Bela', 'Cleo', 'Dov']) {
    const person = await hire(api, { firstName, lastName: name });
    const token = await api.signIn(person.email, person.password);
    const { body } = await api.get<{ id: number }>(token, '/api/auth/profile/');
    const made = await api.post<{ id: number }>(hr, '/api/hr/employees/', {
      user_id: body.id,
      job_title: 'Keeper',
      department: createDepartment.id,
    });
    expect(made.status).toBe(201);
    colleagues.push({ ...person, id: made.body.id });
  }
  return colleagues;
}

const review = (page: Page) => page.getByRole('dialog', { name: /^Review of the lamps/ });
const myReviews = (page: Page) => page.getByRole('table', { name: 'My reviews' });
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test(
  'HR opens a cycle, a person and their new manager write, HR changes the rating and shares it, the person acknowledges; HR still reads the review of a person who leaves meanwhile [A1.3]',
  { tag: '@apart' },
  async ({ page, api, openOtherBrowser }) => {
    test.slow(); // a whole story of four people
    const name = `Beacon${String(randomInt(1e6))}`;
    const hr = await api.signIn(accounts.hr.email, demoPassword);
    const [before, after, person, leaver] = (await department(api, hr, name)) as [
      Colleague,
      Colleague,
      Colleague,
      Colleague,
    ];
    const employ = (who: Colleague, input: object) =>
      api.graph(
        hr,
        'mutation Change($id: Int!, $input: UpdateEmployeeInput!) { updateEmployee(id: $id, input: $input) { id } }',
        { id: who.id, input },
      );
    for (const who of [person, leaver]) await employ(who, { managerId: before.id });

    await enter(page, accounts.hr, '/hr/employees?tab=reviews');
    await page.getByRole('button', { name: 'Open cycle' }).click();
    const form = page.getByRole('dialog', { name: 'Open review cycle' });
    await form.getByLabel('Name', { exact: true }).fill(`Review of the lamps ${name}`);
    for (const [label, days] of [
      ['Period from', -180],
      ['Period to', -1],
      ['Due date', 30],
    ] as const)
      await form.getByLabel(label, { exact: true }).fill(dayIn(days));
    await form.getByRole('combobox', { name: 'Departments' }).fill(name);
    await page.getByRole('option', { name }).click();
    await form.getByRole('button', { name: 'Open cycle' }).click();
    const cycles = page.getByRole('table', { name: 'Review cycles' });
    await expect(cycles.getByRole('row', { name })).toContainText('0 of 4');

    const theirs = await openOtherBrowser();
    await enter(theirs, person, '/profile');
    await myReviews(theirs)
      .getByRole('link', { name: /Review of the lamps/ })
      .click();
    await review(theirs).getByRole('button', { name: 'Write self review' }).click();
    const self = theirs.getByRole('dialog', { name: 'Self review' });
    await self.getByLabel('What are you proud of?').fill('The lamp never went out.');
    await self.getByLabel('What do you want to do better?').fill('Climb the stairs more quickly.');
    await self.getByRole('checkbox', { name: 'Finish the self review' }).check();
    await self.getByRole('button', { name: 'Save' }).click();
    await expect(review(theirs).getByText('With the manager').first()).toBeVisible();

    // Another manager takes over, and one of the team leaves.
    await employ(person, { managerId: after.id });
    await api.graph(hr, 'mutation Leave($id: Int!) { removeEmployee(id: $id) }', { id: leaver.id });
    const formerly = await openOtherBrowser();
    await enter(formerly, before, '/profile');
    await expect(myReviews(formerly)).toBeVisible();
    await expect(formerly.getByRole('table', { name: 'Reviews of my team' })).toHaveCount(0);
    const managers = await openOtherBrowser();
    await enter(managers, after, '/profile');
    await managers
      .getByRole('table', { name: 'Reviews of my team' })
      .getByRole('link', { name: person.fullName })
      .click();
    await expect(review(managers).getByText('The lamp never went out.')).toBeVisible();
    await review(managers).getByRole('button', { name: 'Write review' }).click();
    const written = managers.getByRole('dialog', { name: `Review of ${person.fullName}` });
    await written.getByRole('button', { name: /Rating$/ }).click();
    await managers.getByRole('option', { name: /^3/ }).click();
    await written.getByLabel('Strengths').fill('Reliable in every storm.');
    await written.getByLabel('To improve').fill('Asks too late for help.');
    await written.getByRole('checkbox', { name: 'Finish this review' }).check();
    await written.getByRole('button', { name: 'Save' }).click();
    await expect(review(managers).getByText('Ready to share').first()).toBeVisible();

    await theirs.reload();
    await expect(review(theirs).getByText('Finished, and not shared yet.')).toBeVisible();
    await expect(theirs.getByText('Reliable in every storm.')).toHaveCount(0);

    await page.reload();
    await cycles.getByRole('link', { name: `Review of the lamps ${name}` }).click();
    const listed = page.getByRole('table', { name: `Reviews of Review of the lamps ${name}` });
    await page.getByRole('button', { name: /Which reviews$/ }).click();
    await page.getByRole('option', { name: 'All reviews' }).click();
    await expect(listed.getByRole('link', { name: leaver.fullName })).toBeVisible();
    await listed.getByRole('link', { name: person.fullName }).click();
    await review(page).getByRole('button', { name: 'Change rating' }).click();
    const changed = page.getByRole('dialog', { name: 'Change rating' });
    await changed.getByRole('button', { name: /Rating$/ }).click();
    await page.getByRole('option', { name: /^4/ }).click();
    await changed.getByLabel('Reason').fill('The storm of March counts more.');
    await changed.getByRole('button', { name: 'Change rating' }).click();
    await expect(review(page).getByText('The storm of March counts more.')).toBeVisible();
    await review(page).getByRole('button', { name: 'Share', exact: true }).click();
    const sharing = page.getByRole('alertdialog', { name: 'Share this review?' });
    await sharing.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(review(page).getByText('Shared').first()).toBeVisible();
    await expectGoodLooks(page);

    await theirs.reload();
    await expect(review(theirs).getByText('Reliable in every storm.')).toBeVisible();
    await expect(theirs.getByText('The storm of March counts more.')).toHaveCount(0);
    await review(theirs).getByRole('button', { name: 'Acknowledge' }).click();
    const last = theirs.getByRole('dialog', { name: 'Acknowledge review' });
    await last.getByLabel('Comment').fill('Thank you.');
    await last.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(review(theirs).getByText('Acknowledged').first()).toBeVisible();

    await page.reload();
    await expect(review(page).getByText('Thank you.')).toBeVisible();
  },
);
