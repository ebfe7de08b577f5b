import { dayIn } from '../../../../subgraphs/kit/config/calendar.js';
import { conflict, done, FORBIDDEN, INSTANT, outcome, race, refused, said } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { hired, withoutRecord } from '../../testing/families/people.js';
import { restOf, usePortal } from '../../testing/rest.js';
import { dayAfter, freeWeek } from '../../testing/families/weeks.js';
import type { Entry, Sheet } from '../../testing/families/weeks.js';

const portal = usePortal();
const { call, get, post, list } = restOf(portal, 'hr/');
const begun = (more: Json = {}) =>
  post<Sheet>('employee', 'timesheets/', { week_start_date: freeWeek(), ...more });
const entered = ({ id, week_start_date }: Sheet, more: Json = {}) =>
  post<Entry>('employee', 'timesheet-entries/', {
    timesheet: id,
    date: week_start_date,
    project: 'Training',
    task_description: 'Reading',
    ...more,
  });
const record = (who: 'employee' | 'hr') =>
  get<{ id: number; user_name: string }>(who, 'employees/my_profile/');

test('a week is started empty, filled, submitted and approved by HR, and everyone with access reads the same [A3.10, A3.11, A7.41, A7.42, B3.16, B3.17, B3.18, B3.19, B3.20, B3.21, B3.22, B3.23, B3.24, B3.25, B3.26, B3.27, B3.28, B3.29, B3.30, B7.17, B7.19, A9.9]', async () => {
  const me = await record('employee');
  const week_start_date = freeWeek();
  const {
    status,
    body: draft,
    headers,
  } = await call<Sheet>('POST', 'employee', 'timesheets/', { week_start_date });
  expect([status, headers['etag'], draft]).toEqual([
    201,
    '"1"',
    {
      ...{
        id: expect.any(Number),
        employee: me.id,
        employee_name: me.user_name,
        week_start_date,
        week_end_date: dayAfter(week_start_date, 6),
        status: 'draft',
        total_hours: '0.000',
      },
      ...{
        submitted_at: null,
        created_at: INSTANT,
        updated_at: INSTANT,
        time_entries: [],
        approved_by_name: null,
        approved_at: null,
        rejection_reason: null,
      },
    },
  ]);
  const late = await entered(draft, {
    date: dayAfter(week_start_date, 1),
    clock_in_time: '22:00',
    clock_out_time: '06:20',
  });
  const early = await entered(draft, { clock_in_time: '9:00', clock_out_time: '5:20 pm', notes: ' Quiet. ' });
  expect(early).toEqual({
    ...{
      id: expect.any(Number),
      timesheet: draft.id,
      date: week_start_date,
      project: 'Training',
      task_description: 'Reading',
      clock_in_time: '09:00:00',
      clock_out_time: '17:20:00',
    },
    ...{
      hours_worked: '8.333',
      break_duration: '00:15:00',
      notes: 'Quiet.',
      created_at: INSTANT,
      updated_at: INSTANT,
    },
  });
  // Seconds are added up before they are rounded: two times 8 h 20 min.
  const filled = await get<Sheet>('employee', `timesheets/${draft.id}/`);
  expect(filled).toEqual({
    ...draft,
    total_hours: '16.667',
    time_entries: [early, late],
    updated_at: INSTANT,
  });

  const handed = await post<Sheet>('employee', `timesheets/${draft.id}/submit/`);
  expect(handed).toEqual({ ...filled, status: 'submitted', submitted_at: INSTANT, updated_at: INSTANT });
  for (const account of ['manager', 'admin'] as const)
    expect(outcome(await call('POST', account, `timesheets/${draft.id}/approve/`))).toEqual(FORBIDDEN);
  const approved = await post<Sheet>('hr', `timesheets/${draft.id}/approve/`);
  expect(approved).toEqual({
    ...handed,
    status: 'approved',
    approved_by_name: (await record('hr')).user_name,
    approved_at: INSTANT,
    updated_at: INSTANT,
  });
  for (const account of ['employee', 'manager', 'hr', 'admin'] as const)
    expect(await get(account, `timesheets/${draft.id}/`)).toEqual(approved);
});

test('a rejected week has the reason, and a new draft is created beside it [A4.10, A4.22, B5.11, B7.18]', async () => {
  const sheet = await begun();
  await post('employee', `timesheets/${sheet.id}/submit/`);
  const reject = (body?: Json) => call<Sheet>('POST', 'hr', `timesheets/${sheet.id}/reject/`, body);
  for (const body of [undefined, { reason: ' \n ' }, { reason: null }])
    expect(outcome(await reject(body))).toEqual(
      refused({
        reason: ['Please provide a reason for rejection.'],
      }),
    );
  const rejected = await done(reject({ reason: ' Friday is missing.\n' }));
  expect(rejected).toMatchObject({
    status: 'rejected',
    rejection_reason: 'Friday is missing.',
    approved_by_name: (await record('hr')).user_name,
    approved_at: INSTANT,
  });
  const { week_start_date } = sheet;
  expect(await post('employee', 'timesheets/', { week_start_date })).toMatchObject({
    status: 'draft',
    time_entries: [],
  });
  expect(outcome(await call('POST', 'employee', 'timesheets/', { week_start_date }))).toEqual(
    conflict('A draft for this week exists already.', 'draft'),
  );
});

test('a submitted week can be neither submitted again nor edited, and of two decisions one is refused with the status [A4.19, A4.20, A5.37, B4.4]', async () => {
  const sheet = await begun();
  const { id } = await entered(sheet);
  await post('employee', `timesheets/${sheet.id}/submit/`);
  expect(outcome(await call('POST', 'employee', `timesheets/${sheet.id}/submit/`))).toEqual(
    conflict('Only draft timesheets can be submitted.', 'submitted'),
  );
  for (const [method, path, body] of [
    ['PATCH', `timesheet-entries/${id}/`, { notes: 'Later.' }],
    ['DELETE', `timesheet-entries/${id}/`, undefined],
    ['POST', 'timesheet-entries/', { timesheet: sheet.id, date: sheet.week_start_date }],
  ] as const) {
    expect(outcome(await call(method, 'employee', path, body))).toEqual(
      conflict('Only draft entries can be edited', 'submitted'),
    );
  }
  const decisions = [
    call<Sheet>('POST', 'hr', `timesheets/${sheet.id}/approve/`),
    call<Sheet>('POST', 'hr', `timesheets/${sheet.id}/reject/`, { reason: 'No.' }),
  ];
  const { won, lost } = race(await Promise.all(decisions));
  expect([won.length, lost]).toEqual([
    1,
    [conflict('Only submitted timesheets can be approved or rejected.', won[0]?.body.status)],
  ]);
});

test('the first request for the current week creates it, under each spelling of the path, and then it is the newest [A4.10, A7.42]', async () => {
  const newcomer = await hired(portal());
  const current = (path = 'current_week/') => get<Sheet>(newcomer, `timesheets/${path}`);
  const sheets = await Promise.all(
    ['current_week/', 'current-week/', 'current_week', 'current-week'].map((path) => current(path)),
  );
  expect(sheets).toEqual(sheets.map(() => sheets[0]));
  const { id, week_start_date, week_end_date } = sheets[0]!;
  const today = dayIn(portal().portal.config.organisation.timeZone);
  expect([new Date(week_start_date).getUTCDay(), week_start_date <= today && today <= week_end_date]).toEqual(
    [1, true],
  );
  await post(newcomer, `timesheets/${id}/submit/`);
  expect(await current()).toMatchObject({ id, status: 'submitted' });
  const second = await post<Sheet>(newcomer, 'timesheets/', { week_start_date });
  expect(await current()).toEqual(second);
});

test('a person without an employee record has no week, and reads empty lists', async () => {
  const nobody = await withoutRecord(portal());
  const none = {
    status: 404,
    body: said('No timesheet available. Please contact your manager.', { code: 'not_found' }),
  };
  expect(outcome(await call('GET', nobody, 'timesheets/current_week/'))).toEqual(none);
  expect(outcome(await call('POST', nobody, 'timesheets/', { week_start_date: freeWeek() }))).toEqual(none);
  for (const path of ['timesheets/', 'timesheets/my_submitted/', 'timesheet-entries/'])
    expect(await list(nobody, path)).toEqual({ count: 0, next: null, previous: null, results: [] });
});

test('a week starts on a Monday', async () => {
  for (const week_start_date of ['2034-01-01', '2034-01-03']) {
    expect(outcome(await call('POST', 'employee', 'timesheets/', { week_start_date }))).toEqual(
      refused({
        week_start_date: ['The week must start on a Monday.'],
      }),
    );
  }
});

test('HR filters timesheets by person, status, week or name, drafts too, a hundred a page; everyone lists their submitted ones [A6.15, A7.42, A9.21, B3.23, B7.16, B9.3]', async () => {
  const [me, draft] = [await record('employee'), await begun()];
  const found = async (query: string) =>
    (await list<Sheet>('hr', `timesheets/?page_size=200&${query}`)).results;
  expect((await list('hr', 'timesheets/')).results).toHaveLength(100);
  const mine = await found(`employee=${me.id}`);
  expect([mine.some(({ id }) => id === draft.id), mine.every(({ employee }) => employee === me.id)]).toEqual([
    true,
    true,
  ]);
  expect(await found(`employee=${me.id}&status=SUBMITTED,rejected`)).toEqual(
    mine.filter(({ status }) => status === 'submitted' || status === 'rejected'),
  );
  expect(await found(`week_start_date=${draft.week_start_date}`)).toEqual([
    expect.objectContaining({
      id: draft.id,
    }),
  ]);
  expect(
    await found(`search=${encodeURIComponent(me.user_name.toUpperCase())}&week_start_date_after=2034-01-01`),
  ).toEqual(mine.filter((row) => row.week_start_date >= '2034-01-01'));
  const weeks = mine.map((row) => row.week_start_date);
  expect(weeks).toEqual(weeks.toSorted().reverse());
  for (const path of ['my_submitted', 'my-submitted'])
    expect((await list('employee', `timesheets/${path}/?page_size=200`)).results).toEqual(
      mine.filter(({ status }) => status !== 'draft'),
    );
  expect((await list('it', `timesheets/?employee=${me.id}`)).count).toBe(0);
});
