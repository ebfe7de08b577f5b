import { openStore } from '../../kit/files/fileStore.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addPosting } from '../posting/posting.factory.js';
import { people } from '../subgraph.js';
import {
  apply,
  CHANGE,
  filesKept,
  linkOf,
  meanwhile,
  people as cast,
  REMOVE,
  storedApplications,
  TestProfiles,
} from '../testing/applications.js';
import type { Application } from '../testing/applications.js';
import { addApplication } from './application.factory.js';

const profiles = new TestProfiles();
const { me, hr, admin } = cast();

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(people, { graph: profiles.graph(() => test_.config) });
});
afterAll(() => test_.close());
beforeEach(async () => {
  await test_.database.query('truncate job_posting, file cascade');
  await (await openStore(test_.config)).deleteAll('people').catch(() => undefined);
});

const many = <Result>(length: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length }, (_, index) => work(index)));
const countOf = async (id: string) =>
  (
    await test_.database.one<{ count: number }>(
      'select applications_count as count from job_posting where id = $1',
      [id],
    )
  )?.count;
const rows = () => test_.database.query('select 1 from job_application');
const change = (who: typeof me, id: string, input: Record<string, unknown>, version?: number) =>
  test_.run<{ it: Application }>(who, CHANGE, { id, input, version });
const ALREADY = {
  code: 'BAD_USER_INPUT',
  message: 'You have already applied for this job.',
  fields: { nonFieldErrors: ['You have already applied for this job.'] },
};

test('of twenty applications of one person at the same time one is written, with one file, and the others are refused as duplicates', async () => {
  const { id } = await addPosting(test_.database);
  const answers = await many(20, () => apply(test_, me, id));
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  for (const { errors } of answers.filter((answer) => answer.errors.length > 0))
    expect(errors[0]).toMatchObject(ALREADY);
  expect([
    await countOf(id),
    (await rows()).length,
    await filesKept(test_),
    (await test_.database.query('select 1 from file')).length,
  ]).toEqual([1, 1, 1, 1]);
});

test('the database constraint refuses a duplicate with the same message', async () => {
  const { id } = await addPosting(test_.database);
  // As a row that came by another way than this one, after everything was looked at.
  const [sql, params] = [
    'insert into job_application (posting_id, applicant_id, applicant_name, resume_key) select $1, $2, $3, key from file',
    [id, me.userId, 'Olive'],
  ];
  await test_.database.query(
    `insert into file (key, owner, name, content_type, size, sha256) values ('people/x.txt', 'x', 'x', 'x', 1, 'x')`,
  );
  const { errors } = await meanwhile(test_, [sql, params], () => apply(test_, me, id));
  expect(errors[0]).toMatchObject(ALREADY);
  expect([await countOf(id), (await rows()).length, await filesKept(test_)]).toEqual([1, 1, 0]);
});

test('twenty people who apply at the same time make twenty applications, counted exactly [A4.38]', async () => {
  const { id } = await addPosting(test_.database);
  const answers = await many(20, () => apply(test_, viewer(), id));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect([await countOf(id), (await rows()).length]).toEqual([20, 20]);
});

test('twenty people who apply while twenty applications are removed leave an exact count', async () => {
  const { id } = await addPosting(test_.database);
  const old: string[] = [];
  for (let applicantId = 1; applicantId <= 20; applicantId += 1)
    old.push(await addApplication(test_.database, { jobPostingId: id, applicantId }));
  const [removed, added] = await Promise.all([
    many(20, (index) => test_.run(hr, REMOVE, { id: old[index] })),
    many(20, () => apply(test_, viewer(), id)),
  ]);
  expect([...removed, ...added].flatMap(({ errors }) => errors)).toEqual([]);
  expect([await countOf(id), (await rows()).length]).toEqual([20, 20]);
});

test.each([
  ['closed', 'update job_posting set status_id = 3 where id = $1', 'This job posting is closed.'],
  ['switched off', 'update job_posting set is_active = false where id = $1', 'This job posting is closed.'],
  [
    'put on hold',
    'update job_posting set status_id = 4 where id = $1',
    'This job posting is not accepting applications.',
  ],
])('a posting that is %s while a person applies no longer accepts applications', async (_, sql, text) => {
  const { id } = await addPosting(test_.database);
  const { errors } = await meanwhile(test_, [sql, [id]], () => apply(test_, me, id));
  expect(errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields: { jobPosting: [text] } });
  expect([
    await rows(),
    await test_.database.query('select 1 from file'),
    await countOf(id),
    await filesKept(test_),
  ]).toEqual([[], [], 0, 0]);
});

test('a posting that is removed, or becomes a draft, while a person applies is not found', async () => {
  for (const sql of [
    'delete from job_posting where id = $1',
    'update job_posting set status_id = 2 where id = $1',
  ]) {
    const { id } = await addPosting(test_.database);
    const { errors } = await meanwhile(test_, [sql, [id]], () => apply(test_, me, id));
    expect(errors[0]?.fields).toEqual({ jobPosting: [`Invalid pk "${id}" - object does not exist.`] });
    expect([await rows(), await test_.database.query('select 1 from file'), await filesKept(test_)]).toEqual([
      [],
      [],
      0,
    ]);
  }
});

test('when many people apply while a posting is removed, no application or file stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await addPosting(test_.database);
    const [answers, removal] = await Promise.all([
      many(6, () => apply(test_, viewer(), id)),
      test_.run(hr, 'mutation ($id: ID!) { deleteJobPosting(id: $id) }', { id }),
    ]);
    expect(removal.errors).toEqual([]);
    // A request that was faster than the removal may find nothing to read back.
    for (const { errors } of answers.filter((answer) => answer.errors.length > 0))
      expect(errors[0]?.fields?.['jobPosting'] ?? errors[0]?.code).toEqual(
        errors[0]?.fields ? [`Invalid pk "${id}" - object does not exist.`] : 'NOT_FOUND',
      );
    expect([await rows(), await test_.database.query('select 1 from file')]).toEqual([[], []]);
  }
});

test('an application that is withdrawn while HR accepts it ends in one of the two states, and the second change is refused', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id: jobPostingId } = await addPosting(test_.database);
    const id = await addApplication(test_.database, { jobPostingId, applicantId: me.userId });
    const [withdrawal, review] = await Promise.all([
      change(me, id, { status: 'withdrawn' }),
      change(hr, id, { status: 'accepted' }),
    ]);
    const isWithdrawn = withdrawal.errors.length === 0;
    expect(isWithdrawn ? review.errors[0]?.fields : withdrawal.errors[0]?.fields).toEqual({
      status: [
        isWithdrawn ? 'The application was withdrawn.' : 'This application can no longer be withdrawn.',
      ],
    });
    expect([withdrawal, review].filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(
      await test_.database.one('select status_id, version from job_application where id = $1', [id]),
    ).toEqual({ status_id: isWithdrawn ? 8 : 6, version: 2 });
  }
});

test('of two people who review the same version at the same time the second is told of the first', async () => {
  const { id: jobPostingId } = await addPosting(test_.database);
  const id = await addApplication(test_.database, { jobPostingId, applicantId: me.userId });
  const answers = await Promise.all([
    change(hr, id, { status: 'interview', rating: 4 }, 1),
    change(admin, id, { status: 'rejected', rating: 1 }, 1),
  ]);
  const [won, lost] = answers[0].errors.length === 0 ? answers : [...answers].reverse();
  expect(lost?.errors[0]).toMatchObject({
    code: 'CONFLICT',
    currentStatus: won?.data.it.statusId === 3 ? 'interview_scheduled' : 'rejected',
  });
  expect(
    await test_.database.one('select status_id, rating::float8, version from job_application where id = $1', [
      id,
    ]),
  ).toEqual({ status_id: won?.data.it.statusId, rating: won?.data.it.rating, version: 2 });
});

test('an application that is removed while it is withdrawn is deleted, and no other application is', async () => {
  const { id } = await addPosting(test_.database);
  const { data } = await apply(test_, me, id);
  const other = await apply(test_, hr, id);
  const [removal, withdrawal] = await Promise.all([
    test_.run(admin, REMOVE, { id: data.it.id }),
    change(me, data.it.id, { status: '8' }),
  ]);
  expect(removal.errors).toEqual([]);
  for (const { code } of withdrawal.errors) expect(code).toBe('NOT_FOUND');
  const store = await openStore(test_.config);
  expect([
    await countOf(id),
    await store.exists(linkOf(test_, data.it.resume)?.key ?? ''),
    await store.exists(linkOf(test_, other.data.it.resume)?.key ?? ''),
  ]).toEqual([1, false, true]);
  expect((await storedApplications(test_))[0]).toHaveLength(1);
});
