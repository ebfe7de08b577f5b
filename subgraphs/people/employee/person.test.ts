import { receiveEvents } from '../../kit/postgres/outbox.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { people } from '../subgraph.js';
import { addEmployee } from './employee.factory.js';
import { person } from './person.service.js';

let test_: TestSubgraph;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());

const follow = (eventId: string, payload: Record<string, unknown>) =>
  receiveEvents(test_.database, people.consumes, [{ id: 1, eventId, topic: 'user.changed', payload }]);

test("the gateway reads a person's employee data in one statement, even with 500 reports", async () => {
  const boss = await addEmployee(test_.database);
  const lead = await addEmployee(test_.database, { managerId: boss.id, departmentName: 'Sales' });
  await addEmployee(test_.database, { managerId: lead.id, employmentStatus: 'terminated' });
  const reports: number[] = [];
  for (let index = 0; index < 500; index += 1)
    reports.push((await addEmployee(test_.database, { managerId: lead.id })).userId);
  const before = test_.database.statements;
  expect(await person({ userId: lead.userId })).toEqual({
    employeeId: lead.id,
    departmentName: 'Sales',
    managerEmployeeId: boss.id,
    managerUserId: boss.userId,
    isEmployed: true,
    reportUserIds: reports,
  });
  expect(test_.database.statements - before).toBe(1);
});

test('a person who left is not employed, and a user without a record is not an employee', async () => {
  for (const employmentStatus of ['terminated', 'inactive'] as const) {
    const row = await addEmployee(test_.database, { employmentStatus });
    expect(await person({ userId: row.userId })).toMatchObject({ isEmployed: false, reportUserIds: [] });
  }
  expect(await person({ userId: 999_999 })).toBeNull();
});

test('names, address and sign-in status are copied from the user, once for each event', async () => {
  const row = await addEmployee(test_.database);
  const read = () =>
    test_.database.one(
      'select first_name, last_name, email, is_active, version from employee where id = $1',
      [row.id],
    );
  const first = {
    userId: row.userId,
    firstName: 'Neo',
    lastName: 'Anders',
    email: 'neo@portal.example',
    isActive: false,
  };
  await follow('00000000-0000-4000-8000-000000000001', first);
  expect(await read()).toEqual({
    first_name: 'Neo',
    last_name: 'Anders',
    email: 'neo@portal.example',
    is_active: false,
    version: 1,
  });
  await follow('00000000-0000-4000-8000-000000000002', { ...first, lastName: 'Berg', isActive: true });
  await follow('00000000-0000-4000-8000-000000000001', first);
  expect(await read()).toMatchObject({ last_name: 'Berg', is_active: true });
  await follow('00000000-0000-4000-8000-000000000003', { ...first, userId: 999_999 });
});
