import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { people } from '../subgraph.js';
import { addCast, expectEntranceClosed, MONDAY } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { addTimeEntry } from '../timeEntry/timeEntry.factory.js';
import { addTimesheet } from './timesheet.factory.js';

const STATES = ['draft', 'submitted', 'approved', 'rejected'] as const;
let test_: TestSubgraph;
let cast: Cast;
let sheets: number[] = [];
let entries: number[] = [];

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  cast = await addCast(test_.database);
  sheets = [];
  for (const status of STATES)
    sheets.push(
      await addTimesheet(test_.database, { employeeId: cast.own.id, weekStartDate: MONDAY, status }),
    );
  entries = [];
  for (const sheet of sheets) entries.push(await addTimeEntry(test_.database, sheet));
  // The manager's own, which is the manager's business, HR's and the manager's manager's.
  await addTimeEntry(
    test_.database,
    await addTimesheet(test_.database, { employeeId: cast.boss.id, weekStartDate: MONDAY }),
  );
});

const LISTS = '{ timesheets { count results { id } } timeEntries { count results { id } } }';
const REFERENCES =
  'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Timesheet { id employeeName timeEntries { id } } ... on TimeEntry { id project timesheet { id } } } }';
interface Listed {
  timesheets: { count: number; results: { id: number }[] };
  timeEntries: { count: number; results: { id: number }[] };
}
const references = () => [
  ...sheets.map((id) => ({ __typename: 'Timesheet', id })),
  ...entries.map((id) => ({ __typename: 'TimeEntry', id })),
];
const lists = async (who: Viewer) => (await test_.run<Listed>(who, LISTS)).data;
const referred = (who: Viewer | null) =>
  test_.run<{ _entities: unknown[] } | null>(who, REFERENCES, { r: references() });

test('without signing in, or before the password is changed, a person reads no list, timesheet, entry or reference', async () => {
  for (const document of [
    '{ timesheets { count } }',
    '{ mySubmittedTimesheets { count } }',
    '{ currentTimesheet { id } }',
    `{ weekTimesheet(weekStartDate: "${MONDAY}") { id } }`,
    '{ timeEntries { count } }',
  ]) {
    await expectEntranceClosed(test_, cast, { document });
  }
  await expectEntranceClosed(test_, cast, {
    document: 'query ($id: Int!) { timesheet(id: $id) { id } }',
    variables: { id: sheets[0] },
  });
  await expectEntranceClosed(test_, cast, {
    document: 'query ($id: Int!) { timeEntry(id: $id) { id } }',
    variables: { id: entries[0] },
  });
  expect((await referred(null)).errors.map(({ code }) => code)).toContain('UNAUTHENTICATED');
  for (const who of [cast.me, cast.manager, cast.hr])
    expect((await referred({ ...who, mustChangePassword: true })).data?._entities).toEqual(
      references().map(() => null),
    );
});

test('strangers read no timesheet or entry of another person, in any state, by list, id or reference', async () => {
  for (const [who, stranger] of cast.strangers) {
    const { timesheets, timeEntries } = await lists(stranger);
    const seen = [...timesheets.results, ...timeEntries.results].map(({ id }) => id);
    expect([
      who,
      seen.filter((id) => sheets.includes(id)),
      timesheets.count <= 1,
      timeEntries.count <= 1,
    ]).toEqual([who, [], true, true]);
    expect([who, timeEntries.results.filter(({ id }) => entries.includes(id))]).toEqual([who, []]);
    for (const id of [...sheets, 999_999])
      expect(
        (await test_.run(stranger, 'query ($id: Int!) { timesheet(id: $id) { id } }', { id })).errors[0],
      ).toMatchObject({ code: 'NOT_FOUND', message: 'Not found.' });
    for (const id of [...entries, 999_999])
      expect(
        (await test_.run(stranger, 'query ($id: Int!) { timeEntry(id: $id) { id } }', { id })).errors[0],
      ).toMatchObject({ code: 'NOT_FOUND', message: 'Not found.' });
    expect([who, await referred(stranger)]).toEqual([
      who,
      { data: { _entities: references().map(() => null) }, errors: [] },
    ]);
    for (const sheet of sheets) {
      expect(
        (
          await test_.run(
            stranger,
            'query ($id: [Int!]) { timeEntries(timesheetId: $id) { count results { id } } }',
            { id: sheet },
          )
        ).data,
      ).toEqual({ timeEntries: { count: 0, results: [] } });
    }
    expect(
      (
        await test_.run(
          stranger,
          'query ($id: [Int!]) { timesheets(employeeId: $id) { count results { id } } }',
          { id: [cast.own.id] },
        )
      ).data,
    ).toEqual({ timesheets: { count: 0, results: [] } });
  }
});

test.each([
  ['the person', (): Viewer => cast.me, 4],
  ['the direct manager', (): Viewer => cast.manager, 5],
  ['HR', (): Viewer => cast.hr, 5],
  ['an Administrator', (): Viewer => cast.admin, 5],
] as const)(
  '%s reads every timesheet and entry, drafts included, by list, id and reference [A3.10 A3.11 A6.15]',
  async (_who, make, seen) => {
    const who = make();
    const { timesheets, timeEntries } = await lists(who);
    expect([timesheets.count, timeEntries.count]).toEqual([seen, seen]);
    expect(timesheets.results.map(({ id }) => id)).toEqual(expect.arrayContaining(sheets));
    expect(timeEntries.results.map(({ id }) => id)).toEqual(expect.arrayContaining(entries));
    for (const [place, id] of sheets.entries()) {
      const { data } = await test_.run(
        who,
        'query ($id: Int!) { timesheet(id: $id) { status employeeName employee { id } timeEntries { id } } }',
        { id },
      );
      expect(data).toEqual({
        timesheet: {
          status: STATES[place]?.toUpperCase(),
          employeeName: 'Olive Winter',
          employee: { id: cast.own.id },
          timeEntries: [{ id: entries[place] }],
        },
      });
    }
    for (const [place, id] of entries.entries()) {
      expect(
        (
          await test_.run(who, 'query ($id: Int!) { timeEntry(id: $id) { timesheetId timesheet { id } } }', {
            id,
          })
        ).data,
      ).toEqual({ timeEntry: { timesheetId: sheets[place], timesheet: { id: sheets[place] } } });
    }
    expect((await referred(who)).data?._entities).toEqual([
      ...sheets.map((id, place) => ({
        id,
        employeeName: 'Olive Winter',
        timeEntries: [{ id: entries[place] }],
      })),
      ...entries.map((id, place) => ({ id, project: 'Portal project', timesheet: { id: sheets[place] } })),
    ]);
  },
);

test('a person who sees more still finds only their own in the queries for own timesheets', async () => {
  for (const who of [cast.manager, cast.hr, cast.admin]) {
    const { data } = await test_.run<Listed & { mySubmittedTimesheets: { count: number } }>(
      who,
      '{ timeEntries(mine: true) { count } mySubmittedTimesheets { count } }',
    );
    expect([data.timeEntries.count, data.mySubmittedTimesheets.count]).toEqual([
      who === cast.manager ? 1 : 0,
      0,
    ]);
  }
  const { data } = await test_.run<{
    mySubmittedTimesheets: { count: number; results: { status: string }[] };
  }>(cast.me, '{ mySubmittedTimesheets { count results { status } } }');
  expect(data.mySubmittedTimesheets).toEqual({
    count: 3,
    results: [{ status: 'REJECTED' }, { status: 'APPROVED' }, { status: 'SUBMITTED' }],
  });
});

test('only the owner is offered to write and submit a draft; only HR to decide a submitted timesheet, never their own [A4.19 A4.20 A4.22 B6.2]', async () => {
  const owner = (status: string) => ({ edit: status === 'draft', submit: status === 'draft', decide: false });
  const offered = async (who: Viewer) => {
    const { data } = await test_.run<{ _entities: unknown[] }>(
      who,
      'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Timesheet { viewerCan { edit submit decide } timeEntries { viewerCanEdit } } } }',
      {
        r: sheets.map((id) => ({ __typename: 'Timesheet', id })),
      },
    );
    return data._entities;
  };
  expect(await offered(cast.me)).toEqual(
    STATES.map((status) => ({
      viewerCan: owner(status),
      timeEntries: [{ viewerCanEdit: status === 'draft' }],
    })),
  );
  for (const who of [cast.manager, cast.admin])
    expect(await offered(who)).toEqual(
      STATES.map(() => ({
        viewerCan: { edit: false, submit: false, decide: false },
        timeEntries: [{ viewerCanEdit: false }],
      })),
    );
  expect(await offered(cast.hr)).toEqual(
    STATES.map((status) => ({
      viewerCan: { edit: false, submit: false, decide: status === 'submitted' },
      timeEntries: [{ viewerCanEdit: false }],
    })),
  );
  const hrOfTheirOwn: Viewer = { ...cast.hr, userId: cast.own.userId };
  expect(await offered(hrOfTheirOwn)).toEqual(
    STATES.map((status) => ({
      viewerCan: owner(status),
      timeEntries: [{ viewerCanEdit: status === 'draft' }],
    })),
  );
});

test('a timesheet still names its owner after they left, even to a manager who no longer reads their record', async () => {
  await test_.database.query(`update employee set employment_status = 'terminated' where id = $1`, [
    cast.own.id,
  ]);
  const read = async (who: Viewer) =>
    (
      await test_.run(who, 'query ($id: Int!) { timesheet(id: $id) { employeeName employee { id } } }', {
        id: sheets[1],
      })
    ).data;
  expect(await read(cast.manager)).toEqual({ timesheet: { employeeName: 'Olive Winter', employee: null } });
  expect(await read(cast.hr)).toEqual({
    timesheet: { employeeName: 'Olive Winter', employee: { id: cast.own.id } },
  });
});
