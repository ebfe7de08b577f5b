import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectOneWinner, expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { people } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { TestIdentity } from '../testing/identity.js';
import type { EmployeeRow } from './employee.columns.js';
import { addEmployee } from './employee.factory.js';

const UPDATE = graphql(`
  mutation Change($id: Int!, $input: UpdateEmployeeInput!) {
    updateEmployee(id: $id, input: $input) {
      id
      version
    }
  }
`);
const REMOVE = graphql(`
  mutation Remove($id: Int!) {
    removeEmployee(id: $id)
  }
`);
const HISTORY = graphql(`
  query History($id: Int!, $page: Int, $pageSize: Int) {
    employeeHistory(employeeId: $id, page: $page, pageSize: $pageSize) {
      count
      results {
        field
        before
        after
        changedBy {
          id
        }
      }
    }
  }
`);

const identity = new TestIdentity();

describeSubgraph(people, { graph: identity.graph }, ({ as, database }) => {
  const someone = (given: Parameters<typeof addEmployee>[1] = {}): Promise<EmployeeRow> => {
    const { id: userId, firstName, lastName, email } = identity.add();
    return addEmployee(database, { firstName, lastName, email, ...given, userId });
  };
  const timeline = async (id: number, who = as.hr) =>
    (await who.ask(HISTORY, { id })).employeeHistory?.results.map(({ field, before, after }) => [
      field,
      before,
      after,
    ]);

  test("colleagues read title, department, manager, status and type in a person's timeline, but no pay, hours, telephone or address, nor that they changed", async () => {
    const row = await someone({ weeklyHours: '40.00', salary: '90000.00', city: 'Oslo' });
    await as.hr.ask(UPDATE, {
      id: row.id,
      input: {
        salary: '95000',
        weeklyHours: '32',
        phoneNumber: '555-0101',
        addressLine1: '1 Elm Street',
        city: 'Bergen',
        state: 'VL',
        zipCode: '5003',
        country: 'Norway',
        employmentType: 'PART_TIME',
      },
    });
    for (const who of [
      as.colleague,
      as.it,
      as.analyst,
      as(viewer(['Manager'], { reportUserIds: [row.userId] })),
    ]) {
      const { employeeHistory } = await who.ask(HISTORY, { id: row.id });
      expect([employeeHistory?.count, employeeHistory?.results]).toEqual([
        1,
        [
          {
            field: 'EMPLOYMENT_TYPE',
            before: 'full_time',
            after: 'part_time',
            changedBy: { id: as.hr.userId },
          },
        ],
      ]);
    }
    for (const who of [as.hr, as.admin, as(viewer([], { userId: row.userId }))]) {
      expect(await timeline(row.id, who)).toEqual(
        expect.arrayContaining([
          ['SALARY', '90000.00', '95000.00'],
          ['WEEKLY_HOURS', '40.00', '32.00'],
          ['PHONE_NUMBER', row.phoneNumber, '555-0101'],
          ['ADDRESS_LINE1', row.addressLine1, '1 Elm Street'],
          ['CITY', 'Oslo', 'Bergen'],
          ['STATE', row.state, 'VL'],
          ['ZIP_CODE', row.zipCode, '5003'],
          ['COUNTRY', row.country, 'Norway'],
        ]),
      );
    }
  });

  test('only HR reads the timeline of a person who left, and an unknown one is not found', async () => {
    const row = await someone();
    await as.hr.ask(REMOVE, { id: row.id });
    expect(await timeline(row.id)).toEqual([['EMPLOYMENT_STATUS', 'active', 'terminated']]);
    expect(await timeline(row.id, as.colleague)).toBeUndefined();
    expect(await timeline(999_999)).toBeUndefined();
    await expectRefusal(as.nobody.try(HISTORY, { id: row.id }), 'UNAUTHENTICATED');
  });

  test('every change is stored with its author, old and new value, newest first; people and departments by their names of that time', async () => {
    const [first, second] = [
      await someone({ firstName: 'Ada', lastName: '' }),
      await someone({ firstName: 'Bo', lastName: 'Lie' }),
    ];
    const row = await someone({ jobTitle: 'Clerk', managerId: null });
    const { admin } = as;
    await as.hr.ask(UPDATE, { id: row.id, input: { jobTitle: 'Lead', departmentName: 'Design' } });
    await admin.ask(UPDATE, { id: row.id, input: { managerId: first.id, employmentStatus: 'ON_LEAVE' } });
    await as.hr.ask(UPDATE, { id: row.id, input: { managerId: second.id, departmentId: null } });
    const { employeeHistory } = await as.hr.ask(HISTORY, { id: row.id });
    const byWhom = employeeHistory?.results.map(({ changedBy, ...change }) => [
      ...Object.values(change),
      changedBy?.id,
    ]);
    const hr = as.hr.userId;
    expect(byWhom?.slice(0, 2)).toEqual(
      expect.arrayContaining([
        ['DEPARTMENT', 'Design', null, hr],
        ['MANAGER', 'Ada', 'Bo Lie', hr],
      ]),
    );
    expect(byWhom?.slice(2, 4)).toEqual(
      expect.arrayContaining([
        ['MANAGER', null, 'Ada', admin.userId],
        ['EMPLOYMENT_STATUS', 'active', 'on_leave', admin.userId],
      ]),
    );
    expect(byWhom?.slice(4)).toEqual(
      expect.arrayContaining([
        ['JOB_TITLE', 'Clerk', 'Lead', hr],
        ['DEPARTMENT', 'Engineering', 'Design', hr],
      ]),
    );
  });

  test('a refused or empty change adds no entry; of two at the same time one succeeds; a repeat adds no second entry', async () => {
    const row = await someone();
    const change = (jobTitle: string, more = {}) =>
      as.hr.try(UPDATE, { id: row.id, input: { jobTitle, ...more } });
    await change(row.jobTitle);
    await change('Never', { version: 99 });
    await change('Never', { managerId: row.id });
    expect(await timeline(row.id)).toEqual([]);
    await expectOneWinner([change('One', { version: 1 }), change('Two', { version: 1 })], 'CONFLICT');
    expect(await timeline(row.id)).toHaveLength(1);
    for (const idempotencyKey of ['timeline', 'timeline'])
      await as.hr.ask(UPDATE, { id: row.id, input: { jobTitle: 'Three' } }, { idempotencyKey });
    expect(await timeline(row.id)).toHaveLength(2);
  });

  test('a long timeline is read page by page', async () => {
    const row = await someone();
    for (const jobTitle of ['A', 'B', 'C']) await as.hr.ask(UPDATE, { id: row.id, input: { jobTitle } });
    const { employeeHistory } = await as.hr.ask(HISTORY, { id: row.id, page: 2, pageSize: 2 });
    expect([employeeHistory?.count, employeeHistory?.results.map(({ after }) => after)]).toEqual([3, ['A']]);
  });

  test('nobody can rewrite a timeline, not even in the database', async () => {
    const row = await someone();
    await as.hr.ask(UPDATE, { id: row.id, input: { jobTitle: 'Kept' } });
    for (const sql of [`update history set after = 'x'`, 'delete from history'])
      await expect(database.query(sql)).rejects.toThrow('append-only');
  });
});
