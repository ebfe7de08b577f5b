import type { Locator, Page } from '@playwright/test';
import { accounts, hire, type Person } from '../people.js';
import type { PortalApi } from '../portalApi.js';

/** A person of this test only, with an employee record and so with timesheets. */
export async function employ(
  api: PortalApi,
  name?: { firstName?: string; lastName?: string },
): Promise<Person & { token: string }> {
  const person = await hire(api, name);
  const token = await api.signIn(person.email, person.password);
  const { body: profile } = await api.get<{ id: number }>(token, '/api/auth/profile/');
  const hr = await api.signIn(accounts.hr.email, accounts.hr.password);
  const { status, body } = await api.post(hr, '/api/hr/employees/', {
    user_id: profile.id,
    job_title: 'Apprentice',
    department: 'Engineering',
  });
  if (status !== 201) throw new Error(`HR could not employ ${person.email}: ${JSON.stringify(body)}`);
  return { ...person, token };
}

/** A timesheet as REST has it. */
export interface RestTimesheet extends Record<string, unknown> {
  id: number;
  status: string;
  total_hours: string;
  week_start_date: string;
  time_entries: (Record<string, unknown> & { id: number })[];
}

export const entriesTable = (page: Page): Locator => page.getByRole('table', { name: 'Time entries' });

/** The rows of the week's entries that say so, without the head. */
export const entryRow = (page: Page, task: string): Locator =>
  entriesTable(page).getByRole('row').filter({ hasText: task });

/** Fills in the open form of one entry; nothing is sent. */
export async function fillEntry(
  dialog: Locator,
  given: { project?: string; task?: string; clockIn: string; clockOut: string },
): Promise<void> {
  if (given.project !== undefined) {
    await dialog.getByRole('button', { name: /Project/ }).click();
    await dialog.page().getByRole('option', { name: given.project }).click();
  }
  if (given.task !== undefined) await dialog.getByLabel('Task Description').fill(given.task);
  await dialog.getByLabel('Clock In').fill(given.clockIn);
  await dialog.getByLabel('Clock Out').fill(given.clockOut);
}
