import { dayIn } from '../../kit/config/calendar.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { people } from '../subgraph.js';
import { standAt, walkOn } from '../../kit/testing/time/clock.js';
import { addCast, expectEntranceClosed, MONDAY } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { addTimeEntry } from '../timeEntry/timeEntry.factory.js';
import { addTimesheet } from './timesheet.factory.js';
import { addDays, mondayOf } from './week.js';

const SHEET =
  'id weekStartDate weekEndDate status totalHours submittedAt employeeId version viewerCan { edit submit decide } timeEntries { id date project taskDescription clockInTime clockOutTime notes }';
const CREATE = `mutation ($input: TimesheetInput!) { createTimesheet(input: $input) { ${SHEET} } }`;
const OPEN = `mutation { openCurrentTimesheet { ${SHEET} } }`;
const NO_SHEET = { code: 'NOT_FOUND', message: 'No timesheet available. Please contact your manager.' };

interface Sheet {
  id: number;
  status: string;
  version: number;
  timeEntries: Record<string, unknown>[];
}
let test_: TestSubgraph;
let cast: Cast;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  cast = await addCast(test_.database);
});
afterEach(walkOn);

const create = (who: Viewer | null, input: Record<string, unknown> = {}, more = {}) =>
  test_.run<{ createTimesheet: Sheet }>(who, CREATE, { input: { weekStartDate: MONDAY, ...input } }, more);
const open = (who: Viewer) => test_.run<{ openCurrentTimesheet: Sheet }>(who, OPEN);
const thisMonday = () => mondayOf(dayIn(test_.config.organisation.timeZone));
const addSheet = (given: Partial<Parameters<typeof addTimesheet>[1]> = {}) =>
  addTimesheet(test_.database, { employeeId: cast.own.id, weekStartDate: MONDAY, ...given });
const sheets = () =>
  test_.database.query<{ id: number; status: string }>('select id, status from timesheet order by id');
const audit = () =>
  test_.database.query(
    `select actor_user_id as "by", action, object_id as "objectId", before, after from audit order by id desc limit 1`,
  );

test('a person cannot start a timesheet without signing in, before the password is changed or without an employee record [A8.13]', async () => {
  const documents = [
    { document: CREATE, variables: { input: { weekStartDate: MONDAY } } },
    { document: OPEN },
  ];
  for (const asked of documents) {
    await expectEntranceClosed(test_, cast, asked);
    expect(
      (
        await test_.run(
          viewer(['HR', 'Administrator'], { employeeId: null }),
          asked.document,
          asked.variables,
        )
      ).errors[0],
    ).toMatchObject(NO_SHEET);
  }
  expect(await sheets()).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 6])(
  'a day that is %i days after a Monday is not the start of a week',
  async (days) => {
    const refused = {
      code: 'BAD_USER_INPUT',
      fields: { weekStartDate: ['The week must start on a Monday.'] },
    };
    expect((await create(cast.me, { weekStartDate: addDays(MONDAY, days) })).errors[0]).toMatchObject(
      refused,
    );
    expect(
      (
        await test_.run(cast.me, 'query ($day: Date!) { weekTimesheet(weekStartDate: $day) { id } }', {
          day: addDays(MONDAY, days),
        })
      ).errors[0],
    ).toMatchObject(refused);
    expect(await sheets()).toEqual([]);
  },
);

test('a week that ends after the last year of the calendar is refused', async () => {
  expect((await create(cast.me, { weekStartDate: '9999-12-20' })).errors).toEqual([]);
  expect((await create(cast.me, { weekStartDate: '9999-12-27' })).errors[0]).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { weekStartDate: ['The week must end by the year 9999.'] },
  });
});

test('a person with an employee record starts their own draft for any week, past or future [A6.15 A7.42]', async () => {
  for (const [who, employeeId] of [
    [cast.me, cast.own.id],
    [cast.manager, cast.boss.id],
  ] as const) {
    for (const weekStartDate of [MONDAY, '2019-12-30', '2031-01-06']) {
      const { data, errors } = await create(who, { weekStartDate });
      expect(errors).toEqual([]);
      expect(data.createTimesheet).toEqual({
        id: expect.any(Number),
        weekStartDate,
        weekEndDate: addDays(weekStartDate, 6),
        status: 'DRAFT',
        totalHours: '0.000',
        submittedAt: null,
        employeeId,
        version: 1,
        viewerCan: { edit: true, submit: true, decide: false },
        timeEntries: [],
      });
      expect(await audit()).toEqual([
        {
          by: who.userId,
          action: 'timesheet.create',
          objectId: String(data.createTimesheet.id),
          before: null,
          after: { weekStartDate },
        },
      ]);
    }
  }
});

test("a second draft of the same week is refused; a submitted timesheet or another person's does not matter", async () => {
  for (const status of ['submitted', 'approved', 'rejected'] as const) await addSheet({ status });
  await addSheet({ employeeId: cast.boss.id });
  expect((await create(cast.me)).errors).toEqual([]);
  expect((await create(cast.me)).errors[0]).toMatchObject({
    code: 'CONFLICT',
    message: 'A draft for this week exists already.',
    currentStatus: 'draft',
  });
  expect(await sheets()).toHaveLength(5);
});

test('started eight times at the same time, from eight tabs, the week has one draft', async () => {
  for (let round = 0; round < 3; round += 1) {
    const weekStartDate = addDays(MONDAY, round * 7);
    const replies = await Promise.all(Array.from({ length: 8 }, () => create(cast.me, { weekStartDate })));
    const codes = replies.map(({ errors }) => errors[0]?.code ?? 'made').sort();
    expect(codes).toEqual([...Array.from({ length: 7 }, () => 'CONFLICT'), 'made']);
    expect(await sheets()).toHaveLength(round + 1);
  }
});

test('the same Idempotency-Key starts one draft and gets the same answer, even after it was submitted', async () => {
  const first = await create(cast.me, {}, { idempotencyKey: 'begin' });
  expect(first.errors).toEqual([]);
  await test_.database.query(`update timesheet set status = 'submitted', submitted_at = now()`);
  expect((await create(cast.me, {}, { idempotencyKey: 'begin' })).data.createTimesheet.id).toBe(
    first.data.createTimesheet.id,
  );
  expect(await sheets()).toHaveLength(1);
});

describe('the current week', () => {
  test('is started when it has no timesheet, and returned from then on [A7.42]', async () => {
    await addSheet({ weekStartDate: addDays(thisMonday(), -7) });
    const first = await open(cast.me);
    expect(first.errors).toEqual([]);
    expect(first.data.openCurrentTimesheet).toMatchObject({
      weekStartDate: thisMonday(),
      weekEndDate: addDays(thisMonday(), 6),
      status: 'DRAFT',
      employeeId: cast.own.id,
      timeEntries: [],
    });
    await addTimeEntry(test_.database, first.data.openCurrentTimesheet.id);
    expect((await open(cast.me)).data.openCurrentTimesheet).toMatchObject({
      id: first.data.openCurrentTimesheet.id,
      timeEntries: [{ project: 'Portal project' }],
    });
    expect(await sheets()).toHaveLength(2);
  });

  test.each(['submitted', 'approved', 'rejected'] as const)(
    'that is %s is returned, and no other timesheet is started',
    async (status) => {
      const older = await addSheet({
        weekStartDate: thisMonday(),
        status: 'rejected',
        createdAt: '2020-01-01T00:00:00Z',
      });
      const id = await addSheet({ weekStartDate: thisMonday(), status, createdAt: '2020-01-02T00:00:00Z' });
      expect((await open(cast.me)).data.openCurrentTimesheet).toMatchObject({
        id,
        status: status.toUpperCase(),
      });
      expect(await sheets()).toHaveLength(2);
      expect(older).not.toBe(id);
    },
  );

  test('that has a draft beside a submitted timesheet is that draft', async () => {
    await addSheet({ weekStartDate: thisMonday(), status: 'submitted', createdAt: '2020-01-02T00:00:00Z' });
    const id = await addSheet({ weekStartDate: thisMonday(), createdAt: '2020-01-01T00:00:00Z' });
    expect((await open(cast.me)).data.openCurrentTimesheet).toMatchObject({ id, status: 'DRAFT' });
  });

  test('requested eight times at the same time, by both queries, has one timesheet, and every caller got that one', async () => {
    for (let round = 0; round < 4; round += 1) {
      await test_.database.query('truncate timesheet cascade');
      const opened = await Promise.all(Array.from({ length: 8 }, () => open(cast.me)));
      const made = await sheets();
      expect(made).toHaveLength(1);
      expect(opened.map(({ errors, data }) => [errors, data.openCurrentTimesheet.id])).toEqual(
        opened.map(() => [[], made[0]?.id]),
      );
    }
    await test_.database.query('truncate timesheet cascade');
    const [, ...both] = await Promise.all([
      create(cast.me, { weekStartDate: thisMonday() }),
      ...Array.from({ length: 7 }, () => open(cast.me)),
    ]);
    expect(both.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await sheets()).toHaveLength(1);
  });

  test('changes at midnight of the organisation’s zone, whatever the day is elsewhere', async () => {
    // Sunday 23:59:59 and the second after it in Los Angeles; in UTC it has long been Monday.
    standAt('2026-06-15T06:59:59Z');
    const sunday = await open(cast.me);
    standAt('2026-06-15T07:00:00Z');
    const monday = await open(cast.me);
    expect([sunday.data.openCurrentTimesheet, monday.data.openCurrentTimesheet]).toMatchObject([
      { weekStartDate: '2026-06-08' },
      { weekStartDate: '2026-06-15' },
    ]);
  });

  test('costs one statement once it exists', async () => {
    await open(cast.me);
    const before = test_.database.statements;
    await test_.run(cast.me, 'mutation { openCurrentTimesheet { id status totalHours } }');
    expect(test_.database.statements - before).toBe(1);
  });
});
