import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { statementsOf } from '../../kit/testing/plans.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addPosting } from '../posting/posting.factory.js';
import { people } from '../subgraph.js';
import { people as cast } from '../testing/applications.js';
import { applicationDesk, LISTS } from '../testing/applicationDesk.js';

const { me, hr, admin } = cast();

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

describe('lists of applications', () => {
  const at = (day: number) => ({ createdAt: `2026-11-0${day}T09:00:00Z` });

  test('come newest first, or in a requested order; unknown orders are ignored', async () => {
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

  test("by rating come with the best first and unrated ones last; the reader's own, whose position would reveal its rating, is left out", async () => {
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

  test('cannot be sorted by rating by an applicant', async () => {
    const ids: string[] = [];
    for (const [place, rating] of [1, 5, 3].entries())
      ids.unshift(
        await add({ jobPostingId: (await addPosting(test_.database)).id, rating, ...at(place + 1) }),
      );
    for (const name of LISTS)
      for (const ordering of ['rating', '-rating'])
        expect(await idsOf(me, `ordering: "${ordering}"`, name)).toEqual(ids);
  });

  test('are filtered by status, posting, name and title; unknown values are refused by name', async () => {
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

  test('show the new title of a posting immediately', async () => {
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
