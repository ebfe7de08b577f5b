import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addApplication } from '../application/application.factory.js';
import { people } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { addPosting } from './posting.factory.js';

const POSTINGS = graphql(`
  query ReadPostings($after: String, $ordering: String, $pageSize: Int) {
    jobPostings(after: $after, ordering: $ordering, pageSize: $pageSize) {
      next
      results {
        id
      }
    }
  }
`);
const APPLICATIONS = graphql(`
  query ReadApplications($after: String, $ordering: String, $pageSize: Int) {
    jobApplications(after: $after, ordering: $ordering, pageSize: $pageSize) {
      next
      results {
        id
      }
    }
  }
`);
interface Page {
  next: string | null;
  results: { id: string }[];
}
type Read = (place: { after: string | null; ordering: string; pageSize: number }) => Promise<Page>;

/** Reads a whole list from place to place. */
async function readAll(read: Read, ordering: string, pageSize: number): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: Page = await read({ after, ordering, pageSize });
    ids.push(...page.results.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  return ids;
}

describeSubgraph(people, ({ as, database }) => {
  const me = viewer();
  beforeAll(async () => {
    for (let n = 0; n < 7; n += 1) {
      const { id: jobPostingId } = await addPosting(database, {
        title: `Keeper ${n % 3}`,
        applicationDeadline: n % 3 === 0 ? null : `2041-05-0${n % 3}`,
      });
      for (const applicantId of [me.userId, as.hr.userId])
        await addApplication(database, {
          jobPostingId,
          applicantId,
          rating: n % 3 === 0 ? null : n % 3,
          statusId: 1 + (n % 3),
        });
    }
  });

  const postings: Read = async (place) => (await as.hr.ask(POSTINGS, place)).jobPostings;
  const applications: Read = async (place) => (await as.admin.ask(APPLICATIONS, place)).jobApplications;

  test.each([
    '',
    'title',
    '-title,postedDate',
    'applicationDeadline',
    '-applicationDeadline',
    '-applicationsCount',
  ])('reading page after page returns every posting once, in the order %j', async (ordering) => {
    const whole = await postings({ after: null, ordering, pageSize: 200 });
    expect([whole.results.length, whole.next]).toEqual([7, null]);
    for (const pageSize of [1, 3])
      expect(await readAll(postings, ordering, pageSize)).toEqual(whole.results.map(({ id }) => id));
  });

  test.each(['', 'createdAt', 'status,-rating', 'rating', '-rating'])(
    'reading page after page returns every application once, in the order %j',
    async (ordering) => {
      const whole = await applications({ after: null, ordering, pageSize: 200 });
      expect([whole.results.length, whole.next]).toEqual([14, null]);
      for (const pageSize of [1, 5])
        expect(await readAll(applications, ordering, pageSize)).toEqual(whole.results.map(({ id }) => id));
    },
  );

  test('an applicant pages only through their own applications, and not from a cursor of the order by rating', async () => {
    const own: Read = async (place) => (await as(me).ask(APPLICATIONS, place)).jobApplications;
    expect(await readAll(own, '-createdAt', 2)).toHaveLength(7);
    const { next } = await applications({ after: null, ordering: '-rating', pageSize: 1 });
    await expectRefusal(
      as(me).try(APPLICATIONS, { after: next, ordering: '-rating' }),
      'BAD_USER_INPUT',
      'after',
      'This is no place in this list. Begin again without it.',
    );
  });
});
