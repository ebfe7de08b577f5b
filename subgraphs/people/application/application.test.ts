import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { statementsOf } from '../../kit/testing/plans.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addPosting } from '../posting/posting.factory.js';
import { people } from '../subgraph.js';
import { people as cast, READ } from '../testing/applications.js';
import type { Application } from '../testing/applications.js';
import { addApplication } from './application.factory.js';

const { me, hr, admin, strangers } = cast();

let test_: TestSubgraph;
let posting: string;
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  await test_.database.query('truncate job_posting, file cascade');
  posting = (await addPosting(test_.database, { title: 'Platform Engineer', location: 'Reno, NV' })).id;
});

const add = (given: Partial<Parameters<typeof addApplication>[1]> = {}) =>
  addApplication(test_.database, {
    jobPostingId: posting,
    applicantId: me.userId,
    applicantName: 'Olive Winter',
    ...given,
  });
const read = (who: Viewer | null, id: string) => test_.run<{ it: Application | null }>(who, READ, { id });
const LISTS = ['jobApplications', 'myJobApplications'] as const;
interface Listed {
  list: { count: number; results: { id: string; rating: number | null; statusId: number }[] };
}
const list = (who: Viewer | null, args = '', name: (typeof LISTS)[number] = 'jobApplications') =>
  test_.run<Listed>(who, `{ list: ${name}${args && `(${args})`} { count results { id rating statusId } } }`);
const idsOf = async (...asked: Parameters<typeof list>) => {
  const { data, errors } = await list(...asked);
  expect([errors, data.list.count]).toEqual([[], data.list.results.length]);
  return data.list.results.map(({ id }) => id);
};

describe('who reads an application', () => {
  test('nobody signed out, and nobody who must change the password, reads one or a list', async () => {
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

  test('somebody else’s is not found, exactly as what does not exist, and in no list; the applicant, HR and administrators find it', async () => {
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

  test('a reference from another part of the graph is held to the same rule', async () => {
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

  test('HR reads who applied for what, when, where it stands, rating, notes and interview [B3.49 B3.50 B3.51 B3.52 B3.53 B3.54 B3.55 B3.56 B3.57]', async () => {
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

  test('rating and notes are not told to the applicant, who may work in HR or administer, on no way to the row', async () => {
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

  test('what became a draft since is unknown to its applicant, who keeps the application', async () => {
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

describe('lists', () => {
  const at = (day: number) => ({ createdAt: `2026-11-0${day}T09:00:00Z` });

  test('come newest first, or as asked; unknown orders are ignored', async () => {
    const first = await add({ applicantId: 1, statusId: 7, ...at(1) });
    const second = await add({ applicantId: 2, statusId: 2, ...at(2) });
    const third = await add({ applicantId: 3, statusId: 5, ...at(3) });
    for (const args of ['', 'ordering: "nothing"', 'ordering: ""'])
      expect(await idsOf(hr, args)).toEqual([third, second, first]);
    expect(await idsOf(hr, 'ordering: "createdAt"')).toEqual([first, second, third]);
    expect(await idsOf(hr, 'ordering: "status"')).toEqual([second, third, first]);
    expect(await idsOf(hr, 'ordering: "-status"')).toEqual([first, third, second]);
    expect((await list(hr, 'page: 2, pageSize: 2')).data.list).toMatchObject({
      count: 3,
      results: [{ id: first }],
    });
    expect((await list(hr, 'page: 3, pageSize: 2')).errors[0]).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Invalid page.',
    });
  });

  test('by rating the best come first and those without last; one’s own, whose place would tell its rating, is left out', async () => {
    const best = await add({ applicantId: 1, rating: 4.5 });
    const least = await add({ applicantId: 2, rating: 0 });
    const none = await add({ applicantId: 3 });
    const own = await add({ applicantId: hr.userId, rating: 3 });
    for (const [who, ids] of [
      [hr, [best, least, none]],
      [admin, [best, own, least, none]],
    ] as const) {
      expect(await idsOf(who, 'ordering: "-rating"')).toEqual(ids);
      expect(await idsOf(who, 'ordering: "rating"')).toEqual([...ids].reverse());
    }
    expect(
      (await list(hr, 'ordering: "-rating", status: ["submitted"], search: "olive", pageSize: 1')).data.list,
    ).toMatchObject({ count: 3, results: [{ id: best, rating: 4.5 }] });
    expect((await idsOf(hr)).includes(own)).toBe(true);
  });

  test('an applicant who sorts by rating sorts by nothing', async () => {
    const ids: string[] = [];
    for (const [place, rating] of [1, 5, 3].entries())
      ids.unshift(
        await add({ jobPostingId: (await addPosting(test_.database)).id, rating, ...at(place + 1) }),
      );
    for (const name of LISTS)
      for (const ordering of ['rating', '-rating'])
        expect(await idsOf(me, `ordering: "${ordering}"`, name)).toEqual(ids);
  });

  test('are narrowed by status, posting, name and title; values that are none are refused by name', async () => {
    const other = (await addPosting(test_.database, { title: 'Chef 100%', location: 'Platform 9' })).id;
    const mine = await add({ ...at(1) });
    const chef = await add({
      jobPostingId: other,
      applicantId: 2,
      applicantName: 'Jörg Ångström',
      statusId: 3,
      ...at(2),
    });
    for (const [args, ids] of [
      ['status: ["1"]', [mine]],
      ['status: ["INTERVIEW_SCHEDULED"]', [chef]],
      ['status: ["submitted", "3", " "]', [chef, mine]],
      ['status: []', [chef, mine]],
      ['status: ["8"]', []],
      [`jobPosting: ["${other.toUpperCase()}"]`, [chef]],
      [`jobPosting: ["${other}", "${posting}"]`, [chef, mine]],
      ['jobPosting: ["00000000-0000-4000-8000-000000000000"]', []],
      ['jobPosting: [""]', [chef, mine]],
      ['search: "wint"', [mine]],
      ['search: "ÅNGSTRÖM"', [chef]],
      ['search: "jorg angstrom"', [chef]],
      ['search: "platform"', [mine]],
      ['search: "0%"', [chef]],
      ['search: "_"', []],
      ['search: "  "', [chef, mine]],
      ['search: "reno"', []],
      [`search: "o", status: ["1"], jobPosting: ["${posting}"]`, [mine]],
    ] as const)
      expect([args, await idsOf(hr, args)]).toEqual([args, ids]);
    expect(await idsOf(me, 'status: ["submitted"]', 'myJobApplications')).toEqual([mine]);
    for (const name of LISTS)
      expect((await list(hr, 'status: ["1", "pending", "x"]', name)).errors[0]?.fields).toEqual({
        status: ['"pending" is not a valid choice.', '"x" is not a valid choice.'],
      });
    expect((await list(hr, 'jobPosting: ["7"]')).errors[0]?.fields).toEqual({
      jobPosting: ['"7" is not a valid choice.'],
    });
    expect((await list(hr, `jobPosting: [${`"${posting}",`.repeat(201)}]`)).errors[0]?.fields).toHaveProperty(
      'jobPosting',
    );
    expect((await list(hr, `search: "${'x'.repeat(201)}"`)).errors[0]?.fields).toHaveProperty('search');
  });

  test('know a posting by its new title at once', async () => {
    const id = await add();
    const RENAME =
      'mutation ($id: ID!) { updateJobPosting(id: $id, input: { title: "Reliability Engineer" }) { title } }';
    expect((await test_.run(hr, RENAME, { id: posting })).errors).toEqual([]);
    expect([await idsOf(hr, 'search: "reliability"'), await idsOf(hr, 'search: "platform"')]).toEqual([
      [id],
      [],
    ]);
    expect((await read(me, id)).data.it).toMatchObject({ jobTitle: 'Reliability Engineer', version: 1 });
  });

  test('cost one statement for a page of any size, one more for the count and one more for the postings', async () => {
    for (let applicantId = 1; applicantId <= 30; applicantId += 1)
      await add({
        applicantId,
        jobPostingId: applicantId % 3 ? posting : (await addPosting(test_.database)).id,
      });
    for (const pageSize of [5, 20]) {
      const FIELDS =
        'id status { label } applicant { id } resume resumeName rating viewerCan { withdraw review }';
      const cost = async (fields: string, who = hr) =>
        (await statementsOf(test_, who, `{ jobApplications(pageSize: ${pageSize}) { ${fields} } }`)).sent
          .length;
      expect([
        await cost(`results { ${FIELDS} }`),
        await cost(`count results { ${FIELDS} }`),
        await cost(`count results { ${FIELDS} jobPosting { title } }`),
      ]).toEqual([1, 2, 3]);
    }
    const applicant = viewer([], { userId: 2 });
    expect(
      (
        await statementsOf(
          test_,
          applicant,
          '{ jobPostings { results { id myApplication { id status { code } } viewerCan { apply } } } }',
        )
      ).sent,
    ).toHaveLength(2);
  });
});
