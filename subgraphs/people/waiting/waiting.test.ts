import { dayIn } from '../../kit/config/calendar.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import type { Asker } from '../../kit/testing/actors.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addEmployee } from '../employee/employee.factory.js';
import { addCycle, addReview } from '../performanceReview/performanceReview.factory.js';
import { people } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { addDays, mondayOf } from '../timesheet/week.js';

const Waiting = graphql(`
  query WaitingInPeople {
    waitingInPeople {
      kind
      count
      detail
      path
      until
    }
  }
`);

describeSubgraph(people, { emptied: ['timesheet', 'employee', 'review_cycle'] }, (subgraph) => {
  const { as, database } = subgraph;
  const waiting = async (who: Asker) => (await who.ask(Waiting)).waitingInPeople;
  const monday = () => mondayOf(dayIn(subgraph.config.organisation.timeZone));
  /** A person with a timesheet of this many weeks ago. @returns its id and the person's */
  const sheet = async (userId: number, weeksAgo: number, status: 'draft' | 'submitted') => {
    const known = await database.one<{ id: number }>('select id from employee where user_id = $1', [userId]);
    const { id: employeeId } =
      known ?? (await addEmployee(database, { userId, firstName: 'Li', lastName: 'Wei' }));
    const row = await database.one<{ id: number }>(
      `insert into timesheet (employee_id, week_start_date, status, submitted_at)
       values ($1, $2, $3::timesheet_status, case when $3 = 'submitted' then now() end) returning id`,
      [employeeId, addDays(monday(), -7 * weeksAgo), status],
    );
    return { id: row?.id, employeeId };
  };

  test('a person who is not signed in reads no waiting items', async () => {
    await expectRefusal(as.nobody.try(Waiting), 'UNAUTHENTICATED');
  });

  test.each(['employee', 'manager', 'it', 'admin'] as const)(
    '%s has no timesheet of other people to decide, and no week of other people to submit',
    async (who) => {
      await sheet(70_001, 2, 'submitted');
      await sheet(70_001, 3, 'draft');
      expect(await waiting(as[who])).toEqual([]);
    },
  );

  test("HR is led to another person's timesheet that has waited longest, and never to their own [B4.4]", async () => {
    await sheet(as.hr.userId, 1, 'submitted');
    expect(await waiting(as.hr)).toEqual([]);
    const { id, employeeId } = await sheet(70_001, 3, 'submitted');
    await sheet(70_001, 2, 'submitted');
    expect(await waiting(as.hr)).toEqual([
      {
        kind: 'TIMESHEETS_TO_DECIDE',
        count: 2,
        detail: 'First a week of Li Wei',
        path: `/hr/employees?timesheets=${employeeId}&sheet=${id}`,
        until: null,
      },
    ]);
  });

  test('an employee is led to the first past week that is still a draft; the current week does not wait yet', async () => {
    await sheet(as.employee.userId, 0, 'draft');
    expect(await waiting(as.employee)).toEqual([]);
    await sheet(as.employee.userId, 1, 'draft');
    await sheet(as.employee.userId, 2, 'draft');
    const week = addDays(monday(), -14);
    expect(await waiting(as.employee)).toEqual([
      {
        kind: 'WEEKS_TO_HAND_IN',
        count: 2,
        detail: week,
        path: `/employee/time-tracking?week=${week}`,
        until: null,
      },
    ]);
  });

  test('a person is led to the review to write or acknowledge, the manager to one of the team, HR to one to share, and nobody to reviews of other people', async () => {
    const { id: managerId, userId } = await addEmployee(database, { firstName: 'Boss' });
    const li = await addEmployee(database, { firstName: 'Li', lastName: 'Wei', managerId });
    const hr = await addEmployee(database, { userId: as.hr.userId });
    const boss = as(viewer(['Manager'], { userId, reportUserIds: [li.userId] }));
    const me = as(viewer([], { userId: li.userId }));
    const add = async (
      state: 'draft' | 'self_review_done' | 'manager_review_done' | 'shared',
      of = li.id,
    ) => {
      const cycleId = await addCycle(database, { name: `The ${state} of ${of}` });
      return { cycleId, id: await addReview(database, { cycleId, employeeId: of, state }) };
    };
    const draft = await add('draft');
    const sent = await add('self_review_done');
    const done = await add('manager_review_done');
    const shared = await add('shared');
    await add('manager_review_done', hr.id);
    const alone = await add('self_review_done', managerId);
    await addReview(database, {
      cycleId: await addCycle(database, { closedAt: '2026-01-31T10:00:00Z' }),
      employeeId: li.id,
    });
    const lines = async (who: Asker) =>
      (await waiting(who))?.map(({ kind, count, path }) => `${kind} ${count} ${path}`);
    expect(await lines(me)).toEqual([
      `SELF_REVIEWS_TO_WRITE 1 /profile?review=${draft.id}`,
      `REVIEWS_TO_ACKNOWLEDGE 1 /profile?review=${shared.id}`,
    ]);
    expect(await lines(boss)).toEqual([`TEAM_REVIEWS_TO_WRITE 1 /profile?review=${sent.id}`]);
    // Only HR writes for a person without a manager.
    expect(await lines(as.hr)).toEqual([
      `TEAM_REVIEWS_TO_WRITE 1 /profile?review=${alone.id}`,
      `REVIEWS_TO_SHARE 1 /hr/employees?tab=reviews&cycle=${done.cycleId}&review=${done.id}`,
    ]);
    for (const who of [as.it, as.analyst, as.colleague]) expect(await lines(who)).toEqual([]);
  });
});
