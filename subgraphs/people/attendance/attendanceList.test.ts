import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addEmployee } from '../employee/employee.factory.js';
import type { EmployeeRow } from '../employee/employee.columns.js';
import { people } from '../subgraph.js';
import { addAttendance } from './attendance.factory.js';

const LIST = `query ($employeeId: [Int!], $date: [Date!], $dateAfter: Date, $dateBefore: Date, $status: [AttendanceStatus!], $page: Int, $pageSize: Int, $ordering: String) {
  attendanceRecords(employeeId: $employeeId, date: $date, dateAfter: $dateAfter, dateBefore: $dateBefore, status: $status, page: $page, pageSize: $pageSize, ordering: $ordering) { count results { id } } }`;
const MINE = `query ($dateAfter: Date, $dateBefore: Date, $page: Int, $pageSize: Int, $ordering: String) {
  myAttendance(dateAfter: $dateAfter, dateBefore: $dateBefore, page: $page, pageSize: $pageSize, ordering: $ordering) { count results { id } } }`;

let test_: TestSubgraph;
let boss: EmployeeRow;
let own: EmployeeRow;
let me: Viewer;
let manager: Viewer;
/** Three days of the employee, the last one open, and one of the manager. */
let ids: { monday: number; tuesday: number; open: number; theirs: number };

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  await test_.database.query('truncate employee cascade');
  boss = await addEmployee(test_.database, { firstName: 'Boss' });
  own = await addEmployee(test_.database, { firstName: 'Own', managerId: boss.id });
  me = viewer([], { userId: own.userId, employeeId: own.id });
  manager = viewer(['Manager'], { userId: boss.userId, employeeId: boss.id, reportUserIds: [own.userId] });
  const add = (employeeId: number, date: string, more = {}) =>
    addAttendance(test_.database, { employeeId, date, ...more });
  ids = {
    monday: await add(own.id, '2026-03-02'),
    tuesday: await add(own.id, '2026-03-03', { clockIn: '2026-03-03T15:00:00Z' }),
    theirs: await add(boss.id, '2026-03-03'),
    open: await add(own.id, '2026-03-04', { clockOut: null }),
  };
});

interface Listed {
  count: number;
  results: { id: number }[];
}
const list = async (who: Viewer | null, variables = {}) => {
  const { data, errors } = await test_.run<{ attendanceRecords: Listed } | null>(who, LIST, variables);
  return {
    page: data && {
      count: data.attendanceRecords.count,
      ids: data.attendanceRecords.results.map(({ id }) => id),
    },
    errors,
  };
};
const mine = async (who: Viewer | null, variables = {}) => {
  const { data, errors } = await test_.run<{ myAttendance: Listed } | null>(who, MINE, variables);
  return {
    page: data && { count: data.myAttendance.count, ids: data.myAttendance.results.map(({ id }) => id) },
    errors,
  };
};
const one = (who: Viewer | null, id: number) =>
  test_.run<{ attendanceRecord: { id: number; employeeName: string } | null }>(
    who,
    'query ($id: Int!) { attendanceRecord(id: $id) { id employeeName } }',
    { id },
  );

describe('reading attendance', () => {
  test('is refused without signing in, or before the password is changed', async () => {
    for (const ask of [() => list(null), () => mine(null), () => one(null, ids.monday)])
      expect((await ask()).errors[0]?.code).toBe('UNAUTHENTICATED');
    const old = { ...viewer(['HR']), mustChangePassword: true };
    for (const ask of [() => list(old), () => mine(old), () => one(old, ids.monday)])
      expect((await ask()).errors[0]?.code).toBe('PASSWORD_CHANGE_REQUIRED');
  });

  test.each([
    ['a colleague', () => viewer()],
    ['a colleague of the same manager', () => viewer([], { managerEmployeeId: boss.id })],
    ['someone else’s manager', () => viewer(['Manager'], { reportUserIds: [1, 2] })],
    ['a manager’s manager', () => viewer(['Manager'], { reportUserIds: [999_999] })],
    ['IT staff', () => viewer(['IT Staff'])],
    ['an analyst', () => viewer(['Analyst'])],
    ['someone whose viewer names the person’s employee record', () => viewer([], { employeeId: own.id })],
  ] as const)('shows %s no record, not even that it exists [A7.44]', async (_who, make) => {
    const who = make();
    for (const variables of [
      {},
      { employeeId: [own.id] },
      { date: '2026-03-03' },
      { status: ['INCOMPLETE'] },
    ])
      expect((await list(who, variables)).page).toEqual({ count: 0, ids: [] });
    const unknown = await one(who, 999_999);
    expect(unknown.errors[0]).toMatchObject({ code: 'NOT_FOUND', message: 'Not found.' });
    expect(await one(who, ids.monday)).toEqual(unknown);
  });

  test('shows a person their own records, a manager those of direct reports too, HR and Administrators all [A7.44]', async () => {
    expect((await list(me)).page).toEqual({ count: 3, ids: [ids.open, ids.tuesday, ids.monday] });
    expect((await one(me, ids.theirs)).errors[0]?.code).toBe('NOT_FOUND');
    for (const who of [manager, viewer(['HR']), viewer(['Administrator'])]) {
      expect((await list(who)).page).toEqual({
        count: 4,
        ids: [ids.open, ids.theirs, ids.tuesday, ids.monday],
      });
      expect((await one(who, ids.tuesday)).data.attendanceRecord).toEqual({
        id: ids.tuesday,
        employeeName: 'Own Number' + String(own.userId),
      });
    }
  });

  test("of own records has no other person's, even for HR and a manager; without an employee record it is empty [A7.44]", async () => {
    expect((await mine(me)).page).toEqual({ count: 3, ids: [ids.open, ids.tuesday, ids.monday] });
    expect((await mine(manager)).page).toEqual({ count: 1, ids: [ids.theirs] });
    for (const who of [viewer(['HR']), viewer([], { employeeId: null })])
      expect(await mine(who)).toEqual({ page: { count: 0, ids: [] }, errors: [] });
    expect((await mine(me, { dateAfter: '2026-03-03', dateBefore: '2026-03-03' })).page?.ids).toEqual([
      ids.tuesday,
    ]);
    expect((await mine(me, { ordering: 'date', pageSize: 1, page: 2 })).page).toEqual({
      count: 3,
      ids: [ids.tuesday],
    });
  });
});

describe('the list of attendance', () => {
  test('is filtered by person, day and status', async () => {
    const hr = viewer(['HR']);
    const expected: [Record<string, unknown>, number[]][] = [
      [{ employeeId: [boss.id] }, [ids.theirs]],
      [{ employeeId: [boss.id, own.id, 999_999] }, [ids.open, ids.theirs, ids.tuesday, ids.monday]],
      [{ employeeId: [] }, [ids.open, ids.theirs, ids.tuesday, ids.monday]],
      [{ date: ['2026-03-03'] }, [ids.theirs, ids.tuesday]],
      [{ date: ['2026-03-03', '2026-03-02'] }, [ids.theirs, ids.tuesday, ids.monday]],
      [{ dateAfter: '2026-03-03' }, [ids.open, ids.theirs, ids.tuesday]],
      [{ dateBefore: '2026-03-02' }, [ids.monday]],
      [{ status: ['INCOMPLETE'] }, [ids.open]],
      [{ status: ['PRESENT'], employeeId: [own.id] }, [ids.tuesday, ids.monday]],
      [
        { status: ['PRESENT', 'INCOMPLETE', 'PRESENT'], employeeId: [own.id] },
        [ids.open, ids.tuesday, ids.monday],
      ],
    ];
    for (const [variables, found] of expected)
      expect([variables, (await list(hr, variables)).page?.ids]).toEqual([variables, found]);
  });

  test('is ordered by day, clocking in or clocking out, and ignores other names', async () => {
    const expected: [string, number[]][] = [
      ['date', [ids.monday, ids.tuesday, ids.open]],
      ['clockIn', [ids.monday, ids.tuesday, ids.open]],
      ['-clockIn', [ids.open, ids.tuesday, ids.monday]],
      ['clockOut', [ids.monday, ids.tuesday, ids.open]],
      ['-clockOut', [ids.open, ids.tuesday, ids.monday]],
      ['notes', [ids.open, ids.tuesday, ids.monday]],
    ];
    for (const [ordering, found] of expected)
      expect([ordering, (await list(me, { ordering })).page?.ids]).toEqual([ordering, found]);
  });

  test('comes in pages; an invalid page is refused', async () => {
    expect((await list(me, { pageSize: 2, page: 2 })).page).toEqual({ count: 3, ids: [ids.monday] });
    expect((await list(me, { page: 2 })).errors[0]).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Invalid page.',
    });
    expect((await list(me, { page: 0 })).errors[0]).toMatchObject({ code: 'BAD_USER_INPUT' });
    const many = Array.from({ length: 201 }, (_, index) => index);
    expect((await list(me, { employeeId: many })).errors[0]).toMatchObject({
      fields: { employeeId: ['Ensure this field has no more than 200 elements.'] },
    });
  });

  test('costs one statement, the total one more, and the people of a page one, for any page size', async () => {
    for (let day = 10; day < 28; day += 1)
      await addAttendance(test_.database, { employeeId: own.id, date: `2026-03-${day}` });
    const costs = async (fields: string) => {
      const before = test_.database.statements;
      const { errors } = await test_.run(manager, `{ attendanceRecords(pageSize: 10) { ${fields} } }`);
      expect(errors).toEqual([]);
      return test_.database.statements - before;
    };
    expect(await costs('results { id employeeName totalHours status }')).toBe(1);
    expect(await costs('count results { id }')).toBe(2);
    expect(await costs('count results { id employee { id fullName } }')).toBe(3);
  });
});
