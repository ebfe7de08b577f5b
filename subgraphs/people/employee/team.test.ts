import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { people } from '../subgraph.js';
import { addEmployee } from './employee.factory.js';
import type { EmployeeRow } from './employee.columns.js';
import { person } from './person.service.js';

let test_: TestSubgraph;
let boss: EmployeeRow, ana: EmployeeRow, ben: EmployeeRow, away: EmployeeRow, gone: EmployeeRow;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
  const { database } = test_;
  boss = await addEmployee(database);
  ana = await addEmployee(database, { managerId: boss.id });
  ben = await addEmployee(database, { managerId: boss.id, departmentName: 'Sales' });
  away = await addEmployee(database, { managerId: boss.id, employmentStatus: 'on_leave' });
  gone = await addEmployee(database, { managerId: boss.id, employmentStatus: 'terminated' });
  await addEmployee(database, { managerId: boss.id, employmentStatus: 'inactive' });
  await addEmployee(database, { managerId: ben.id });
  const other = await addEmployee(database);
  await addEmployee(database, { managerId: other.id });
});
afterAll(() => test_.close());

/** The team as a signed-in person reads it with the viewer that the gateway builds. */
async function team(row: EmployeeRow): Promise<number[]> {
  const facts = await person({ userId: row.userId });
  const { data, errors } = await test_.run<{ teamUserIds: number[] }>(
    viewer([], { userId: row.userId, managerEmployeeId: facts?.managerEmployeeId ?? null }),
    '{ teamUserIds }',
  );
  expect(errors).toEqual([]);
  return data.teamUserIds;
}

test('a person who is not signed in cannot read a team', async () => {
  const { data, errors } = await test_.run(null, '{ teamUserIds }');
  expect([data, errors[0]?.code]).toEqual([null, 'UNAUTHENTICATED']);
});

test('a team is all active people with the same direct manager, the viewer included, in any department', async () => {
  for (const row of [ana, ben, away]) expect(await team(row)).toEqual([ana.userId, ben.userId, away.userId]);
});

test('neither the manager, nor reports of a colleague, nor people who left belong to a team', async () => {
  const members = await team(ana);
  expect(members).not.toContain(boss.userId);
  expect(members).not.toContain(gone.userId);
  expect(members).toHaveLength(3);
});

test('a person without a manager, or without an employee record, is a team of one', async () => {
  expect(await team(boss)).toEqual([boss.userId]);
  const { data } = await test_.run(
    viewer([], { userId: 777, employeeId: null, managerEmployeeId: null }),
    '{ teamUserIds }',
  );
  expect(data).toEqual({ teamUserIds: [777] });
});

test('roles do not change the team of a person, and reading it takes one statement', async () => {
  const reader = viewer(['HR', 'Administrator'], { userId: ana.userId, managerEmployeeId: boss.id });
  const before = test_.database.statements;
  const { data } = await test_.run(reader, '{ teamUserIds }');
  expect(data).toEqual({ teamUserIds: [ana.userId, ben.userId, away.userId] });
  expect(test_.database.statements - before).toBe(1);
});
