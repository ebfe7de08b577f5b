import type { Asker } from '../../kit/testing/actors.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { addPosting } from '../posting/posting.factory.js';
import { people } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { addApplication } from './application.factory.js';

const COUNTS = graphql(`
  query ApplicationCounts($jobPosting: [ID!], $search: String) {
    jobApplicationCounts(jobPosting: $jobPosting, search: $search) {
      status {
        code
      }
      count
    }
  }
`);

describeSubgraph(people, { emptied: ['job_application', 'job_posting'] }, ({ as, database }) => {
  const counted = async (who: Asker, narrowed: { jobPosting?: string[]; search?: string } = {}) =>
    Object.fromEntries(
      (await who.ask(COUNTS, narrowed)).jobApplicationCounts.map(({ status, count }) => [status.code, count]),
    );
  const addTo = (jobPostingId: string, applicantId: number, statusId: number, applicantName?: string) =>
    addApplication(database, {
      jobPostingId,
      applicantId,
      statusId,
      ...(applicantName !== undefined && { applicantName }),
    });

  test('a person who is not signed in cannot count applications', async () => {
    await expectRefusal(as.nobody.try(COUNTS, {}), 'UNAUTHENTICATED');
  });

  test('HR and administrators count all applications by their status; everyone else counts their own [B2.22]', async () => {
    const posting = (await addPosting(database, {})).id;
    const other = (await addPosting(database, {})).id;
    await addTo(posting, as.employee.userId, 3);
    await addTo(other, as.employee.userId, 8);
    await addTo(posting, 6_001, 3);
    await addTo(posting, 6_002, 7);
    for (const who of [as.hr, as.admin])
      expect(await counted(who)).toEqual({ interview_scheduled: 2, rejected: 1, withdrawn: 1 });
    expect(await counted(as.employee)).toEqual({ interview_scheduled: 1, withdrawn: 1 });
    for (const who of [as.manager, as.it, as.analyst]) expect(await counted(who)).toEqual({});
    expect(await counted(as.employee, { jobPosting: [posting] })).toEqual({ interview_scheduled: 1 });
  });

  test('counts have the same filters as the list, and an unknown posting is refused by name', async () => {
    const posting = (await addPosting(database, { title: 'Chef' })).id;
    const other = (await addPosting(database, { title: 'Baker' })).id;
    await addTo(posting, 6_001, 1, 'Ada Hall');
    await addTo(posting, 6_002, 2, 'Bo Hill');
    await addTo(other, 6_001, 2, 'Ada Hall');
    expect(await counted(as.hr, { jobPosting: [posting] })).toEqual({ submitted: 1, under_review: 1 });
    expect(await counted(as.hr, { search: 'ADA' })).toEqual({ submitted: 1, under_review: 1 });
    expect(await counted(as.hr, { search: 'ada', jobPosting: [other] })).toEqual({ under_review: 1 });
    expect(await counted(as.hr, { search: 'nobody' })).toEqual({});
    await expectRefusal(as.hr.try(COUNTS, { jobPosting: ['lost'] }), 'BAD_USER_INPUT', 'jobPosting');
  });
});
