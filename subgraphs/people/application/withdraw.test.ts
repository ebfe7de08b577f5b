import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { addPosting } from '../posting/posting.factory.js';
import { people } from '../subgraph.js';
import { people as cast } from '../testing/applications.js';
import { applicationDesk } from '../testing/applicationDesk.js';

const { me, hr, admin } = cast();

let test_: TestSubgraph;
let posting: string;
const { add, change, shown, lastAudit, refused } = applicationDesk(
  () => test_,
  me,
  () => posting,
);
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  await test_.database.query('truncate job_posting, file cascade');
  posting = (await addPosting(test_.database)).id;
});

describe('withdrawing an application', () => {
  test.each([1, 2, 3, 4, 5])(
    'an applicant withdraws an application at %d, by number or word, and it stays withdrawn',
    async (statusId) => {
      const id = await add({ statusId, rating: 3, reviewNotes: 'Fine.' });
      const { data, errors } = await change(me, id, { status: statusId % 2 ? 'Withdrawn' : '8' }, 1);
      expect([errors, data.it]).toMatchObject([
        [],
        {
          statusId: 8,
          version: 2,
          rating: null,
          reviewNotes: null,
          viewerCan: { withdraw: false, review: false },
        },
      ]);
      const before = {
        status: ['', 'submitted', 'under_review', 'interview_scheduled', 'interviewed', 'offer_extended'][
          statusId
        ],
      };
      expect(await lastAudit()).toEqual({
        by: me.userId,
        action: 'jobApplication.withdraw',
        id,
        before,
        after: { status: 'withdrawn' },
      });
      expect((await change(me, id, { status: 'withdrawn' })).data.it).toMatchObject({
        statusId: 8,
        version: 2,
      });
    },
  );

  test('an applicant from HR or an administrator withdraws like everyone', async () => {
    for (const who of [hr, admin]) {
      const id = await add({ applicantId: who.userId });
      expect(await shown(who, id)).toMatchObject({ viewerCan: { withdraw: true, review: false } });
      expect((await change(who, id, { status: 'withdrawn' })).data.it.statusId).toBe(8);
    }
  });

  test.each([6, 7])('an accepted or rejected application (%d) cannot be withdrawn', async (statusId) => {
    const id = await add({ statusId });
    expect(await refused(me, id, { status: 'withdrawn' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { status: ['This application can no longer be withdrawn.'] },
    });
    expect((await shown(me, id)).viewerCan).toEqual({ withdraw: false, review: false });
  });

  test('a review in the meantime does not prevent a withdrawal; only the status of the application decides', async () => {
    const reviews: [review: Record<string, unknown>, shown: number][] = [
      [{ rating: 4 }, 2],
      [{ reviewNotes: 'Splendid.' }, 2],
      [{ status: 'interview', interviewDate: '2026-12-01T10:00:00Z' }, 3],
    ];
    for (const [review, version] of reviews) {
      const id = await add();
      expect((await change(hr, id, review, 1)).data.it.version).toBe(2);
      expect((await change(me, id, { status: 'withdrawn' }, 1)).data.it).toMatchObject({
        statusId: 8,
        version,
      });
      await test_.database.query('truncate job_application');
    }
    const id = await add();
    await change(hr, id, { status: 'accepted' }, 1);
    for (const version of [1, 2])
      expect(await refused(me, id, { status: 'withdrawn' }, version)).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { status: ['This application can no longer be withdrawn.'] },
      });
  });

  test('only the applicant withdraws an application, and a withdrawn application cannot move to another status', async () => {
    const id = await add();
    const withdrawn = await add({ applicantId: hr.userId + 1000, statusId: 8 });
    for (const who of [hr, admin]) {
      expect((await refused(who, id, { status: 'withdrawn' }))?.fields).toEqual({
        status: ['Only the applicant can withdraw an application.'],
      });
      for (const status of ['1', '2', '3', '4', '5', '6', '7'])
        expect((await refused(who, withdrawn, { status, rating: 2 }))?.fields).toEqual({
          status: ['The application was withdrawn.'],
        });
      expect((await change(who, withdrawn, { status: 'withdrawn' })).data.it).toMatchObject({
        statusId: 8,
        version: 1,
      });
    }
    // Notes about it may still be written.
    expect(
      (await change(hr, withdrawn, { status: 'withdrawn', reviewNotes: 'Took another offer.' })).data.it,
    ).toMatchObject({ statusId: 8, reviewNotes: 'Took another offer.', version: 2 });
  });
});
