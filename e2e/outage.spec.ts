import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accounts } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { figure } from './support/shell.js';

test.use({ account: 'employee' });

test(
  'while the learning subgraph does not answer its figures read N/A, and it is back by itself [A7.59]',
  { tag: '@outage' },
  async ({ page, api, dataDir, watch }) => {
    test.slow(); // the gateway gives a subgraph ten seconds, and the page asks four times
    watch.allow(/status of 503/);
    const token = await api.signIn(accounts.employee.email, accounts.employee.password);
    const askForCourses = () =>
      api.graph(token, '{ learningDashboardStats { totalCourses } }').catch(() => null);
    const { learning } = JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as {
      learning: number;
    };
    const figures = page.getByRole('main');
    process.kill(learning, 'SIGSTOP');
    try {
      // After five failures in a row the gateway asks no more, so that no one waits ten seconds for every
      // call.
      const failures = Array.from({ length: 5 }, askForCourses);
      await page.goto('/home');
      await Promise.all(failures);
      await expect(figure(figures, 'Courses')).toHaveText('N/A', { timeout: 60_000 });
      await expect(figure(figures, 'Active employees')).toHaveText(/\d/);
    } finally {
      process.kill(learning, 'SIGCONT');
    }
    await expect(async () => {
      await page.reload();
      await expect(figure(figures, 'Courses')).toHaveText(/\d/);
    }).toPass({ timeout: 45_000 });
  },
);
