import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { addPosting } from '../posting/posting.factory.js';
import { people } from '../subgraph.js';
import { people as cast, storedApplications } from '../testing/applications.js';
import type { Application } from '../testing/applications.js';
import { applicationDesk } from '../testing/applicationDesk.js';

const { me, hr, admin, strangers } = cast();

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

describe('changing an application', () => {
  test('is refused without signing in, and for strangers the application is not found, like an unknown id', async () => {
    const id = await add();
    for (const input of [
      { status: 'withdrawn' },
      { status: 'rejected' },
      { rating: 1 },
      { status: 'promoted', rating: 9 },
      {},
    ]) {
      expect((await refused(null, id, input))?.code).toBe('UNAUTHENTICATED');
      for (const who of [me, hr, admin])
        expect((await refused({ ...who, mustChangePassword: true }, id, input))?.code).toBe(
          'PASSWORD_CHANGE_REQUIRED',
        );
      for (const [who, stranger] of strangers)
        expect([who, await refused(stranger, id, input)]).toEqual([
          who,
          expect.objectContaining({ code: 'NOT_FOUND', message: 'Not found.' }),
        ]);
      for (const unknown of ['00000000-0000-4000-8000-000000000000', '7', '', 'x'.repeat(500)])
        expect((await refused(hr, unknown, input))?.code).toBe('NOT_FOUND');
    }
  });

  test.each([
    ['status', { status: 'interview' }],
    ['status as it is', { status: 'submitted' }],
    ['rating', { rating: 5 }],
    ['no rating', { rating: null }],
    ['notes', { reviewNotes: 'Splendid.' }],
    ['interview', { interviewDate: '2026-12-01T10:00:00Z' }],
    ['rating with the withdrawal', { status: 'withdrawn', rating: 5 }],
    ['rating that there is not', { rating: 9 }],
    ['endless notes', { reviewNotes: 'x'.repeat(10_001) }],
    [
      'interview on a day that there is not, nor a status',
      { interviewDate: '0226-01-01T10:00:00Z', status: 'promoted' },
    ],
  ])('to set their own %s is refused to an applicant, even in HR or an administrator', async (_, input) => {
    for (const who of [me, hr, admin]) {
      const id = await add({ applicantId: who.userId });
      expect(await refused(who, id, input)).toMatchObject({
        code: 'FORBIDDEN',
        message: 'You may only withdraw your own application.',
      });
      await test_.database.query('truncate job_application');
    }
  });
});

describe('reviewing', () => {
  test('moves it for HR and administrators from every status but withdrawn to every other, by number, code or word, in any case [B4.11]', async () => {
    const id = await add();
    expect((await shown(hr, id)).viewerCan).toEqual({ withdraw: false, review: true });
    const codes = [
      'submitted',
      'under_review',
      'interview_scheduled',
      'interviewed',
      'offer_extended',
      'accepted',
      'rejected',
    ];
    for (const from of [1, 2, 3, 4, 5, 6, 7]) {
      for (const [place, code] of codes.entries()) {
        await test_.database.query('update job_application set status_id = $2 where id = $1', [id, from]);
        const { data } = await change(from % 2 ? hr : admin, id, {
          status: place % 2 ? code.toUpperCase() : ` ${place + 1} `,
        });
        expect([from, data.it]).toMatchObject([
          from,
          { statusId: place + 1, status: { id: place + 1, code } },
        ]);
      }
    }
  });

  test('accepts the words of the dropdown of the application [B4.12]', async () => {
    const id = await add({ statusId: 4 });
    for (const [word, statusId] of Object.entries({
      pending: 1,
      screening: 2,
      interview: 3,
      offer: 5,
      hired: 6,
      Rejected: 7,
    }))
      expect((await change(hr, id, { status: word })).data.it.statusId).toBe(statusId);
  });

  test('with invalid values names each of them, and nothing is written', async () => {
    const id = await add({ rating: 2 });
    for (const word of ['', 'promoted', '0', '9', '-1', '1.0', '1e0', 'constructor', 'submitted;'])
      expect((await refused(hr, id, { status: word }))?.fields).toEqual({
        status: [`"${word}" is not a valid choice.`],
      });
    expect((await refused(hr, id, { status: null }))?.fields).toEqual({
      status: ['This field may not be null.'],
    });
    for (const rating of [-0.1, 5.1, 1e300])
      expect((await refused(hr, id, { rating }))?.fields).toEqual({
        rating: ['Ensure this value is between 0 and 5.'],
      });
    expect((await refused(hr, id, { rating: 4.25 }))?.fields).toEqual({
      rating: ['Ensure that there are no more than 1 decimal places.'],
    });
    expect((await refused(hr, id, { reviewNotes: 'x'.repeat(10_001) }))?.fields).toEqual({
      reviewNotes: ['Ensure this field has no more than 10000 characters.'],
    });
    for (const interviewDate of ['2026-02-31T10:00:00Z', '1', 'Dec 1, 2026', ''])
      expect((await refused(hr, id, { interviewDate }))?.code).toBe('BAD_USER_INPUT');
    for (const [interviewDate, text] of [
      ['0226-01-01T10:00:00Z', 'Ensure this date is 1950-01-01 or later.'],
      ['0000-01-01', 'Ensure this date is 1950-01-01 or later.'],
      ['2126-12-01T10:00:00Z', 'Choose a day within the next 5 years.'],
      ['2199-12-31T23:00:00-02:00', 'Choose a day within the next 5 years.'],
      ['+010000-01-01T00:00:00Z', 'Choose a day within the next 5 years.'],
    ])
      expect((await refused(hr, id, { interviewDate }))?.fields).toEqual({ interviewDate: [text] });
    expect((await refused(hr, id, { status: 'x', rating: 9 }))?.fields).toEqual({
      status: ['"x" is not a valid choice.'],
      rating: ['Ensure this value is between 0 and 5.'],
    });
  });

  test('writes rating, notes and interview, keeps omitted ones and clears null; the applicant sees only the interview [B3.55 B3.56 B3.57]', async () => {
    const id = await add();
    const first = {
      rating: 4.5,
      reviewNotes: 'Knows PostgreSQL.',
      interviewDate: '2026-12-01T10:00:00.000Z',
    };
    expect((await change(hr, id, { ...first, reviewNotes: ' Knows PostgreSQL. ' })).data.it).toMatchObject({
      ...first,
      statusId: 1,
      version: 2,
    });
    expect((await change(admin, id, { status: 'interview' })).data.it).toMatchObject({
      ...first,
      statusId: 3,
      version: 3,
    });
    expect(await shown(me, id)).toMatchObject({
      rating: null,
      reviewNotes: null,
      interviewDate: first.interviewDate,
      statusId: 3,
    });
    expect(
      (await change(hr, id, { rating: null, reviewNotes: ' ', interviewDate: null })).data.it,
    ).toMatchObject({ rating: null, reviewNotes: null, interviewDate: null, version: 4 });
    for (const rating of [0, 5, 0.1]) expect((await change(hr, id, { rating })).data.it.rating).toBe(rating);
  });

  test('is invisible to the applicant in version and time when only the review changed, even in HR; changes that they can read are visible', async () => {
    for (const who of [me, admin]) {
      const id = await add({ applicantId: who.userId, createdAt: '2026-11-01T09:00:00Z' });
      const before = await shown(who, id);
      const facts = ({ resume: _link, ...rest }: Application) => rest;
      for (const input of [{ rating: 4 }, { rating: null, reviewNotes: 'Calm.' }, { reviewNotes: null }]) {
        await change(hr, id, input);
        expect(facts(await shown(who, id))).toEqual(facts(before));
      }
      expect(await shown(hr, id)).toMatchObject({ version: 4 });
      await change(hr, id, { interviewDate: '2026-12-01T10:00:00Z', rating: 5 });
      const [seen, whole] = [await shown(who, id), await shown(hr, id)];
      expect([seen.version, seen.updatedAt]).toEqual([2, whole.updatedAt]);
      await change(hr, id, { reviewNotes: 'Splendid.' });
      expect(facts(await shown(who, id))).toEqual(facts(seen));
      expect((await change(who, id, { status: 'withdrawn' })).data.it).toMatchObject({
        statusId: 8,
        version: 3,
      });
    }
  });

  test('to the same values writes nothing: no version, no audit row', async () => {
    const given = { rating: 4.5, reviewNotes: 'Fine.', interviewDate: '2026-12-01T10:00:00.000Z' };
    const id = await add({ statusId: 3, ...given });
    const audits = async () => (await test_.database.query('select 1 from audit')).length;
    const before = [await audits(), await storedApplications(test_)];
    for (const input of [{}, { status: 'interview_scheduled' }, { status: '3', ...given }])
      expect((await change(hr, id, input)).data.it.version).toBe(1);
    expect([await audits(), await storedApplications(test_)]).toEqual(before);
  });

  test('with an outdated version is a conflict with the present status [R-10]', async () => {
    const id = await add();
    expect((await change(hr, id, { status: 'interview' }, 1)).data.it.version).toBe(2);
    const stale = {
      code: 'CONFLICT',
      message: 'Someone changed this meanwhile. Please look again.',
      currentStatus: 'interview_scheduled',
    };
    expect(await refused(admin, id, { rating: 1 }, 1)).toMatchObject(stale);
  });

  test('writes an audit row without text about the person and without the rating', async () => {
    const id = await add({ interviewDate: '2026-12-01T10:00:00.000Z' });
    await change(hr, id, {
      status: 'offer',
      rating: 4.5,
      reviewNotes: 'Secretly brilliant.',
      interviewDate: null,
    });
    expect(await lastAudit()).toEqual({
      by: hr.userId,
      action: 'jobApplication.review',
      id,
      before: { status: 'submitted', interviewDate: '2026-12-01T10:00:00.000Z' },
      after: { status: 'offer_extended', interviewDate: null, rating: 'changed', reviewNotes: 'changed' },
    });
  });

  test('twice with the same Idempotency-Key reviews once', async () => {
    const id = await add();
    for (const statusId of [3, 3])
      expect(
        (await change(hr, id, { status: 'interview' }, 1, { idempotencyKey: 'review' })).data.it,
      ).toMatchObject({ statusId, version: 2 });
    expect((await change(hr, id, { status: 'offer' }, 2, { idempotencyKey: 'review' })).errors[0]?.code).toBe(
      'CONFLICT',
    );
  });
});
