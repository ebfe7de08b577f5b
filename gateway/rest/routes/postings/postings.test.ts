import { conflict, done, INSTANT, outcome, race, refused } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { restOf, usePortal } from '../../testing/rest.js';
import { PLAIN, postingsOf } from '../../testing/families/postings.js';
import type { Posting } from '../../testing/families/postings.js';

const NEXT_YEAR = new Date().getFullYear() + 1;

const portal = usePortal();
const { call, get, posted, read, departmentId } = postingsOf(portal);
const patch = (id: string, body: Json, headers?: Json) =>
  call<Posting>('PATCH', 'hr', `job-postings/${id}/`, body, headers as Record<string, string>);
const manager = () =>
  restOf(portal).get<{ id: number; user_name: string }>('manager', 'hr/employees/my_profile/');

test('HR publishes a posting with every field, and everyone reads the same record [A3.17, A7.49, B7.20, B7.21, B3.31, B3.47]', async () => {
  const [lead, department] = [await manager(), await departmentId('Engineering')];
  const given = {
    ...{
      title: 'Keeper of lamps',
      location: 'Lisbon',
      salary_range: 'By agreement',
      salary_min: 50_000,
      salary_max: '60000.5',
      description: 'Lamps.',
      requirements: ['Good eyes', 'No fear of heights'],
    },
    ...{
      responsibilities: ['Light them'],
      benefits: 'A view',
      remote_allowed: true,
      positions_available: 2,
      application_deadline: `${NEXT_YEAR}-05-31`,
      is_active: true,
      department,
      hiring_manager: lead.id,
      priority: 2,
      status: 1,
    },
  };
  const readOnly = { id: 'mine', applications_count: 99, posted_date: '2001-01-01' };
  const { status, body } = await call<Posting>('POST', 'hr', 'job-postings/', {
    ...given,
    ...readOnly,
    job_type: 'part-time',
    experience_level: 'Senior',
  });
  expect([status, body]).toEqual([
    201,
    {
      ...{
        ...given,
        salary_min: '50000.00',
        salary_max: '60000.50',
        job_type: 'part_time',
        experience_level: 'senior',
        department_name: 'Engineering',
        hiring_manager_name: lead.user_name,
      },
      ...{
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        applications_count: 0,
        posted_date: expect.stringMatching(/^20\d\d-/),
        created_at: INSTANT,
        updated_at: INSTANT,
      },
    },
  ]);
  expect(body['posted_date']).not.toBe(readOnly.posted_date);
  for (const account of ['employee', 'it', 'hr', 'admin'] as const)
    expect(await get(account, `job-postings/${body.id}/`)).toEqual(body);
});

test('only few fields are required: the others default to active, medium, full-time, entry level, one position [A9.33, B2.10, B4.8, B4.9, B4.17]', async () => {
  const blank = {
    status: '',
    priority: null,
    job_type: '',
    experience_level: null,
    requirements: '',
    positions_available: '',
    is_active: null,
  };
  expect(await posted(blank)).toEqual({
    ...{
      title: 'Harbour pilot',
      department: await departmentId('Engineering'),
      department_name: 'Engineering',
      location: 'Lisbon',
      ...PLAIN,
    },
    ...{
      id: expect.any(String),
      job_type: 'full_time',
      experience_level: 'entry',
      hiring_manager: null,
      hiring_manager_name: null,
      remote_allowed: false,
      positions_available: 1,
    },
    ...{
      application_deadline: null,
      priority: 3,
      status: 1,
      is_active: true,
      applications_count: 0,
      posted_date: expect.any(String),
      created_at: INSTANT,
      updated_at: INSTANT,
    },
  });
});

test('missing fields of a posting are reported under their documented names only [B5.14, B8.13]', async () => {
  const sent = async (body: Json) => outcome(await call('POST', 'hr', 'job-postings/', body));
  const [required, blank] = [['This field is required.'], ['This field may not be blank.']];
  expect(await sent({})).toEqual(refused({ title: required, department: required, location: required }));
  expect(await sent({ title: ' ', location: '', department_name: 'Design' })).toEqual(
    refused({ title: blank, location: blank }),
  );
  for (const department of [null, '', ' '])
    expect(await sent({ title: 'x', location: 'x', department })).toEqual(refused({ department: required }));
  const wrong = {
    title: 'x',
    location: 'x',
    department_name: 'Atlantis',
    closing_date: '2031-02-30',
    hiring_manager: 'Ada',
  };
  expect(await sent(wrong)).toEqual(
    refused({
      hiring_manager: ['A valid integer is required.'],
      application_deadline: ['There is no day 2031-02-30 in the calendar.'],
    }),
  );
  expect(
    await sent({
      title: 'x',
      location: 'x',
      department_name: 'Atlantis',
      status: 'paused',
      hiring_manager: 999_999,
    }),
  ).toEqual(
    refused({
      department: ['There is no such department.'],
      status: ['"paused" is not a valid choice.'],
      hiring_manager: ['Invalid pk "999999" - object does not exist.'],
    }),
  );
});

test('a department is written as its id or its name, under either key; status and priority as number or code [B3.33, B3.45, B5.17]', async () => {
  const design = await departmentId('Design');
  for (const given of [
    { department: design },
    { department: String(design) },
    { department: 'design' },
    { department: undefined, department_name: 'DESIGN' },
    { department: null, department_name: 'Design' },
    { department: '', department_name: design },
  ]) {
    const { department, department_name } = await posted(given);
    expect([given, department, department_name]).toEqual([given, design, 'Design']);
  }
  // The documented key is the one that counts.
  expect((await posted({ department: 'Engineering', department_name: 'Design' }))['department_name']).toBe(
    'Engineering',
  );
  for (const [status, id] of [
    [4, 4],
    ['3', 3],
    ['ON_HOLD', 4],
    ['draft', 2],
  ] as const)
    expect([status, (await posted({ status })).status]).toEqual([status, id]);
  for (const [priority, id] of [
    [1, 1],
    ['4', 4],
    ['Urgent', 1],
  ] as const)
    expect([priority, (await posted({ priority }))['priority']]).toEqual([priority, id]);
});

test('lists are sent as lists or as one text, with bullets or without; the closing date also under its own name [B3.38, B3.44]', async () => {
  const lines = ['Strong TypeScript', 'PostgreSQL 16', 'Patience'];
  for (const given of [lines, lines.join('\n'), '- Strong TypeScript\r\n\r\n• PostgreSQL 16\n* Patience\n']) {
    expect(await posted({ requirements: given, responsibilities: given })).toMatchObject({
      requirements: lines,
      responsibilities: lines,
    });
  }
  const { id, application_deadline } = await posted({ closing_date: `${NEXT_YEAR}-06-30` });
  expect(application_deadline).toBe(`${NEXT_YEAR}-06-30`);
  for (const [sent, shown] of [
    [{ application_deadline: '', closing_date: `${NEXT_YEAR}-07-31` }, `${NEXT_YEAR}-07-31`],
    [
      { application_deadline: `${NEXT_YEAR}-08-31`, closing_date: `${NEXT_YEAR}-07-31` },
      `${NEXT_YEAR}-08-31`,
    ],
    [{ closing_date: null }, null],
  ] as const) {
    expect([sent, (await done(patch(id, sent)))['application_deadline']]).toEqual([sent, shown]);
  }
});

test('a change may be partial by PUT as by PATCH, and clears only the fields it names [B4.18, B5.16]', async () => {
  const { id } = await posted({
    salary_min: '1',
    salary_range: 'Much',
    requirements: ['Sea legs'],
    application_deadline: `${NEXT_YEAR}-01-01`,
  });
  for (const [method, body, shown] of [
    ['PUT', { title: 'Harbour master' }, { title: 'Harbour master' }],
    ['PATCH', { status: 'closed', is_active: false }, { status: 3, is_active: false }],
    [
      'PUT',
      { salary_range: '', salary_min: null, application_deadline: null },
      { salary_range: null, salary_min: null, application_deadline: null },
    ],
    // What has a default stays when it is emptied.
    ['PUT', { priority: '', status: null, job_type: '', positions_available: null }, {}],
    ['PUT', undefined, {}],
  ] as const) {
    const before = await read(id);
    expect([method, body, await done(call('PUT', 'admin', `job-postings/${id}/`, body))]).toEqual([
      method,
      body,
      { ...before, ...shown, updated_at: expect.any(String) as string },
    ]);
  }
});

test('a record that was read can be written back completely and changes nothing, not even its version', async () => {
  const { id } = await posted({
    requirements: ['1.5 years at sea'],
    hiring_manager: (await manager()).id,
    salary_min: '10',
    salary_max: '20',
  });
  const first = await call<Posting>('GET', 'hr', `job-postings/${id}/`);
  const again = await call('PUT', 'hr', `job-postings/${id}/`, first.body);
  expect([outcome(again), again.headers['etag']]).toEqual([outcome(first), first.headers['etag']]);
  expect((await done(patch(id, { ...first.body, salary_min: '11' })))['salary_range']).toBe('$11 - $20');
});

test('of two changes of the same version one is made and the other refused; without If-Match the last write wins', async () => {
  const { id } = await posted();
  const { won, lost } = race(
    await Promise.all(['One', 'Two'].map((title) => patch(id, { title }, { 'if-match': '"1"' }))),
  );
  expect([won.map(({ headers }) => headers['etag']), lost]).toEqual([
    ['"2"'],
    [conflict('Someone changed this meanwhile. Please look again.', 'active')],
  ]);
  expect((await patch(id, { title: 'Last' })).headers['etag']).toBe('"3"');
});
