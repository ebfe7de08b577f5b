import { randomInt } from 'node:crypto';
import { accounts } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { keptToken } from './support/shell.js';
import { enter } from './support/signInPage.js';

test.describe('an analyst', () => {
  test.use({ account: 'analyst' });

  test(
    'runs a query in the explorer, which needs no host but the portal',
    { tag: '@apart' },
    async ({ page, api }) => {
      await page.goto('/explorer');
      await expect(page).toHaveTitle('Data explorer · Unified Corporate Portal');
      await expect(page.locator('.graphiql-query-editor')).toContainText('query PeopleByDepartment');
      await page.getByRole('button', { name: /^Execute query/ }).click();

      const { departments } = await api.graph<{ departments: { count: number } }>(
        (await keptToken(page)) ?? null,
        '{ departments { count } }',
      );
      const result = page.locator('.graphiql-response');
      await expect(result).toContainText(`"count": ${departments.count}`);
      await expect(result).toContainText('"name": "Analytics"');
    },
  );

  test('answers a question with a sample query, reads the answer as a table and downloads it', async ({
    page,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/explorer');
    await page.getByRole('button', { name: 'Show Sample queries' }).click();
    await page.getByRole('button', { name: /^Open tickets and their age, by category/ }).click();
    await expect(page.locator('.graphiql-query-editor')).toContainText('OpenTicketsByCategory');
    await page.getByRole('button', { name: /^Execute query/ }).click();
    await page.getByRole('button', { name: 'Show Result as table' }).click();
    const rows = page.getByRole('region', { name: 'Rows of ageInDays' });
    await expect(rows.getByRole('columnheader')).toHaveText(['groups', 'value']);
    await expect(rows.getByRole('columnheader', { name: 'value' })).toHaveCSS('text-align', 'end');
    await expect(rows.getByRole('row')).not.toHaveCount(1);
    await page.getByRole('button', { name: 'Show as chart ageInDays' }).click();
    await expect(page.getByRole('figure', { name: 'ageInDays' })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV ageInDays' }).click();
    expect((await saved).suggestedFilename()).toBe('ageInDays.csv');
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await expect(page.getByText('The command is copied.')).toBeVisible();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('OpenTicketsByCategory');
  });

  test('saves a query and shares it, and another analyst finds and runs it', async ({
    page,
    openOtherBrowser,
  }) => {
    const name = `Headcount ${String(randomInt(1e6))}`;
    await page.goto('/explorer');
    await page.getByRole('button', { name: 'Show Sample queries' }).click();
    await page.getByRole('button', { name: /^Open tickets and their age, by category/ }).click();
    await page.getByRole('button', { name: 'Show Saved queries' }).click();
    const saved = page.getByRole('region', { name: 'Saved queries' });
    await saved.getByRole('button', { name: 'Save this query' }).click();
    await expect(saved.getByText('This field may not be blank.')).toBeVisible();
    await saved.getByLabel('Name').fill(name);
    await saved.getByLabel('Share with all who may use the explorer').check();
    await saved.getByRole('button', { name: 'Save this query' }).click();
    await expect(saved.getByText('The query is saved.')).toBeVisible();

    const other = await openOtherBrowser();
    await enter(other, accounts.admin, '/explorer');
    await other.getByRole('button', { name: 'Show Saved queries' }).click();
    await other.getByRole('button', { name: `${name} By Noor Haddad` }).click();
    await expect(other.locator('.graphiql-query-editor')).toContainText('OpenTicketsByCategory');
    await other.getByRole('button', { name: /^Execute query/ }).click();
    await expect(other.locator('.graphiql-response')).toContainText('"open"');

    await saved.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(saved.getByText('The saved query is removed.')).toBeVisible();
    await expect(saved.getByText(name)).toHaveCount(0);
  });

  test('reads the documentation of the graph in the explorer', async ({ page }) => {
    await page.goto('/explorer');
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.locator('.graphiql-plugin').getByRole('link', { name: 'Query', exact: true }).click();
    await expect(page.locator('.graphiql-plugin')).toContainText('employeeStatistics');
  });
});

test.describe('an employee', () => {
  test.use({ account: 'employee' });

  test('is told who may use the explorer, and the schema stays closed', async ({ page, api }) => {
    await page.goto('/explorer');
    await expect(page.getByRole('heading', { name: 'Insufficient Permissions' })).toBeVisible();
    await expect(
      page.getByText('The explorer is open to people with the permission graph.explore'),
    ).toBeVisible();
    const introspection = api.graph((await keptToken(page)) ?? null, '{ __schema { types { name } } }');
    await expect(introspection).rejects.toThrow('The graph refused');

    await page.getByRole('button', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/home');
  });
});

test('a stranger is asked to sign in first', async ({ page }) => {
  await page.goto('/explorer');
  await expect(page.getByRole('heading', { name: 'Sign in to explore the data' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
});

test('of the six accounts only the analyst and the administrator may read the schema', async ({ api }) => {
  const mayAsk = async ({ email, password, role }: { email: string; password: string; role: string }) => {
    const token = await api.signIn(email, password);
    return api.graph(token, '{ __schema { queryType { name } } }').then(
      () => [role],
      () => [],
    );
  };
  const allowed = await Promise.all(Object.values(accounts).map(mayAsk));
  expect(allowed.flat().sort()).toEqual(['Administrator', 'Analyst']);
});
