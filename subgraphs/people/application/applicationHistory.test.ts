import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectOneWinner, expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addPosting } from '../posting/posting.factory.js';
import { people } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { addApplication } from './application.factory.js';

const REVIEW = graphql(`
  mutation Review($id: ID!, $input: JobApplicationChanges!, $version: Int) {
    updateJobApplication(id: $id, input: $input, version: $version) {
      id
      version
    }
  }
`);
const REMOVE = graphql(`
  mutation RemoveApplication($id: ID!) {
    deleteJobApplication(id: $id)
  }
`);
const HISTORY = graphql(`
  query ApplicationHistory($id: ID!, $page: Int, $pageSize: Int) {
    jobApplicationHistory(applicationId: $id, page: $page, pageSize: $pageSize) {
      count
      results {
        field
        before
        after
        changedBy {
          id
        }
      }
    }
  }
`);

describeSubgraph(people, ({ as, database }) => {
  const me = viewer([], { fullName: 'Olive Winter' });
  const apply = async (given: Partial<Parameters<typeof addApplication>[1]> = {}) => {
    const { id: jobPostingId } = await addPosting(database);
    return addApplication(database, { jobPostingId, applicantId: me.userId, ...given });
  };
  const timeline = async (id: string, who = as.hr) =>
    (await who.ask(HISTORY, { id })).jobApplicationHistory?.results.map(
      ({ field, before, after, changedBy }) => [field, before, after, changedBy?.id],
    );

  test('only HR and administrators read the history of an application, except of their own', async () => {
    const id = await apply();
    await as.hr.ask(REVIEW, { id, input: { status: 'interview', rating: 4 } });
    for (const who of [as(me), as.colleague, as.it, as.analyst])
      await expectRefusal(who.try(HISTORY, { id }), 'FORBIDDEN');
    await expectRefusal(as.nobody.try(HISTORY, { id }), 'UNAUTHENTICATED');
    const own = await apply({ applicantId: as.hr.userId });
    await as.admin.ask(REVIEW, { id: own, input: { rating: 1 } });
    expect(await timeline(own)).toBeUndefined();
    expect(await timeline(own, as.admin)).toEqual([['RATING', null, '1.0', as.admin.userId]]);
    expect(await timeline('00000000-0000-4000-8000-000000000000')).toBeUndefined();
  });

  test('the history says who moved, rated and invited and when, newest first, and of notes only that they were written [B3.54 B3.55 B3.56 B3.57]', async () => {
    const id = await apply();
    const { hr, admin } = as;
    await hr.ask(REVIEW, { id, input: { status: 'screening', rating: 3.5 } });
    await admin.ask(REVIEW, {
      id,
      input: { interviewDate: '2026-12-01T10:00:00Z', reviewNotes: 'Secretly brilliant.' },
    });
    await hr.ask(REVIEW, { id, input: { rating: null, reviewNotes: 'Plainly brilliant.' } });
    await as(me).ask(REVIEW, { id, input: { status: 'withdrawn' } });
    const told = (await timeline(id)) ?? [];
    expect(told[0]).toEqual(['STATUS', 'under_review', 'withdrawn', me.userId]);
    const pairs = [told.slice(1, 3), told.slice(3, 5), told.slice(5)];
    for (const [place, pair] of [
      [
        ['RATING', '3.5', null, hr.userId],
        ['REVIEW_NOTES', 'written', 'written', hr.userId],
      ],
      [
        ['INTERVIEW_DATE', null, '2026-12-01T10:00:00.000Z', admin.userId],
        ['REVIEW_NOTES', null, 'written', admin.userId],
      ],
      [
        ['STATUS', 'submitted', 'under_review', hr.userId],
        ['RATING', null, '3.5', hr.userId],
      ],
    ].entries()) {
      expect(pairs[place]).toHaveLength(2);
      expect(pairs[place]).toEqual(expect.arrayContaining(pair));
    }
    expect(await database.query(`select 1 from history where before || after like '%rilliant%'`)).toEqual([]);
  });

  test('a refused or empty change adds no entry; of two reviewers at the same time one succeeds', async () => {
    const id = await apply();
    const review = (input: object, version?: number) => as.hr.try(REVIEW, { id, input, version });
    await review({ status: 'submitted' });
    await review({ status: 'withdrawn' });
    await review({ rating: 9 });
    await review({ rating: 2 }, 99);
    expect(await timeline(id)).toEqual([]);
    await expectOneWinner(
      [
        review({ status: 'interview', rating: 4 }, 1),
        as.admin.try(REVIEW, { id, input: { status: 'interview', rating: 1 }, version: 1 }),
      ],
      'CONFLICT',
      { currentStatus: 'interview_scheduled' },
    );
    expect(await timeline(id)).toHaveLength(2);
    for (const idempotencyKey of ['review', 'review'])
      await as.hr.ask(REVIEW, { id, input: { rating: 5 } }, { idempotencyKey });
    expect(await timeline(id)).toHaveLength(3);
  });

  test('a long history is read page by page, and that of a removed application is not found', async () => {
    const id = await apply();
    for (const rating of [1, 2, 3]) await as.hr.ask(REVIEW, { id, input: { rating } });
    const { jobApplicationHistory: page } = await as.hr.ask(HISTORY, { id, page: 2, pageSize: 2 });
    expect([page?.count, page?.results.map(({ after }) => after)]).toEqual([3, ['1.0']]);
    await as.admin.ask(REMOVE, { id });
    expect(await timeline(id)).toBeUndefined();
  });
});
