import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { people } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { addEmployee } from './employee.factory.js';

const FIND = graphql(`
  query FindManager($search: String!, $employeeId: Int) {
    managerCandidates(search: $search, employeeId: $employeeId) {
      id
      fullName
      jobTitle
    }
  }
`);

describeSubgraph(people, ({ as, database }) => {
  const found = async (search: string, employeeId?: number) =>
    (await as.hr.ask(FIND, { search, employeeId })).managerCandidates.map(({ fullName }) => fullName);

  test('only HR and Administrators search for a manager', async () => {
    for (const who of [as.employee, as.manager, as.it, as.analyst])
      await expectRefusal(who.try(FIND, { search: 'a' }), 'FORBIDDEN');
    await expectRefusal(as.nobody.try(FIND, { search: 'a' }), 'UNAUTHENTICATED');
    expect((await as.admin.ask(FIND, { search: 'nobody' })).managerCandidates).toEqual([]);
  });

  test('active people with a leading title are found by name, title or department; a blank search finds nobody [B5.9 B5.10]', async () => {
    const titles = ['Office Manager', 'DIRECTOR', 'Tech lead', 'Head of Tea', 'Senior Cook', 'Cook'];
    for (const jobTitle of titles)
      await addEmployee(database, {
        firstName: 'Quill',
        lastName: jobTitle,
        jobTitle,
        departmentName: 'Sales',
      });
    for (const employmentStatus of ['on_leave', 'probation', 'inactive', 'terminated'] as const)
      await addEmployee(database, { firstName: 'Quill', jobTitle: 'Manager', employmentStatus });
    const leading = ['DIRECTOR', 'Head of Tea', 'Office Manager', 'Senior Cook', 'Tech lead'];
    expect(new Set(await found('quill'))).toEqual(new Set(leading.map((title) => `Quill ${title}`)));
    expect(await found('HEAD of')).toEqual(['Quill Head of Tea']);
    expect(await found('sales')).toHaveLength(leading.length);
    for (const blank of ['', '  ', '\u200b']) expect(await found(blank)).toEqual([]);
  });

  test('neither the person nor any of their direct or indirect reports is offered as their manager', async () => {
    const jobTitle = 'Team lead';
    const top = await addEmployee(database, { firstName: 'Zarno', lastName: 'Top', jobTitle });
    const middle = await addEmployee(database, {
      firstName: 'Zarno',
      lastName: 'Middle',
      jobTitle,
      managerId: top.id,
    });
    await addEmployee(database, { firstName: 'Zarno', lastName: 'Low', jobTitle, managerId: middle.id });
    expect(await found('zarno', middle.id)).toEqual(['Zarno Top']);
    expect(await found('zarno')).toEqual(['Zarno Low', 'Zarno Middle', 'Zarno Top']);
  });
});
