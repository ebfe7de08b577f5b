import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { people } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { addEmployee } from './employee.factory.js';

const EXPORT = graphql(`
  mutation Export($ids: [Int!], $search: String, $status: [EmploymentStatus!], $pageSize: Int) {
    exportEmployees(ids: $ids, search: $search, employmentStatus: $status, pageSize: $pageSize) {
      count
      next
      results {
        id
        firstName
        salary
      }
    }
  }
`);
const REST = graphql(`
  query RestOfExport($after: String) {
    employees(after: $after, pageSize: 200) {
      next
      results {
        firstName
      }
    }
  }
`);

describeSubgraph(people, { emptied: ['employee'] }, ({ as, database }) => {
  const add = (firstName: string, given: Parameters<typeof addEmployee>[1] = {}) =>
    addEmployee(database, { firstName, lastName: 'Hall', salary: '70000.00', ...given });
  const trail = () =>
    database.query(
      `select actor_user_id as "by", after from audit where action = 'employee.export' and object_type = 'employee' order by id`,
    );
  const trailLength = async () => (await trail()).length;

  test('only HR and Administrators export employees, and a refused export is not in the audit trail [S-40]', async () => {
    await add('Ada');
    const before = await trailLength();
    await expectRefusal(as.nobody.try(EXPORT, {}), 'UNAUTHENTICATED');
    for (const who of [as.employee, as.manager, as.it, as.analyst])
      await expectRefusal(who.try(EXPORT, {}), 'FORBIDDEN');
    expect(await trailLength()).toBe(before);
    for (const who of [as.hr, as.admin])
      expect((await who.ask(EXPORT, {})).exportEmployees.results).toMatchObject([{ salary: '70000.00' }]);
  });

  test('the audit trail says who exported how many people and with which filters, without the text of a search [S-73]', async () => {
    await add('Ada');
    await add('Bo', { employmentStatus: 'on_leave' });
    await add('Cleo', { employmentStatus: 'on_leave' });
    const before = await trailLength();
    const { exportEmployees } = await as.hr.ask(EXPORT, { search: 'hall', status: ['ON_LEAVE'] });
    expect(exportEmployees.count).toBe(2);
    const kept = (await trail()).slice(before);
    expect(kept).toEqual([
      {
        by: as.hr.userId,
        after: {
          people: 2,
          isSearched: true,
          ids: null,
          departmentId: null,
          employmentStatus: ['on_leave'],
        },
      },
    ]);
    expect(JSON.stringify(kept)).not.toContain('hall');
  });

  test('only the selected people are exported, by their ids, and the audit trail names them', async () => {
    await add('Ada');
    const bo = await add('Bo');
    const { exportEmployees } = await as.hr.ask(EXPORT, { ids: [bo.id] });
    expect(exportEmployees.results.map(({ firstName }) => firstName)).toEqual(['Bo']);
    expect((await trail()).at(-1)?.['after']).toMatchObject({ people: 1, ids: [bo.id] });
  });

  test('after the first page an export continues by the list, and the audit trail counts each person once', async () => {
    for (const name of ['Ada', 'Bo', 'Cleo']) await add(name);
    const before = await trailLength();
    const { exportEmployees } = await as.hr.ask(EXPORT, { pageSize: 2 });
    expect(exportEmployees.results).toHaveLength(2);
    const { employees } = await as.hr.ask(REST, { after: exportEmployees.next });
    expect(employees).toEqual({ next: null, results: [{ firstName: 'Cleo' }] });
    expect((await trail()).slice(before)).toMatchObject([{ after: { people: 3 } }]);
  });

  test('an export of selected people has exactly those, for any page size; an empty selection is refused', async () => {
    const ids = [(await add('Ada')).id, (await add('Bo')).id];
    await add('Cleo');
    const { exportEmployees } = await as.hr.ask(EXPORT, { ids, pageSize: 1 });
    expect([exportEmployees.results.length, exportEmployees.next]).toEqual([2, null]);
    await expectRefusal(as.hr.try(EXPORT, { ids: [] }), 'BAD_USER_INPUT', 'ids');
  });

  test('a selection of more than 200 people is refused', async () => {
    await expectRefusal(
      as.hr.try(EXPORT, { ids: Array.from({ length: 201 }, (_, place) => place + 1) }),
      'BAD_USER_INPUT',
      'ids',
      'Ensure this field has no more than 200 elements.',
    );
  });
});
