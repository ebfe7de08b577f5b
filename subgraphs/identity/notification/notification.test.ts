import { randomUUID } from 'node:crypto';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { planForValues, rowsRead, statementsOf } from '../../kit/testing/plans.js';
import { identity } from '../subgraph.js';
import { inboxOf, takeBack, tell } from '../testing/inbox.js';
import { makePerson } from '../user/user.factory.js';
import type { MadePerson } from '../user/user.factory.js';
import { sweepNotifications } from './notification.service.js';

let test_: TestSubgraph;
let maya: MadePerson;
let boss: MadePerson;
let hr: MadePerson;
const { read, mark } = inboxOf(() => test_);

beforeAll(async () => {
  test_ = await openTestSubgraph(identity);
  maya = await makePerson(test_.database, { firstName: 'Maya', lastName: 'Okafor' });
  boss = await makePerson(test_.database, { firstName: 'Daniel', lastName: 'Cho', roles: ['Manager'] });
  hr = await makePerson(test_.database, { firstName: 'Priya', lastName: 'Raman', roles: ['HR'] });
});
afterAll(() => test_.close());
beforeEach(() => test_.database.query('truncate notification, stream_message, notification_preference'));

const approved = (thing: number) => ({ kind: 'leave.approved', thing, to: [maya.id], by: hr.id });
const lines = async (who: MadePerson) => (await read(who.viewer)).lines;

describe('changes that notify no person', () => {
  test('an inbox is closed to those who are not signed in and to those who must change their password', async () => {
    const mustChange = { ...maya.viewer, mustChangePassword: true };
    for (const [viewer, code] of [
      [null, 'UNAUTHENTICATED'],
      [mustChange, 'PASSWORD_CHANGE_REQUIRED'],
    ] as const) {
      for (const field of [
        '{ notifications { next } }',
        '{ unreadNotificationCount }',
        '{ notificationPreferences { kind } }',
        'mutation { markNotificationsRead(through: 1) }',
        'mutation { setNotificationPreference(kind: "leave.approved", inbox: true, mail: true) { kind } }',
      ])
        expect((await test_.run(viewer, field)).errors[0]?.code).toBe(code);
    }
  });

  test("a person, even an administrator, neither reads nor marks another person's lines", async () => {
    const admin = await makePerson(test_.database, { roles: ['Administrator', 'HR'] });
    await tell(approved(1));
    const [line] = await lines(maya);
    expect(await read(admin.viewer)).toMatchObject({ lines: [], unread: 0 });
    expect(await mark(admin.viewer, line?.position ?? 0, [line?.id ?? 0])).toBe(0);
    expect(await read(maya.viewer)).toMatchObject({ unread: 1, lines: [{ isRead: false }] });
  });

  test('people are not notified of their own changes, nor are people who left, nor is anyone of an unknown kind', async () => {
    const left = await makePerson(test_.database);
    await test_.database.query('update user_account set is_active = false where id = $1', [left.id]);
    await tell({ kind: 'ticket.comment', thing: 3, to: [hr.id, left.id, 999_999], by: hr.id });
    await tell({ kind: 'nothing.known', thing: 3, to: [maya.id] });
    expect(await test_.database.query('select 1 from notification')).toEqual([]);
    expect(await test_.database.query('select 1 from stream_message')).toEqual([]);
  });

  test('a person who loses a role loses the lines that it gave, and gets them back with the role', async () => {
    await tell({ kind: 'work.assigned', thing: 4, to: [hr.id], by: boss.id, needs: ['ticket.handle_it'] });
    await tell({ kind: 'work.assigned', thing: 5, to: [hr.id], by: boss.id, needs: ['ticket.handle_hr'] });
    expect(await read(hr.viewer)).toMatchObject({ unread: 1, lines: [{ link: '/hr/tickets?ticket=5' }] });
    expect(await read({ ...hr.viewer, permissions: [] })).toMatchObject({ unread: 0, lines: [] });
    expect(await read({ ...hr.viewer, permissions: ['ticket.handle_it'] })).toMatchObject({
      unread: 1,
      lines: [{ link: '/it/tickets?ticket=4' }],
    });
  });

  test("a person who is no longer someone's manager reads nothing about that person's requests", async () => {
    await tell({ kind: 'leave.asked', thing: 6, to: [boss.id], by: maya.id, about: maya.id });
    expect(await read(boss.viewer)).toMatchObject({ unread: 0, lines: [] });
    const manager = { ...boss.viewer, reportUserIds: [maya.id] };
    expect(await read(manager)).toMatchObject({
      unread: 1,
      lines: [{ text: 'Maya Okafor asks for leave', link: '/employee/leave?tab=team&request=6' }],
    });
  });
});

describe('what is in an inbox', () => {
  test('a second event about a thing updates the same line, which is on top and unread again', async () => {
    await tell({ kind: 'ticket.status', thing: 7, to: [maya.id], by: hr.id });
    await tell(approved(8));
    const before = await lines(maya);
    await mark(maya.viewer, before[0]?.position ?? 0);
    await tell({ kind: 'ticket.comment', thing: 7, to: [maya.id], by: boss.id });
    const after = await read(maya.viewer);
    expect(after.unread).toBe(1);
    expect(after.lines).toMatchObject([
      { id: before[1]?.id, text: 'Daniel Cho commented on your ticket', isRead: false },
      { text: 'Priya Raman approved your leave request', isRead: true },
    ]);
  });

  test('an event that is delivered twice adds one line', async () => {
    const eventId = randomUUID();
    await tell(approved(9), eventId);
    await mark(maya.viewer, (await lines(maya))[0]?.position ?? 0);
    await tell(approved(9), eventId);
    expect(await read(maya.viewer)).toMatchObject({ unread: 0, lines: [{ isRead: true }] });
  });

  test('everyone who decides timesheets has one line for submitted timesheets, with the number since they last looked', async () => {
    await tell({ kind: 'timesheet.submitted', thing: 10, by: maya.id });
    expect((await lines(hr)).map(({ text }) => text)).toEqual(['Maya Okafor submitted a timesheet']);
    await tell({ kind: 'timesheet.submitted', thing: 11, by: boss.id });
    expect((await lines(hr)).map(({ text }) => text)).toEqual([
      '2 timesheets were submitted, the latest by Daniel Cho',
    ]);
    expect(await lines(maya)).toEqual([]);
    await mark(hr.viewer, (await lines(hr))[0]?.position ?? 0);
    await tell({ kind: 'timesheet.submitted', thing: 12, by: maya.id });
    expect((await lines(hr)).map(({ text }) => text)).toEqual(['Maya Okafor submitted a timesheet']);
  });

  test('HR has a line for the leave of a person without a manager until it is decided, and nobody else has', async () => {
    await tell({ kind: 'leave.unmanaged', thing: 15, by: maya.id });
    expect(await lines(hr)).toMatchObject([
      { text: 'Maya Okafor asks for leave', link: '/hr/tickets?ticket=15' },
    ]);
    expect([await lines(boss), await lines(maya)]).toEqual([[], []]);
    await takeBack({ things: ['leave'], thing: 15, kind: ['leave.asked', 'leave.unmanaged'] });
    expect(await lines(hr)).toEqual([]);
  });

  test('the line of a withdrawn or decided request leaves the inboxes, and no other line does', async () => {
    await tell({ kind: 'leave.asked', thing: 13, to: [boss.id], by: maya.id, about: maya.id });
    await tell({ kind: 'leave.comment', thing: 13, to: [maya.id], by: hr.id });
    await tell(approved(14));
    await takeBack({ things: ['leave'], thing: 13, kind: 'leave.asked' });
    expect(await test_.database.query('select thing_id as id, user_id from notification order by 1')).toEqual(
      [
        { id: '13', user_id: maya.id },
        { id: '14', user_id: maya.id },
      ],
    );
    await takeBack({ things: ['leave', 'work'], thing: [13, 14] });
    expect(await lines(maya)).toEqual([]);
  });

  test('a line that arrives while the reader marks all lines stays unread', async () => {
    await tell(approved(15));
    const seen = (await lines(maya))[0]?.position ?? 0;
    await Promise.all([mark(maya.viewer, seen), tell(approved(16)), tell(approved(15))]);
    expect(await read(maya.viewer)).toMatchObject({ unread: 2 });
  });

  test('more than two hundred lines cannot be marked by id at a time', async () => {
    const ids = Array.from({ length: 201 }, (_, index) => index + 1);
    expect(
      (
        await test_.run(
          maya.viewer,
          'mutation ($ids: [Int!]) { markNotificationsRead(ids: $ids, through: 1) }',
          { ids },
        )
      ).errors[0],
    ).toMatchObject({ fields: { ids: ['Ensure this field has no more than 200 elements.'] } });
  });

  test('paging through lines loses and repeats none when new lines arrive in the meantime', async () => {
    for (let thing = 20; thing < 25; thing += 1) await tell(approved(thing));
    const first = await read(maya.viewer, { pageSize: 2 });
    await tell(approved(30));
    const rest = await read(maya.viewer, { pageSize: 10, after: first.next ?? '' });
    expect([...first.lines, ...rest.lines].map(({ link }) => link.split('=')[1])).toEqual([
      '24',
      '23',
      '22',
      '21',
      '20',
    ]);
  });

  test('lines are kept for 90 days', async () => {
    await tell(approved(31));
    await tell(approved(32));
    await test_.database.query(
      `update notification set happened_at = now() - case thing_id when '31' then interval '91 days' else interval '89 days' end`,
    );
    await sweepNotifications();
    expect((await lines(maya)).map(({ link }) => link)).toEqual(['/employee/leave?request=32']);
  });
});

test('an inbox among many thousand lines of other people is as fast, and the count reads no more rows than it counts', async () => {
  await test_.database.query(
    `with others as (
       insert into user_account (first_name, last_name, email, password_hash)
       select 'First', 'Last', 'line' || n || '@portal.example', '' from generate_series(1, 300) n returning id)
     insert into notification (user_id, kind, thing, thing_id, position)
     select u.id, 'leave.approved', 'leave', g.place::text, g.place from (select id from others union select $1::int) u
     cross join generate_series(1, 150) as g (place) order by g.place`,
    [maya.id],
  );
  await test_.database.query('analyze notification');
  for (const document of [
    '{ notifications(pageSize: 30) { results { id } } }',
    '{ unreadNotificationCount }',
  ]) {
    const { sent } = await statementsOf(test_, maya.viewer, document);
    expect(sent).toHaveLength(1);
    for (const statement of sent)
      expect(rowsRead(await planForValues(test_.database, statement), ['notification'])).toBeLessThanOrEqual(
        110,
      );
  }
});
