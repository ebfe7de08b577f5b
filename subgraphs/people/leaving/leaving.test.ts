import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { untyped } from '../../kit/testing/document.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { addEmployee } from '../employee/employee.factory.js';
import { addPosting } from '../posting/posting.factory.js';
import { CLOSED, DRAFT, ON_HOLD } from '../posting/posting.status.js';
import { people } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';

const LEAVING = graphql(`
  query Leaving($id: Int!) {
    leaving(employeeId: $id) {
      userId
      employee {
        fullName
      }
      reportUserIds
      reports {
        count
        results {
          id
          fullName
        }
      }
      postings {
        count
        results {
          title
        }
      }
    }
  }
`);

describeSubgraph(people, ({ as, database }) => {
  test("only HR and Administrators see a leaver's open work, by every query", async () => {
    const { id, userId } = await addEmployee(database);
    const reference = untyped(
      'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Leaving { reportUserIds } } }',
    );
    for (const who of [as.employee, as.manager, as.it, as.analyst]) {
      await expectRefusal(who.try(LEAVING, { id }), 'FORBIDDEN');
      const { errors } = await who.try(reference, { r: [{ __typename: 'Leaving', userId }] });
      expect(errors.map(({ code }) => code)).toEqual(['FORBIDDEN']);
    }
    await expectRefusal(as.nobody.try(LEAVING, { id }), 'UNAUTHENTICATED');
    expect((await as.admin.ask(LEAVING, { id: 999_999 })).leaving).toBeNull();
  });

  test("HR reads which people would have no manager and which postings no hiring manager; without other people's, leavers' or closed ones", async () => {
    const boss = await addEmployee(database, {
      firstName: 'Bo',
      lastName: 'Boss',
      employmentStatus: 'terminated',
    });
    const other = await addEmployee(database);
    const [ada, zoe] = [
      await addEmployee(database, { firstName: 'Ada', lastName: 'Low', managerId: boss.id }),
      await addEmployee(database, {
        firstName: 'Zoë',
        lastName: 'Low',
        managerId: boss.id,
        employmentStatus: 'on_leave',
      }),
    ];
    await addEmployee(database, { managerId: boss.id, employmentStatus: 'inactive' });
    await addEmployee(database, { managerId: other.id });
    for (const [title, statusId] of [
      ['Draft', DRAFT],
      ['Held', ON_HOLD],
      ['Closed', CLOSED],
    ] as const)
      await addPosting(database, { title, statusId, hiringManagerId: boss.id });
    await addPosting(database, {
      title: 'Open',
      hiringManagerId: boss.id,
      createdAt: '2020-01-01T00:00:00Z',
    });
    await addPosting(database, { title: 'Of another', hiringManagerId: other.id });
    expect((await as.hr.ask(LEAVING, { id: boss.id })).leaving).toEqual({
      userId: boss.userId,
      employee: { fullName: 'Bo Boss' },
      reportUserIds: [ada.userId, zoe.userId],
      reports: {
        count: 2,
        results: [
          { id: ada.id, fullName: 'Ada Low' },
          { id: zoe.id, fullName: 'Zoë Low' },
        ],
      },
      postings: { count: 3, results: [{ title: 'Held' }, { title: 'Draft' }, { title: 'Open' }] },
    });
  });

  test('at most a hundred reports are read, and all are counted', async () => {
    const boss = await addEmployee(database);
    for (let n = 0; n < 101; n += 1) await addEmployee(database, { managerId: boss.id });
    const { leaving } = await as.hr.ask(LEAVING, { id: boss.id });
    expect([leaving?.reports.count, leaving?.reports.results.length]).toEqual([101, 100]);
  });
});
