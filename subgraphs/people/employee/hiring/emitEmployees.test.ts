import { describeSubgraph } from '../../../kit/testing/describeSubgraph.js';
import { people } from '../../subgraph.js';
import { addEmployee } from '../employee.factory.js';
import { emitEmployees } from './emitEmployees.service.js';

interface Told extends Record<string, unknown> {
  topic: string;
  people: { userId: number; fullName: string; worksHere: boolean }[];
}

describeSubgraph(people, { emptied: ['employee'] }, ({ database }) => {
  test('the records of many people are sent in parts, including people who left', async () => {
    for (let userId = 1; userId <= 3; userId += 1)
      await addEmployee(database, { userId, firstName: 'Li', lastName: `Wei ${userId}` });
    await database.query(
      `insert into employee (user_id, employee_number, first_name, last_name, email, job_title, hire_date, employment_status)
       select n, 'T' || n, 'Person', n::text, n || '@portal.example', 'Porter', date '2020-01-06', 'terminated' from generate_series(4, 700) n`,
    );
    await database.query('delete from outbox');
    const before = database.statements;
    await emitEmployees(database, 'true');
    expect(database.statements - before).toBe(1);
    const told = await database.query<Told>(
      `select topic, payload -> 'people' as people from outbox order by id`,
    );
    expect(told.map(({ topic, people: part }) => [topic, part.length])).toEqual([
      ['employees.state', 500],
      ['employees.state', 200],
    ]);
    expect(told[0]?.people[0]).toMatchObject({ userId: 1, fullName: 'Li Wei 1', worksHere: true });
    expect(told[1]?.people.at(-1)).toMatchObject({ userId: 700, worksHere: false });
  });
});
