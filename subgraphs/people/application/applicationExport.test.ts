import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { addPosting } from '../posting/posting.factory.js';
import { people } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { addApplication } from './application.factory.js';

const EXPORT = graphql(`
  mutation ExportApplications($search: String, $status: [String!], $jobPosting: [ID!], $pageSize: Int) {
    exportJobApplications(search: $search, status: $status, jobPosting: $jobPosting, pageSize: $pageSize) {
      count
      next
      results {
        id
        applicantName
        rating
        reviewNotes
      }
    }
  }
`);
const REST = graphql(`
  query RestOfApplications($after: String) {
    jobApplications(after: $after, pageSize: 200) {
      next
      results {
        id
      }
    }
  }
`);

describeSubgraph(people, { emptied: ['job_application', 'job_posting'] }, ({ as, database }) => {
  let posting: string;
  beforeEach(async () => {
    posting = (await addPosting(database, { title: 'Platform Engineer' })).id;
  });
  let applicants = 5_000;
  const add = (given: Partial<Parameters<typeof addApplication>[1]> = {}) =>
    addApplication(database, { jobPostingId: posting, applicantId: (applicants += 1), ...given });
  const trail = () =>
    database.query(
      `select actor_user_id as "by", after from audit where action = 'jobApplication.export' order by id`,
    );

  test('only HR and administrators export applications, and a refused export is not in the audit trail [S-40 B2.27]', async () => {
    await add({ rating: 4, reviewNotes: 'Hire.' });
    const before = (await trail()).length;
    await expectRefusal(as.nobody.try(EXPORT, {}), 'UNAUTHENTICATED');
    for (const who of [as.employee, as.manager, as.it, as.analyst])
      await expectRefusal(who.try(EXPORT, {}), 'FORBIDDEN');
    expect(await trail()).toHaveLength(before);
    for (const who of [as.hr, as.admin])
      expect((await who.ask(EXPORT, {})).exportJobApplications.results).toMatchObject([
        { rating: 4, reviewNotes: 'Hire.' },
      ]);
  });

  test('a member of HR who exports their own application with the others does not read its rating and notes', async () => {
    await add({ applicantId: as.hr.userId, rating: 1, reviewNotes: 'No.' });
    expect((await as.hr.ask(EXPORT, {})).exportJobApplications.results).toMatchObject([
      { rating: null, reviewNotes: null },
    ]);
  });

  test('the audit trail says who exported how many applications and with which filters, without the text of a search [S-73]', async () => {
    await add({ applicantName: 'Ada Hall', statusId: 7 });
    await add({ applicantName: 'Bo Hall', statusId: 7 });
    await add({ applicantName: 'Cleo Hall' });
    const before = (await trail()).length;
    const { exportJobApplications: page } = await as.hr.ask(EXPORT, {
      search: 'hall',
      status: ['rejected'],
      jobPosting: [posting],
    });
    expect(page.count).toBe(2);
    const kept = (await trail()).slice(before);
    expect(kept).toEqual([
      {
        by: as.hr.userId,
        after: { applications: 2, isSearched: true, status: ['rejected'], jobPosting: [posting] },
      },
    ]);
    expect(JSON.stringify(kept)).not.toContain('hall');
  });

  test('after the first page an export continues by the list, and the audit trail counts every application once', async () => {
    for (let place = 0; place < 3; place += 1) await add({ createdAt: `2026-11-0${place + 1}T09:00:00Z` });
    const before = (await trail()).length;
    const { exportJobApplications: page } = await as.hr.ask(EXPORT, { pageSize: 2 });
    const { jobApplications: rest } = await as.hr.ask(REST, { after: page.next });
    expect([page.results.length, rest.results.length, rest.next]).toEqual([2, 1, null]);
    expect((await trail()).slice(before)).toMatchObject([{ after: { applications: 3, status: null } }]);
  });

  test('an unknown filter is refused by its name, and leaves no export in the audit trail', async () => {
    const before = (await trail()).length;
    await expectRefusal(as.hr.try(EXPORT, { status: ['lost'] }), 'BAD_USER_INPUT', 'status');
    await expectRefusal(as.hr.try(EXPORT, { jobPosting: ['lost'] }), 'BAD_USER_INPUT', 'jobPosting');
    expect(await trail()).toHaveLength(before);
  });
});
