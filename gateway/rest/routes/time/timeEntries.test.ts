import { conflict, done, INSTANT, NOT_FOUND, outcome, race, refused } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { restOf, usePortal } from '../../testing/rest.js';
import { dayAfter, freeWeek } from '../../testing/families/weeks.js';
import type { Entry, Sheet } from '../../testing/families/weeks.js';

const portal = usePortal();
const { call, get, post, list } = restOf(portal, 'hr/');
let draft: Sheet;
beforeAll(async () => {
  draft = await post<Sheet>('employee', 'timesheets/', { week_start_date: freeWeek() });
});
const write = (more: Json = {}) =>
  call<Entry>('POST', 'employee', 'timesheet-entries/', {
    timesheet: draft.id,
    date: draft.week_start_date,
    ...more,
  });
const change = (id: number, body: Json, headers?: Record<string, string>) =>
  call<Entry>('PATCH', 'employee', `timesheet-entries/${id}/`, body, headers);

test('project, task, notes and times can be omitted, blank or null', async () => {
  const texts = { project: '', task_description: '', notes: null };
  const bare = {
    id: expect.any(Number),
    timesheet: draft.id,
    date: draft.week_start_date,
    ...texts,
    clock_in_time: null,
    clock_out_time: null,
  };
  const whole = {
    ...bare,
    hours_worked: '0.000',
    break_duration: '00:15:00',
    created_at: INSTANT,
    updated_at: INSTANT,
  };
  for (const more of [
    {},
    { project: '', task_description: ' ', notes: '', clock_in_time: '', clock_out_time: null },
    { project: null, task_description: null, notes: null },
  ]) {
    expect(outcome(await write(more))).toEqual({ status: 201, body: whole });
  }
});

test.each([
  ['9:00', '17:30', '09:00:00', '17:30:00', '8.500'],
  [' 9:00AM ', '05:30 P.M.', '09:00:00', '17:30:00', '8.500'],
  ['12:00 am', '12:00pm', '00:00:00', '12:00:00', '12.000'],
  ['22:00', '6:00', '22:00:00', '06:00:00', '8.000'],
  ['09:00', '09:00', '09:00:00', '09:00:00', '0.000'],
  ['09:00', null, '09:00:00', null, '0.000'],
])(
  'from %s to %s is read as %s to %s, which are %s hours [A5.28, A5.29, A5.30, A5.33]',
  async (clock_in_time, clock_out_time, start, end, hours_worked) => {
    expect((await write({ clock_in_time, clock_out_time })).body).toMatchObject({
      clock_in_time: start,
      clock_out_time: end,
      hours_worked,
    });
  },
);

test.each<[unknown, string]>([
  ['noon', '"noon" is not a time. Write it like 09:30 or 5:30 pm.'],
  [900, '"900" is not a time. Write it like 09:30 or 5:30 pm.'],
  ['٩:٠٠', '"٩:٠٠" is not a time. Write it like 09:30 or 5:30 pm.'],
  ['24:00', 'Hours go from 00 to 23, and midnight is 00:00.'],
  ['13:00 pm', 'Hours with am or pm go from 1 to 12.'],
])(
  'the time %s is refused with the documented message under its field [A5.30]',
  async (clock_in_time, text) => {
    expect(outcome(await write({ clock_in_time }))).toEqual(
      refused({
        non_field_errors: ['Invalid time range - duration must be greater than 0'],
        clock_in_time: [text],
      }),
    );
  },
);

test('an end without a start and a day outside the week are refused with the specified messages [A5.27]', async () => {
  expect(outcome(await write({ clock_out_time: '10:00' }))).toEqual(
    refused({
      non_field_errors: ['Both clock in and clock out times are required'],
    }),
  );
  expect(outcome(await write({ date: dayAfter(draft.week_start_date, 7) }))).toEqual(
    refused({
      date: ['The date must be within the week of the timesheet.'],
    }),
  );
});

test('the break is a quarter of an hour, whatever is sent, and is not subtracted from the hours [A9.9]', async () => {
  for (const break_duration of ['01:00:00', '', null, 15, {}]) {
    const { body } = await write({ clock_in_time: '09:00', clock_out_time: '17:00', break_duration });
    expect([break_duration, body['break_duration'], body.hours_worked]).toEqual([
      break_duration,
      '00:15:00',
      '8.000',
    ]);
  }
});

test('any field of an entry can be changed, the hours of the week follow, and deleting the entry subtracts its hours [A4.19, A7.43]', async () => {
  const sheet = await post<Sheet>('employee', 'timesheets/', { week_start_date: freeWeek() });
  let expected: Json = await post<Entry>('employee', 'timesheet-entries/', {
    timesheet: sheet.id,
    date: sheet.week_start_date,
    clock_in_time: '09:00',
    clock_out_time: '17:00',
  });
  const path = `timesheet-entries/${String(expected['id'])}/`;
  for (const [part, shown] of [
    [{ project: 'Meetings', task_description: 'Planning' }, {}],
    [{ clock_in_time: '10:00' }, { clock_in_time: '10:00:00', hours_worked: '7.000' }],
    [{ date: dayAfter(sheet.week_start_date, 6), notes: 'Loud.' }, {}],
    [{}, {}],
    [
      { clock_out_time: '', notes: null, project: '' },
      { clock_out_time: null, hours_worked: '0.000' },
    ],
    [{ clock_out_time: '6:00 pm' }, { clock_out_time: '18:00:00', hours_worked: '8.000' }],
  ] as const) {
    expected = { ...expected, ...part, ...shown, updated_at: INSTANT };
    expect([part, await done(call('PATCH', 'employee', path, part))]).toEqual([part, expected]);
    expect(await get('employee', `timesheets/${sheet.id}/`)).toMatchObject({
      total_hours: expected['hours_worked'],
      time_entries: [expected],
    });
  }
  expect((await call('DELETE', 'employee', path)).text).toBe('');
  expect(outcome(await call('GET', 'employee', path))).toEqual(NOT_FOUND);
  expect(await get('employee', `timesheets/${sheet.id}/`)).toMatchObject({
    total_hours: '0.000',
    time_entries: [],
  });
});

test('a caller cannot move an entry to another timesheet or set the fields of the tracker [S-34]', async () => {
  const other = await post<Sheet>('hr', 'timesheets/', { week_start_date: freeWeek() });
  const before = (await write({ clock_in_time: '09:00', clock_out_time: '10:00' })).body;
  const forged = {
    id: 1,
    timesheet_id: other.id,
    employee: other.employee,
    hours_worked: '99.000',
    worked_seconds: 1,
    created_at: '2020-01-01T00:00:00Z',
    session_id: 'x',
    version: 99,
  };
  for (const timesheet of [other.id, 'x', null])
    expect(await done(change(before.id, { ...forged, timesheet, notes: 'Kept.' }))).toEqual({
      ...before,
      notes: 'Kept.',
      updated_at: INSTANT,
    });
  expect((await write(forged)).body).toMatchObject({
    timesheet: draft.id,
    hours_worked: '0.000',
    created_at: INSTANT,
  });
  expect(await get('hr', `timesheets/${other.id}/`)).toEqual(other);
});

test('of two changes of the same version one is made and the other is refused', async () => {
  const { headers, body } = await write();
  const answers = ['One', 'Two'].map((notes) =>
    change(body.id, { notes }, { 'if-match': headers['etag'] ?? '' }),
  );
  const { won, lost } = race(await Promise.all(answers));
  expect(lost).toEqual([conflict('Someone changed this meanwhile. Please look again.', 'draft')]);
  expect(await get('employee', `timesheet-entries/${body.id}/`)).toEqual(won[0]?.body);
});

test('entries are filtered by timesheet, day, project and text, and ordered by day and time by default [A7.43]', async () => {
  const { id, week_start_date } = await post<Sheet>('employee', 'timesheets/', {
    week_start_date: freeWeek(),
  });
  for (const [project, day, clock_in_time, notes] of [
    ['training', 1, '13:00', null],
    ['Training', 0, '08:00', null],
    ['Meetings', 2, '09:00', 'With Oslo 100%_'],
  ] as const) {
    await post('employee', 'timesheet-entries/', {
      timesheet: id,
      project,
      date: dayAfter(week_start_date, day),
      clock_in_time,
      notes,
    });
  }
  const projects = async (query: string) =>
    (await list<Entry>('hr', `timesheet-entries/?timesheet=${id}&${query}`)).results.map(
      ({ project }) => project,
    );
  for (const [query, ...found] of [
    ['', 'Training', 'training', 'Meetings'],
    ['project=TRAINING', 'Training', 'training'],
    ['project=Train'],
    [`date=${week_start_date},${dayAfter(week_start_date, 1)}`, 'Training', 'training'],
    [`date_after=${dayAfter(week_start_date, 1)}&ordering=-date`, 'Meetings', 'training'],
    ['search=100%25_', 'Meetings'],
    ['date=&project=&search=&date_before=', 'Training', 'training', 'Meetings'],
  ]) {
    expect([query, await projects(query ?? '')]).toEqual([query, found]);
  }
});
