import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { onCalls } from './support/graphCalls.js';
import {
  expectAccessible,
  expectGoodLooks,
  expectNoSidewaysScroll,
  setWidth,
  widths,
} from './support/looks/looks.js';
import { accounts, hire, type Person } from './support/people.js';
import type { PortalApi, RestPage } from './support/portalApi.js';
import { expect, test } from './support/portalTest.js';
import { enter } from './support/signInPage.js';

interface OrgNode {
  employee: {
    id: number;
    user: { id: number; full_name: string; email: string };
    name: string;
    direct_reports_count: number;
  };
  manager: OrgNode | null;
  direct_reports: OrgNode[];
}

const chart = (page: Page): Locator => page.getByRole('tree', { name: 'Organization chart' });
const card = (page: Page, name: string): Locator => chart(page).getByRole('treeitem', { name });
const details = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Someone of this test alone with a place in the organisation, under the demo's manager. */
async function hireUnderManager(api: PortalApi): Promise<Person> {
  const person = await hire(api, { firstName: 'Zora', lastName: `Quill${randomInt(1e6)}` });
  const hr = await api.signIn(accounts.hr.email, accounts.hr.password);
  const manager = await api.get<RestPage<{ id: number }>>(
    hr,
    `/api/core/employees/?search=${accounts.manager.email}`,
  );
  const mine = await api.get<{ id: number }>(
    await api.signIn(person.email, person.password),
    '/api/auth/profile/',
  );
  const record = {
    user_id: mine.body.id,
    job_title: 'Apprentice',
    department: accounts.manager.department,
    manager: manager.body.results[0]?.id,
  };
  const { status, body } = await api.post(hr, '/api/core/employees/', record);
  if (status !== 201) throw new Error(`HR could not hire ${person.email}: ${JSON.stringify(body)}`);
  return person;
}

test(
  'a new employee finds their position from the top down, their manager and their colleagues [A2.71 A2.72 A2.74 A2.75 A2.76 A3.7 A6.16 A7.24]',
  { tag: '@apart' },
  async ({ page, api }) => {
    const person = await hireUnderManager(api);
    await enter(page, person, '/profile');
    const own = card(page, `${person.fullName}, you`);
    await expect(own).toContainText('You');
    await expect(own).toContainText('Apprentice');
    await expect(own).toContainText(person.email);
    await expect(own).toContainText('0 reports');
    for (const word of ['You', 'Leadership', 'Managers'])
      await expect(page.getByRole('list', { name: 'Colors' })).toContainText(word);
    await expect(page.getByText('Engineerin...')).toBeVisible();

    await own.click();
    await expect(details(page, person.fullName)).toContainText('Apprentice');
    await details(page, person.fullName).getByRole('button', { name: accounts.manager.fullName }).click();
    const boss = details(page, accounts.manager.fullName);
    await expect(boss).toContainText(accounts.manager.email);
    await expect(boss.getByRole('button', { name: person.fullName })).toBeVisible();
    await expect(boss).not.toContainText(/salary/i);
    await page.goBack();
    await expect(details(page, person.fullName)).toBeVisible();

    const { body } = await api.get<{ employee: OrgNode; manager: OrgNode; tree: OrgNode[] }>(
      await api.signIn(person.email, person.password),
      '/api/core/org-chart/',
    );
    expect(body.employee.employee.name).toBe(person.fullName);
    expect(body.manager.employee.user.full_name).toBe(accounts.manager.fullName);
    const above = [];
    for (let node: OrgNode | null = body.manager; node; node = node.manager) above.push(node.employee.id);
    expect(above.at(-1)).toBe(body.tree[0]?.employee.id);
  },
);

test.describe('as the demo employee', () => {
  test.use({ account: 'employee' });

  test('the tree can be walked by keyboard, and the details opened [A2.71 A2.76]', async ({ page }) => {
    await page.goto('/profile');
    const own = card(page, `${accounts.employee.fullName}, you`);
    await own.focus();
    await page.keyboard.press('ArrowUp');
    await expect(card(page, accounts.manager.fullName)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(chart(page).locator('[aria-level="1"]').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(chart(page).locator('[aria-level="2"][tabindex="0"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Employee ID');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(chart(page).locator('[aria-level="2"][tabindex="0"]')).toBeFocused();
  });

  test('a distant person is found by name and shown in full size; the list shows the same [A2.71]', async ({
    page,
    api,
  }) => {
    const token = await api.signIn(accounts.employee.email, accounts.employee.password);
    const { body } = await api.get<RestPage<{ user_name: string }>>(
      token,
      '/api/core/employees/?department=Sales&page_size=1',
    );
    const name = body.results[0]?.user_name ?? '';
    await page.goto('/profile?chart=full');
    const full = page.getByRole('dialog', { name: 'Organization Chart' });
    await full.getByRole('combobox', { name: 'Find a person' }).fill(name);
    await full.page().getByRole('option', { name }).first().click();
    await expect(full.getByRole('treeitem', { name })).toBeInViewport();
    await page.keyboard.press('Escape');

    await page.goto('/profile?org=list');
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1);
    await expectAccessible(page);
  });

  test('a link to a person in the full size keeps the upper dialog usable, and Escape closes one dialog after the other', async ({
    page,
  }) => {
    await page.goto('/profile?chart=full&person=1');
    await expect(page.getByRole('dialog').last()).toContainText('Employee ID');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog').last().locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/profile\?chart=full$/);
    await expect(details(page, 'Organization Chart')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/profile$/);
  });

  test('Back goes one step back, even after three people were opened [A2.65]', async ({ page }) => {
    await page.goto('/home');
    await page.goto('/profile');
    const own = card(page, `${accounts.employee.fullName}, you`);
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) {
      await (key === 'ArrowUp' ? own : card(page, accounts.manager.fullName)).focus();
      await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toContainText('Employee ID');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/profile$/);
    }
    await page.goBack();
    await expect(page).toHaveURL(/home$/);
  });

  test('during a search for a person everything else stays usable', async ({ page }) => {
    await page.goto('/profile');
    const search = page.getByRole('combobox', { name: 'Find a person' });
    await search.click();
    await search.pressSequentially('a');
    await expect(page.getByRole('option').first()).toBeVisible();
    // The list itself hangs outside the page's landmarks, where React Aria puts it.
    await expectAccessible(page, ['[data-trigger="ComboBox"]']);
  });

  test('when the chart cannot be loaded, Reload loads it [A8.17 A8.18]', async ({ page, watch }) => {
    watch.allow(/status of 500/);
    let isBroken = true;
    // A fault, not a portal that is away: of that the page would recover by itself.
    await onCalls(page, ['OrgChart'], (route) =>
      isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await page.goto('/profile');
    await expect(page.getByText('Failed to load organization chart. Please try again.')).toBeVisible({
      timeout: 30_000,
    });
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(chart(page)).toBeVisible();
  });

  test('with two thousand people, all expanded, the page has few cards and stays usable [A2.71]', async ({
    page,
  }) => {
    const people = Array.from({ length: 2_000 }, (_, index) => ({
      __typename: 'OrgChartPerson',
      id: index + 1,
      userId: 900_000 + index,
      fullName: `Person ${index + 1}`,
      position: 'Engineer',
      departmentName: 'Engineering',
      email: `p${index}@portal.example`,
      managerId: index === 0 ? null : Math.floor((index - 1) / 8) + 1,
      parentId: index === 0 ? null : Math.floor((index - 1) / 8) + 1,
      directReportsCount: index * 8 + 1 < 2_000 ? 8 : 0,
      user: { __typename: 'User', id: 900_000 + index, profilePicture: null },
    }));
    await onCalls(page, ['OrgChart'], (route) =>
      route.fulfill({ json: { data: { orgChart: { __typename: 'OrgChart', people } } } }),
    );
    await page.goto('/profile?chart=full');
    const full = page.getByRole('dialog', { name: 'Organization Chart' });
    await full.getByRole('button', { name: 'Expand all' }).click();
    await full.getByRole('combobox', { name: 'Find a person' }).fill('Person 1987');
    await page.getByRole('option', { name: 'Person 1987' }).first().click();
    await expect(full.getByRole('treeitem', { name: 'Person 1987' })).toBeInViewport();
    expect(await full.getByRole('treeitem').count()).toBeLessThan(200);
  });

  test('everyone can use the chart, the list and the details', async ({ page }) => {
    await page.goto('/profile?org=list&person=1');
    await expect(page.getByRole('dialog')).toContainText('Employee ID');
    await expectGoodLooks(page);
  });

  test('on a phone the list comes first, and nothing is wider than the window', async ({ page }) => {
    await setWidth(page, widths.phone);
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: accounts.employee.fullName, exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto('/profile?chart=full');
    await expect(page.getByRole('dialog', { name: 'Organization Chart' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
