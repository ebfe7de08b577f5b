import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import type { DataOf } from '../../kit/testing/document.js';
import { statementsOf } from '../../kit/testing/plans.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { people } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { addEmployee } from './employee.factory.js';

const READ = graphql(`
  query Read($after: String, $ordering: String, $pageSize: Int, $search: String) {
    employees(after: $after, ordering: $ordering, pageSize: $pageSize, search: $search) {
      next
      results {
        id
        jobTitle
      }
    }
  }
`);

describeSubgraph(people, ({ as, database, run }) => {
  beforeAll(async () => {
    const departments = ['Design', null, 'Sales', null, 'Design'];
    for (let n = 0; n < 13; n += 1)
      await addEmployee(database, {
        firstName: `First${n % 3}`,
        lastName: n % 4 === 0 ? '' : `Last${n % 2}`,
        departmentName: departments[n % 5] ?? null,
        hireDate: `202${n % 3}-05-01`,
        jobTitle: 'Reader',
        employmentStatus: n % 6 === 5 ? 'terminated' : 'active',
      });
  });

  /** Reads the whole list from place to place. */
  async function readAll(ordering: string, pageSize: number): Promise<number[]> {
    const ids: number[] = [];
    let after: string | null = null;
    do {
      const page: DataOf<typeof READ>['employees'] = (await as.hr.ask(READ, { after, ordering, pageSize }))
        .employees;
      ids.push(...page.results.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    return ids;
  }

  test.each([
    '',
    '-lastName',
    'department',
    '-department',
    'department,-firstName',
    '-department,hireDate',
    'hireDate,-createdAt',
    'employeeId',
    'employmentStatus,firstName',
  ])('reading page after page returns every person once, in the order %j', async (ordering) => {
    const whole = (await as.hr.ask(READ, { ordering, pageSize: 200 })).employees;
    expect([whole.results.length, whole.next]).toEqual([13, null]);
    for (const pageSize of [1, 4, 5])
      expect(await readAll(ordering, pageSize)).toEqual(whole.results.map(({ id }) => id));
  });

  test('a person who is hired in the meantime moves no row to another page', async () => {
    const { employees: first } = await as.hr.ask(READ, { pageSize: 5, search: 'Reader' });
    const { id } = await addEmployee(database, { firstName: 'Aaron', jobTitle: 'Reader' });
    const { employees: second } = await as.hr.ask(READ, {
      pageSize: 100,
      search: 'Reader',
      after: first.next,
    });
    const read = [...first.results, ...second.results].map((row) => row.id);
    expect(read).not.toContain(id);
    expect(new Set(read).size).toBe(13);
  });

  test('a reader who may not see a person who left gets no cursor for them', async () => {
    const { employees } = await as.colleague.ask(READ, { pageSize: 200, search: 'Reader' });
    const all = (await as.hr.ask(READ, { pageSize: 200, search: 'Reader' })).employees.results;
    expect(all.length - employees.results.length).toBe(2);
  });

  test('a list reads only the selected columns', async () => {
    const { sent } = await statementsOf({ database, run }, as.hr, '{ employees { results { fullName } } }');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.[0]).not.toMatch(/salary|phone_number|zip_code|job_title/);
  });

  test('an invented cursor, or one of another order, is refused under its field', async () => {
    const { next } = (await as.hr.ask(READ, { pageSize: 1, ordering: 'hireDate' })).employees;
    const made = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
    const order = 'e.hire_date asc,e.id asc';
    for (const [after, ordering] of [
      [next, 'firstName'],
      ['x', 'hireDate'],
      [made({}), 'hireDate'],
      [made([order, '2020-01-01']), 'hireDate'],
      [made([order, '2020-13-77', '1']), 'hireDate'],
      [made([order, '2020-01-01', 'one']), 'hireDate'],
      [made([order, '2020-01-01', '99999999999']), 'hireDate'],
      [made([order, 1, 2]), 'hireDate'],
      ['A'.repeat(5000), 'hireDate'],
    ] as const)
      await expectRefusal(
        as.hr.try(READ, { after, ordering }),
        'BAD_USER_INPUT',
        'after',
        'This is no place in this list. Begin again without it.',
      );
  });
});
