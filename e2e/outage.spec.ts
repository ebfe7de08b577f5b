import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectUnread, resolve } from './support/areas/inbox.js';
import { askByRest } from './support/areas/leave.js';
import { accounts, hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { figure, keptToken } from './support/shell.js';
import { enter } from './support/signInPage.js';

// One process at a time.
test.describe.configure({ mode: 'default' });

/** The processes by their names, as they run now. */
const processesIn = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as Record<
    'starter' | 'gateway' | 'learning',
    number
  >;

test(
  'after a restart of the gateway a person sees answers from the meantime, and within a second a decision of HR in another browser',
  { tag: '@outage' },
  async ({ page, api, dataDir, openOtherBrowser, watch }) => {
    watch.allow(/ERR_/); // the gateway is away
    const person = await hire(api);
    await enter(page, person);
    await expectUnread(page, 0, { timeout: 10_000 });
    const token = (await keptToken(page)) ?? '';
    const title = `Rest of ${person.email}`;
    await askByRest(api, token, { title, start_date: '2031-03-10', end_date: '2031-03-11' });
    const question = { title: 'Which door is open?', description: 'On Saturdays' };
    const { body: ticket } = await api.post<{ id: number }>(token, '/api/tickets/general/', question);
    const hr = await api.signIn(accounts.hr.email, accounts.hr.password);

    const { starter, gateway } = processesIn(dataDir);
    process.kill(starter, 'SIGHUP');
    await expect.poll(() => processesIn(dataDir).gateway).not.toBe(gateway);
    const comments = `/api/tickets/general/${String(ticket.id)}/comments/`;
    await expect(async () => {
      expect((await api.post(hr, comments, { comment: 'The one in the east' })).status).toBe(201);
    }).toPass();
    await expectUnread(page, 1, { timeout: 10_000 });

    const other = await openOtherBrowser();
    await enter(other, accounts.hr, `/hr/tickets?search=${encodeURIComponent(title)}`);
    await resolve(other, title);
    await expectUnread(page, 2);
  },
);

test.describe('on the home page', () => {
  test.use({ account: 'employee' });

  test(
    'while the learning subgraph does not answer its figures read N/A, and they come back without a reload [A7.59]',
    { tag: '@outage' },
    async ({ page, api, dataDir, watch }) => {
      test.slow(); // the gateway gives a subgraph ten seconds, and the page asks four times
      watch.allow(/status of 503/);
      const token = await api.signIn(accounts.employee.email, accounts.employee.password);
      const askForCourses = () =>
        api.graph(token, '{ learningDashboardStats { totalCourses } }').catch(() => null);
      const { learning } = processesIn(dataDir);
      const figures = page.getByRole('main');
      process.kill(learning, 'SIGSTOP');
      try {
        // After five failures in a row the gateway stops calling, so that requests do not wait ten seconds each.
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
});
