import { openStore } from '../../../kit/files/fileStore.js';
import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import type { Viewer } from '../../../kit/request/viewer.js';
import { addPosting } from '../../posting/posting.factory.js';
import { people } from '../../subgraph.js';
import { standAt, walkOn } from '../../../kit/testing/time/clock.js';
import {
  apply,
  filesKept,
  linkOf,
  people as cast,
  READ,
  REMOVE,
  storedApplications,
  TestProfiles,
} from '../../testing/applications.js';
import { addApplication } from '../application.factory.js';

const profiles = new TestProfiles();
const { me, hr, admin, strangers } = cast();

let test_: TestSubgraph;
let posting: string;
beforeAll(async () => {
  test_ = await openTestSubgraph(people, { graph: profiles.graph(() => test_.config) });
});
afterAll(() => test_.close());
afterEach(walkOn);
beforeEach(async () => {
  await test_.database.query('truncate job_posting, file cascade');
  posting = (await addPosting(test_.database)).id;
});

const remove = (who: Viewer | null, id: string, more: { idempotencyKey?: string } = {}) =>
  test_.run<{ it: boolean }>(who, REMOVE, { id }, more);
const countOf = async () =>
  (
    await test_.database.one<{ count: number }>(
      'select applications_count as count from job_posting where id = $1',
      [posting],
    )
  )?.count;
const isThere = async (key: string) => (await openStore(test_.config)).exists(key);

test('only HR and administrators remove an application: the applicant can only withdraw it, other people do not find it', async () => {
  const id = await addApplication(test_.database, { jobPostingId: posting, applicantId: me.userId });
  const before = await storedApplications(test_);
  expect((await remove(null, id)).errors[0]?.code).toBe('UNAUTHENTICATED');
  expect((await remove({ ...hr, mustChangePassword: true }, id)).errors[0]?.code).toBe(
    'PASSWORD_CHANGE_REQUIRED',
  );
  for (const [, who] of [['the applicant', me] as const, ...strangers])
    expect((await remove(who, id)).errors[0]?.code).toBe('FORBIDDEN');
  for (const unknown of ['00000000-0000-4000-8000-000000000000', 'none'])
    expect((await remove(hr, unknown)).errors[0]?.code).toBe('NOT_FOUND');
  expect(await storedApplications(test_)).toEqual(before);
});

test('HR and administrators cannot remove their own application', async () => {
  for (const who of [hr, admin]) {
    const id = await addApplication(test_.database, { jobPostingId: posting, applicantId: who.userId });
    expect((await remove(who, id)).errors[0]).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You may only withdraw your own application.',
    });
  }
  expect(await countOf()).toBe(2);
});

test('an application that HR removes is deleted with its file, the posting counts one less, and the audit trail keeps applicant and posting', async () => {
  const { data } = await apply(
    test_,
    me,
    posting,
    { coverLetter: 'Between us.' },
    { idempotencyKey: 'mine' },
  );
  const other = await apply(test_, admin, posting);
  const { id, resume } = data.it;
  const keys = [linkOf(test_, resume)?.key ?? '', linkOf(test_, other.data.it.resume)?.key ?? ''];
  expect([await remove(hr, id, { idempotencyKey: 'gone' }), await countOf()]).toMatchObject([
    { data: { it: true }, errors: [] },
    1,
  ]);
  expect([
    await isThere(keys[0] ?? ''),
    await isThere(keys[1] ?? ''),
    (await test_.database.query('select key from file')).map(({ key }) => key as string),
  ]).toEqual([false, true, [keys[1]]]);
  expect((await test_.run(me, READ, { id })).errors[0]?.code).toBe('NOT_FOUND');
  const audit = await test_.database.one(
    'select actor_user_id as "by", action, object_id as "id", before, after from audit order by audit.id desc limit 1',
  );
  expect(audit).toEqual({
    by: hr.userId,
    action: 'jobApplication.delete',
    id,
    before: { jobPostingId: posting, applicantId: me.userId, status: 'submitted' },
    after: null,
  });
  // Sent again with its key it is done already; without, there is nothing.
  expect([
    (await remove(hr, id, { idempotencyKey: 'gone' })).data.it,
    (await remove(hr, id)).errors[0]?.code,
  ]).toEqual([true, 'NOT_FOUND']);
  // Nothing that the person wrote is kept for repeats either, and they may apply again.
  expect(JSON.stringify(await test_.database.query('select * from idempotency'))).not.toContain('Between us');
  expect((await apply(test_, me, posting)).errors).toEqual([]);
});

test('removing a posting deletes all its applications and their files, also in the store, and no other applications [B4.21 B8.17]', async () => {
  const kept = await addPosting(test_.database);
  const before = await filesKept(test_);
  for (const who of [me, hr, admin]) expect((await apply(test_, who, posting)).errors).toEqual([]);
  const other = await apply(test_, me, kept.id);
  expect(
    (await test_.run(hr, 'mutation ($id: ID!) { deleteJobPosting(id: $id) }', { id: posting })).errors,
  ).toEqual([]);
  const [applications] = await storedApplications(test_);
  expect([
    applications,
    await test_.database.query('select 1 from file'),
    (await filesKept(test_)) - before,
  ]).toMatchObject([[{ id: other.data.it.id }], [{}], 1]);
  expect(await isThere(linkOf(test_, other.data.it.resume)?.key ?? '')).toBe(true);
});

test('a posting with thousands of applications is removed within the statement timeout', async () => {
  const { id } = await addPosting(test_.database);
  await test_.database.query('alter table job_application disable trigger job_application_count');
  await test_.database.query(
    `with kept as (insert into file (key, owner, name, content_type, size, sha256) select 'people/bulk-' || n, 'application:' || n, 'x', 'x', 1, 'x' from generate_series(1, 4000) n returning key)
     insert into job_application (posting_id, applicant_id, applicant_name, resume_key) select $1, 100000 + row_number() over (), 'Person', key from kept`,
    [id],
  );
  await test_.database.query('alter table job_application enable trigger job_application_count');
  expect((await test_.run(hr, 'mutation ($id: ID!) { deleteJobPosting(id: $id) }', { id })).errors).toEqual(
    [],
  );
  expect([(await storedApplications(test_))[0], await test_.database.query('select 1 from file')]).toEqual([
    [],
    [],
  ]);
});

test('a resume file without an application is deleted after an hour, files of applications stay', async () => {
  const { data } = await apply(test_, me, posting);
  const store = await openStore(test_.config);
  await store.put('people/left-over.txt', 'of an application that was never committed');
  const sweep = async () => {
    await people.sweep?.(test_.config);
    return store.exists('people/left-over.txt');
  };
  expect(await sweep()).toBe(true);
  standAt(Date.now() + 2 * 3_600_000);
  expect([await sweep(), await isThere(linkOf(test_, data.it.resume, 'people', 0)?.key ?? '')]).toEqual([
    false,
    true,
  ]);
});
