import { accounts } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { keptToken } from './support/shell.js';

test.describe('an analyst', () => {
  test.use({ account: 'analyst' });

  test(
    'runs a query in the explorer, which needs no other host than the portal',
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

  test('answers a question by a sample query, reads the answer as a table and saves it', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/explorer');
    await page.getByRole('button', { name: 'Show Sample queries' }).click();
    await page.getByRole('button', { name: /^Open tickets and their age, by category/ }).click();
    await expect(page.locator('.graphiql-query-editor')).toContainText('OpenTicketsByCategory');
    await page.getByRole('button', { name: /^Execute query/ }).click();
    await page.getByRole('button', { name: 'Show Result as table' }).click();
    const rows = page.getByRole('region', { name: 'Rows of ageInDays' });
    await expect(rows.getByRole('columnheader')).toHaveText(['groups', 'value']);
    await expect(rows.getByRole('row')).not.toHaveCount(1);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV ageInDays' }).click();
    expect((await saved).suggestedFilename()).toBe('ageInDays.csv');
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await expect(page.getByText('The command is copied.')).toBeVisible();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('OpenTicketsByCategory');
  });

  test('reads in the explorer what the graph offers', async ({ page }) => {
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

test('of the six accounts the analyst and the administrator may ask for the schema, nobody else', async ({
  api,
}) => {
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
