import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { people } from '../subgraph.js';
import { addEmployee } from './employee.factory.js';
import type { EmployeeRow } from './employee.columns.js';

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());

const add = (given: Parameters<typeof addEmployee>[1]) => addEmployee(test_.database, given);
const bend = (employee: EmployeeRow | undefined, manager: EmployeeRow | undefined) =>
  test_.database.query('update employee set manager_id = $2 where id = $1', [employee?.id, manager?.id]);

/** People who each report to the one before. */
async function line(length: number, first: Parameters<typeof addEmployee>[1] = {}): Promise<EmployeeRow[]> {
  const made = [await add(first)];
  while (made.length < length) made.push(await add({ managerId: made.at(-1)?.id ?? null }));
  return made;
}

interface Around {
  employee: { managerChain: { id: number }[]; directReports: { id: number; firstName: string }[] };
}

async function around({ id }: { id: number }, who = viewer()): Promise<{ above: number[]; below: number[] }> {
  const { data, errors } = await test_.run<Around>(
    who,
    'query ($id: Int!) { employee(id: $id) { managerChain { id } directReports { id firstName } } }',
    { id },
  );
  expect(errors).toEqual([]);
  return {
    above: data.employee.managerChain.map((person) => person.id),
    below: data.employee.directReports.map((person) => person.id),
  };
}

test('a chain goes from the direct manager to the top, and reports are the direct ones, by name', async () => {
  const [top, lead] = await line(2);
  const [zoe, abe] = [
    await add({ firstName: 'Zoe', managerId: lead!.id }),
    await add({ firstName: 'Abe', managerId: lead!.id }),
  ];
  const below = await add({ managerId: zoe.id });
  expect(await around(zoe)).toEqual({ above: [lead!.id, top!.id], below: [below.id] });
  expect(await around(lead!)).toEqual({ above: [top!.id], below: [abe.id, zoe.id] });
  expect(await around(top!)).toEqual({ above: [], below: [lead!.id] });
});

test('only HR sees people who left in a chain, and they are in no list of reports', async () => {
  const [top, lead] = await line(2);
  const gone = await add({ managerId: lead!.id, employmentStatus: 'terminated' });
  const person = await add({ managerId: gone.id });
  expect(await around(person)).toEqual({ above: [lead!.id, top!.id], below: [] });
  expect(await around(person, viewer(['HR']))).toEqual({ above: [gone.id, lead!.id, top!.id], below: [] });
  for (const who of [viewer(), viewer(['HR'])]) expect((await around(lead!, who)).below).toEqual([]);
  expect((await around(gone, viewer(['HR']))).below).toEqual([person.id]);
});

test('in a cycle each person has the others above them once, and never themselves', async () => {
  const [first, second, third] = await line(3);
  await bend(first, third);
  const outside = await add({ managerId: first!.id });
  expect((await around(first!)).above).toEqual([third!.id, second!.id]);
  expect((await around(second!)).above).toEqual([first!.id, third!.id]);
  expect((await around(outside)).above).toEqual([first!.id, third!.id, second!.id]);
  await test_.database.query('alter table employee drop constraint employee_manager_other');
  const alone = await add({});
  await bend(alone, alone);
  expect((await around(alone)).above).toEqual([]);
  expect((await around(await add({ managerId: alone.id }))).above).toEqual([alone.id]);
});

test('a chain shows the nearest fifty, and a list of reports the first two hundred', async () => {
  const people_ = await line(60);
  expect((await around(people_[59]!)).above).toEqual(
    people_
      .slice(9, 59)
      .map(({ id }) => id)
      .reverse(),
  );
  const head = await add({});
  await test_.database.query(
    `insert into employee (user_id, first_name, last_name, email, job_title, manager_id, hire_date)
     select n + 300000, 'N' || lpad(n::text, 3, '0'), 'Name', 'h' || n || '@portal.example', 'Title', $1, '2024-01-01' from generate_series(1, 230) as n`,
    [head.id],
  );
  const { data } = await test_.run<Around>(
    viewer(),
    'query ($id: Int!) { employee(id: $id) { directReports { firstName } } }',
    { id: head.id },
  );
  const names = data.employee.directReports.map(({ firstName }) => firstName);
  expect([names.length, names[0], names[199]]).toEqual([200, 'N001', 'N200']);
});
