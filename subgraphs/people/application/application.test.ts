import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addPosting } from '../posting/posting.factory.js';
import { people } from '../subgraph.js';
import { people as cast } from '../testing/applications.js';
import { applicationDesk, LISTS } from '../testing/applicationDesk.js';

const { me, hr, admin, strangers } = cast();

let test_: TestSubgraph;
let posting: string;
const { add, read, list, idsOf } = applicationDesk(
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
  posting = (await addPosting(test_.database, { title: 'Platform Engineer', location: 'Reno, NV' })).id;
});

describe('reading an application', () => {
  test('is refused without signing in, or before the password is changed, for a single one and a list', async () => {
    const id = await add();
    for (const [who, code] of [
      [null, 'UNAUTHENTICATED'],
      [{ ...me, mustChangePassword: true }, 'PASSWORD_CHANGE_REQUIRED'],
      [{ ...hr, mustChangePassword: true }, 'PASSWORD_CHANGE_REQUIRED'],
    ] as const) {
      expect((await read(who, id)).errors[0]?.code).toBe(code);
      for (const name of LISTS) expect((await list(who, '', name)).errors[0]?.code).toBe(code);
    }
  });

  test('of another person is answered like an unknown id, and in no list; the applicant, HR and administrators find it', async () => {
    const id = await add();
    for (const [, who] of strangers) {
      for (const asked of [id, '00000000-0000-4000-8000-000000000000', id.slice(1), "' or true --"])
        expect((await read(who, asked)).errors).toMatchObject([{ code: 'NOT_FOUND', message: 'Not found.' }]);
      for (const name of LISTS) expect(await idsOf(who, '', name)).toEqual([]);
      for (const args of [
        `jobPosting: ["${posting}"]`,
        'search: "olive"',
        'search: "platform"',
        'status: ["1"]',
      ])
        expect(await idsOf(who, args)).toEqual([]);
    }
    for (const who of [me, hr, admin])
      expect([(await read(who, id.toUpperCase())).data.it?.id, await idsOf(who)]).toEqual([id, [id]]);
    expect([await idsOf(me, '', 'myJobApplications'), await idsOf(hr, '', 'myJobApplications')]).toEqual([
      [id],
      [],
    ]);
  });

  test('by a reference from another subgraph follows the same rule', async () => {
    const id = await add();
    const QUERY =
      'query ($r: [_Any!]!) { _entities(representations: $r) { ... on JobApplication { id applicantName } } }';
    const find = async (who: Viewer | null) =>
      test_.run<{ _entities: unknown[] }>(who, QUERY, {
        r: [
          { __typename: 'JobApplication', id },
          { __typename: 'JobApplication', id: 'none' },
        ],
      });
    for (const [, who] of strangers) expect((await find(who)).data._entities).toEqual([null, null]);
    for (const who of [me, hr, admin])
      expect((await find(who)).data._entities).toEqual([{ id, applicantName: 'Olive Winter' }, null]);
    expect((await find(null)).errors[0]?.code).toBe('UNAUTHENTICATED');
    for (const who of [me, hr])
      expect((await find({ ...who, mustChangePassword: true })).data._entities).toEqual([null, null]);
  });

  test('shows HR the applicant, posting, time, status, rating, notes and interview [B3.49 B3.50 B3.51 B3.52 B3.53 B3.54 B3.55 B3.56 B3.57]', async () => {
    const id = await add({
      statusId: 4,
      rating: 3.5,
      reviewNotes: 'Calm.',
      interviewDate: '2026-11-30T18:00:00Z',
      createdAt: '2026-11-20T09:00:00Z',
    });
    expect((await read(hr, id)).data.it).toMatchObject({
      id,
      applicantName: 'Olive Winter',
      jobTitle: 'Platform Engineer',
      jobPostingId: posting,
      createdAt: '2026-11-20T09:00:00.000Z',
      statusId: 4,
      status: { id: 4, code: 'interviewed', label: 'Interviewed' },
      rating: 3.5,
      reviewNotes: 'Calm.',
      interviewDate: '2026-11-30T18:00:00.000Z',
    });
  });

  test('shows no rating or notes to the applicant, even one in HR or an administrator, by any query', async () => {
    for (const who of [me, hr, admin]) {
      const id = await add({ applicantId: who.userId, rating: 1.5, reviewNotes: 'Hardly.' });
      const PARTS = '{ id rating reviewNotes viewerCan { review } }';
      const { data } = await test_.run<Record<string, { results?: unknown[]; myApplication?: unknown }>>(
        who,
        `query ($id: ID!, $posting: ID!) { one: jobApplication(id: $id) ${PARTS} all: jobApplications(jobPosting: [$posting]) { results ${PARTS} } own: myJobApplications { results ${PARTS} } jobPosting(id: $posting) { myApplication ${PARTS} } }`,
        { id, posting },
      );
      const seen = { id, rating: null, reviewNotes: null, viewerCan: { review: false } };
      expect([
        data['one'],
        data['all']?.results?.at(0),
        data['own']?.results,
        data['jobPosting']?.myApplication,
      ]).toEqual([seen, seen, [seen], seen]);
    }
  });

  test('shows its applicant no posting that has become a draft since, but keeps the application', async () => {
    const id = await add();
    await test_.database.query('update job_posting set status_id = 2');
    const READ_BOTH =
      'query ($id: ID!) { jobApplication(id: $id) { id jobTitle jobPosting { title } applicant { id } } }';
    for (const [who, jobPosting] of [
      [me, null],
      [hr, { title: 'Platform Engineer' }],
    ] as const) {
      expect((await test_.run(who, READ_BOTH, { id })).data).toEqual({
        jobApplication: { id, jobTitle: 'Platform Engineer', jobPosting, applicant: { id: me.userId } },
      });
    }
  });
});
