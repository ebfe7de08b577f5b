import { dayIn } from '../../../../subgraphs/kit/config/calendar.js';
import { database } from '../../../../subgraphs/people/database.js';
import { conflict, INSTANT, outcome, race, said } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { hired, withoutRecord } from '../../testing/families/people.js';
import type { Newcomer } from '../../testing/families/people.js';
import { restOf, usePortal } from '../../testing/rest.js';
import { dayAfter } from '../../testing/families/weeks.js';

const portal = usePortal();
const { call, get, post, list } = restOf(portal, 'hr/attendance/');
let newcomer: Newcomer & { employeeId: number };
beforeAll(async () => {
  newcomer = await hired(portal());
});
const today = () => dayIn(portal().portal.config.organisation.timeZone);
const NOT_IN = conflict('You are not clocked in.');
const IN_ALREADY = conflict('You are clocked in already.');

test('a person clocks in and out, once each, and reads the whole record [A7.44]', async () => {
  expect(await get(newcomer, 'today/')).toEqual({ date: today(), clocked_in: false, attendance: null });
  expect(outcome(await call('POST', newcomer, 'clock-out/'))).toEqual(NOT_IN);
  const begun = await call('POST', newcomer, 'clock-in/', { notes: ' Early. ' });
  const record = {
    id: expect.any(Number),
    employee: newcomer.employeeId,
    employee_name: 'Nils Comer',
    date: today(),
    clock_in: INSTANT,
    clock_out: null,
    total_hours: null,
    status: 'incomplete',
    notes: 'Early.',
  };
  expect(outcome(begun)).toEqual({ status: 201, body: record });
  expect(await get(newcomer, 'today/')).toEqual({ date: today(), clocked_in: true, attendance: begun.body });
  expect(outcome(await call('POST', newcomer, 'clock-in/'))).toEqual(IN_ALREADY);
  const ended = await post(newcomer, 'clock-out/', { notes: 'Home.' });
  expect(ended).toEqual({
    ...begun.body,
    clock_out: INSTANT,
    total_hours: expect.stringMatching(/^0\.0\d$/),
    status: 'present',
    notes: 'Early.\nHome.',
  });
  expect(await get(newcomer, 'today/')).toEqual({ date: today(), clocked_in: false, attendance: ended });
});

test('clocking out ends the open record, even yesterday’s, under either spelling of the path and without a body', async () => {
  const { id } = await post(newcomer, 'clock_in');
  await database.query(
    `update attendance set date = date - 1, clock_in = clock_in - interval '10 hours 30 minutes' where id = $1`,
    [id],
  );
  const yesterday = dayAfter(today(), -1);
  expect(await get(newcomer, 'today/')).toMatchObject({
    date: today(),
    clocked_in: true,
    attendance: { id, date: yesterday },
  });
  expect(await post(newcomer, 'clock_out/')).toMatchObject({
    id,
    status: 'present',
    total_hours: expect.stringMatching(/^10\.5\d$/) as string,
    date: yesterday,
  });
});

test('nobody can set the times or the person of a record [S-34]', async () => {
  const forged = {
    id: 1,
    employee: 1,
    employee_id: 1,
    date: '2020-01-01',
    clock_in: '2020-01-01T08:00:00Z',
    clock_out: '2020-01-01T18:00:00Z',
    total_hours: '99.00',
    status: 'present',
  };
  const begun = await post(newcomer, 'clock-in/', forged);
  expect(begun).toMatchObject({
    employee: newcomer.employeeId,
    date: today(),
    clock_out: null,
    status: 'incomplete',
  });
  expect(await post(newcomer, 'clock-out/', forged)).toMatchObject({
    id: begun['id'],
    clock_in: begun['clock_in'],
    total_hours: expect.stringMatching(/^0\.0\d$/) as string,
  });
});

test('of eight who clock in at the same time one succeeds, and of eight who clock out one', async () => {
  for (const [path, refusal] of [
    ['clock-in/', IN_ALREADY],
    ['clock-out/', NOT_IN],
  ] as const) {
    const { won, lost } = race(
      await Promise.all(Array.from({ length: 8 }, () => call('POST', newcomer, path))),
    );
    expect([path, won.length, lost]).toEqual([path, 1, Array(7).fill(refusal)]);
  }
});

test('a person without an employee record is refused, and reads empty lists', async () => {
  const nobody = await withoutRecord(portal());
  for (const [method, path] of [
    ['POST', 'clock-in/'],
    ['POST', 'clock-out/'],
    ['GET', 'today/'],
  ] as const) {
    expect(outcome(await call(method, nobody, path))).toEqual({
      status: 404,
      body: said('No employee record.', { code: 'not_found' }),
    });
  }
  for (const path of ['', 'my-attendance/'])
    expect(await list(nobody, path)).toEqual({ count: 0, next: null, previous: null, results: [] });
});

test('HR filters records by person, day and state, the latest day first; own records have their own list [A6.15, A7.44]', async () => {
  const mine = (await list<Json & { date: string; status: string }>(newcomer, 'my_attendance/')).results;
  const found = async (query: string) =>
    (await list('hr', `?employee=${newcomer.employeeId}&${query}`)).results;
  expect([mine.length > 3, await found('')]).toEqual([true, mine]);
  expect(await found(`date=${today()}&status=PRESENT`)).toEqual(mine.filter(({ date }) => date === today()));
  expect(await found(`date_before=${dayAfter(today(), -1)}&status=&date=`)).toEqual(
    mine.filter(({ date }) => date < today()),
  );
  expect(await found('status=incomplete')).toEqual([]);
  expect(mine.map(({ date }) => date)).toEqual(
    mine
      .map(({ date }) => date)
      .toSorted()
      .reverse(),
  );
});
